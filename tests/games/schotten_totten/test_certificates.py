"""Claims carry certificates: proofs and counter-examples that an independent check accepts."""

from collections.abc import Iterator

import pytest

from caber.core.contract import CHANCE, NOBODY, OVER
from caber.core.rng import Rng
from caber.games import game
from caber.games.schotten_totten.certificates import ClaimRefused, certify, doubt, face_up, words
from caber.games.schotten_totten.checking import Certificate, fault
from caber.games.schotten_totten.claims import places_at
from caber.games.schotten_totten.layout import CLAIMABLE, COUNT, OWNED
from caber.games.schotten_totten.state import SchottenTotten
from tests.ledger import Tally

GAME = game("schotten_totten")


def judged(seed: int, mode: str, proof_jokers: bool = False) -> Iterator[tuple[SchottenTotten, Certificate]]:
    """Every complete side of a random game, with its certificate, once for each time the table changes."""
    state = GAME.start({"mode": mode, "proof_jokers": proof_jokers})
    assert isinstance(state, SchottenTotten)
    rng = Rng(seed)
    while state.turn != OVER:
        if state.turn != CHANCE and rng.below(6) == 0:
            for stone in range(9):
                if not (state.cells[OWNED] | state.cells[OWNED + 1]) >> stone & 1:
                    for seat in range(2):
                        if state.cells[COUNT + 9 * seat + stone] == places_at(state.cells, stone):
                            yield state, certify(state, seat, stone)
        state.act(state.pick(rng))


@pytest.mark.parametrize(("mode", "proof_jokers"), [("base", False), ("tactics", False), ("tactics", True)])
def test_every_certificate_convinces_the_doubter(mode: str, proof_jokers: bool) -> None:
    accepted = refused = 0
    for seed in range(25):
        for state, certificate in judged(seed, mode, proof_jokers):
            assert certificate.accepted == bool(
                state.cells[CLAIMABLE + certificate.seat] >> certificate.stone & 1
            )
            assert doubt(state, certificate) is None, (
                certificate,
                face_up(state, certificate.seat, certificate.stone),
            )
            accepted += certificate.accepted
            refused += not certificate.accepted
    assert accepted > 50 and refused > 50


def forgeries(certificate: Certificate) -> Iterator[Certificate]:
    yield certificate._replace(accepted=not certificate.accepted)
    yield certificate._replace(mine=certificate.mine._replace(sum=certificate.mine.sum + 1))
    yield certificate._replace(mine=certificate.mine._replace(cards=("r1", "r2", "r3")))
    if certificate.theirs is not None:
        yield certificate._replace(theirs=None)
        yield certificate._replace(theirs=certificate.theirs._replace(rank="nothing"))
    if certificate.added:
        yield certificate._replace(added=certificate.added[1:])
        yield certificate._replace(added=(certificate.mine.cards[0], *certificate.added[1:]))


def test_no_forged_certificate_convinces() -> None:
    tried = 0
    for seed in range(12):
        for state, certificate in judged(seed, "tactics"):
            for forged in forgeries(certificate):
                try:
                    found = doubt(state, forged)
                except ValueError:
                    found = "nonsense"
                assert found is not None, (certificate, forged)
                tried += 1
    assert tried > 300


@pytest.mark.promise("R6", "certificates in worlds with other hands")
@pytest.mark.parametrize(
    ("first", "games"),
    [(0, 20), *(pytest.param(part * 10_000, 2_000, marks=pytest.mark.soak) for part in range(1, 5))],
)
def test_certificates_depend_on_face_up_cards_alone(first: int, games: int, tally: Tally) -> None:
    rng = Rng(9)
    for seed in range(first, first + games):
        for state, certificate in judged(seed, "tactics"):
            other = state.hide(NOBODY).guess(rng)
            assert certify(other, certificate.seat, certificate.stone) == certificate
            assert certify(state.hide(NOBODY), certificate.seat, certificate.stone) == certificate
            tally.tried()
    assert tally.trials > 5 * games


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_certificates_can_be_said(language: str) -> None:
    for seed in range(8):
        for _, certificate in judged(seed, "tactics"):
            said = words(certificate, language)
            assert all(card in said for card in certificate.mine.cards)
            assert all(card in said for card in certificate.added)


def test_a_refused_claim_shows_its_counter_example() -> None:
    shown = 0
    for seed in range(30):
        for state, certificate in judged(seed, "base"):
            if state.turn == certificate.seat and not certificate.accepted:
                refusal = state.refusal(state.parse(f"claim {certificate.stone + 1}"))
                if isinstance(refusal, ClaimRefused):
                    assert refusal.certificate == certificate
                    assert refusal.tell("nl") == words(certificate, "nl")
                    shown += 1
    assert shown > 20


def test_an_incomplete_side_proves_nothing() -> None:
    state, certificate = next(judged(1, "base"))
    table = face_up(state, certificate.seat, certificate.stone)
    assert fault(certificate, table._replace(mine=table.mine[:2])) is not None
