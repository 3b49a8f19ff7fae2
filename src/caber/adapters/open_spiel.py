"""The games as games of OpenSpiel: importing this module registers each as `caber_` and its name.

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
MAX_MOVES = "max_moves"  # a parameter beside the game's options: the limit of moves, after which it is a draw
MOST_MOVES = 2000  # its default; nearly all games are shorter
BYTES = 2  # bytes for each move of a line
SEEDS = 1 << 62
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
assert int(pyspiel.PlayerId.CHANCE) == CHANCE

Parameters = Mapping[str, Value]


class Course:
    """The state of a game and the moves that each seat has seen: all that differs between clones."""

    __slots__ = ("left", "lines", "roots", "state", "turn")

    def __init__(
        self, state: State, turn: int, left: int, lines: tuple[bytes, ...], roots: tuple[str, ...]
    ) -> None:
        self.state = state
        self.turn = turn  # the seat to act, in OpenSpiel's numbers
        self.left = left  # moves until the limit
        self.lines = lines  # by seat: the moves it has seen; a single line in games without secrets
        self.roots = roots  # for each line: the knowledge before its first move, if it begins with a guess

    def __deepcopy__(self, memo: object) -> "Course":
        return Course(self.state.copy(), self.turn, self.left, self.lines, self.roots)

    def play(self, move: int) -> None:
        """Play a move, or raise IllegalMove and change nothing."""
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
        """Return the moves that a seat has seen."""
        return np.frombuffer(self.lines[self._line(seat)], f"<u{BYTES}")

    def recall(self, seat: int) -> str:
        """Return everything that a seat has seen, as text."""
        moves = "; ".join([self.state.text(move) for move in self.numbers(seat).tolist()])
        return f"seat {seat + 1}{self.roots[self._line(seat)]}: {moves}"

    def guessed(self, seat: int, rng: Rng) -> "Course":
        """Return a course that this seat can't tell from this one; everything hidden is filled in at random.

        A guess has no past: the lines of the other seats begin with their present knowledge.
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
    """A position behind OpenSpiel's interface; an action is the number of a move."""

    def __init__(self, game: "SpielGame", course: Course) -> None:
        super().__init__(game)
        self.course = course

    def current_player(self) -> int:
        """Return the seat to act, or OpenSpiel's number for chance or the end."""
        return self.course.turn

    def is_terminal(self) -> bool:
        """Return True if the game is over or has reached the limit of moves."""
        return self.course.turn == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.course.state.moves())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes with their probabilities."""
        state = self.course.state
        odds = state.odds()
        total = sum(odds)
        return [(move, weight / total) for move, weight in sorted(zip(state.moves(), odds))]

    def _apply_action(self, move: int) -> None:
        self.course.play(move)

    def _action_to_string(self, player: int, move: int) -> str:
        return self.course.state.text(move)

    def returns(self) -> list[float]:
        """Return the payoffs by seat; they are 0 before the end, and in a game that reached the limit."""
        outcome = self.course.state.outcome()
        return [float(payoff) for payoff in outcome.payoffs] if outcome else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a random position that the player can't tell from this one; its history begins here."""
        course = self.course.guessed(player, Rng(int(sampler() * SEEDS)))
        return SpielState(self.get_game(), course)

    def __str__(self) -> str:
        game: SpielGame = self.get_game()
        return game.shown(self.course.state, EVERYBODY)


class Playouts:
    """An evaluator by random playouts, for OpenSpiel's searches in Python.

    OpenSpiel's own evaluator requests every move of a playout. This one leaves playouts to the engine, which
    is many times as fast, and rarely chooses moves that would keep a game from ending.
    """

    def __init__(self, many: int = 1, seed: int = 0) -> None:
        self.many = many
        self.rng = Rng(seed)

    def evaluate(self, state: SpielState) -> "np.ndarray[Any, np.dtype[np.float64]]":
        """Return the mean payoffs by seat."""
        total = np.zeros(state.num_players())
        for _ in range(self.many):
            playout = state.course.state.copy()
            playout.playout(self.rng)
            outcome = playout.outcome()
            assert outcome is not None
            total += outcome.payoffs
        return total / self.many

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Return equal probabilities for all moves, or the exact ones for outcomes of chance."""
        if state.is_chance_node():
            return state.chance_outcomes()
        moves: list[int] = state.legal_actions()
        return [(move, 1 / len(moves)) for move in moves]


class Observer:
    """An observer for one seat: of its position and, with perfect recall, of every move as it saw it."""

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
        """Fill `tensor`, and with it the parts in `dict`, which share its memory."""
        course = state.course
        self.dict["position"][:] = self.game.features.read(course.state, player)
        if self.recall:
            rows = self.dict["moves"]
            numbers = course.numbers(player) + 1  # a row of zeros means a move not yet played
            rows[: len(numbers)] = numbers[:, None] >> np.arange(rows.shape[1]) & 1
            rows[len(numbers) :] = 0

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the observation as text."""
        course = state.course
        return course.recall(player) if self.recall else self.game.shown(course.state.hide(player), player)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options, behind OpenSpiel's interface.

    `kind`: the rules.
    `type`: OpenSpiel's description of the game.
    `parameters`: the options and the limit of moves.
    """

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
        """Return the position before the deal."""
        return SpielState(self, self.start.__deepcopy__(None))

    def make_py_observer(self, kind: Any = None, parameters: Parameters | None = None) -> Observer:
        """Return an observer of one seat's view, with or without perfect recall."""
        if parameters:
            raise ValueError(f"observers take no parameters: {parameters}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("observers see what one player sees: public_info=True and SINGLE_PLAYER")
        return Observer(self, kind.perfect_recall)

    def shown(self, state: State, viewer: int) -> str:
        """Return a position as `viewer` sees it: the board, and a digest, since boards can look alike."""
        names = [f"seat {seat + 1}" for seat in range(self.num_players())]
        board = board_of(self.kind).show(state, max(viewer, 0), names, ascii=True)
        return f"{board}\n {state.digest()}"


def _parameter(option: Option, value: Value) -> Value:
    """Return a value as OpenSpiel's parameter; all its values have one type, so a word among numbers is 0."""
    return 0 if isinstance(value, str) and any(map(is_number, option.choices)) else value


def _value(option: Option, parameter: Value) -> Value:
    """Return the option's value for a parameter of OpenSpiel."""
    told = {_parameter(option, choice): choice for choice in option.choices}
    return told.get(parameter, parameter)


def _without_commas(parameter: Value) -> Value:
    """Return a parameter fit for a game string of OpenSpiel, in which a comma ends a parameter."""
    return parameter.replace(",", " ") if isinstance(parameter, str) else parameter


def register(kind: Game) -> None:
    """Register a game with OpenSpiel."""
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

    class Registered(SpielGame):  # a class, not a function: OpenSpiel releases it after Python's end
        def __init__(self, parameters: Parameters) -> None:
            super().__init__(kind, type, parameters)

    pyspiel.register_game(type, Registered)


for name in NAMES:
    register(game(name))
