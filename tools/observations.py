"""The layout of every game's rows as a page, docs/observations.md, from the games' own declarations.

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

An observation shows a position to a network: one flat row of numbers between 0 and 1.
This page lists the entries of each game's rows. `caber.games.features` reads them,
[environments](environments.md) return them, and [batches](batch.md) fill arrays with them:

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

- **Seats** are relative to the observer: *me*, *1 seat on*, *2 seats on*. One network can play all seats.
- **Secrets** stay hidden. A row is read from `state.hide(seat)`, so it can't depend on anything that
  the seat may not know. For training, such as a critic's eyes, `read(state, seat, open=True)` reads
  the state itself by the same layout, and fills in what was hidden.
- **Zeros** stand for everything that isn't there or isn't known.
- **Names of values**: *one of* several values has a 1 at its place; *any of* several has a 1 for each member.
- **Numbers** are divided by their maximum. A number n without a maximum reads n / (n + its usual size).
- **Options** change the layout: fewer stones or cards make shorter rows. `seen.table` gives
  the position and the shape of each feature; `seen.names` explains each single entry.
- **Nothing else is lost**: two positions with the same row differ only in what is named below as left out.

The command `{COMMAND}` writes this page, and a test compares the two.
"""
HEAD = ("from", "entries", "meaning", "for each of", "values")
LENGTHS = ("options", "entries")
FEW = 4  # of these names all are written out


def settings(of: Game) -> list[dict[str, Value]]:
    """Return the defaults, and each option changed alone."""
    sets: list[dict[str, Value]] = [{}]
    sets += [{option.name: value} for option in of.offered for value in option.choices[1:]]
    return [chosen for chosen in sets if accepted(of, chosen)]


def accepted(of: Game, chosen: dict[str, Value]) -> bool:
    """Return True if the game can be played with these options alone."""
    try:
        of.start(chosen)
    except BadOption:
        return False
    return True


def in_words(chosen: dict[str, Value]) -> str:
    """Return a set of options as records write it."""
    return ", ".join(f"`{name}={written(value)}`" for name, value in chosen.items()) or "the default options"


def few(names: tuple[str, ...]) -> str:
    """Return names as a list; of many, the first two and the last."""
    return ", ".join(names) if len(names) <= FEW else f"{names[0]}, {names[1]} … {names[-1]}"


def line(row: Row) -> tuple[str, ...]:
    """Return a feature as a line of the table."""
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
    """Return rows as a table in Markdown; the first is the head."""
    lines = [rows[0], ("---",) * len(rows[0]), *rows[1:]]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def section(of: Game) -> str:
    """Return one game's section: the lengths of its rows, its fullest layout, and the cells left out."""
    layouts = [(chosen, features(of, of.options(chosen))) for chosen in settings(of)]
    chosen, fullest = max(layouts, key=lambda each: len(each[1].table))
    usual = layouts[0][1].size
    others = [(in_words(other), f"{layout.size:,}") for other, layout in layouts if layout.size != usual]
    return "\n\n".join(
        [
            f"## {tell(of.name.replace('_', '-') + '-title')}",
            f"A row has {usual:,} entries. Decisions are numbered 0 to {of.decisions - 1}.",
            *([f"With other options:\n\n{table([LENGTHS, *others])}"] if others else []),
            f"The layout with {in_words(chosen)}:",
            table([HEAD, *map(line, fullest.table)]),
            f"Left out: {'; '.join(fullest.left_out)}.",
        ]
    )


def page() -> str:
    """Return the whole page."""
    return "\n".join([INTRODUCTION, "\n\n".join(section(game(name)) for name in NAMES)]) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
