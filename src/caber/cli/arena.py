"""`caber arena`: bots play each other, and what that says about their strength."""

from collections.abc import Sequence
from pathlib import Path

import click

from caber.arena.charts import percent, score_chart
from caber.arena.contest import Contest
from caber.arena.intervals import elo
from caber.arena.matches import Deal, Match
from caber.arena.sprt import Claims, Verdict
from caber.arena.tallies import Tally, figures, is_measured, tallies, unfinished
from caber.cli.common import localised
from caber.cli.files import ENDING, write_text
from caber.cli.matches import (
    FILE,
    STDOUT,
    Terms,
    agreed,
    agreement,
    check_bots,
    check_measured,
    check_writable,
    games_switch,
    kept,
    make_folder,
    own_among,
    play_on,
    stopped,
    switches,
    tell_forfeits,
    whole_deals,
    write_figures,
)
from caber.cli.terminal import Terminal
from caber.core.errors import CaberError
from caber.games import game
from caber.table.names import distinct
from caber.texts import decimal, tell

RISK = click.FloatRange(0, 0.5, min_open=True, max_open=True)


@click.command()
@click.argument("name", metavar="GAME")
@click.argument("bots", metavar="BOT BOT…", nargs=-1, required=True)
@games_switch(100, "How many, rounded up so that every deal is played from every seat.")
@click.option(
    "--paired/--no-paired",
    "exchanged",
    default=True,
    help="Play each deal from every seat, so that luck cancels out (the default), or once.",
)
@switches
@click.option(
    "--sprt",
    metavar="ELO0 ELO1",
    nargs=2,
    type=float,
    help="Stop as soon as a sequential test decides between these two advantages of the first bot.",
)
@click.option(
    "--alpha", default=0.05, show_default=True, type=RISK, help="The risk of accepting ELO1 if ELO0 is true."
)
@click.option(
    "--beta", default=0.05, show_default=True, type=RISK, help="The risk of accepting ELO0 if ELO1 is true."
)
@click.option(
    "--records",
    metavar="FOLDER",
    type=click.Path(path_type=Path, file_okay=False),
    help="Keep the record of every game in this folder.",
)
@click.option(
    "--json", "figures_file", metavar="FILE", type=FILE, help="Write the figures as JSON; - prints them."
)
@click.option("--plot", metavar="FILE", type=FILE, help="Draw the score from game to game, as an SVG file.")
@localised
def arena(
    name: str,
    bots: tuple[str, ...],
    games: int,
    exchanged: bool,
    terms: Terms,
    sprt: tuple[float, float] | None,
    alpha: float,
    beta: float,
    records: Path | None,
    figures_file: Path | None,
    plot: Path | None,
    language: str,
) -> None:
    """Let BOTs play GAME, one for each seat, and measure the strength of the first.

    A BOT is a name such as level3, a class of your own as module:Class, or program:COMMAND.
    A bot that thinks by the clock may have its milliseconds a move after its name: level5:250.
    With two bots, each deal is played twice with seats exchanged; with more, from every seat.
    Ctrl-C ends it with the result so far; the same command continues from there.
    """
    kind = game(name)
    options = agreed(kind, len(bots), terms.words(kind), "arena-bots")
    check_bots(bots, kind.name, terms.milliseconds)
    match = Match(
        kind.name,
        str(options),
        bots,
        terms.seed,
        exchanged,
        terms.milliseconds,
        terms.longest,
        records is not None,
        own=own_among(bots, kind.name),
    )
    claims = _claims(sprt, alpha, beta, len(bots))
    check_writable(figures_file, plot)
    if records is not None:
        make_folder(records)
    quiet = figures_file == STDOUT
    deals = whole_deals(games, match.seatings, language)
    contest = Contest(match, claims)

    def hear(part: Deal) -> bool:
        if records is not None:
            _keep(part, records)
        return contest.hear(part)

    def running() -> str:
        if contest.score is None:
            return ""
        return tell("arena-running", {"score": percent(contest.score, language)}, language)

    with kept({**agreement(match), "sprt": claims and list(claims)}, terms.resume) as journal:
        if records is not None and not (journal and journal.parts) and any(records.glob(f"*{ENDING}")):
            raise CaberError("arena-records-there", {"folder": str(records)})
        jobs = [(match, *wanted) for wanted in match.wanted(deals)]
        hands = terms.hands(len(jobs))
        broken = play_on(" – ".join(bots), jobs, journal, hands, hear, language, running, quiet)
        counted = contest.counted()
        if counted and figures_file is not None:
            found = {**figures(match, counted, claims, contest.verdict), "interrupted": broken != 0}
            write_figures(figures_file, found)
        if not broken:
            check_measured(Terminal(language), {match: counted}, quiet)
        if is_measured(counted):
            if not quiet:
                _tell(Terminal(language), contest, counted)
            if plot is not None:
                write_text(plot, score_chart(match, counted, language))
        if broken:
            stopped(contest.gathering.games, deals * match.seatings, journal, terms.resume, language)
            raise click.exceptions.Exit(broken)


