"""The games as games of OpenSpiel: importing this module registers each of them as `caber_` and its name.

>>> import pyspiel
>>> game = pyspiel.load_game("caber_schotten_totten", {"clans": 2, "values": 3, "hand": 1})
>>> state = game.new_initial_state()
>>> for card in ("r2", "o3"):
...     state.apply_action(state.string_to_action(card))
>>> state.current_player(), state.information_state_string(0)
(0, 'seat 1: r2; ?')
"""

from collections.abc import Callable, Mapping
from typing import Any

from caber.core.contract import CHANCE, EVERYBODY, OVER, State
from caber.core.extras import extra
from caber.core.game import Game
from caber.core.options import Option, Value, is_number
from caber.core.rng import Rng
from caber.games import NAMES, game
from caber.games.boards import board_of
from caber.games.features import features

with extra("research"):
    import numpy as np
    import pyspiel

PREFIX = "caber_"
MAX_MOVES = "max_moves"  # the parameter that is none of our options: after so many moves it is a draw
MOST_MOVES = 2000  # unless somebody says otherwise; nearly all games need less
BYTES = 2  # for each move of a line
SEEDS = 1 << 62
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
assert int(pyspiel.PlayerId.CHANCE) == CHANCE

Parameters = Mapping[str, Value]


class Course:
    """Where a game stands and what each seat has seen of it: all that differs from clone to clone."""

    __slots__ = ("left", "lines", "roots", "state", "turn")

    def __init__(
        self, state: State, turn: int, left: int, lines: tuple[bytes, ...], roots: tuple[str, ...]
    ) -> None:
        self.state = state
        self.turn = turn  # as OpenSpiel numbers players
        self.left = left  # moves until the game is broken off
        self.lines = lines  # by seat: the moves it has seen; just one where nothing is secret
        self.roots = roots  # beside each line: what came before it, if it begins with a guess

    def __deepcopy__(self, memo: object) -> "Course":
        return Course(self.state.copy(), self.turn, self.left, self.lines, self.roots)

    def play(self, move: int) -> None:
        """Plays a move, or raises IllegalMove and changes nothing."""
        state = self.state
        seen = [state.seen(move, seat) for seat in range(len(self.lines))]
        state.play(move)
        self.lines = tuple(
            [line + int.to_bytes(as_seen, BYTES, "little") for line, as_seen in zip(self.lines, seen)]
        )
        self.left -= 1
        self.turn = int(state.turn) if self.left else OVER
        if self.turn == OVER:
            self.turn = TERMINAL

    def numbers(self, seat: int) -> "np.ndarray[Any, np.dtype[np.uint16]]":
        """The moves that a seat has seen."""
        return np.frombuffer(self.lines[self._line(seat)], f"<u{BYTES}")

    def recall(self, seat: int) -> str:
        """All that a seat has seen, as text."""
        moves = "; ".join([self.state.text(move) for move in self.numbers(seat).tolist()])
        return f"seat {seat + 1}{self.roots[self._line(seat)]}: {moves}"

    def guessed(self, seat: int, rng: Rng) -> "Course":
        """The same for that seat, everything that it can't know filled in at random.

        A guess has no past, so what the others have seen begins with what they know now.
        """
        mine = self._line(seat)
        state = self.state.hide(seat).guess(rng)
        lines = tuple([line if index == mine else b"" for index, line in enumerate(self.lines)])
        roots = tuple(
            [
                root if index == mine else f" knows {state.hide(index).digest()}"
                for index, root in enumerate(self.roots)
            ]
        )
        return Course(state, self.turn, self.left, lines, roots)

    def _line(self, seat: int) -> int:
        return min(seat, len(self.lines) - 1)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """One position, as OpenSpiel asks for it; an action is the number of a move."""

    def __init__(self, game: "SpielGame", course: Course) -> None:
        super().__init__(game)
        self.course = course

    def current_player(self) -> int:
        """The seat to act, or one of OpenSpiel's numbers for chance and the end."""
        return self.course.turn

    def is_terminal(self) -> bool:
        """Whether the game is over or has been broken off."""
        return self.course.turn == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.course.state.moves())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes with their exact odds."""
        state = self.course.state
        odds = state.odds()
        total = sum(odds)
        return [(move, weight / total) for move, weight in sorted(zip(state.moves(), odds))]

    def _apply_action(self, move: int) -> None:
        self.course.play(move)

    def _action_to_string(self, player: int, move: int) -> str:
        return self.course.state.text(move)

    def returns(self) -> list[float]:
        """Payoffs by seat; nobody has won anything before the end, or in a game that was broken off."""
        outcome = self.course.state.outcome()
        return [float(payoff) for payoff in outcome.payoffs] if outcome else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A position that this player can't tell from this one, drawn at random; its history begins here."""
        course = self.course.guessed(player, Rng(int(sampler() * SEEDS)))
        return SpielState(self.get_game(), course)

    def __str__(self) -> str:
        game: SpielGame = self.get_game()
        return game.shown(self.course.state, EVERYBODY)


