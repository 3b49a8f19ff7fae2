"""What processes of `run_several` do in tests; with few imports, because each of them starts anew."""

import os
import signal
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path


def starts(folder: Path) -> list[float]:
    """When processes were started."""
    return sorted(float(file.read_text()) for file in folder.glob("start *"))


def note(folder: Path) -> int:
    """Leaves a file with the time; which one it is, counted so that no two processes get the same number."""
    for number in count(1):
        try:
            with (folder / f"start {number}").open("x") as file:
                file.write(str(time.monotonic()))
            return number
        except FileExistsError:
            pass
    raise AssertionError("numbers never end")


def fail_at_once(folder: Path, ready: Callable[[], None]) -> None:
    """One that never comes to answer, beside one that does."""
    if note(folder) == 1:
        ready()
        time.sleep(600)
    os._exit(3)


def answer_once(folder: Path, ready: Callable[[], None]) -> None:
    """The first two answer and die, the next four die before they answer, and then it is enough."""
    started = note(folder)
    if started <= 2:
        ready()
        (folder / f"answered {started}").touch()
        while not all((folder / f"answered {number}").exists() for number in (1, 2)):
            time.sleep(0.01)
    if started > 6:
        os.kill(os.getppid(), signal.SIGTERM)
        time.sleep(600)
