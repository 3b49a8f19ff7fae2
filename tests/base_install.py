"""What an install without extras must do: tests/test_install.py runs this in an empty environment.

Its arguments are the build that is expected (compiled or plain) and the packages that may be there.
"""

import os
import pkgutil
import subprocess
import sys
from importlib import import_module
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

# Needs an extra: what these packages hold, and solving Tug of War.
EXTRAS = ("caber.server", "caber.batch", "caber.adapters")
SOLVING = {
    f"caber.bots.tug_of_war.{name}"
    for name in ["bouts", "chart", "losses", "making", "mixing", "rerolls", "solver", "sweeps"]
}
# Small games, so that plain Python is quick enough; the last is a race, which is solved before it is weighed.
SMALL = {
    "schotten_totten": {"clans": "2", "values": "3", "hand": "2"},
    "kilt_castle": {},
    "tug_of_war": {"cap": "6"},
    "schotten_rennen": {"track": "3,4,5,6"},
}
MILLISECONDS = 20
DECISIONS = 3  # of each bot


def command(*words: str, wanted: int = 0, typed: str = "") -> str:
    """Run `caber` with these words, check what it ends with, and return what it says."""
    done = subprocess.run(
        [Path(sys.executable).with_name("caber"), *words],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == wanted, (words, done.returncode, done.stdout, done.stderr)
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout + done.stderr


def check_packages(allowed: set[str]) -> None:
    found = {package.name.lower().replace("-", "_").replace(".", "_") for package in distributions()}
    assert found == allowed | {"caber"}, found ^ allowed


def check_imports() -> int:
    """Import every module; return how many an extra was missing for."""
    import caber

    lacking = 0
    for module in pkgutil.walk_packages(caber.__path__, "caber.", onerror=lambda name: None):
        if module.name.endswith("__main__") or "migrations" in module.name:
            continue
        try:
            import_module(module.name)
        except ImportError:
            assert module.name.startswith(EXTRAS) or module.name in SOLVING, module.name
            lacking += 1
    return lacking


def check_games() -> None:
    """Every bot of every game decides; the best one's judgement of the position can be had."""
    from caber.bots import bot, names
    from caber.bots.analysis import analyst
    from caber.core.contract import CHANCE, OVER
    from caber.core.rng import Rng
    from caber.games import NAMES, game

    assert set(SMALL) == set(NAMES)
    for name, options in SMALL.items():
        rng = Rng(1)
        start = game(name).start(options)
        for each in names(name):
            state, player, decided = start.copy(), bot(each, name, MILLISECONDS), 0
            while state.turn != OVER and decided < DECISIONS:
                if state.turn == CHANCE:
                    state.play(state.pick(rng))
                else:
                    state.play(player.choose(state.hide(state.turn), rng))
                    decided += 1
            assert decided == DECISIONS, each
        while start.turn == CHANCE:
            start.play(start.pick(rng))
        judge = analyst(name)
        assert judge is not None
        weighed = judge.weigh(start.hide(start.turn), among=1000)
        assert sum(weighed.chances) == 10_000 and len(weighed.moves) == len(start.moves())


def check_front_door() -> None:
    """`import caber` gives all but batches, and says what they need; help and star imports work."""
    import pydoc

    import caber

    everything: dict[str, object] = {}
    exec("from caber import *", everything)
    assert {"start", "weigh", "solve"} <= everything.keys() and "Batch" not in everything
    assert "Play" in pydoc.render_doc(caber)
    refused = ""
    try:
        from caber import Batch  # noqa: F401
    except ImportError as error:
        refused = str(error)
    assert 'pip install "caber[batch]"' in refused
    race: dict[str, Any] = {"track": "3,4,5,6"}
    for name, options in SMALL.items():
        play = caber.start(name, seed="thistle", **options)
        assert str(play) and play.moves[0].words
        play.finish("level1", "level2")
        assert caber.verify(play).ok
    play = caber.start("schotten_rennen", seed="thistle", **race)
    assert play.hint() and caber.weigh(play)
    play.finish("level3")
    assert caber.analyse(play)
    assert 0 < caber.solve("schotten_rennen", **race).value < 1
    assert caber.compare("level2", "level1", "schotten_rennen", deals=2, **race)
    assert caber.loss("level1", "schotten_rennen", deals=2, **race)
    assert caber.rules("tug_of_war")


def check_commands(build: str) -> None:
    says = command("--version")
    assert f", {build}" in says and says.count("\n") == 1, says
    for name, options in SMALL.items():
        assert len(command("rules", name)) > 1000
        record = Path(f"{name}.txt")
        chosen = [word for option in options.items() for word in ("--option", "=".join(option))]
        command("play", name, *chosen, "--seats", "level1,level1", "--save", str(record), "--seed", "thistle")
        command("verify", str(record))
        assert len(command("replay", str(record)).splitlines()) > 20
    command("replay", "schotten_rennen.txt", "--analysis")
    command("hint", "schotten_rennen.txt", "--step", "3")
    command("solve", "schotten_rennen", "--track", "3,4,5,6")
    command("arena", "schotten_rennen", "level2", "level1", "--games", "4", "--workers", "1")
    counted = "--bots", "level1", "--games", "4", "--workers", "1", "--csv", "games.csv"
    command("stats", "schotten_rennen", *counted)
    assert Path("games.csv").exists()


def check_extras() -> None:
    for extra, words in (
        ("table", ""),
        ("table", "serve"),
        ("table", "backup copy"),
        ("table", "restore copy"),
        ("batch", "bench"),
        ("batch", "solve tug_of_war --cap 2"),
        ("stats", "stats tug_of_war --games 2 --plot pictures"),
    ):
        says = command(*words.split(), wanted=1)
        assert f'pip install "caber[{extra}]"' in says and says.count("\n") == 1, says


def main() -> None:
    build, *packages = sys.argv[1:]
    os.environ["LANG"] = "C"
    check_packages(set(packages))
    lacking = check_imports()
    check_games()
    check_front_door()
    check_commands(build)
    check_extras()
    print(f"{lacking} modules need an extra")


if __name__ == "__main__":
    main()
