"""Writes docs/observations.md: the layout of every game's rows, as the games themselves declare it.

python -m tools.observations docs/observations.md
"""

import sys
from pathlib import Path

from caber.core.errors import BadOption
from caber.core.features import Row
from caber.core.game import Game
from caber.core.options import Value, written
from caber.core.reader import CHOICE, MEMBERS
from caber.games import NAMES, game
from caber.games.features import features
from caber.texts import tell

COMMAND = "python -m tools.observations docs/observations.md"
INTRODUCTION = f"""# Observations

What a network is shown of a position is one flat row of numbers between 0 and 1.
`caber.games.features` reads it, and the [environments](environments.md) hand it out:

```python
>>> from caber.games import game
>>> from caber.games.features import features
>>> schotten_totten = game("schotten_totten")
>>> seen = features(schotten_totten, schotten_totten.options())
>>> row = seen.read(schotten_totten.start(), seat=0)
>>> len(row) == seen.size == len(seen.names)
True
>>> [(each.first, each.shape) for each in seen.table if each.feature.name == "clan cards on my side"]
[(203, (9, 54))]

```

- Seats come in order from the observer's on: *me*, *1 seat on*, *2 seats on*. One network can play all.
- A row is read from `state.hide(seat)`, so it can't depend on what the seat may not know.
  `read(state, seat, open=True)` reads the state itself by the same layout: what was hidden is filled in.
  That is for training, such as a critic's eyes.
- What isn't there, or isn't known, is zeros.
- *One of* several values has a 1 at its place; *any of* several has a 1 for each member; a number is
  divided by what it can be at most, and a number n that nothing bounds reads n / (n + what is usual).
- A layout belongs to a set of options: fewer stones or cards make shorter rows. `seen.table` says where
  each feature lies, with the shape it can be folded into; `seen.names` what each single entry means.
- Two positions have the same row only if they differ in nothing but what is named below as left out.

This page is written by `{COMMAND}`; a test compares.
"""
HEAD = ("from", "entries", "meaning", "for each of", "what the entries are")
FEW = 4  # of these names all are written out


def settings(of: Game) -> list[dict[str, Value]]:
    """The defaults, and each option changed alone."""
    sets: list[dict[str, Value]] = [{}]
    sets += [{option.name: value} for option in of.offered for value in option.choices[1:]]
    return [chosen for chosen in sets if accepted(of, chosen)]


def accepted(of: Game, chosen: dict[str, Value]) -> bool:
    """Whether the game can be played with these options alone."""
    try:
        of.start(chosen)
    except BadOption:
        return False
    return True


def in_words(chosen: dict[str, Value]) -> str:
    """An option set."""
    return ", ".join(f"`{name}={written(value)}`" for name, value in chosen.items()) or "defaults"


def few(names: tuple[str, ...]) -> str:
    """Names, the first and the last if there are many."""
    return ", ".join(names) if len(names) <= FEW else f"{names[0]}, {names[1]} … {names[-1]}"


def line(row: Row) -> tuple[str, ...]:
    """A feature as a line of the table."""
    feature = row.feature
    how = {CHOICE: "one of: ", MEMBERS: "any of: "}.get(feature.kind, "")
    return (
        str(row.first),
        " × ".join(map(str, row.shape)) or "1",
        feature.name,
        few(feature.each),
        how + few(feature.labels),
    )


def table(rows: list[tuple[str, ...]]) -> str:
    """Rows in Markdown, the first being the head."""
    lines = [rows[0], ("---",) * len(rows[0]), *rows[1:]]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def section(of: Game) -> str:
    """What is to be said of one game: its fullest layout, what it leaves out, and how long rows are."""
    layouts = [(chosen, features(of, of.options(chosen))) for chosen in settings(of)]
    chosen, fullest = max(layouts, key=lambda each: len(each[1].table))
    usual = layouts[0][1].size
    lengths = [f"{in_words(other)}: {layout.size:,}" for other, layout in layouts if layout.size != usual]
    more = f" ({'; '.join(lengths)})" if lengths else ""
    facts = [f"Rows have {usual:,} entries{more}."]
    facts += [f"Moves to choose from are numbered 0 to {of.decisions - 1}."]
    left = "; ".join(fullest.left_out)
    return "\n\n".join(
        [
            f"## {tell(of.name.replace('_', '-') + '-title')}",
            " ".join(facts),
            f"With {in_words(chosen)}:",
            table([HEAD, *map(line, fullest.table)]),
            f"Left out: {left}.",
        ]
    )


def page() -> str:
    """The whole page."""
    return "\n".join([INTRODUCTION, "\n\n".join(section(game(name)) for name in NAMES)]) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