class Playouts:
    """Judges positions by random playouts, for OpenSpiel's searches in Python.

    OpenSpiel's own evaluator asks for every move of a playout. This one leaves them to the engine, which is
    many times as fast, and seldom makes moves that would keep a game from ending.
    """

    def __init__(self, many: int = 1, seed: int = 0) -> None:
        self.many = many
        self.rng = Rng(seed)

    def evaluate(self, state: SpielState) -> "np.ndarray[Any, np.dtype[np.float64]]":
        """The mean payoffs by seat."""
        total = np.zeros(state.num_players())
        for _ in range(self.many):
            playout = state.course.state.copy()
            playout.playout(self.rng)
            outcome = playout.outcome()
            assert outcome is not None
            total += outcome.payoffs
        return total / self.many

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """All moves alike; outcomes of chance by their odds."""
        if state.is_chance_node():
            return state.chance_outcomes()
        moves: list[int] = state.legal_actions()
        return [(move, 1 / len(moves)) for move in moves]


class Observer:
    """What one seat sees: the position, and with perfect recall every move as it has seen it."""

    def __init__(self, game: "SpielGame", recall: bool) -> None:
        self.game = game
        self.recall = recall
        shapes: dict[str, tuple[int, ...]] = {"position": (game.features.size,)}
        if recall:
            shapes["moves"] = (game.max_game_length(), game.kind.moves.bit_length())
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        self.dict: dict[str, np.ndarray[Any, np.dtype[np.float32]]] = {}
        first = 0
        for name, shape in shapes.items():
            part = self.tensor[first : first + int(np.prod(shape))]
            self.dict[name] = part.reshape(shape)
            first += part.size

    def set_from(self, state: SpielState, player: int) -> None:
        """Fills `tensor`, and so `dict`, which is the same by parts."""
        course = state.course
        self.dict["position"][:] = self.game.features.read(course.state, player)
        if self.recall:
            rows = self.dict["moves"]
            numbers = course.numbers(player) + 1  # a row of zeros: not yet played
            rows[: len(numbers)] = numbers[:, None] >> np.arange(rows.shape[1]) & 1
            rows[len(numbers) :] = 0

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        course = state.course
        return course.recall(player) if self.recall else self.game.shown(course.state.hide(player), player)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options and its number of players."""

    def __init__(self, kind: Game, type: Any, parameters: Parameters) -> None:
        options = kind.options(
            {option.name: _value(option, parameters[option.name]) for option in kind.offered}
        )
        players = kind.players(options)
        moves = int(parameters[MAX_MOVES])
        if moves < 1:
            raise ValueError(f"{MAX_MOVES} can't be {moves}: a game has at least one move")
        info = pyspiel.GameInfo(
            num_distinct_actions=kind.decisions,
            max_chance_outcomes=kind.moves,
            num_players=players,
            min_utility=1.0 - players,
            max_utility=players - 1.0,
            utility_sum=0.0,
            max_game_length=moves,
        )
        super().__init__(type, info, {name: _without_commas(value) for name, value in parameters.items()})
        self.kind = kind
        self.features = features(kind, options)
        lines = players if kind.secrets else 1
        opening = kind.opening(options)
        self.start = Course(opening, int(opening.turn), moves, (b"",) * lines, ("",) * lines)

    def new_initial_state(self) -> SpielState:
        """The position before anything is dealt."""
        return SpielState(self, self.start.__deepcopy__(None))

    def make_py_observer(self, kind: Any = None, parameters: Parameters | None = None) -> Observer:
        """Observes what one seat sees, with or without perfect recall."""
        if parameters:
            raise ValueError(f"observers take no parameters: {parameters}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("observers see what one player sees: public_info=True and SINGLE_PLAYER")
        return Observer(self, kind.perfect_recall)

    def shown(self, state: State, viewer: int) -> str:
        """A position for somebody's eyes: the board, and a digest that tells apart what boards show alike."""
        names = [f"seat {seat + 1}" for seat in range(self.num_players())]
        board = board_of(self.kind).show(state, max(viewer, 0), names, ascii=True)
        return f"{board}\n {state.digest()}"


def _parameter(option: Option, value: Value) -> Value:
    """A value as OpenSpiel is told it: with one type for all of an option's, so a word among numbers is 0."""
    return 0 if isinstance(value, str) and any(map(is_number, option.choices)) else value


def _value(option: Option, parameter: Value) -> Value:
    """The value that OpenSpiel was told."""
    told = {_parameter(option, choice): choice for choice in option.choices}
    return told.get(parameter, parameter)


def _without_commas(parameter: Value) -> Value:
    """The same, as it can be part of a game's string: there, a comma is the end of a parameter."""
    return parameter.replace(",", " ") if isinstance(parameter, str) else parameter


def register(kind: Game) -> None:
    """Makes a game known to OpenSpiel."""
    defaults = {option.name: _parameter(option, option.default) for option in kind.offered}
    information = pyspiel.GameType.Information
    type = pyspiel.GameType(
        short_name=PREFIX + kind.name,
        long_name=kind.name.replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if kind.secrets else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(kind.seats),
        min_num_players=min(kind.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**defaults, MAX_MOVES: MOST_MOVES},
    )

    class Registered(SpielGame):  # OpenSpiel drops it after Python has ended, which only a class survives
        def __init__(self, parameters: Parameters) -> None:
            super().__init__(kind, type, parameters)

    pyspiel.register_game(type, Registered)


for name in NAMES:
    register(game(name))
