"""One game after another for an environment: dealt from a seed, seen as rows, shown as text or picture."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from caber.core.contract import CHANCE, EVERYBODY, OVER, State
from caber.core.dealer import SECRET_BYTES, Dealer
from caber.core.errors import CaberError
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
PATIENCE = 1000  # decisions of players after which a game is broken off


class Play:
    """A game that players choose in and that chance deals by itself."""

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
        self._last: list[tuple[State, int]] = []  # the last choice and what chance made of it, to be marked
        self._dealer = Dealer(bytes(SECRET_BYTES))

    # -- playing -----------------------------------------------------------------------------------

    def begin(self, rng: np.random.Generator) -> None:
        """A new game; the generator gives the secret of its dealer."""
        self._dealer = Dealer(rng.bytes(SECRET_BYTES))
        self.state = self.game.start(self.options)
        self.forfeit = None
        self._chosen = 0
        self._last = []
        self._deal()

    def choose(self, move: int) -> None:
        """The seat to act plays a move, and chance answers; IllegalMove says why it can't be played."""
        if self.turn == OVER or self.truncated:
            raise CaberError("adapters-over")
        if not 0 <= move < self.game.decisions:
            raise CaberError("adapters-move-number", {"number": move, "most": self.game.decisions - 1})
        # Asked of what the seat knows, so that the answer tells nothing else.
        refusal = self.state.hide(self.turn).refusal(move)
        if refusal is not None:
            raise refusal
        self._last = []
        self._chosen += 1
        self._play(move)
        self._deal()

    def give_up(self, seat: int, reason: str) -> None:
        """A seat loses, because it doesn't play on."""
        self.forfeit = Forfeit(seat, reason)

    @property
    def turn(self) -> int:
        """The seat to act; OVER once the game has ended, by the rules or by forfeit."""
        return OVER if self.forfeit else int(self.state.turn)

    @property
    def truncated(self) -> bool:
        """Whether the game has lasted so long that it is broken off."""
        return self.turn != OVER and self.max_moves is not None and self._chosen >= self.max_moves

    def outcome(self) -> Outcome | None:
        """Payoffs and the reason, or None while the game goes on."""
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
        """What a seat knows, or with `open` all there is to know, as docs/observations.md says."""
        return np.array(self.features.read(self.state, seat, open), dtype=np.float32)

    def mask(self, seat: int) -> Mask:
        """A 1 for each legal move; nothing for those who aren't to act."""
        mask = np.zeros(self.game.decisions, dtype=np.int8)
        if self.turn == seat and not self.truncated:
            mask[self.state.moves()] = 1
        return mask

    def observation(self, seat: int) -> Observation:
        """What a seat is shown."""
        return {"observation": self.row(seat, self.full_information), "action_mask": self.mask(seat)}

    # -- showing -----------------------------------------------------------------------------------

    def show(self, seat: int) -> str | NDArray[np.uint8] | None:
        """The board before a seat: returned as text, pixels or an SVG file, or printed for people."""
        viewer = EVERYBODY if self.full_information else seat
        state = self.state.hide(viewer)
        last = [(before.hide(viewer), int(before.seen(move, viewer))) for before, move in self._last]
        if self.render_mode in PICTURES:
            from caber.adapters.picture import Picture  # it needs the whole page, and is seldom needed

            picture = Picture(self.game, state, seat, self.names, last, over=self.turn == OVER)
            return picture.svg() if self.render_mode == "svg" else picture.pixels()
        text = board_of(self.game).show(state, seat, self.names, last=[move for _, move in last])
        if self.render_mode == "ansi":
            return text
        print(text)
        return None
