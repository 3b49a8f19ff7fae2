"""How Sphinx makes the documentation site of these pages: `make docs`."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # tools.site

from caber import __version__  # noqa: E402

project = "Caber"
author = "the Caber authors"
copyright = author  # no year: a page that is made again tomorrow is the same
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode", "tools.site"]
exclude_patterns = ["conf.py", "hosting/**"]
highlight_language = "text"
pygments_style = "friendly"
pygments_dark_style = "monokai"

# A page may link to a heading of another one; what leads nowhere is an error, as `make docs` says -W -n.
myst_enable_extensions = ["colon_fence", "attrs_block"]
myst_heading_anchors = 4
suppress_warnings = [
    "toc.not_readable",  # a place may wait for its page; a page without a place is an error all the same
]

# Docstrings are plain text in which `code` stands between single backticks.
default_role = "literal"
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_default_options = {"members": True, "show-inheritance": True}
python_use_unqualified_type_names = True
add_module_names = False
toc_object_entries = False
# Only names of Caber can be looked up, but for type variables; those of Python have no page here.
nitpick_ignore_regex = [
    (r"py:.*", r"(?!caber\.).*"),
    (r"py:class", r"caber\.arena\.deals\.Played|caber\.games\.drawings\.Opened"),
    (r"py:class", r"caber\.games\.\w+\.state\.\w+"),  # a game's own class; the contract documents its methods
]
# Names in quotes that several modules have.
autodoc_type_aliases = {"Play": "caber.public.plays.Play", "Choice": "caber.public.study.Choice"}

html_theme = "furo"
html_title = "Caber"
html_favicon = "../web/public/favicon.svg"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#6b3fa0", "color-brand-content": "#6b3fa0"},
    "dark_css_variables": {"color-brand-primary": "#b794e0", "color-brand-content": "#b794e0"},
}
