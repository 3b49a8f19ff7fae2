"""A real Dask cluster on this machine: a scheduler and two workers, one of which is killed in mid-job."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from caber.arena import workers
from caber.arena.matches import Deal
from caber.arena.workers import crew, played
from caber.core.errors import CaberError
from tests.arena.quick import jobs
from tests.arena.test_workers import ordered
from tests.builds import COMPILED

DEALS = 4000 if COMPILED else 800  # which takes seconds, so that a worker can be killed before it is over
PATIENCE = 60.0


class Cluster:
    """A scheduler and the workers that were started so far."""

    def __init__(self, folder: Path) -> None:
        self.processes: list[subprocess.Popen[bytes]] = []
        file = folder / "scheduler.json"
        self.scheduler = self.start("scheduler", "--port", "0", "--scheduler-file", str(file))
        deadline = time.monotonic() + PATIENCE
        while not file.exists() or not file.read_text():
            assert time.monotonic() < deadline
            time.sleep(0.1)
        self.address = str(json.loads(file.read_text())["address"])

    def start(self, *words: str) -> subprocess.Popen[bytes]:
        quiet = subprocess.DEVNULL
        command = [sys.executable, "-m", "dask", *words, "--host", "127.0.0.1", "--no-dashboard"]
        self.processes.append(subprocess.Popen(command, stdout=quiet, stderr=quiet))
        return self.processes[-1]

    def worker(self, threads: int = 1) -> subprocess.Popen[bytes]:
        # Without a nanny nobody starts it again.
        return self.start("worker", self.address, "--nthreads", str(threads), "--no-nanny")

    def refusal(self) -> str:
        """Why nobody can play here."""
        with pytest.raises(CaberError) as caught, crew(1, self.address):
            pass
        return caught.value.key

    def close(self) -> None:
        for process in reversed(self.processes):
            process.kill()
            process.wait(PATIENCE)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "JOINING", PATIENCE)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """The same one for all tests of this module, in their order."""
    started = Cluster(tmp_path_factory.mktemp("cluster"))
    yield started
    started.close()


def test_a_cluster_where_nobody_can_play_fairly_is_refused(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(workers, "JOINING", 2.0)
        assert cluster.refusal() == "arena-cluster-idle"
    greedy = cluster.worker(threads=2)
    assert cluster.refusal() == "arena-cluster-threads"
    greedy.kill()
    greedy.wait(PATIENCE)


def test_a_worker_killed_in_mid_job_changes_nothing(cluster: Cluster) -> None:
    victim, survivor = cluster.worker(), cluster.worker()
    wanted = jobs(DEALS, seed=5)
    found: list[Deal] = []
    with crew(1, cluster.address) as players:
        deadline = time.monotonic() + PATIENCE
        while players.lanes() < 2:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        with closing(played(players, wanted)) as deals:
            for deal in deals:
                found.append(deal)
                if len(found) == 20:
                    victim.kill()
                    victim.wait(PATIENCE)
        assert players.lanes() == 1, "it was really gone, and the job was not over"
    assert survivor.poll() is None
    with crew(2) as pool:
        assert ordered(found) == ordered(played(pool, wanted))


def test_a_scheduler_that_goes_is_told(cluster: Cluster) -> None:
    cluster.worker()

    def orphaned() -> None:
        with crew(1, cluster.address) as players:
            for _ in played(players, jobs(100_000)):
                cluster.scheduler.kill()

    with pytest.raises(CaberError) as caught:
        orphaned()
    assert caught.value.key == "arena-cluster-lost"


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:9", "far://away", ""])
def test_an_address_without_a_scheduler_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "PATIENCE", 1.0)
    with pytest.raises(CaberError) as caught, crew(1, address):
        pass
    assert caught.value.key == "arena-cluster-unreachable"


def test_without_dask_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(CaberError) as caught, crew(1, "127.0.0.1:8786"):
        pass
    assert 'pip install "caber[cluster]"' in caught.value.tell()
