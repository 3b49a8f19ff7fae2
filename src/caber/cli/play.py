"""`caber play`: a game or a match at this terminal."""

import os
import shlex
import signal
from pathlib import Path

import click

from caber.cli import saves
from caber.cli.common import localised
from caber.cli.files import path_of
from caber.cli.hangup import Hangup, hangups, undisturbed
from caber.cli.saves import Keeper
from caber.cli.seats import Seat, named_again, seats_again, seats_from, shown_names
from caber.cli.sitting import Sitting
from caber.cli.terminal import Quit, Terminal
from caber.core.dealer import Dealer, secret_from
from caber.core.errors import CaberError
from caber.core.game import Game
from caber.core.match import options_for
from caber.core.options import Options, read_words, written
from caber.core.record import UNFINISHED, Record
from caber.games import NAMES, game
from caber.games.boards import board_of, ending


@click.command()
@click.argument("name", metavar="[GAME]", required=False)
@click.option("--mode", help="Short for --option mode=…, such as tactics.")
@click.option("--track", help="Short for --option track=…, such as pro or 3,4,5,6.")
@click.option("--expert", is_flag=True, help="Short for --option expert=yes.")
@click.option(
    "--option",
    "chosen",
    metavar="NAME=VALUE",
    multiple=True,
    help="An option; `caber rules GAME` lists them.",
)
@click.option(
    "--seats",
    metavar="SEAT,SEAT",
    help="The players: human, human:NAME, a bot such as random, or program:COMMAND.",
)
@click.option("--games", type=click.IntRange(1, 1000), help="Games in the match; by default one.")
@click.option("--seed", metavar="TEXT", help="Words or 64 hex digits that determine the deal, to repeat it.")
@click.option(
    "--save",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Keep the game in this file.",
)
@click.option("--resume", metavar="FILE", type=click.Path(path_type=Path), help="Continue a saved game.")
@click.option("--no-color", is_flag=True, help="No colours; the same as setting NO_COLOR.")
@localised
def play(
    name: str | None,
    mode: str | None,
    track: str | None,
    expert: bool,
    chosen: tuple[str, ...],
    seats: str | None,
    games: int | None,
    seed: str | None,
    save: Path | None,
    resume: Path | None,
    no_color: bool,
    language: str,
) -> None:
    """Play GAME in the terminal: against bots, or several people at one keyboard.

    Type a move in the notation of `caber rules GAME`, or press Enter for a list. `help` explains the rest.
    Leave at any time: the game is saved, and --resume continues it.
    """
    terminal = Terminal(language, colour=not no_color)
    short = {"mode": mode, "track": track, "expert": "yes" if expert else None}
    words = [*chosen, *(f"{option}={value}" for option, value in short.items() if value)]
    if resume is not None:
        keeper = saves.resume(resume, language)
        first = keeper.records[0]
        if words or games or (seats and not named_again(first.seats, first.game)):
            raise click.UsageError(terminal.word("cli-resume-agreed"))
        if name not in (None, first.game.name):
            raise CaberError("cli-resume-game", {"file": str(resume), "game": first.game.name})
        again = seats_again(first.seats, first.game, seats)
        table = Table(terminal, keeper, first.game, first.options, again, seed)
    elif name is None:
        raise click.UsageError(terminal.word("cli-which-game", games=", ".join(NAMES)))
    else:
        kind = game(name)
        agreed = read_words(kind.offered, " ".join(words))
        players = seats_from(seats, kind, agreed)
        options = kind.seated(len(players), agreed)
        table = Table(terminal, Keeper(games or 1, language), kind, options, players, seed)
    table.run(save)


