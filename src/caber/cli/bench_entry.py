"""The process in which `caber bench` measures an installation of Caber; run as a program, not imported.

    PYTHON -P bench_entry.py                                              print facts about its Caber as JSON
    PYTHON -P bench_entry.py PACKAGE CLOCK WAY GAME SEED SECONDS [...]    run a slice; see `bench_slice`

PYTHON may have another version of Caber: the modules that measure lie beside this file, and everything that
they import from Caber is PYTHON's own. Thus two installations do the same work. PACKAGE is the folder from
which Caber must come; the process fails if it comes from elsewhere.
"""

import json
import platform
import sys
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TypedDict


class About(TypedDict):
    """Facts about an installation of Caber."""

    package: str  # its folder
    version: str
    compiled: bool
    runs_on: str  # the Python


def about() -> About | None:
    """Return the facts about this process's Caber; None if it has none."""
    spec = find_spec("caber")
    if spec is None or spec.origin is None:  # a folder that only has the name has no origin
        return None
    import caber
    from caber.core.build import is_compiled

    return {
        "package": str(_package()),
        "version": caber.__version__,
        "compiled": is_compiled(),
        "runs_on": f"{platform.python_implementation()} {platform.python_version()}",
    }


def lent(name: str) -> ModuleType:
    """Import a module from the folder of this file, in place of the one that the installation may have."""
    name = f"caber.cli.{name}"
    spec = spec_from_file_location(name, Path(__file__).parent / f"{name.rpartition('.')[2]}.py")
    assert spec is not None and spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _package() -> Path:
    """Return the folder from which Caber is imported."""
    import caber

    return Path(str(caber.__file__)).parent.resolve()


def _main(wanted: str, clock: str, way: str, name: str, seed: str, seconds: str, *batch: str) -> None:
    """Run a slice and print the moves a second."""
    if _package() != Path(wanted).resolve():
        sys.exit(f"Caber comes from {_package()} instead of {wanted}")
    lent("bench_ways")  # before `bench_slice`, which imports it
    print(lent("bench_slice").measured(clock, way, name, int(seed), float(seconds), *map(int, batch)))


if __name__ == "__main__":
    if sys.argv[1:]:
        _main(*sys.argv[1:])
    else:
        print(json.dumps(about()))
