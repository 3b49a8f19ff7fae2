"""What leaves a table. Every position, move and line passes `hide` and `seen` here, and nowhere else."""

from bisect import bisect_right
from collections.abc import Collection, Iterator, Sequence
from time import time

from caber.core.contract import CHANCE, EVERYBODY, NOBODY, OVER, State
from caber.core.dealer import Dealer
from caber.core.errors import CaberError
from caber.core.game import Game
from caber.core.options import written
from caber.core.record import Record
from caber.core.verify import check_deal
from caber.games.boards import board_of, ending, screen_of
from caber.table.analysis import is_told, may_hint
from caber.table.events import OPEN, PERSON
from caber.table.names import lift_veils, veils
from caber.table.sheet import Sheet
from caber.table.story import Told, told
from caber.table.table import Table
from caber.table.views import (
    Checked,
    Choice,
    DealView,
    Drawn,
    Ending,
    Line,
    MatchView,
    PositionView,
    Reading,
    Replay,
    SeatView,
    Step,
    TableView,
    Urn,
    Why,
)
from caber.texts import listed, tell


def view(
    table: Table, mine: Collection[int], language: str, since: int = -1, now: int | None = None
) -> TableView:
    """The table as the holder of these seats may see it, with the lines of the log after `since`."""
    shown = _Eyes(table, mine, language)
    sheet = table.sheets[-1] if table.sheets else None
    keep, lines = shown.lines(since)
    return TableView(
        id=table.id,
        seq=table.seq,
        game=table.game.name,
        options=table.unusual,
        secrets=table.game.secrets,
        stage=table.stage,
        number=table.number,
        seats=shown.seats(int(time() * 1000) if now is None else now),
        match=_match(table),
        deal=_deal(table, sheet),
        position=shown.position(sheet) if sheet else None,
        task=shown.task(),
        choices=shown.choices(),
        undo=table.may_take_back(mine),
        deserted=table.deserted,
        hint=may_hint(table, mine),
        analysis=sheet is not None and is_told(sheet.record),
        ending=_ending(sheet.record, shown.names, language) if sheet else None,
        keep=keep,
        lines=lines,
    )


def replay(table: Table, number: int, mine: Collection[int], language: str) -> Replay:
    """A game step by step: the deal, then each choice of a player with what chance made of it."""
    sheet = sheet_of(table, number)
    shown = _Eyes(table, mine, language)
    viewer = EVERYBODY if sheet.over else _looks_back(table, mine)
    record = sheet.record
    lines = told(board_of(table.game), sheet.before, record.moves, viewer, shown.veils, language)
    starts = [entry.place for entry in lines]
    ends = [*starts[1:], len(record.moves)] if starts else []
    first = starts[0] if starts else len(record.moves)
    steps = [Step(first, None, shown.position(sheet, viewer, first, first))]
    for entry, end in zip(lines, ends):
        steps.append(Step(end, shown.line(sheet, entry), shown.position(sheet, viewer, end, entry.place)))
    return Replay(
        id=table.id,
        number=number,
        game=table.game.name,
        options={name: written(value) for name, value in table.game.unusual(record.options).items()},
        seats=shown.names,
        steps=steps,
        ending=_ending(record, shown.names, language),
        deal=_deal(table, sheet),
        analysis=is_told(record),
    )


def record(table: Table, number: int, mine: Collection[int]) -> str:
    """A game as text: everything once it is over, until then what the viewer may see."""
    sheet = sheet_of(table, number)
    if sheet.over:
        return sheet.record.write()
    return sheet.record.redact(_looks_back(table, mine)).write()


def why(table: Table, move: str, mine: Collection[int], language: str) -> Why:
    """Whether the viewer may play a move now, and why or why not."""
    seat = table.seat_to_move(mine)
    state = table.sheets[-1].state.hide(seat)
    number = int(state.parse(move))
    refusal = state.refusal(number)
    screen, board = screen_of(table.game), board_of(table.game)
    if refusal is not None:
        return Why(False, screen.spell(refusal.tell(language), language), list(refusal.marks))
    words = screen.spell(board.explain(state, number, veils(len(table.chairs)), language), language)
    return Why(True, lift_veils(words, table.names(language)), list(board.marks(state, number)))


def check(table: Table, number: int) -> Checked:
    """Deals a finished game again from its secret."""
    sheet = sheet_of(table, number)
    if not sheet.over:
        raise CaberError("table-check-running")
    deal = _deal(table, sheet)
    urns, drawn = _chances(sheet)
    return Checked(
        check_deal(sheet.record), deal.commitment, deal.secret or "", deal.seeds, list(urns), drawn
    )


