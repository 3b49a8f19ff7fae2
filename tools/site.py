"""What the documentation site has beyond Sphinx, as an extension of it (docs/conf.py names it).

- Rules pages of every game in every language, as `caber rules` prints them, are written to docs/rules before
  pages are read: git ignores that folder, and a new game's page is there without further ado.
- A link to a file that is no page, such as an example, leads to a page that shows it.
- The short comment beside a field is what the reference says about it.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.environment import BuildEnvironment
from sphinx.highlighting import PygmentsBridge
from sphinx.pycode import ModuleAnalyzer
from sphinx.util.osutil import relative_uri

import caber
from caber.games import NAMES
from caber.texts import FALLBACK, LANGUAGES, tell

ROOT = Path(__file__).resolve().parents[1]
LEXERS = {".py": "python", ".sh": "sh", ".toml": "toml", ".conf": "nginx", ".service": "ini", ".ftl": "text"}
PACKAGE = ROOT / "src" / "caber"
# A field or a constant with a comment behind it that is meant for people.
BESIDE = re.compile(r"^( *[\w, ]+(?:: [^#\n]*|= [^#\n]*)?\S)  # (?!noqa|fmt:|type:)", re.MULTILINE)
PARAMETER = re.compile(r"`\w+`: ")  # the beginning of a line that explains a parameter
WRITTEN = {"en": "English", "de": "Deutsch", "nl": "Nederlands"}  # each language in itself


def setup(app: Sphinx) -> dict[str, Any]:
    """Joins in where Sphinx asks extensions."""
    app.connect("config-inited", write_rules)
    app.connect("env-purge-doc", forget_files)
    app.connect("doctree-read", link_files)
    app.connect("html-collect-pages", file_pages)
    app.connect("builder-inited", read_comments)
    app.connect("autodoc-process-docstring", be_silent)
    app.connect("autodoc-process-docstring", list_parameters)
    app.connect("viewcode-find-source", as_written)
    app.connect("env-updated", forget_builtins)
    return {"parallel_read_safe": False, "parallel_write_safe": True}


# -- rules -----------------------------------------------------------------------------------------


def write_rules(app: Sphinx, config: Config) -> None:
    """Writes the rules pages, and removes those of games that are gone."""
    folder = Path(app.srcdir) / "rules"
    pages = rules_pages()
    for old in folder.rglob("*.md"):
        if str(old.relative_to(folder)) not in pages:
            old.unlink()
    for name, text in pages.items():
        file = folder / name
        if not file.exists() or file.read_text(encoding="utf-8") != text:  # else it would be read again
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")


def rules_pages() -> dict[str, str]:
    """All pages by their names: the rules of each game, and a list of them where docs/rules.md is none."""
    pages = {place(name, language): rules_page(name, language) for name in NAMES for language in LANGUAGES}
    lists = {place("index", language): rules_list(language) for language in LANGUAGES if language != FALLBACK}
    return pages | lists


def place(name: str, language: str) -> str:
    """Where a page stands: English ones beside the folders of the other languages.

    >>> place("kilt_castle", "en"), place("kilt_castle", "nl")
    ('kilt_castle.md', 'nl/kilt_castle.md')
    """
    return f"{name}.md" if language == FALLBACK else f"{language}/{name}.md"


def rules_page(name: str, language: str) -> str:
    """The rules of a game, with links to the same in other languages below the title."""
    up = "" if language == FALLBACK else "../"
    others = [f"[{WRITTEN[other]}]({up}{place(name, other)})" for other in LANGUAGES if other != language]
    title, _, text = caber.rules(name, language=language).partition("\n")
    return f"{title}\n\n{' · '.join(others)}\n{text}"


def rules_list(language: str) -> str:
    """The games in one language, each with what it is about."""
    lines = [f"# {WRITTEN[language]}: {tell('web-rules', {}, language)}", ""]
    for name in NAMES:
        key = name.replace("_", "-")
        title, summary = (tell(f"{key}-{part}", {}, language) for part in ("title", "summary"))
        lines.append(f"- [{title}]({name}.md): {summary}")
    return "\n".join([*lines, "", "```{toctree}", ":hidden:", "", *NAMES, "```", ""])


# -- files that are no pages -----------------------------------------------------------------------


def forget_files(app: Sphinx, env: BuildEnvironment, page: str) -> None:
    """Forgets the links of a page that is gone, or about to be read again."""
    _noted(env).pop(page, None)


def link_files(app: Sphinx, tree: nodes.document) -> None:
    """Turns what MyST would offer for download into links to pages that show it, and notes which they are."""
    page = app.env.docname
    linked = _noted(app.env).setdefault(page, set())
    for link in list(tree.findall(addnodes.download_reference)):
        file = (Path(app.srcdir) / page).parent.joinpath(link["reftarget"]).resolve()
        shown = file.relative_to(ROOT).as_posix()  # nothing beside the repository is shown
        linked.add(shown)
        address = relative_uri(app.builder.get_target_uri(page), app.builder.get_target_uri(_name(shown)))
        link.replace_self(nodes.reference("", "", *link.children, refuri=address, internal=True))


def file_pages(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    """A page for each file that was linked to: its name, and its text in colours."""
    highlighter = PygmentsBridge("html", app.config.pygments_style)
    for shown in sorted(set().union(*_noted(app.env).values())):
        file = ROOT / shown
        lexer = LEXERS.get(file.suffix, "text")
        code = highlighter.highlight_block(file.read_text(encoding="utf-8"), lexer, linenos=False)
        yield _name(shown), {"title": shown, "body": f"<h1>{shown}</h1>\n{code}"}, "page.html"


def _name(shown: str) -> str:
    """The page of a file: apart from all others, and with nothing that an address would have to escape."""
    return f"files/{shown}"


def _noted(env: BuildEnvironment) -> dict[str, set[str]]:
    """By page the files it links to, kept with what Sphinx has read: not every page is read each time."""
    found: dict[str, set[str]] = env.__dict__.setdefault("caber_files", {})
    return found


# -- comments beside fields ------------------------------------------------------------------------


def read_comments(app: Sphinx) -> None:
    """Has the comment beside a field or constant read as its docstring."""
    for file in PACKAGE.rglob("*.py"):
        name = ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
        source = BESIDE.sub(r"\1  #: ", file.read_text(encoding="utf-8"))
        ModuleAnalyzer.cache["module", name] = ModuleAnalyzer(source, name, str(file))


def as_written(app: Sphinx, name: str) -> tuple[str, dict[str, tuple[str, int, int]]] | None:
    """The source of a module as it is, for the pages that show it; None: it isn't ours."""
    if name.partition(".")[0] != PACKAGE.name:
        return None
    analyzer = ModuleAnalyzer.for_module(name)
    analyzer.find_tags()
    return analyzer.code.replace("  #: ", "  # "), analyzer.tags


def be_silent(app: Sphinx, what: str, name: str, thing: object, options: object, lines: list[str]) -> None:
    """Says nothing of a field without a comment; Python would say that it is field number so and so."""
    if lines and lines[0].startswith("Alias for field number"):
        lines.clear()


def list_parameters(
    app: Sphinx, what: str, name: str, thing: object, options: object, lines: list[str]
) -> None:
    """Make a list of the lines that explain parameters, which would run together in one paragraph."""
    listed = False
    for number, line in enumerate(lines):
        if PARAMETER.match(line):
            listed = True
            lines[number] = f"- {line}"
        elif not line:
            listed = False
        elif listed:
            lines[number] = f"  {line}"


def forget_builtins(app: Sphinx, env: BuildEnvironment) -> None:
    """Takes modules without a source from the list of sources, which would link to them all the same."""
    listed = env.__dict__.get("_viewcode_modules", {})
    for name in [name for name, entry in listed.items() if not entry]:
        del listed[name]
