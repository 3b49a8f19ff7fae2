"""Tables for tests: opened, played at and watched without any server."""

from collections.abc import Iterable

from caber.bots import bot
from caber.core.rng import Rng
from caber.games import NAMES, game
from caber.table.acts import AnyAct, BeReady, ClockWanted, Open, Play, Resign, SeatWanted, Sit, TakeBack
from caber.table.events import AnyEvent
from caber.table.opening import open_table
from caber.table.table import Table

NOW = 1_800_000_000_000
ID = "act-0001"
ME, HERE, FRIEND = SeatWanted("me", "Ailsa"), SeatWanted("here", "Rob"), SeatWanted("open")
ALSO_HERE = SeatWanted("here", "Mairi")
ROBOT, STRONG = SeatWanted("bot", "random"), SeatWanted("bot", "heuristic")

FOR_THREE = [name for name in NAMES if 3 in game(name).seats]
OPEN_TO_ALL = [name for name in NAMES if not game(name).secrets]


class Desk:
    """A table, its log, and the time of day."""

    def __init__(
        self,
        *seats: SeatWanted,
        games: int = 1,
        clock: ClockWanted | None = None,
        options: dict[str, str] | None = None,
        game: str = "schotten_totten",
    ) -> None:
        wanted = Open(game=game, seats=seats, options=options or {}, games=games, clock=clock)
        opened, self.mine = open_table(wanted, "Ailsa", NOW)
        self.table = Table("t" * 22, opened)
        self.log: list[AnyEvent] = [opened]
        self.now = NOW

    def happen(self, events: Iterable[AnyEvent]) -> None:
        for event in events:
            self.table.apply(event)
            self.log.append(event)

    def act(self, act: AnyAct, seats: Iterable[int] | None = None) -> None:
        mine = tuple(self.mine if seats is None else seats)
        self.happen(self.table.decide(act, mine, self.now))

    def sit(self, seat: int, name: str) -> None:
        self.act(Sit(seq=0, id=ID, seat=seat, name=name), ())

    def ready(self, seats: Iterable[int] | None = None, seed: str = "heather") -> None:
        self.act(BeReady(seq=0, id=ID, seed=seed), seats)

    def play(self, move: str, seats: Iterable[int] | None = None) -> None:
        self.act(Play(seq=0, id=ID, move=move), seats)

    def undo(self, seats: Iterable[int] | None = None) -> None:
        self.act(TakeBack(seq=0, id=ID), seats)

    def resign(self, seats: Iterable[int] | None = None) -> None:
        self.act(Resign(seq=0, id=ID), seats)

    def step(self, seed: int = 0) -> None:
        """Whoever is to move plays at random."""
        seat = self.table.turn
        assert seat is not None
        state = self.table.sheets[-1].state
        choice = int(bot("random", self.table.game.name).choose(state.hide(seat), Rng(seed + self.table.seq)))
        if self.table.thinking():
            self.happen(self.table.answer(seat, choice, self.now))
        else:
            self.play(state.text(choice), [seat])

    def finish(self, seed: int = 0) -> None:
        while self.table.stage == "playing":
            self.step(seed)


def started(
    *seats: SeatWanted,
    options: dict[str, str] | None = None,
    game: str = "schotten_totten",
    clock: ClockWanted | None = None,
) -> Desk:
    """A table with its first game under way."""
    desk = Desk(*seats, options=options, game=game, clock=clock)
    if FRIEND in seats:
        desk.sit(seats.index(FRIEND), "Morag")
        desk.ready([seats.index(FRIEND)])
    desk.ready()
    return desk
