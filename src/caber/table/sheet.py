"""One game at a table as it is played: its record, every position, and which event each move came with."""

from caber.core.contract import CHANCE, State
from caber.core.record import Record


class Sheet:
    """A record that also keeps the position before each move, so that nothing has to be played again."""

    def __init__(self, record: Record, seq: int) -> None:
        self.record = record
        self.begun = seq  # the event that began the game
        self.closed: int | None = None  # the one that ended it
        self.before: list[State] = []
        self.seqs: list[int] = []  # of the event that brought each move

    @property
    def state(self) -> State:
        """Where the game stands."""
        return self.record.state

    @property
    def over(self) -> bool:
        """Whether the game has ended, by the rules or by forfeit."""
        return self.record.outcome() is not None

    def positions(self) -> list[State]:
        """Every position from the start to the present one."""
        return [*self.before, self.state]

    def play(self, move: str, seq: int) -> None:
        """Plays a move that an event brought."""
        before = self.state.copy()
        self.record.play(int(before.parse(move)))
        self.before.append(before)
        self.seqs.append(seq)

    def take_back(self) -> None:
        """Takes the last move back."""
        self.record.undo()
        self.before.pop()
        self.seqs.pop()

    def last_turn(self) -> int:
        """Where the latest run of one player's moves begins, what chance answered included."""
        actors = self.record.actors
        start = len(actors)
        while start and actors[start - 1] == CHANCE:
            start -= 1
        player = actors[start - 1] if start else CHANCE
        while start and actors[start - 1] in (player, CHANCE):
            start -= 1
        return start
