import os
from collections.abc import Generator

import pytest
from hypothesis import settings

from tests.builds import COMPILED
from tests.ledger import Tally, keep
from tests.luck import luck_of, token_hex

# `make soak` asks for many. Without it a run tries a few, and outside CI each run tries others.
EXAMPLES = int(os.environ.get("CABER_EXAMPLES") or (50 if COMPILED else 15))
# No deadline: the plain build is many times slower than the compiled one, and machines are shared.
settings.register_profile("local", deadline=None, print_blob=True, max_examples=EXAMPLES)
settings.register_profile("ci", settings.get_profile("local"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "local")

# What bots solve is kept nowhere, unless a test says where: nothing is left behind, and nothing is found.
os.environ["CABER_CACHE"] = ""

TALLY = pytest.StashKey[Tally]()


@pytest.fixture
def luck(request: pytest.FixtureRequest) -> str:
    """What all chance of this test comes from."""
    return luck_of(request.node.nodeid)


@pytest.fixture(autouse=True)
def fixed_deals(luck: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of this process deal from the luck of their test."""
    monkeypatch.setattr("secrets.token_hex", token_hex(luck))


@pytest.fixture
def tally(request: pytest.FixtureRequest) -> Tally:
    """Counts what a test of a promise tries."""
    return request.node.stash[TALLY]  # type: ignore[no-any-return]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Opens the tally of a test that is about a promise."""
    promise = item.get_closest_marker("promise")
    if promise is not None:
        item.stash[TALLY] = Tally(*promise.args)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keeps the tally when the test has ended."""
    report = yield
    if TALLY in item.stash and (report.when == "call" or report.failed):
        keep(item.stash[TALLY], item.nodeid, report.failed)
    return report
