"""`caber ladder`: all bots of a game against each other, and a page with their ratings."""

import json
import re
import shlex
from pathlib import Path

import click

from caber.arena.charts import ladder_chart
from caber.arena.ladder import Ladder, matches, page, table
from caber.arena.matches import LONGEST, Deal, Gathering, Match
from caber.bots import names
from caber.cli.common import localised
from caber.cli.files import write_text
from caber.cli.matches import (
    FILE,
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
)
from caber.cli.terminal import Terminal
from caber.core.errors import CaberError
from caber.core.game import Game
from caber.core.options import Options, written
from caber.games import game
from caber.texts import tell

FOLDER = Path("docs", "ladder")


@click.command()
@click.argument("name", metavar="GAME")
@click.option(
    "--bot", "named", metavar="BOT", multiple=True, help="Only these; by default all bots of the game."
)
@games_switch(100, "Games at each table, rounded up so that every deal is played from every seat.")
@click.option(
    "--players", metavar="K", type=int, help="The number of players, if the game allows several numbers."
)
@switches
@click.option(
    "--out",
    "folder",
    metavar="FOLDER",
    default=FOLDER,
    show_default=True,
    type=click.Path(path_type=Path, file_okay=False),
    help="The folder for the page and the picture.",
)
@click.option("--json", "figures_file", metavar="FILE", type=FILE, help="Also write the ratings as JSON.")
@localised
def ladder(
    name: str,
    named: tuple[str, ...],
    games: int,
    players: int | None,
    terms: Terms,
    folder: Path,
    figures_file: Path | None,
    language: str,
) -> None:
    """Let all bots of GAME play each other, and write a page with their ratings and a picture.

    Each pair of bots plays a match as in `caber arena` (with --players 3, each group of three).
    Ctrl-C ends it; the same command continues from there.
    """
    kind = game(name)
    words = terms.words(kind)
    count = players if players is not None else kind.players(words)
    options = agreed(kind, count, words, "ladder-players")
    bots = list(dict.fromkeys(named)) or names(kind.name)
    if len(bots) < count:
        raise CaberError("ladder-bots", {"count": len(bots), "needed": count})
    check_bots(bots, kind.name, terms.milliseconds)
    first = Match(
        kind.name,
        str(options),
        (),
        terms.seed,
        True,
        terms.milliseconds,
        terms.longest,
        own=own_among(bots, kind.name),
    )
    tables = matches(first, bots, count)
    make_folder(folder)
    changed = [
        f"{key}-{re.sub('[^a-z0-9]+', '-', written(value))}" for key, value in options.changed().items()
    ]
    stem = "-".join([kind.name, *changed])
    document, image = folder / f"{stem}.md", folder / f"{stem}.svg"
    check_writable(document, image, figures_file)
    deals = whole_deals(games, count, language)
    played = {match.bots: Gathering(match) for match in tables}

    def hear(part: Deal) -> bool:
        played[part.bots].add(part)
        return False

    same = {key: value for key, value in agreement(first).items() if key != "bots"}
    with kept({**same, "ladder": True}, terms.resume) as journal:
        jobs = [(match, *wanted) for match in tables for wanted in match.wanted(deals)]
        broken = play_on(kind.name, jobs, journal, terms.hands(len(jobs)), hear, language)
        if broken:
            stopped(sum(each.games for each in played.values()), len(jobs), journal, terms.resume, language)
            raise click.exceptions.Exit(broken)
        terminal = Terminal(language)
        counted = {match: played[match.bots].ordered() for match in tables}
        check_measured(terminal, counted)
        found = Ladder.of(counted)
        title = tell(
            "ladder-title", {"game": tell(f"{kind.name.replace('_', '-')}-title", {}, language)}, language
        )
        about = _about(kind, options, terms.milliseconds, deals * count, language)
        command = _command(first, named, games, players, terms.chosen)
        rated = [row.rating for row in found.rows]
        write_text(image, ladder_chart(title, rated, language))
        write_text(document, page(title, about, command, image.name, found, language))
        if figures_file is not None:
            write_text(figures_file, json.dumps(_figures(first, found, deals * count), indent=2) + "\n")
        terminal.say(table(found, language))
        tell_forfeits(terminal, counted)
        terminal.tell("ladder-written", page=str(document), picture=str(image))


def _about(kind: Game, options: Options, milliseconds: int | None, games: int, language: str) -> list[str]:
    """What was played, paragraph by paragraph."""
    players = kind.players(options)
    about = [tell("ladder-about", {"games": games, "players": players}, language)]
    if unusual := kind.unusual(options):
        words = ", ".join(f"`{name}={written(value)}`" for name, value in unusual.items())
        about.append(tell("ladder-options", {"options": words}, language))
    key = "ladder-time-own" if milliseconds is None else "ladder-time"
    about.append(tell(key, {"milliseconds": milliseconds or 0}, language))
    return about


def _command(
    match: Match, named: tuple[str, ...], games: int, players: int | None, chosen: tuple[str, ...]
) -> str:
    """What makes the page again; where it goes and on how many cores is left to whoever does it."""
    words = ["caber", "ladder", match.game, "--games", str(games), "--seed", str(match.seed)]
    words += ["--players", str(players)] if players is not None else []
    words += ["--time", str(match.milliseconds)] if match.milliseconds is not None else []
    words += ["--turns", str(match.longest)] if match.longest != LONGEST else []
    for switch, values in (("--option", chosen), ("--bot", named)):
        words += [word for value in values for word in (switch, value)]
    return shlex.join(words)


def _figures(match: Match, found: Ladder, games: int) -> dict[str, object]:
    agreed = {"game": match.game, "options": match.options, "seed": match.seed, "games_at_each_table": games}
    rows = []
    for row in found.rows:
        rating, scores = row.rating, {bot: round(score, 6) for bot, score in row.scores.items()}
        reach = None if rating.lead_reach is None else round(rating.lead_reach, 1)
        rows.append(
            {
                "bot": rating.bot,
                "elo": round(rating.points, 1),
                "elo_interval": [round(rating.points + side * rating.reach, 1) for side in (-1, 1)],
                "lead": None if rating.lead is None else round(rating.lead, 1),
                "lead_reach": reach,
                "games": row.games,
                "forfeits": row.forfeits,
                "seconds_per_choice": None if row.pace is None else round(row.pace, 6),
                "scores": scores,
            }
        )
    return {**agreed, "milliseconds": match.milliseconds, "unfinished": found.unfinished, "bots": rows}
