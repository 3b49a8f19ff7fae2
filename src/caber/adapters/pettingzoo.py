"""Every game as a PettingZoo environment: agents take turns, and chance is part of the environment.

>>> table = env("kilt_castle", players=3)
>>> table.reset(seed=7)
>>> table.agents
['player_0', 'player_1', 'player_2']
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

from caber.core.contract import OVER
from caber.core.extras import extra
from caber.core.options import Value

with extra("research"):
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from caber.adapters.play import PATIENCE, RENDER_MODES, Observation, Play, Row
    from caber.adapters.spaces import Space, actions, observations, rows, seeded

Table: TypeAlias = AECEnv[str, Observation, int | None]

ILLEGAL = -1  # the reward for an illegal move, by PettingZoo's convention


def env(game: str, **settings: Any) -> Table:
    """The environment as training code expects it: whoever makes an illegal move has lost.

    Settings are those of `raw_env`.
    """
    table: Table = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=ILLEGAL)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class raw_env(Table):  # noqa: N801 - PettingZoo's name for an environment without wrappers
    """The environment itself; an illegal move is an error that says why.

    `players` and `options` are those of the game; by default, as many play as the options say. An observation
    is what the agent knows, or with `full_information` all there is to know; `state()` always says all.
    A game that lasts longer than `max_moves` choices is truncated. `render_mode` is one of "ansi" (the
    board as text), "human" (the same, printed after every step), "rgb_array" and "svg" (pictures).
    """

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        full_information: bool = False,
        max_moves: int | None = PATIENCE,
        render_mode: str | None = None,
    ) -> None:
        self.play = Play(
            game,
            players,
            options,
            full_information=full_information,
            max_moves=max_moves,
            render_mode=render_mode,
        )
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = list(self.play.names)
        self.action_spaces = {agent: actions(self.play) for agent in self.possible_agents}
        self.observation_spaces = {agent: observations(self.play) for agent in self.possible_agents}
        self.state_space = rows(self.play)
        self._rng = seeded(None)

    def action_space(self, agent: str) -> Space:
        """The numbers of all moves."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Space:
        """A row and a mask."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game; the same seed deals the same one. Options are set once, when it is made."""
        if seed is not None:
            self._rng = seeded(seed)
        self.play.begin(self._rng)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | None) -> None:
        """The agent to act plays a move; IllegalMove says why it can't be played."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TypeError(f"it is {agent}'s turn, and None is no move")
        self.play.choose(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent knows, and its legal moves if it is to act."""
        return self.play.observation(self._seat(agent))

    def state(self) -> Row:
        """All there is to know, seen from the first seat."""
        return self.play.row(0, open=True)

    def render(self) -> "str | NDArray[Any] | None":
        """The board before the agent to act."""
        return self.play.show(self._seat(self.agent_selection))

    def _go_on(self) -> None:
        """It is the next agent's turn, or the game has ended and everybody is paid."""
        outcome = self.play.outcome()
        if outcome:
            self.rewards = dict(zip(self.agents, map(float, outcome.payoffs)))
        self.terminations = dict.fromkeys(self.agents, outcome is not None)
        self.truncations = dict.fromkeys(self.agents, self.play.truncated)
        if self.play.turn != OVER:
            self.agent_selection = self.possible_agents[self.play.turn]
        self._deads_step_first()

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)