def _claims(sprt: tuple[float, float] | None, alpha: float, beta: float, players: int) -> Claims | None:
    if sprt is None:
        return None
    if players != 2:
        raise CaberError("arena-sprt-two")
    if not sprt[0] < sprt[1]:
        raise CaberError("arena-sprt-order")
    return Claims(*sprt, alpha, beta)


def _keep(part: Deal, folder: Path) -> None:
    """Writes games down; one that was finished in an earlier run has been written then."""
    for each in part.games:
        if each.record:
            write_text(folder / f"{part.number + 1:06}-{each.turn + 1}{ENDING}", each.record)


def _tell(terminal: Terminal, contest: Contest, deals: Sequence[Deal]) -> None:
    match, found = contest.match, tallies(contest.match, deals)
    title = terminal.word(f"{match.game.replace('_', '-')}-title")
    key = "arena-games" if match.exchanged else "arena-games-once"
    terminal.tell(key, game=title, games=found[0].games, deals=len(deals), seed=match.seed)
    shown = distinct(match.bots)
    if len(found) == 2:
        terminal.tell("arena-score", bot=shown[0], other=shown[1], **_score(found[0], terminal.language))
    for name, tally in zip(shown, found):
        if len(found) > 2:
            rank = decimal(f"{tally.rank.mean:.2f}", terminal.language)
            terminal.tell("arena-standing", bot=name, rank=rank, **_score(tally, terminal.language))
        pace = decimal(f"{1000 * (tally.pace or 0):.2f}", terminal.language)
        counts = {"wins": tally.wins, "draws": tally.draws, "losses": tally.losses}
        terminal.tell("arena-counts", bot=name, pace=pace, **counts)
    if len(found) == 2:
        first = found[0]
        points = [_points(value) for value in (first.score, first.low, first.high)]
        terminal.tell("arena-elo", elo=points[0], low=points[1], high=points[2])
    tell_forfeits(terminal, {match: deals})
    if unfinished(deals):
        terminal.tell("arena-unfinished", games=unfinished(deals), turns=match.longest)
    if contest.claims and contest.verdict:
        _tell_test(terminal, contest.claims, contest.verdict)


def _tell_test(terminal: Terminal, claims: Claims, verdict: Verdict) -> None:
    numbers = {name: decimal(f"{value:g}", terminal.language) for name, value in claims._asdict().items()}
    ratio = decimal(f"{verdict.ratio:.2f}", terminal.language)
    bounds = {"lower": f"{claims.lower:.2f}", "upper": f"{claims.upper:.2f}"}
    told = {name: decimal(value, terminal.language) for name, value in bounds.items()}
    key = "arena-sprt-open"
    if verdict.accepted:
        key = "arena-sprt-lower" if verdict.accepted == "elo0" else "arena-sprt-upper"
    terminal.tell(key, deals=verdict.deals, ratio=ratio, **numbers, **told)


def _score(tally: Tally, language: str) -> dict[str, str]:
    shares = {"score": tally.score, "low": tally.low, "high": tally.high}
    return {name: percent(share, language) for name, share in shares.items()}


def _points(share: float) -> str:
    points = elo(share)
    if points is None:
        return "+∞" if share else "−∞"
    return f"{round(points):+d}".replace("-", "−")
