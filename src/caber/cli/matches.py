"""The common parts of `caber arena`, `ladder` and `stats`: bots, machines, journal, forfeits."""

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from functools import wraps
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import click

from caber.arena.journal import Journal
from caber.arena.matches import LONGEST, Deal, Match, Result
from caber.arena.tallies import Forfeits, is_measured
from caber.arena.workers import Job, crew, played
from caber.bots import LONGEST as LONGEST_TIME
from caber.bots import Leaving, bot, shelf
from caber.bots.own import code_of, is_own
from caber.cli.common import complain
from caber.cli.hangup import Hangup, hangups
from caber.cli.progress import progress
from caber.cli.seats import foreign, is_foreign
from caber.cli.solve import INTERRUPTED
from caber.cli.terminal import Terminal
from caber.core.errors import CaberError
from caber.core.game import Game
from caber.core.options import Options, Value, read_words
from caber.table.files import write_text
from caber.texts import tell

FILE = click.Path(path_type=Path, dir_okay=False)
STDOUT = Path("-")


def usable_cores() -> int:
    """How many processes this one may keep busy."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


SWITCHES = [
    click.option(
        "--time",
        "milliseconds",
        metavar="MS",
        type=click.IntRange(1, LONGEST_TIME),
        help="Milliseconds a move for bots that think by the clock; NAME:MS is for one of them.",
    ),
    click.option("--seed", default=0, show_default=True, metavar="S", help="The seed of the deals."),
    click.option(
        "--option",
        "chosen",
        metavar="NAME=VALUE",
        multiple=True,
        help="An option; `caber rules GAME` lists them.",
    ),
    click.option(
        "--turns",
        "longest",
        default=LONGEST,
        show_default=True,
        metavar="N",
        type=click.IntRange(1),
        help="A game that reaches this many moves is stopped and counts as a draw.",
    ),
    click.option(
        "--workers",
        metavar="N",
        type=click.IntRange(1, 1000),
        help="The number of processes, which play one game each at a time; by default one for each core.",
    ),
    click.option("--cluster", metavar="ADDRESS", help="Play on the Dask cluster with this scheduler."),
    click.option(
        "--resume",
        metavar="FILE",
        type=FILE,
        help="Keep finished games in this file, and continue after those in it; "
        "by default they are kept until the end.",
    ),
]


class Unmeasured(CaberError):
    """Every game was given up, so that the results say nothing."""


class Hands(NamedTuple):
    """Who does the work."""

    workers: int
    cluster: str | None


class Terms(NamedTuple):
    """What the switches said."""

    milliseconds: int | None
    seed: int
    chosen: tuple[str, ...]
    longest: int
    workers: int | None
    cluster: str | None
    resume: Path | None

    def words(self, kind: Game) -> dict[str, Value]:
        """The options of the game that were named."""
        return read_words(kind.offered, " ".join(self.chosen))

    def hands(self, games: int) -> Hands:
        """As many as were asked for, but never more than there are games."""
        if self.workers and self.cluster:
            raise CaberError("arena-workers")
        return Hands(min(games, self.workers or usable_cores()), self.cluster)


def switches(function: Callable[..., None]) -> Callable[..., None]:
    """Gives a command all that they have in common: what was said comes as `terms`."""

    @wraps(function)
    def together(**given: Any) -> None:
        terms = Terms(**{name: given.pop(name) for name in Terms._fields})
        function(terms=terms, **given)

    command: Callable[..., None] = together
    for switch in reversed(SWITCHES):
        command = switch(command)
    return command


def games_switch(default: int, how_many: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The switch that says how many games there shall be."""
    allowed = click.IntRange(1, 10_000_000)
    return click.option(
        "--games", default=default, show_default=True, metavar="N", type=allowed, help=how_many
    )


def agreed(kind: Game, players: int, words: Mapping[str, Value], refusal: str) -> Options:
    """The options of a game for so many; refuses numbers that can't play, and what doesn't go together."""
    if players not in kind.seats:
        allowed = ", ".join(map(str, kind.seats))
        raise CaberError(refusal, {"count": players, "game": kind.name, "allowed": allowed})
    options = kind.seated(players, words)
    kind.start(options)  # which complains of options that don't go together
    return options


