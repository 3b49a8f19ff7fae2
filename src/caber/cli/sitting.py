"""One game at the terminal: bots move by themselves, people are asked."""

from collections.abc import Sequence

from caber.bots import Forfeit, Leaving
from caber.cli import asides
from caber.cli.entry import understand
from caber.cli.files import path_of
from caber.cli.saves import Keeper
from caber.cli.seats import Seat, luck, shown_names
from caber.cli.story import recent, story
from caber.cli.terminal import QUIT, Quit, Terminal
from caber.core.contract import CHANCE, NOBODY, State
from caber.core.errors import CaberError
from caber.core.record import Forfeit as Forfeited
from caber.core.record import Record
from caber.games.boards import Board, ending

FEW = 9  # choices that are listed without being asked for
ALIASES = {"?": "choices", "": "choices", "u": "undo", "h": "help", **dict.fromkeys(QUIT, "quit")}


class Sitting:
    """The conversation around one record, until the game is over or somebody leaves."""

    def __init__(self, terminal: Terminal, board: Board, seats: Sequence[Seat], keeper: Keeper) -> None:
        self.terminal, self.board, self.seats, self.keeper = terminal, board, seats, keeper
        self.record: Record = keeper.records[-1]
        self.dealer = self.record.dealer()
        self.names = shown_names(seats, terminal.language)
        self.people = [number for number, seat in enumerate(seats) if seat.bot is None]
        self.facing = NOBODY  # who sits before the screen, if several share it and nobody else may see it
        self.notes: list[str] = []  # to be told under the next board

    def play(self) -> None:
        """Goes on until the game is over."""
        try:
            while self.record.outcome() is None:
                self._go_on()
        finally:
            self._dismiss()
        self._close()

    def _go_on(self) -> None:
        """Makes the next move, whoever has to."""
        record = self.record
        seat = int(record.state.turn)
        if seat == CHANCE:
            record.play(self.dealer.deal(record.state))
        elif (bot := self.seats[seat].bot) is not None:
            try:
                record.play(bot.choose(record.state.hide(seat), luck(record, seat)))
            except Forfeit as forfeit:
                record.forfeit = Forfeited(seat, forfeit.reason)
                self.notes.append(self.terminal.word("program-detail", detail=forfeit.detail))
        else:
            self._ask(seat)

    def _dismiss(self) -> None:
        """Tell programs and own bots that the game is over, or was left; the next one starts them again."""
        for seat in self.seats:
            if isinstance(seat.bot, Leaving):
                seat.bot.close(self.record.outcome())

    def _close(self) -> None:
        """Shows how it ended, and nothing that anybody before the screen may not see."""
        viewer = self.people[0] if len(self.people) == 1 else NOBODY
        if self.facing != NOBODY:
            self.terminal.clear(secret=True)
        if not self.people:
            asides.tell_log(self.terminal, self.board, self.record, NOBODY, self.names)
        self._screen(viewer)
        self.terminal.prose(ending(self.record, self.names, self.terminal.language))

    # -- asking a person ---------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Lets a person make one move; he may ask things first."""
        if self.record.game.secrets and len(self.people) > 1 and self.facing != seat:
            self._hand_over(seat)
        view = self.record.state.hide(seat)
        moves = view.moves()
        forced = len(moves) == 1
        if forced and view.after(moves[0]).turn == seat:
            self.notes.append(self.terminal.word("cli-forced", move=view.text(moves[0])))
            self.record.play(moves[0])
            return
        self._keep()
        self._present(seat, view)
        # A forced move that ends the turn waits for Enter: until then the last one can be taken back.
        prompt = self.terminal.word("cli-prompt", name=self.names[seat])
        if forced:
            key = "cli-prompt-only" if self._last_choice(seat)[1] else "cli-prompt-forced"
            prompt = self.terminal.word(key, move=view.text(moves[0]))
        count = len(self.record.moves)
        while count == len(self.record.moves):
            typed = self.terminal.ask(f"{prompt} ")
            if forced and not typed:
                self.record.play(moves[0])
            else:
                self._answer(seat, view, typed)

    def _hand_over(self, seat: int) -> None:
        """Makes sure that nobody but this player reads what follows."""
        self.terminal.clear(secret=True)
        self.terminal.pause(self.terminal.word("cli-hand-over", name=self.names[seat]))
        self.terminal.clear(secret=True)
        self.facing = seat

    def _keep(self) -> None:
        """Saves as the game goes on, if there is a file for it."""
        if self.keeper.path is not None:
            try:
                self.keeper.save()
            except CaberError as error:
                self.notes.append(error.tell(self.terminal.language))

    def _present(self, seat: int, view: State) -> None:
        """The screen of a player who is to decide something; few choices are listed at once."""
        self._screen(seat)
        count = view.count()
        if count > 1:
            self.terminal.prose(self.board.task(view, self.terminal.language))
        if 1 < count <= FEW:
            asides.tell_offers(self.terminal, self.board, view, self.names, brief=True)
            if not self._last_choice(seat)[1]:
                self.terminal.say(f"{'undo':>7}  {self.terminal.word('cli-undo-offer')}")

    def _screen(self, viewer: int) -> None:
        """The board, what has happened since this player's last turn, and what else there is to say."""
        terminal, record = self.terminal, self.record
        ended, others, present = recent(record.actors, viewer)
        last = record.moves[others:] if viewer >= 0 else ()
        terminal.clear()
        terminal.say(
            self.board.show(
                record.state.hide(viewer), viewer, self.names, terminal.language,
                colour=terminal.colour, ascii=terminal.ascii, last=last,
            )
        )  # fmt: skip
        terminal.say()
        if viewer >= 0:
            # A player has read what he did himself, but for the card that he drew; and once he has begun to
            # act, what the others did. The room is needed for his choices.
            acting = present < len(record.moves)
            parts = [(present, None, False)] if acting else [(ended, others, False), (others, None, True)]
            for start, end, bold in parts:
                for line in story(self.board, record, viewer, self.names, terminal.language, start, end):
                    terminal.prose(line, "  ", bold)
        for note in self.notes:
            terminal.prose(note)
        self.notes = []

    # -- what was typed ----------------------------------------------------------------------------

    def _answer(self, seat: int, view: State, typed: str) -> None:
        """Does what was typed, or says why not."""
        word, _, rest = typed.partition(" ")
        command = ALIASES.get(word.lower(), word.lower())
        terminal, board = self.terminal, self.board
        try:
            if command == "save":
                path = self.keeper.save(path_of(rest) if rest.strip() else None)
                terminal.tell("cli-saved", file=str(path))
            elif rest:
                self._move(seat, view, typed)
            elif command == "choices":
                asides.tell_offers(terminal, board, view, self.names)
            elif command == "moves":
                asides.tell_moves(terminal, view, view.moves())
            elif command == "hint":
                asides.tell_hint(terminal, self.record.game, view)
            elif command == "undo":
                self._undo(seat)
            elif command == "board":
                self._present(seat, view)
            elif command == "log":
                asides.tell_log(terminal, board, self.record, seat, self.names)
            elif command == "rules":
                asides.tell_rules(terminal, self.record.game)
            elif command == "help":
                asides.tell_help(terminal, board, self.record.game, view)
            elif command == "quit":
                raise Quit
            elif command in board.QUESTIONS:
                terminal.prose(board.QUESTIONS[command](view, self.names, terminal.language), "  ")
            else:
                self._move(seat, view, typed)
        except CaberError as error:
            terminal.prose(error.tell(terminal.language))

    def _move(self, seat: int, view: State, typed: str) -> None:
        found = understand(view, typed)
        if len(found) > 1:
            self.terminal.tell("cli-several", text=typed[:40])
            asides.tell_moves(self.terminal, view, found)
            return
        self.record.play(found[0])

    def _last_choice(self, seat: int) -> tuple[int, str]:
        """Where this player last had a choice that he can go back to; if there is none, -1 and why."""
        actors = self.record.actors
        index = len(actors)
        while index and actors[index - 1] == seat:
            index -= 1
            if self.record.at(index).count() > 1:
                return index, ""
        if seat not in actors:
            return -1, "cli-undo-nothing"
        return -1, "cli-undo-revealed" if actors[index - 1] == CHANCE else "cli-undo-moved"

    def _undo(self, seat: int) -> None:
        """Takes back the last thing that this player chose, with whatever followed from it by force."""
        index, reason = self._last_choice(seat)
        if reason:
            raise CaberError(reason)
        while len(self.record.moves) > index:
            self.record.undo()
        self.notes.append(self.terminal.word("cli-undone"))
