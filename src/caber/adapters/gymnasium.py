"""Every game as a Gymnasium environment: one agent at a table of bots.

Importing this module registers the games: "caber/SchottenTotten-v0" and so on.

>>> import gymnasium
>>> table = gymnasium.make("caber/TugOfWar-v0", opponents=["level1"])
>>> observation, info = table.reset(seed=7)
>>> observation["observation"].shape
(107,)
"""

from collections.abc import Mapping, Sequence
from typing import Any

from caber.bots import Bot, Forfeit, Seated, as_bot
from caber.core.contract import OVER
from caber.core.errors import CaberError
from caber.core.extras import extra
from caber.core.options import Value
from caber.core.rng import Rng
from caber.games import NAMES

with extra("research"):
    import gymnasium
    import numpy as np

    from caber.adapters.play import PATIENCE, RENDER_MODES, Observation, Play
    from caber.adapters.spaces import actions, observations

ANY_SEAT = "any"
ILLEGAL = "nonsense"  # the reason of the forfeit for an illegal move
SEEDS = 1 << 62


class Table(gymnasium.Env[Observation, np.int64]):
    """A Gymnasium environment: one agent's seat at a table of bots.

    An illegal move loses the game; `info["refusal"]` gives the reason.

    `game`: the game's name.
    `opponents`: the bots, which sit in order on the seats after the agent's; each is a name, an object with a
    method `choose(view, rng)`, or a class of such objects.
    `seat`: the agent's seat, counted from 0; "any" draws one by lot in each game.
    `options`: the game's options; the number of players is that of the opponents and one.
    `full_information`: observations show all there is to know, not only what the agent may know.
    `max_moves`: the limit of decisions after which a game is truncated; None for no limit.
    `render_mode`: "ansi" (the board as text), "human" (the text, printed after every step), "rgb_array" or
    "svg" (pictures).
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as in Env

    def __init__(
        self,
        game: str,
        *,
        opponents: Sequence[Seated] = ("random",),
        seat: int | str = 0,
        options: Mapping[str, Value] | None = None,
        full_information: bool = False,
        max_moves: int | None = PATIENCE,
        render_mode: str | None = None,
    ) -> None:
        if isinstance(opponents, str) or not isinstance(opponents, Sequence):
            given = opponents if isinstance(opponents, str) else "level1"
            raise CaberError("adapters-opponents", {"bot": given})
        self.play = Play(
            game,
            len(opponents) + 1,
            options,
            full_information=full_information,
            max_moves=max_moves,
            render_mode=render_mode,
        )
        if seat != ANY_SEAT and seat not in range(self.play.players):
            raise CaberError("adapters-seat", {"seat": str(seat), "last": self.play.players - 1})
        self.render_mode = render_mode
        self.action_space = actions(self.play)
        self.observation_space = observations(self.play)
        self.seat = 0
        self._wanted = seat
        self._opponents: list[Bot] = [as_bot(each, self.play.game.name) for each in opponents]
        self._luck: list[Rng] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game up to the agent's first turn and return its observation; the seed determines it."""
        super().reset(seed=seed)
        lots = self.np_random.integers(self.play.players)
        self.seat = int(lots if self._wanted == ANY_SEAT else self._wanted)
        self._luck = [Rng(int(self.np_random.integers(SEEDS))) for _ in self._opponents]
        self.play.begin(self.np_random)
        self._wait()
        return self._shown(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the agent's move, then the bots' moves until it is the agent's turn again.

        Return the observation, the reward, the flags for the end and for truncation, and the info.
        """
        if self.play.turn != self.seat or self.play.truncated:
            raise CaberError("adapters-over")
        move, refusal = self.play.number(action), ""
        try:
            self.play.choose(move)
        except CaberError as error:
            refusal = str(error)
            self.play.give_up(self.seat, ILLEGAL)
        self._wait()
        outcome = self.play.outcome()
        reward = float(outcome.payoffs[self.seat]) if outcome else 0.0
        if self.render_mode == "human":
            self.render()
        info = self._info() | ({"refusal": refusal} if refusal else {})
        return self._shown(), reward, outcome is not None, self.play.truncated, info

    def render(self) -> Any:
        """Return or print the board as the agent sees it."""
        return self.play.show(self.seat)

    def _wait(self) -> None:
        """Let the bots move, each on its seat's view, until the agent is to act or the game has ended."""
        while self.play.turn not in (self.seat, OVER) and not self.play.truncated:
            seat = self.play.turn
            number = (seat - self.seat) % self.play.players - 1
            try:
                self.play.choose(
                    self._opponents[number].choose(self.play.state.hide(seat), self._luck[number])
                )
            except Forfeit as given:
                self.play.give_up(seat, given.reason)

    def _shown(self) -> Observation:
        return self.play.observation(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.play.mask(self.seat), "seat": self.seat}


def name_of(game: str) -> str:
    """Return the name under which a game is registered with Gymnasium.

    >>> name_of("tug_of_war")
    'caber/TugOfWar-v0'
    """
    return f"caber/{game.title().replace('_', '')}-v0"


for each in NAMES:
    gymnasium.register(name_of(each), entry_point=f"{__name__}:Table", kwargs={"game": each})
