"""Reads a Containerfile and the list of what its build leaves out, as far as ours need it."""

import json
import os
import shlex
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath
from string import Template
from typing import NamedTuple

SKIPPED = {"__pycache__", "build", "dist", "node_modules"}  # folders that are large and never sent


class Step(NamedTuple):
    """An instruction and its words."""

    name: str
    words: str

    def options(self) -> tuple[dict[str, str], list[str]]:
        """Return the options that the instruction begins with, and the other words."""
        words = shlex.split(self.words)
        count = next((i for i, word in enumerate(words) if not word.startswith("--")), len(words))
        pairs = (word.removeprefix("--").partition("=") for word in words[:count])
        return {name: value for name, _, value in pairs}, words[count:]

    def command(self) -> list[str]:
        """Return the command of an instruction that is written as a JSON list."""
        found: list[str] = json.loads(self.words[self.words.index("[") :])
        return found

    def pairs(self, known: dict[str, str]) -> dict[str, str]:
        """Return the values that ENV, ARG or LABEL sets; they may name known ones.

        >>> Step("ENV", "PATH=/opt/bin:$PATH A='1 2'").pairs({"PATH": "/bin"})
        {'PATH': '/opt/bin:/bin', 'A': '1 2'}
        """
        split = (word.partition("=") for word in shlex.split(self.words))
        return {name: Template(value).substitute(known) for name, _, value in split}


class Stage(NamedTuple):
    """A FROM and the instructions after it."""

    image: str
    name: str
    steps: list[Step]

    def all(self, name: str) -> list[Step]:
        """Return its instructions of that name."""
        return [step for step in self.steps if step.name == name]

    def last(self, name: str) -> Step:
        """Return the instruction of that name that counts."""
        return self.all(name)[-1]

    def environment(self, known: dict[str, str]) -> dict[str, str]:
        """Return the variables that processes get, in addition to known ones."""
        found = dict(known)
        for step in self.all("ENV"):
            found |= step.pairs(found)
        return found


def stages(text: str) -> list[Stage]:
    """Return the stages of a Containerfile.

    >>> [(stage.image, stage.name) for stage in stages("FROM a AS b\\nRUN x \\\\\\n  y\\nFROM c")]
    [('a', 'b'), ('c', '')]
    """
    found: list[Stage] = []
    arguments: dict[str, str] = {}
    for step in _steps(text):
        if step.name == "FROM":
            image, _, name = Template(step.words).substitute(arguments).partition(" AS ")
            found.append(Stage(image, name.strip(), []))
        elif found:
            found[-1].steps.append(step)
        else:
            arguments |= step.pairs(arguments)
    return found


def _steps(text: str) -> Iterator[Step]:
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        if line.strip():
            name, _, words = line.strip().partition(" ")
            yield Step(name.upper(), " ".join(words.split()))


def sent(file: PurePosixPath, ignored: list[str]) -> bool:
    """Return whether a file is part of the build's context; the last pattern that fits it counts.

    >>> ignored = ["*", "!src", "**/*.so"]
    >>> [sent(PurePosixPath(name), ignored) for name in ("src/a.py", "src/b/a.so", "a.py")]
    [True, False, False]
    """
    found = True
    names = [str(path) for path in (file, *file.parents)][:-1]
    for pattern in ignored:
        wanted = pattern.removeprefix("!")
        # `**/` stands for any folders, none included.
        forms = (wanted, wanted.removeprefix("**/"))
        if any(_fits(name, form) for name in names for form in forms):
            found = pattern.startswith("!")
    return found


def _fits(name: str, pattern: str) -> bool:
    if "**" in pattern:
        return fnmatchcase(name, pattern)
    parts, wanted = name.split("/"), pattern.split("/")
    return len(parts) == len(wanted) and all(map(fnmatchcase, parts, wanted))


def patterns(file: Path) -> list[str]:
    """Return the patterns in a file such as `.dockerignore`."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return [line.rstrip("/") for line in lines if line and not line.startswith("#")]


def context(root: Path, ignored: list[str]) -> Iterator[PurePosixPath]:
    """Yield the files below a folder that are part of the build's context."""
    for folder, folders, files in os.walk(root):
        inside = PurePosixPath(Path(folder).relative_to(root))
        folders[:] = sorted(name for name in folders if name not in SKIPPED and not name.startswith("."))
        yield from (inside / name for name in sorted(files) if sent(inside / name, ignored))