class Table:
    """A match at this terminal, from the first game to the last or until somebody leaves."""

    def __init__(
        self,
        terminal: Terminal,
        keeper: Keeper,
        kind: Game,
        options: Options,
        seats: tuple[Seat, ...],
        seed: str | None,
    ) -> None:
        self.terminal, self.keeper, self.game, self.options, self.seats = (
            terminal,
            keeper,
            kind,
            options,
            seats,
        )
        self.seed = seed
        self.names = shown_names(seats, terminal.language)
        self.people = any(seat.bot is None for seat in seats)
        self.board = board_of(kind)

    def run(self, save: Path | None) -> None:
        """Plays, and keeps what was played however it ends."""
        resumed = bool(self.keeper.records)
        if not resumed:
            self._begin()
        if save is not None:
            self.keeper.save(save)
        with hangups():
            try:
                self._play(resumed)
                self._finish()
            except (Quit, EOFError):
                self._leave()
            except KeyboardInterrupt:
                self.terminal.say()
                self._leave()
                raise click.exceptions.Exit(128 + signal.SIGINT) from None
            except CaberError:
                raise
            except Exception:
                self._keep()  # whatever went wrong, the game is not lost with it
                raise
            except Hangup as hangup:
                with undisturbed():
                    self.keeper.rescue()
                os._exit(128 + hangup.number)  # there may be nobody left to write to

    def _play(self, resumed: bool) -> None:
        keeper, terminal = self.keeper, self.terminal
        if resumed and keeper.match.over:
            terminal.tell("cli-resume-over", file=str(keeper.path))
            terminal.prose(ending(keeper.records[-1], self.names, terminal.language))
        while True:
            record = keeper.records[-1]
            if record.result() == UNFINISHED:
                sitting = Sitting(terminal, self.board, self.seats, keeper)
                sitting.notes += self._opening_notes(record, resumed)
                sitting.play()
                if keeper.path is not None:
                    keeper.save()
                terminal.tell("cli-secret", secret=(record.secret or b"").hex())
            if keeper.games > 1:
                self._score()
            if keeper.match.over:
                return
            if self.people:
                terminal.pause(terminal.word("cli-next-game"))
            self._begin()
            resumed = False

    def _begin(self) -> None:
        """Sets up the next game of the match; its dealer commits himself before the first card."""
        number = len(self.keeper.records) + 1
        options = options_for(self.keeper.match, self.options) if number > 1 else self.options
        secret = secret_from(self.seed, number) if self.seed else None
        dealer = Dealer(secret)
        names = tuple(seat.name for seat in self.seats)
        self.keeper.begin(Record(self.game, options, names, dealer.commitment, secret=dealer.secret))

    def _opening_notes(self, record: Record, resumed: bool) -> list[str]:
        word = self.terminal.word
        if resumed:
            return [word("cli-resumed", file=str(self.keeper.path))]
        notes = []
        if record.match:
            notes.append(word("cli-match", number=len(self.keeper.records), games=self.keeper.games))
        unusual = self.game.unusual(record.options)
        if unusual:
            options = " ".join(f"{name}={written(value)}" for name, value in unusual.items())
            notes.append(word("cli-options", options=options))
        notes.append(word("cli-commitment", commitment=record.commitment))
        if self.people:
            notes.append(word("cli-welcome"))
        return notes

    def _score(self) -> None:
        match = self.keeper.match
        points = ", ".join(f"{name} {count}" for name, count in zip(self.names, match.points))
        key = "cli-score-final" if match.over else "cli-score"
        self.terminal.tell(key, points=points, played=match.played, games=match.games)

    def _leave(self) -> None:
        """Keeps a game that is not over, and says how to go on with it."""
        path = self._keep()
        if path is None:
            self.terminal.tell("cli-left")
        else:
            self.terminal.tell("cli-left-saved", file=str(path))
            seats = named_again([seat.name for seat in self.seats], self.game)
            again = f" --seats {shlex.quote(seats)}" if seats else ""
            self.terminal.say(f"  caber play --resume {shlex.quote(str(path))}{again}")

    def _keep(self) -> Path | None:
        """Saves the game, unless nobody has decided anything yet and it has no file."""
        people = [number for number, seat in enumerate(self.seats) if seat.bot is None]
        decided = any(actor in people for record in self.keeper.records for actor in record.actors)
        if not decided and self.keeper.path is None:
            return None
        with undisturbed():
            return self.keeper.rescue()

    def _finish(self) -> None:
        """The record of a finished match is for the player to keep or not."""
        keeper, terminal = self.keeper, self.terminal
        if keeper.path is None and self.people:
            try:
                while keeper.path is None and (typed := terminal.ask(terminal.word("cli-keep") + " ")):
                    try:
                        keeper.save(path_of(typed))
                    except CaberError as error:
                        terminal.prose(error.tell(terminal.language))
            except (EOFError, KeyboardInterrupt):
                terminal.say()
        if keeper.path is not None:
            terminal.tell("cli-kept", file=str(keeper.path))
