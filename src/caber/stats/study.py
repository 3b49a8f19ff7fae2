"""Many games of one match, and all that can be said, written and drawn of them."""

import os
import re
from collections.abc import Sequence
from itertools import groupby, zip_longest
from pathlib import Path
from typing import NamedTuple

from caber.arena.matches import Deal, Match
from caber.arena.tallies import unfinished
from caber.core.counting import GAMES
from caber.core.options import Options, written
from caber.games import game
from caber.stats.findings import Finding, findings, summaries
from caber.stats.plots import Format, draw
from caber.stats.tables import tables_of
from caber.stats.words import figures, summary_table, table_of, text_of
from caber.texts import tell


class Section(NamedTuple):
    """One chart in words."""

    title: str
    note: str
    table: str  # empty for a histogram, which is a picture or nothing


class Study:
    """What was counted in these deals."""

    def __init__(self, match: Match, deals: Sequence[Deal], language: str) -> None:
        self.match = match
        self.deals = deals
        self.language = language
        self.game = game(match.game)
        self.options = Options.read(self.game.offered, match.options)
        self.tables = tables_of(match, deals)
        self.findings = findings(self.game, self.tables)
        self.summaries = summaries(self.game, self.tables)

    @property
    def games(self) -> int:
        """How many."""
        return len(self.tables[GAMES])

    @property
    def stem(self) -> str:
        """What the names of its pictures begin with: the game, and what was agreed beside the defaults."""
        changed = [f"{key}-{written(value)}" for key, value in self.options.changed().items()]
        return re.sub("[^a-z0-9_-]+", "-", "-".join([self.game.name, *changed]))

    def heading(self) -> list[str]:
        """Which games were played, and what is to be known of them, paragraph by paragraph."""
        told: dict[str, str | int] = {
            "game": self._title,
            "bots": self._bots,
            "games": self.games,
            "deals": len(self.deals),
            "seed": self.match.seed,
            "paired": "yes" if self.match.exchanged else "no",
        }
        lines = [tell("stats-games", told, self.language)]
        if self._unusual:
            words = ", ".join(f"`{word}`" for word in self._unusual)
            lines.append(tell("stats-options", {"options": words}, self.language))
        if broken := unfinished(self.deals):
            told = {"games": broken, "turns": self.match.longest}
            lines.append(tell("arena-unfinished", told, self.language))
        return lines

    def __str__(self) -> str:
        return "\n\n".join([*self.heading(), self.summary()])

    def summary(self) -> str:
        """The numbers of every game, in a table."""
        return summary_table(self.summaries, self.language)

    def sections(self) -> list[Section]:
        """The charts in words."""
        return [self._section(finding) for finding in self.findings]

    def _section(self, finding: Finding) -> Section:
        drawn = finding.chart.kind == "histogram"
        table = "" if drawn else table_of(self.game, finding, self.language)
        title, note = (text_of(finding, part, self.language) for part in ("", "note"))
        return Section(title, note, table)

    def draw(self, folder: Path, format: Format) -> dict[Path, bytes]:
        """The pictures, by the files in which they belong; in the order of the charts."""
        named = " · ".join([self._title, *self._unusual])
        told: dict[str, str | int] = {"game": named, "bots": self._bots, "games": self.games}
        source = tell("stats-source", {**told, "seed": self.match.seed}, self.language)
        players = len(self.match.bots)
        return {
            folder / f"{self.stem}-{each.chart.name}.{format}": draw(
                self.game, each, players, source, self.language, format
            )
            for each in self.findings
        }

    def page(self, folder: Path, pictures: Sequence[Path]) -> str:
        """Everything in Markdown, for a page in that folder, with the pictures if they were drawn."""
        parts = [*self.heading(), self.summary()]
        for each, picture in zip_longest(self.sections(), pictures):
            parts.append(f"**{each.title}** {each.note}")
            if picture:
                parts.append(f"![{each.title}]({Path(os.path.relpath(picture, folder)).as_posix()})")
            parts += [each.table] if each.table else []
        return "\n\n".join([*parts, tell("stats-intervals", {}, self.language)]) + "\n"

    def figures(self) -> dict[str, object]:
        """Everything as JSON has it."""
        match = self.match
        return {
            "games": self.games,
            "deals": len(self.deals),
            "game": match.game,
            "options": dict(word.split("=", 1) for word in match.options.split()),
            "bots": list(match.bots),
            "paired": match.exchanged,
            "seed": match.seed,
            "milliseconds": match.milliseconds,
            "turns": match.longest,
            "version": match.version,
            "unfinished": unfinished(self.deals),
            **figures(self.summaries, self.findings),
        }

    @property
    def _title(self) -> str:
        return tell(f"{self.game.name.replace('_', '-')}-title", {}, self.language)

    @property
    def _unusual(self) -> list[str]:
        """What was agreed beside the defaults; how many play can be seen from the bots."""
        return [f"{name}={written(value)}" for name, value in self.game.unusual(self.options).items()]

    @property
    def _bots(self) -> str:
        """Who played, those who are alike taken together.

        `level3 × 2`, or `level4 – level3`.
        """
        counted = [(name, len(list(alike))) for name, alike in groupby(self.match.bots)]
        return " – ".join(f"{name} × {count}" if count > 1 else name for name, count in counted)
