"""Follows every link of a folder of HTML: `python -m tools.links FOLDER`.

It says which links, anchors and pictures lead nowhere, and fails if there are any; addresses elsewhere are
listed, not visited. It knows nothing of what made the pages.
"""

import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

LEADING = ("href", "src")  # attributes with one address
SCHEMES = ("data", "mailto")  # what needs no visit


class Page(NamedTuple):
    """What a page can be linked to by, and where it leads."""

    anchors: set[str]
    links: set[str]


class Reader(HTMLParser):
    """Finds anchors and links as a browser would."""

    def __init__(self) -> None:
        super().__init__()
        self.page = Page(set(), set())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Notes what one element has."""
        for name, value in attrs:
            if name == "id" or (name == "name" and tag == "a"):
                self.page.anchors.add(value or "")
            elif name in LEADING:
                self.page.links.add(value or "")
            elif name == "srcset":
                self.page.links.update(part.split()[0] for part in (value or "").split(",") if part.strip())


def read(folder: Path) -> dict[Path, Page]:
    """Every page of a folder, and of those in it."""
    pages = {}
    for file in sorted(folder.resolve().rglob("*.html")):
        reader = Reader()
        reader.feed(file.read_text(encoding="utf-8"))
        pages[file] = reader.page
    return pages


def dead(folder: Path) -> list[str]:
    """What leads nowhere: the page, the address, and what is missing."""
    pages = read(folder)
    found = []
    for file, page in pages.items():
        for link in sorted(page.links):
            missing = _missing(link, file, folder.resolve(), pages)
            if missing:
                found.append(f"{file.relative_to(folder.resolve())}: {link}: {missing}")
    return found


def elsewhere(folder: Path) -> list[str]:
    """The addresses that lead out of the folder, each once."""
    return sorted({link for page in read(folder).values() for link in page.links if urlsplit(link).netloc})


def _missing(link: str, file: Path, folder: Path, pages: dict[Path, Page]) -> str:
    parts = urlsplit(link)
    if parts.netloc or parts.scheme in SCHEMES:
        return ""
    if parts.scheme:
        return f"a page has no business with {parts.scheme}:"
    target = file.parent.joinpath(unquote(parts.path)).resolve() if parts.path else file
    if not target.is_relative_to(folder):
        return "it leads out of the site"
    if not target.is_file():
        return "there is no such file"
    anchor = unquote(parts.fragment)
    if anchor and target in pages and anchor not in pages[target].anchors:
        return "there is no such anchor"
    return ""


def main() -> None:
    """Follows the links of the folder that is named."""
    folder = Path(sys.argv[1])
    print(*[f"elsewhere, not visited: {address}" for address in elsewhere(folder)], sep="\n")
    found = dead(folder)
    if found:
        sys.exit("\n".join(["dead links:", *found]))


if __name__ == "__main__":
    main()
