"""Plays the games of docs/statistics.md anew and puts the figures in their places, with pictures beside it.

python -m tools.statistics            all of it
python -m tools.statistics NAME…      only these studies, by the names of their places in the page
"""

import re
import shlex
import subprocess
import sys
from pathlib import Path

from caber.texts import tell

PAGE = Path("docs", "statistics.md")
PICTURES = Path("docs", "statistics")
SEED = "2026"

# By name of the place: what is asked of `caber stats`. None of these bots thinks by the clock.
STUDIES = {
    "schotten-totten": "schotten_totten --bots level4 --games 2000",
    "schotten-totten-tactics": "schotten_totten --option mode=tactics --bots level4 --games 2000",
    "kilt-castle": "kilt_castle --bots level4 --games 1000",
    "kilt-castle-four": "kilt_castle --option players=4 --bots level4 --games 600",
    "schotten-rennen": "schotten_rennen --bots level4 --games 1500",
    "schotten-rennen-pro": "schotten_rennen --option track=pro --bots level4 --games 1500",
    "tug-of-war": "tug_of_war --bots level3 --games 300",
    "tug-of-war-nine": "tug_of_war --option cap=9 --bots level5 --games 300",
}


def place_of(name: str) -> re.Pattern[str]:
    """The two marks of a study, and what lies between them."""
    return re.compile(f"<!-- study {name} -->\n(.*?)<!-- end of study -->", re.DOTALL)


def play(words: str) -> str:
    """Plays a study, draws its pictures, and returns its part of the page, with the command first."""
    found = PAGE.with_suffix(".found")  # beside the page, because links are relative
    asked = ["stats", *words.split(), "--seed", SEED]
    where = ["--plot", str(PICTURES), "--markdown", str(found), "--lang", "en"]
    subprocess.run([sys.executable, "-m", "caber.cli", *asked, *where], check=True, stdout=subprocess.DEVNULL)
    # What is to be known of intervals stands on the page once, for all of them.
    text = found.read_text(encoding="utf-8").replace(tell("stats-intervals"), "").rstrip()
    found.unlink()
    return f"```\n{shlex.join(['caber', *asked])}\n```\n\n{text}\n"


def main(names: list[str]) -> None:
    """Replaces what stands between the marks; all else in the page stays as it is."""
    unknown = [name for name in names if name not in STUDIES]
    if unknown:
        sys.exit(f"no study is called {', '.join(unknown)}; studies: {', '.join(STUDIES)}")
    for name in names or STUDIES:
        text = play(STUDIES[name])
        page = PAGE.read_text(encoding="utf-8")
        place = place_of(name).search(page)
        assert place, f"{PAGE} has no place for {name}"
        page = f"{page[: place.start(1)]}{text}{page[place.end(1) :]}"
        PAGE.write_text(page, encoding="utf-8")
        print(f"{name}: {STUDIES[name]}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