def headline(table: Table, language: str) -> str:
    """How the table stands, in one line."""
    turn = table.turn
    if turn is not None:
        return tell("table-turn", {"name": table.names(language)[turn]}, language)
    return _between_games(table, language)


def my_turn(table: Table, mine: Collection[int]) -> bool:
    """Whether the holder of these seats has something to do."""
    turn = table.turn
    if turn is not None:
        return turn in mine
    return _goes_on(table) and any(seat not in table.seeds for seat in mine)


def position(
    game: Game,
    state: State,
    viewer: int,
    bottom: int,
    names: Sequence[str],
    language: str,
    last: Sequence[tuple[State, int]] = (),
    over: bool = False,
) -> PositionView:
    """A position that was hidden already, as a board draws it; `over`: somebody has given up."""
    screen = screen_of(game)
    picture = screen.picture(state, last)
    heads, rows, facts = screen.reading(state, bottom, names, language, last, picture)
    return PositionView(
        viewer=viewer,
        bottom=bottom,
        turn=OVER if over else int(state.turn),
        picture=dict(picture),
        reading=Reading(heads, rows, facts),
    )


class _Eyes:
    """One viewer before the table, in one language."""

    def __init__(self, table: Table, mine: Collection[int], language: str) -> None:
        self.table, self.mine, self.language = table, mine, language
        self.viewer = _viewer(table, mine)
        self.turn = table.turn
        self.names = table.names(language)
        self.veils = veils(len(self.names))
        self.board, self.screen = board_of(table.game), screen_of(table.game)

    def seats(self, now: int) -> list[SeatView]:
        """Who sits where, and how much time each has left."""
        table, clocks = self.table, self.table.clocks
        ticking = table.stage == "playing"
        return [
            SeatView(
                kind=chair.kind,
                name=name,
                mine=seat in self.mine,
                ready=seat in table.seeds,
                clock=clocks.shown(seat, now, ticking),
                running=ticking and clocks.running == seat,
            )
            for seat, (chair, name) in enumerate(zip(table.chairs, self.names))
        ]

    def position(
        self, sheet: Sheet, viewer: int | None = None, end: int | None = None, start: int | None = None
    ) -> PositionView:
        """The position after so many moves, those from `start` on marked; by default the present one."""
        viewer = self.viewer if viewer is None else viewer
        eyes = EVERYBODY if sheet.over and not self.table.game.secrets else viewer
        end = len(sheet.before) if end is None else end
        start = sheet.last_turn() if start is None else start
        state = self._hidden(sheet.before[end] if end < len(sheet.before) else sheet.state, eyes)
        last = [
            (self._hidden(sheet.before[place], eyes), self._seen(sheet, place, eyes))
            for place in range(start, end)
        ]
        over = sheet.record.forfeit is not None and end == len(sheet.before)
        bottom = max(self.viewer, 0)
        return position(self.table.game, state, viewer, bottom, self.names, self.language, last, over)

    def task(self) -> str:
        """What is to be decided now, or what everybody is waiting for."""
        table, turn = self.table, self.turn
        if turn is None:
            return _between_games(table, self.language)
        if turn in self.mine:
            task = self.board.task(table.sheets[-1].state.hide(turn), self.language)
            # Where a shared device isn't handed over, this says who is meant.
            shared = len(self.mine) > 1 and not table.game.secrets
            return f"{self.names[turn]}: {task}" if shared else task
        return tell("table-turn", {"name": self.names[turn]}, self.language)

    def choices(self) -> list[Choice]:
        """The legal moves, if it is the viewer's turn."""
        if self.turn is None or self.turn not in self.mine:
            return []
        state = self.table.sheets[-1].state.hide(self.turn)
        return [
            Choice(
                state.text(move),
                self.screen.choice(state, move, self.language),
                dict(self.screen.parts(state, move)),
            )
            for move in state.moves()
        ]

    def lines(self, since: int) -> tuple[int, list[Line]]:
        """Up to where the lines that the viewer has still hold, and those that come after them.

        They tell the present game; the ones before have their replays.
        """
        table = self.table
        if not table.sheets:
            return -1, []
        sheet = table.sheets[-1]
        keep = min([since, *(kept for seq, kept in table.rewound if seq > since)])
        if keep < sheet.begun:
            keep = -1
        return keep, list(self._lines(sheet, keep))

    def _lines(self, sheet: Sheet, keep: int) -> Iterator[Line]:
        """The lines of a game that come with later events than `keep`."""
        number = self.table.number
        if number > 1 and sheet.begun > keep:
            yield Line(sheet.begun, NOBODY, tell("table-game-begins", {"number": number}, self.language))
        start = bisect_right(sheet.seqs, keep)
        moves = sheet.record.moves
        for entry in told(self.board, sheet.before, moves, self.viewer, self.veils, self.language, start):
            yield self.line(sheet, entry)
        if sheet.closed is not None and sheet.closed > keep:
            yield Line(sheet.closed, NOBODY, ending(sheet.record, self.names, self.language))

    def line(self, sheet: Sheet, entry: Told) -> Line:
        """A line of the log."""
        words = lift_veils(self.screen.spell(entry.words, self.language), self.names)
        return Line(sheet.seqs[entry.place], entry.seat, words, list(entry.marks), entry.paragraph)

    def _hidden(self, state: State, viewer: int) -> State:
        return state if viewer == EVERYBODY else state.hide(viewer)

    def _seen(self, sheet: Sheet, place: int, viewer: int) -> int:
        move = sheet.record.moves[place]
        return move if viewer == EVERYBODY else int(sheet.before[place].seen(move, viewer))


