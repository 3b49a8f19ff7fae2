from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.desk import Desk, RealTerminal


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Desk:
    """A keyboard and a screen in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return Desk(monkeypatch)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Callable[..., RealTerminal]]:
    """Starts commands on real terminals in an empty folder."""
    started: list[RealTerminal] = []

    def start(*args: str | Path, **environment: str) -> RealTerminal:
        started.append(RealTerminal(*args, folder=tmp_path, **environment))
        return started[-1]

    yield start
    for each in started:
        each.close()
