"""Claims with reasons: the proof of an accepted claim, the counter-example to a refused one.

Both follow from face-up cards alone, so everybody at the table may read them.
"""

from caber.core.errors import IllegalMove
from caber.games.schotten_totten.cards import (
    CLAN_LETTERS,
    FOG,
    JOKERS,
    MAX_STONES,
    name,
    numbers,
    tactics_numbers,
)
from caber.games.schotten_totten.checking import RANKS, Certificate, Formation, Table, best_reading, fault
from caber.games.schotten_totten.claims import places_at, reachable, spare_jokers, strength, was_first
from caber.games.schotten_totten.formations import RANK
from caber.games.schotten_totten.layout import COUNT, SIDE, SIDE_TACTICS, UNSEEN
from caber.games.schotten_totten.state import SchottenTotten
from caber.texts import tell


def certify(state: SchottenTotten, seat: int, stone: int) -> Certificate:
    """The certificate of a claim by a seat whose side of the stone is complete."""
    cells, rules = state.cells, state.rules
    table = face_up(state, seat, stone)
    own = int(strength(cells, rules, seat, stone))
    complete = len(table.theirs) == table.places
    best, cards, jokers = reachable(cells, rules, 1 - seat, stone)
    added = tuple(name(card) for card in numbers(cards) + tactics_numbers(jokers))
    theirs = None if best < 0 else _formation((*table.theirs, *added), int(best), table)
    accepted = best < own or (best == own and (not complete or table.first))
    return Certificate(seat, stone, accepted, _formation(table.mine, own, table), theirs, added, table.first)


def face_up(state: SchottenTotten, seat: int, stone: int) -> Table:
    """What a claim is judged by."""
    cells, rules = state.cells, state.rules
    terrain = cells[SIDE_TACTICS + stone] | cells[SIDE_TACTICS + MAX_STONES + stone]
    places = int(places_at(cells, stone))
    both = all(cells[COUNT + side * MAX_STONES + stone] == places for side in range(2))
    spare = spare_jokers(cells, rules, 1 - seat) if rules.proof_jokers else 0
    return Table(
        mine=_side(state, seat, stone),
        theirs=_side(state, 1 - seat, stone),
        unseen=tuple(name(card) for card in numbers(cells[UNSEEN])),
        spare=tuple(name(card) for card in tactics_numbers(spare)),
        clans=CLAN_LETTERS[: rules.clans],
        values=int(rules.values),
        places=places,
        fog=terrain & FOG != 0,
        first=both and was_first(cells, rules, seat, stone),
    )


def doubt(state: SchottenTotten, certificate: Certificate) -> str | None:
    """What the independent check finds wrong with a certificate, or None."""
    return fault(certificate, face_up(state, certificate.seat, certificate.stone))


def shown(certificate: Certificate) -> tuple[str, ...]:
    """The cards that a certificate speaks of."""
    theirs = certificate.theirs.cards if certificate.theirs else ()
    return (*certificate.mine.cards, *theirs)


def words(certificate: Certificate, language: str = "en") -> str:
    """A certificate as a player would put it."""
    mine = certificate.mine
    theirs = certificate.theirs
    said: dict[str, str | int] = {"stone": certificate.stone + 1, "mine": _phrase(mine, language)}
    if theirs is None:
        return tell("schotten-totten-claim-unfillable", said, language)
    said["theirs"] = _phrase(theirs, language)
    said["added"] = ", ".join(certificate.added)
    if theirs.rank != mine.rank:
        verdict = "rank"
    elif theirs.sum != mine.sum:
        verdict = "sum"
    else:
        verdict = "tie"
    answer = "holds" if certificate.accepted else "fails"
    stage = "possible" if certificate.added else "laid"
    return tell(f"schotten-totten-claim-{answer}-{verdict}-{stage}", said, language)


class ClaimRefused(IllegalMove):
    """A claim that the face-up cards don't prove, with the counter-example."""

    def __init__(self, certificate: Certificate) -> None:
        super().__init__("schotten-totten-claim-refused", {"stone": certificate.stone + 1})
        self.certificate = certificate
        self.marks = shown(certificate)

    def tell(self, language: str = "en") -> str:
        """The counter-example in words."""
        return words(self.certificate, language)

    def __reduce__(self) -> tuple[type["ClaimRefused"], tuple[Certificate]]:  # type: ignore[override]
        return ClaimRefused, (self.certificate,)


def _side(state: SchottenTotten, seat: int, stone: int) -> tuple[str, ...]:
    side = seat * MAX_STONES + stone
    cards = numbers(state.cells[SIDE + side]) + tactics_numbers(state.cells[SIDE_TACTICS + side] & JOKERS)
    return tuple(name(card) for card in cards)


def _formation(cards: tuple[str, ...], reached: int, table: Table) -> Formation:
    _, reading = best_reading(cards, table)
    meanings = tuple((card, f"{clan}{value}") for card, (clan, value) in zip(cards, reading) if len(card) > 3)
    rank, total = divmod(reached, RANK)
    return Formation(cards, meanings, "sum" if table.fog else RANKS[rank], total)


def _phrase(formation: Formation, language: str) -> str:
    meanings = dict(formation.meanings)
    cards = [f"{card} ({meanings[card]})" if card in meanings else card for card in formation.cards]
    said: dict[str, str | int] = {"cards": " ".join(cards), "sum": formation.sum}
    return tell(f"schotten-totten-rank-{formation.rank.replace('_', '-')}", said, language)