def _viewer(table: Table, mine: Collection[int]) -> int:
    """Through whose eyes the holder of these seats looks: the one to move, if that is one of his."""
    if not mine:
        return NOBODY
    turn = table.turn
    return turn if turn is not None and turn in mine else min(mine)


def _looks_back(table: Table, mine: Collection[int]) -> int:
    """Through whose eyes a running game is replayed: a shared device shows no hand, if there are any."""
    return _viewer(table, mine) if len(mine) == 1 or not table.game.secrets else NOBODY


def _goes_on(table: Table) -> bool:
    """Whether another game is to come: all are there, and want or owe one."""
    return not table.deserted and (not table.match.over or bool(table.seeds))


def _between_games(table: Table, language: str) -> str:
    """How the last game ended, if there was one, and who is waited for."""
    told = [ending(table.sheets[-1].record, table.names(language), language)] if table.sheets else []
    if _goes_on(table):
        told.append(_waiting(table, language))
    elif table.deserted:
        told.append(tell("table-deserted", {}, language))
    return " ".join(told)


def _waiting(table: Table, language: str) -> str:
    if any(chair.kind == OPEN for chair in table.chairs):
        return tell("table-waiting-seat", {}, language)
    late = [
        chair.name
        for seat, chair in enumerate(table.chairs)
        if chair.kind == PERSON and seat not in table.seeds
    ]
    return tell("table-waiting-ready", {"names": listed(late, language)}, language)


def sheet_of(table: Table, number: int) -> Sheet:
    """The game of that number; CaberError if there has been none."""
    if not 1 <= number <= len(table.sheets):
        raise CaberError("table-no-game", {"number": number, "games": len(table.sheets)})
    return table.sheets[number - 1]


def _match(table: Table) -> MatchView:
    match = table.match
    points = list(match.points or (0,) * match.seats)
    return MatchView(match.games, match.played, round_of(table), points, match.over)


def round_of(table: Table) -> int:
    """Which game of the match is on, or was the last; a rematch counts anew."""
    return max(table.match.played + (table.stage != "over"), 1)


def _deal(table: Table, sheet: Sheet | None) -> DealView:
    """What was promised of the deal, and once the game is over, what it was."""
    if sheet is None:
        return DealView(Dealer(table.secret).commitment, [], None)
    found: Record = sheet.record
    if not sheet.over or found.secret is None:
        return DealView(found.commitment, list(found.seeds), None)
    upcoming = Dealer(table.secret).commitment if sheet is table.sheets[-1] else None
    return DealView(found.commitment, list(found.seeds), found.secret.hex(), upcoming)


def _chances(sheet: Sheet) -> tuple[dict[Urn, int], list[Drawn]]:
    """What chance could draw from, numbered, and what it drew, in the order of play."""
    urns: dict[Urn, int] = {}
    drawn = []
    for state, move in zip(sheet.before, sheet.record.moves):
        if state.turn == CHANCE:
            moves = [int(each) for each in state.moves()]
            urn = Urn(tuple(state.text(each) for each in moves), tuple(int(each) for each in state.odds()))
            drawn.append(Drawn(urns.setdefault(urn, len(urns)), moves.index(move)))
    return urns, drawn


def _ending(record: Record, names: list[str], language: str) -> Ending | None:
    outcome = record.outcome()
    if outcome is None:
        return None
    return Ending(
        words=ending(record, names, language),
        reason=outcome.reason,
        winner=outcome.winner,
        winners=list(outcome.winners),
        payoffs=list(outcome.payoffs),
        points=list(outcome.points),
    )
