from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.cli.desk import Desk, RealTerminal
from tests.luck import token_bytes


@pytest.fixture(autouse=True)
def fixed_dealers(luck: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games without --seed are dealt from the luck of their test."""
    monkeypatch.setattr("caber.core.dealer.secrets", SimpleNamespace(token_bytes=token_bytes(luck)))


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
