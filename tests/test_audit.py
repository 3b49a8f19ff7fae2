"""No package that is pinned here is known to be vulnerable, as far as anybody says.

The network isn't ours: what can't be found out is skipped, with the reason, and doesn't count as tried.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.ledger import Tally
from tests.test_project import REQUIREMENTS, ROOT, pins

pytestmark = pytest.mark.soak
PINS = sorted({f"{name}=={version}" for file in REQUIREMENTS for name, version in pins(file).items()})
CONTROL = "pycrypto==2.6.1"  # abandoned with known faults: who doesn't say so knows nothing of faults
PATIENCE = 300.0  # seconds for all of them
TOOLS = ROOT / ".venv" / "bin" / "python"  # has uv and Node, which the wheel's environment hasn't
PYTHON = TOOLS if TOOLS.exists() else Path(sys.executable)
AUDIT = (
    "import sys; sys.path.insert(0, 'tools'); import build_web; "
    "build_web.npm(build_web.ROOT / 'web', *sys.argv[1:])"
)


def run(*words: str | Path) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(words, capture_output=True, text=True, cwd=ROOT, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        pytest.skip("the package index takes too long to answer")


@pytest.fixture(scope="module")
def findings() -> dict[str, list[str] | None]:
    """What the package index says about each pin."""
    with_pip = ("-m", "uv", "run", "--quiet", "--no-project", "--isolated", "--with", "pip")
    done = run(PYTHON, *with_pip, "python", "tools/audit.py", CONTROL, *PINS)
    if done.returncode:
        pytest.skip(f"the package index can't be asked: {done.stderr.strip().splitlines()[-1:]}")
    found: dict[str, list[str] | None] = json.loads(done.stdout)
    if not found.pop(CONTROL):
        pytest.skip("the package index says nothing about vulnerabilities")
    return found


@pytest.fixture
def faults(findings: dict[str, list[str] | None], pin: str) -> list[str]:
    found = findings[pin]
    if found is None:
        pytest.skip(f"the package index says nothing about {pin}, which isn't the newest version")
    return found


@pytest.mark.promise("R16", "dependencies audited")
@pytest.mark.parametrize("pin", PINS)
def test_nothing_is_known_against_a_package(faults: list[str], pin: str) -> None:
    assert faults == [], f"{pin} is vulnerable; newer pins: make lock UPGRADE=--upgrade"


@pytest.fixture
def web() -> dict[str, Any]:
    """What the registry of browser packages says."""
    done = run(PYTHON, "-c", AUDIT, "audit", "--json")
    try:
        found: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        found = {"message": done.stderr.strip()[-200:]}
    if "vulnerabilities" not in found:
        pytest.skip(f"the registry of browser packages tells nothing: {found.get('message')}")
    return found


@pytest.mark.promise("R16", "dependencies audited")
def test_nothing_is_known_against_the_packages_of_the_browser(web: dict[str, Any], tally: Tally) -> None:
    assert {name: each["via"] for name, each in web["vulnerabilities"].items()} == {}
    tally.tried(int(web["metadata"]["dependencies"]["total"]))
