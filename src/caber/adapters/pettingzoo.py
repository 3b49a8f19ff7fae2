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

ILLEGAL = -1  # reward for an illegal move, by PettingZoo's convention


def env(game: str, **settings: Any) -> Table:
    """Return the environment with PettingZoo's usual wrappers: a player who makes an illegal move loses.

    `game`: the game's name.
    `settings`: those of `raw_env`.
    """
    table: Table = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=ILLEGAL)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class raw_env(Table):  # noqa: N801 - PettingZoo's name for an environment without wrappers
    """A PettingZoo environment without wrappers; an illegal move raises an error with the reason.

    `game`: the game's name.
    `players`: the number of players; None takes it from the options.
    `options`: the game's options.
    `full_information`: observations show all there is to know, as `state()` always does, not only what the
    agent may know.
    `max_moves`: the limit of decisions after which a game is truncated; None for no limit.
    `render_mode`: "ansi" (the board as text), "human" (the text, printed after every step), "rgb_array" or
    "svg" (pictures).
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
        """Return the space of an agent's actions: the numbers of all moves."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Space:
        """Return the space of an agent's observations: a row and a mask."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the seed determines it. `options` is ignored: those of the constructor hold."""
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
        """Play a move of the agent to act, or raise IllegalMove with the reason."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TypeError(f"it is {agent}'s turn, and None is no move")
        self.play.choose(self.play.number(action))
        self._cumulative_rewards[agent] = 0.0
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """Return an agent's observation: its row, and a mask of its legal moves if it is to act."""
        return self.play.observation(self._seat(agent))

    def state(self) -> Row:
        """Return the row of full information, seen from the first seat."""
        return self.play.row(0, open=True)

    def render(self) -> "str | NDArray[Any] | None":
        """Return or print the board as the agent to act sees it."""
        return self.play.show(self._seat(self.agent_selection))

    def _go_on(self) -> None:
        """Select the agent to act; at the end of the game, set every agent's reward."""
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
