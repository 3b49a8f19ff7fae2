"""What a move does, and to what: the one place where numbers of moves are taken apart for people."""

from caber.core.contract import State
from caber.games.schotten_totten import choices
from caber.games.schotten_totten import layout as at
from caber.games.schotten_totten.cards import CLAN_CARDS, MAX_STONES, TACTICS_NAMES, name
from caber.games.schotten_totten.state import SchottenTotten

STACKS = ("clan", "tactics")

Deed = dict[str, str | int]


def parts(state: State, move: int) -> Deed:
    """The verb of a move about to be played, and its card, stone (counted from 1), stack or seat.

    >>> from caber.games.schotten_totten.drawing import read
    >>> position = read("hand 1: o4")
    >>> parts(position, position.parse("o4@2")), parts(position, position.parse("draw tactics"))
    ({'verb': 'lay', 'card': 'o4', 'stone': 2}, {'verb': 'draw', 'stack': 'tactics'})
    """
    assert isinstance(state, SchottenTotten)
    cells = state.cells
    if move < at.CLAIM:
        return {"verb": "lay", "card": name(move // MAX_STONES), "stone": move % MAX_STONES + 1}
    if move < at.PLAY_TRICK:
        return {"verb": "claim", "stone": move - at.CLAIM + 1}
    if move < at.PASS:
        return {"verb": "play", "card": TACTICS_NAMES[at.FIRST_TRICK + move - at.PLAY_TRICK]}
    if move == at.PASS:
        return {"verb": "pass"}
    if move < at.END:
        return {"verb": "draw", "stack": STACKS[move - at.DRAW]}
    if move == at.END:
        return {"verb": "end"}
    if move < at.TO:
        return {"verb": "take", "card": name(move - at.TAKE), "stone": _where(state, move - at.TAKE) + 1}
    if move < at.DISCARD:
        return {"verb": "to", "card": name(int(cells[at.TAKEN])), "stone": move - at.TO + 1}
    if move == at.DISCARD:
        return {"verb": "discard", "card": name(int(cells[at.TAKEN]))}
    if move < at.RETURN_UNSEEN:
        return {"verb": "return", "card": name(move - at.RETURN)}
    if move < at.DROP:
        return {"verb": "return", "stack": STACKS[move - at.RETURN_UNSEEN]}
    if move < at.DEALT:
        return {"verb": "drop", "card": name(move - at.DROP), "stone": int(cells[at.SOURCE]) + 1}
    verb = "dealt" if cells[at.PHASE] == at.DEAL else "drawn"
    seat = int(choices.receiver(cells, state.rules))
    if move < at.UNSEEN_CARD:
        return {"verb": verb, "card": name(move - at.DEALT), "seat": seat}
    return {"verb": verb, "stack": STACKS[move - at.UNSEEN_CARD], "seat": seat}


def _where(state: SchottenTotten, card: int) -> int:
    """The stone at which a card lies face up."""
    cells, place = (at.SIDE, card) if card < CLAN_CARDS else (at.SIDE_TACTICS, card - CLAN_CARDS)
    sides = [side for side in range(2 * MAX_STONES) if state.cells[cells + side] >> place & 1]
    return sides[0] % MAX_STONES
