"""The games of an environment: dealt from a seed, observed as rows, rendered as text or picture."""

from collections.abc import Mapping
from contextlib import suppress
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from caber.core.contract import CHANCE, EVERYBODY, OVER, State
from caber.core.dealer import SECRET_BYTES, Dealer
from caber.core.errors import BadNotation, CaberError
from caber.core.options import Value
from caber.core.outcome import Outcome
from caber.core.record import Forfeit
from caber.games import game
from caber.games.boards import board_of
from caber.games.features import features

Row = NDArray[np.float32]
Mask = NDArray[np.int8]
Observation = dict[str, NDArray[Any]]

RENDER_MODES = ("ansi", "human", "rgb_array", "svg")
PICTURES = ("rgb_array", "svg")
PATIENCE = 1000  # decisions of players after which a game is truncated


class Play:
    """A game for environments: players choose, chance is dealt without being asked.

    `name`: the game's name.
    `players`: the number of players; None takes it from the options.
    `options`: the game's options.
    `full_information`: observations show all there is to know, not only what a player may know.
    `max_moves`: the limit of decisions after which a game is truncated; None for no limit.
    `render_mode`: one of `RENDER_MODES`, or None.
    """

    def __init__(
        self,
        name: str,
        players: int | None,
        options: Mapping[str, Value] | None,
        *,
        full_information: bool,
        max_moves: int | None,
        render_mode: str | None,
    ) -> None:
        self.game = game(name)
        chosen = dict(options or {})
        many = self.game.players(self.game.options(chosen)) if players is None else players
        self.options = self.game.seated(many, chosen)
        self.players = many
        self.names = [f"player_{seat}" for seat in range(many)]
        self.features = features(self.game, self.options)
        self.full_information = full_information
        self.max_moves = max_moves
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise CaberError("adapters-render-mode", {"mode": render_mode, "modes": ", ".join(RENDER_MODES)})
        self.render_mode = render_mode
        self.forfeit: Forfeit | None = None
        self.state: State = self.game.start(self.options)
        self._chosen = 0
        self._last: list[tuple[State, int]] = []  # the moves to mark: the last choice, and chance's after it
        self._dealer = Dealer(bytes(SECRET_BYTES))

    # -- playing -----------------------------------------------------------------------------------

    def begin(self, rng: np.random.Generator) -> None:
        """Begin a new game; its dealer's secret is drawn from `rng`."""
        self._dealer = Dealer(rng.bytes(SECRET_BYTES))
        self.state = self.game.start(self.options)
        self.forfeit = None
        self._chosen = 0
        self._last = []
        self._deal()

    def number(self, action: object) -> int:
        """Return the number of a move as a step was given it; a CaberError says so if it is none."""
        try:
            return index(action)  # type: ignore[arg-type] # it says so itself
        except TypeError:
            pass
        if isinstance(action, str) and self.turn >= 0:
            with suppress(BadNotation):
                number = int(self.state.hide(self.turn).parse(action))
                raise CaberError("adapters-move-text", {"text": action, "number": number})
        given = repr(action)[:80]
        raise CaberError("adapters-move-given", {"given": given, "most": self.game.decisions - 1})

    def choose(self, move: int) -> None:
        """Play a move of the seat to act, and chance's moves after it; an illegal one raises IllegalMove."""
        if self.turn == OVER or self.truncated:
            raise CaberError("adapters-over")
        if not 0 <= move < self.game.decisions:
            raise CaberError("adapters-move-number", {"number": move, "most": self.game.decisions - 1})
        # The seat's view is asked, so that the reason can't reveal anything hidden.
        refusal = self.state.hide(self.turn).refusal(move)
        if refusal is not None:
            raise refusal
        self._last = []
        self._chosen += 1
        self._play(move)
        self._deal()

    def give_up(self, seat: int, reason: str) -> None:
        """Record the forfeit of a seat: it loses."""
        self.forfeit = Forfeit(seat, reason)

    @property
    def turn(self) -> int:
        """The seat to act; OVER once the game has ended, by the rules or by forfeit."""
        return OVER if self.forfeit else int(self.state.turn)

    @property
    def truncated(self) -> bool:
        """True if the game has reached the limit of decisions."""
        return self.turn != OVER and self.max_moves is not None and self._chosen >= self.max_moves

    def outcome(self) -> Outcome | None:
        """Return the payoffs and the reason, or None while the game is in progress."""
        return self.state.forfeit(*self.forfeit) if self.forfeit else self.state.outcome()

    def _deal(self) -> None:
        while self.state.turn == CHANCE:
            self._play(self._dealer.deal(self.state))

    def _play(self, move: int) -> None:
        if self.render_mode is not None:
            self._last.append((self.state.copy(), move))
        self.state.act(move)

    # -- seeing ------------------------------------------------------------------------------------

    def row(self, seat: int, open: bool = False) -> Row:
        """Return the observation row of a seat (docs/observations.md); with `open`, all there is to know."""
        return np.array(self.features.read(self.state, seat, open), dtype=np.float32)

    def mask(self, seat: int) -> Mask:
        """Return an array with 1 for each legal move; it is all 0 for a seat that isn't to act."""
        mask = np.zeros(self.game.decisions, dtype=np.int8)
        if self.turn == seat and not self.truncated:
            mask[self.state.moves()] = 1
        return mask

    def observation(self, seat: int) -> Observation:
        """Return the observation of a seat: its row and its mask."""
        return {"observation": self.row(seat, self.full_information), "action_mask": self.mask(seat)}

    # -- showing -----------------------------------------------------------------------------------

    def show(self, seat: int) -> str | NDArray[np.uint8] | None:
        """Return the board as a seat sees it, as text, pixels or an SVG file; print it in mode "human"."""
        viewer = EVERYBODY if self.full_information else seat
        state = self.state.hide(viewer)
        last = [(before.hide(viewer), int(before.seen(move, viewer))) for before, move in self._last]
        if self.render_mode in PICTURES:
            from caber.adapters.picture import Picture  # imported late: it needs the whole page

            picture = Picture(self.game, state, seat, self.names, last, over=self.turn == OVER)
            return picture.svg() if self.render_mode == "svg" else picture.pixels()
        text = board_of(self.game).show(state, seat, self.names, last=[move for _, move in last])
        if self.render_mode == "ansi":
            return text
        print(text)
        return None