def whole_deals(games: int, seatings: int, language: str) -> int:
    """How many deals it takes; says so if that makes more games than were asked for."""
    deals = -(-games // seatings)
    if deals * seatings != games:
        complain(tell("arena-rounded", {"games": deals * seatings}, language))
    return deals


def check_bots(names: Iterable[str], game_name: str, milliseconds: int | None) -> None:
    """Refuse unknown bots, and programs and own bots that can't play, before the first game."""
    for name in dict.fromkeys(names):
        if is_foreign(name, game_name):
            player, _ = foreign(name, game_name, milliseconds)
        else:
            player = bot(name, game_name, milliseconds)
        if isinstance(player, Leaving):
            player.close()


def own_among(names: Iterable[str], game_name: str) -> tuple[str, ...]:
    """Return the names that are classes of the operator's own: these may be imported, for they were typed."""
    return tuple(dict.fromkeys(name for name in names if is_own(name, game_name)))


def check_writable(*paths: Path | None) -> None:
    """Refuses files that can't be written, before hours are spent on what belongs there."""
    for path in paths:
        if path is None or path == STDOUT:
            continue
        try:
            if path.exists():
                with path.open("ab"):
                    pass
            else:
                path.touch()
                path.unlink()
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise CaberError("file-unwritable", {"file": str(path), "reason": reason}) from None


def make_folder(folder: Path) -> None:
    """Makes a folder, and those that it lies in."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise CaberError("file-unwritable", {"file": str(folder), "reason": reason}) from None


def write_figures(path: Path, found: Mapping[str, object]) -> None:
    """Writes figures as JSON; `-` prints them."""
    text = json.dumps(found, indent=2, ensure_ascii=False)
    if path == STDOUT:
        click.echo(text)
    else:
        write_text(path, f"{text}\n")


def agreement(match: Match) -> dict[str, object]:
    """Return all that has to be the same for finished games to count, by the words of the command line."""
    said = {"exchanged": "paired", "milliseconds": "time", "longest": "turns"}
    # The names of the bots say already which of them are classes; their code may change between two runs.
    code = {"code": {name: code_of(name) for name in match.own}} if match.own else {}
    return {said.get(name, name): value for name, value in match._asdict().items() if name != "own"} | code


@contextmanager
def kept(agreed: Mapping[str, object], named: Path | None) -> Iterator[Journal | None]:
    """The journal of a match: in the file that was named, else where bots keep things; None if nowhere.

    One that nobody named is thrown away once all is played, told and written.
    """
    digest = blake2b(json.dumps(agreed, sort_keys=True).encode(), digest_size=16).hexdigest()
    path = named or shelf.place(f"arena-{digest}.jsonl")
    if path is None:
        yield None
        return
    journal = Journal(path, agreed)
    try:
        yield journal
    except BaseException as error:
        # A bot that couldn't play at all is repaired, and begins again.
        useless = isinstance(error, Unmeasured) or not journal.parts
        journal.close(remove=named is None and useless)
        raise
    journal.close(remove=named is None)


def play_on(
    title: str,
    jobs: Sequence[Job],
    journal: Journal | None,
    hands: Hands,
    heard: Callable[[Deal], bool],
    language: str,
    aside: Callable[[], str] = str,
    hidden: bool = False,
) -> int:
    """Plays all games that the journal lacks; `heard` is told of every one, and says when it is enough.

    Returns 0, or the exit code if somebody broke it off.
    """
    found = journal.parts if journal else {}
    before, left = [], []
    for match, *game in jobs:
        part = found.get((match.bots, game[0], game[1]))
        if part is None:
            left.append((match, game[0], game[1]))
        else:
            before.append(part)
    if any(heard(part) for part in before):
        return 0
    if before and left:
        complain(tell("arena-resumed", {"games": len(before)}, language))
    done = len(before)
    try:
        with (
            hangups(),
            progress(title, language, hidden, aside=aside) as report,
            crew(*hands) as workers,
            closing(played(workers, left)) as parts,
        ):
            report(done / len(jobs))
            for part in parts:
                enough = heard(part)  # which may keep something of it, so that comes before the journal
                if journal:
                    journal.add(part)
                done += 1
                report(done / len(jobs))
                if enough:
                    break
    except KeyboardInterrupt:
        return INTERRUPTED
    except Hangup as hangup:
        return 128 + hangup.number
    return 0


def tell_forfeits(terminal: Terminal, found: Mapping[Match, Sequence[Deal]]) -> None:
    """Say which bots gave up games, and what was wrong in the first of each kind."""
    given_up: dict[str, list[Result]] = {}
    for match, deals in found.items():
        for each in (each for deal in deals for each in deal.games if each.quitter is not None):
            given_up.setdefault(match.bots[each.quitter or 0], []).append(each)
    for name, results in given_up.items():
        forfeits = Forfeits.of(results)
        reasons = ", ".join(f"{reason} {count}" for reason, count in forfeits.games.items())
        terminal.tell("arena-forfeits", bot=name, games=len(results), reasons=reasons)
        for reason, detail in forfeits.detail.items():
            if detail:
                terminal.tell("arena-forfeit", reason=reason, detail=detail)


def check_measured(terminal: Terminal, found: Mapping[Match, Sequence[Deal]], quiet: bool = False) -> None:
    """Raise Unmeasured if every game was given up, after saying why unless it shall be `quiet`."""
    if not is_measured(deal for deals in found.values() for deal in deals):
        if not quiet:
            tell_forfeits(terminal, found)
        raise Unmeasured("arena-nothing")


def stopped(games: int, wanted: int, journal: Journal | None, named: Path | None, language: str) -> None:
    """Says how far it came, and how to go on."""
    told = {"games": games, "wanted": wanted}
    if journal is None:
        complain(tell("arena-stopped-lost", told, language))
    elif named is None:
        complain(tell("arena-stopped", told, language))
    else:
        complain(tell("arena-stopped-file", {**told, "file": str(named)}, language))
