"""Checks that a tag may be released, and prints what the release says about itself.

    python tools/release.py v0.2.0

The tag has to be the version of the package and of CITATION.cff, and CHANGELOG.md has to say what is in it.
Ends with 1 and a sentence otherwise.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


class Refused(Exception):
    """The reason why a tag can't be released."""


def entry(changelog: str, version: str) -> str:
    """Return what a changelog says about a version.

    >>> entry("# Changelog\\n\\n## 0.2.0 (2026-12-01)\\n\\n- New.\\n\\n## 0.1.0\\n\\n- Old.\\n", "0.2.0")
    '- New.'
    """
    sections = re.split(r"^## +", changelog, flags=re.MULTILINE)[1:]
    for title, _, body in (section.partition("\n") for section in sections):
        if re.match(rf"\[?{re.escape(version)}\]?(?![\w.-])", title):
            if not re.search(r"^[-*] +\S", body, re.MULTILINE):
                raise Refused(f"CHANGELOG.md says nothing about {version}")
            return body.strip()
    raise Refused(f"CHANGELOG.md has no section ## {version}")


def released(tag: str, root: Path = ROOT) -> str:
    """Return what the release of a tag says; Refused if the files in a folder belong to another version."""
    package = (root / "src" / "caber" / "__init__.py").read_text(encoding="utf-8")
    citation = (root / "CITATION.cff").read_text(encoding="utf-8")
    (version,) = re.findall(r'^__version__ = "(.+)"$', package, re.MULTILINE)
    (cited,) = re.findall(r'^version: "?([^"\n]+)"?$', citation, re.MULTILINE)
    if tag != f"v{version}":
        raise Refused(f"the tag is {tag}, but the package is {version}: its tag is v{version}")
    if cited != version:
        raise Refused(f"CITATION.cff names version {cited}, but the package is {version}")
    return entry((root / "CHANGELOG.md").read_text(encoding="utf-8"), version)


def main() -> None:
    """Check the tag that is given."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        print(released(sys.argv[1]))
    except Refused as reason:
        sys.exit(f"caber: no release: {reason}")


if __name__ == "__main__":
    main()
