"""Why a move is illegal, in terms a player would use."""

from caber.core.bits import BIT
from caber.core.contract import CHANCE, OVER
from caber.core.errors import IllegalMove
from caber.games.schotten_totten import choices
from caber.games.schotten_totten.cards import (
    CARDS,
    CLAN_CARDS,
    JOKERS,
    LEADERS,
    MAX_STONES,
    SCOUT,
    TACTICS_NAMES,
    name,
)
from caber.games.schotten_totten.certificates import ClaimRefused, certify
from caber.games.schotten_totten.claims import may_lead, places_at
from caber.games.schotten_totten.layout import (
    AFTER,
    CLAIM,
    COUNT,
    DEALT,
    DECK,
    DISCARD,
    DRAW,
    DROP,
    DROPPING,
    END,
    FIRST_TRICK,
    HELD,
    HELD_TACTICS,
    MOVER,
    NO_DRAW,
    OPEN,
    OWNED,
    PASS,
    PHASE,
    PLAY,
    PLAY_TRICK,
    PLAYED,
    PUTTING,
    RETURN,
    RETURNING,
    SCOUTING,
    TAKE,
    TAKING,
    TO,
    TRICK,
)
from caber.games.schotten_totten.notation import text
from caber.games.schotten_totten.state import SchottenTotten

# What the player should be doing, by phase: the texts say it in words.
NOW = {
    PLAY: "play",
    AFTER: "after",
    SCOUTING: "scout",
    RETURNING: "return",
    TAKING: "take",
    PUTTING: "put",
    DROPPING: "drop",
}


def refusal(state: SchottenTotten, move: int) -> IllegalMove:
    """The reason, for a move that is not on the menu."""
    said = text(move)
    phase = int(state.cells[PHASE])
    if state.turn == OVER:
        return _refused("over", said)
    if state.turn == CHANCE:
        return _refused("chance", said)
    if move >= DEALT:
        return _refused("not-chance", said)
    if phase not in _phases(state, move):
        if CLAIM <= move < PLAY_TRICK and phase == AFTER:
            return _refused("claim-expert", said)
        return _refused("phase", said, now=NOW[phase])
    if move < CLAIM:
        return _laying(state, move // MAX_STONES, move % MAX_STONES, said)
    if move < PLAY_TRICK:
        return _claim(state, move - CLAIM, said)
    if move < PASS:
        return _tactics_card(state, CLAN_CARDS + FIRST_TRICK + move - PLAY_TRICK, said) or _refused(
            "no-target", said, card=TACTICS_NAMES[FIRST_TRICK + move - PLAY_TRICK]
        )
    if move == PASS:
        playable = state.cells[HELD + state.cells[MOVER]] and state.cells[OPEN + state.cells[MOVER]]
        return _refused("pass-playable" if playable else "pass-claim", said)
    if move < END:
        return _draw(state, move - DRAW, said)
    if move == END:
        return _refused("must-draw", said)
    if move < TO:
        return _refused("take", said, card=name(move - TAKE), trick=_trick(state))
    if move <= DISCARD:
        return _refused(
            "discard" if move == DISCARD else "to", said, stone=move - TO + 1, trick=_trick(state)
        )
    if move < DROP:
        card = move - RETURN
        return _refused("not-in-hand", said, card=name(card)) if card < CARDS else _refused("unseen", said)
    return _refused("drop", said, card=name(move - DROP))


def _refused(reason: str, said: str, **details: str | int) -> IllegalMove:
    return IllegalMove(f"schotten-totten-refused-{reason}", {"move": said, **details})


def _phases(state: SchottenTotten, move: int) -> tuple[int, ...]:
    """The phases in which a move of this kind has a place."""
    if CLAIM <= move < PLAY_TRICK:
        return (PLAY,) if state.rules.expert else (PLAY, AFTER)
    if move <= PASS:
        return (PLAY,)
    if move < END:
        return AFTER, SCOUTING
    for start, phase in ((DROP, DROPPING), (RETURN, RETURNING), (TO, PUTTING), (TAKE, TAKING)):
        if move >= start:
            return (phase,)
    return (AFTER,)


def _trick(state: SchottenTotten) -> str:
    return TACTICS_NAMES[int(state.cells[TRICK]).bit_length() - 1]


def _stone(state: SchottenTotten, stone: int, said: str) -> IllegalMove | None:
    """What is wrong with the stone itself."""
    if stone >= state.rules.stones:
        return _refused("no-stone", said, stone=stone + 1, stones=int(state.rules.stones))
    if (state.cells[OWNED] | state.cells[OWNED + 1]) >> stone & 1:
        return _refused("stone-claimed", said, stone=stone + 1)
    return None


def _tactics_card(state: SchottenTotten, card: int, said: str) -> IllegalMove | None:
    """What forbids the mover this tactics card, wherever he would play it."""
    cells, mover = state.cells, state.cells[MOVER]
    bit = int(BIT[card - CLAN_CARDS])
    if not choices.tactics_cards(cells, mover) & bit:
        return _refused("not-in-hand", said, card=name(card))
    if cells[PLAYED + mover] > cells[PLAYED + 1 - mover]:
        return _refused("tactics-limit", said, card=name(card))
    if bit & LEADERS and not may_lead(cells, state.rules, mover):
        return _refused("leader", said, card=name(card))
    if bit == SCOUT:
        return _refused("scout", said)
    return None


def _laying(state: SchottenTotten, card: int, stone: int, said: str) -> IllegalMove:
    cells, mover = state.cells, state.cells[MOVER]
    if card < CLAN_CARDS:
        held = choices.clan_cards(cells, mover) >> card & 1
        wrong = None if held else _refused("not-in-hand", said, card=name(card))
    else:
        wrong = _tactics_card(state, card, said)
    wrong = wrong or _stone(state, stone, said)
    if wrong is not None:
        return wrong
    assert card < CLAN_CARDS or BIT[card - CLAN_CARDS] & JOKERS
    return _refused("side-full", said, stone=stone + 1, places=int(places_at(cells, stone)))


def _claim(state: SchottenTotten, stone: int, said: str) -> IllegalMove:
    wrong = _stone(state, stone, said)
    if wrong is not None:
        return wrong
    seat = state.cells[MOVER]
    missing = int(places_at(state.cells, stone) - state.cells[COUNT + seat * MAX_STONES + stone])
    if missing > 0:
        return _refused("claim-incomplete", said, stone=stone + 1, missing=missing)
    return ClaimRefused(certify(state, int(seat), stone))


def _draw(state: SchottenTotten, stack: int, said: str) -> IllegalMove:
    cells, mover = state.cells, state.cells[MOVER]
    if not cells[DECK + stack]:
        return _refused("stack-empty", said, stack="tactics" if stack else "clan")
    if cells[PHASE] == SCOUTING:
        return _refused("one-stack", said)
    if cells[NO_DRAW]:
        return _refused("after-scout", said)
    return _refused("hand-full", said, cards=int(cells[HELD + mover] + cells[HELD_TACTICS + mover]))
