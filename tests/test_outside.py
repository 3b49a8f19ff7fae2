"""What others meet first: the container, the workflows, the forms, and what makes a release."""

import doctest
import re
import subprocess
import sys
from itertools import chain
from pathlib import Path, PurePosixPath
from types import ModuleType
from typing import Any

import pytest
from check_jsonschema.builtin_schemas import get_builtin_schema  # type: ignore[import-untyped]
from jsonschema.validators import validator_for  # type: ignore[import-untyped]
from ruamel.yaml import YAML

import caber
from caber.cli.serve import PORT
from caber.games import NAMES
from caber.server.health import PATH
from tests.test_project import MODULES, PROJECT, ROOT, pins
from tools import containerfile, release
from tools.containerfile import Stage, context, patterns, stages
from tools.release import Refused, entry, released

TOOLS = Path(sys.executable).parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
STAGES = stages((ROOT / "Containerfile").read_text(encoding="utf-8"))
SERVER = STAGES[-1]
IGNORED = patterns(ROOT / ".dockerignore")
SCHEMAS = {
    "compose-spec": [ROOT / "compose.yaml"],
    "citation-file-format": [ROOT / "CITATION.cff"],
    "github-workflows": WORKFLOWS,
    "github-issue-forms": [file for file in FORMS if file.name != "config.yml"],
    "github-issue-config": [file for file in FORMS if file.name == "config.yml"],
}


def tool(name: str, *words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [TOOLS / name, *words], cwd=ROOT, capture_output=True, text=True, check=False, timeout=60
    )


def yaml(file: Path) -> Any:
    return YAML(typ="safe", pure=True).load(file)


COMPOSE = yaml(ROOT / "compose.yaml")


def faults(schema: str, value: Any) -> list[str]:
    """Return what a schema finds wrong; the schemas come with check-jsonschema."""
    found = get_builtin_schema(f"vendor.{schema}")
    return [f"{fault.json_path}: {fault.message}" for fault in validator_for(found)(found).iter_errors(value)]


@pytest.mark.parametrize("schema", SCHEMAS)
def test_files_follow_their_schemas(schema: str) -> None:
    assert SCHEMAS[schema]
    for file in SCHEMAS[schema]:
        assert faults(schema, yaml(file)) == []


@pytest.mark.parametrize("schema", SCHEMAS)
def test_a_schema_finds_faults(schema: str) -> None:
    assert faults(schema, {"blank_issues_enabled": 3, "body": 3, "jobs": 3, "services": 3})


@pytest.mark.parametrize("module", [containerfile, release], ids=lambda module: module.__name__)
def test_examples_of_tools_hold(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted and not result.failed


# The container


@pytest.mark.skipif(sys.platform == "win32", reason="hadolint has no wheel for Windows")
def test_the_containerfile_has_no_known_fault(tmp_path: Path) -> None:
    done = tool("hadolint", "Containerfile")
    assert done.returncode == 0, done.stdout
    wrong = tmp_path / "Containerfile"
    wrong.write_text("FROM python\nRUN cd /tmp && sudo pip install x\n", encoding="utf-8")
    assert "DL3006" in tool("hadolint", "--no-color", wrong).stdout


def test_all_that_is_copied_is_sent_to_the_build() -> None:
    files = list(context(ROOT, IGNORED))
    copied = [step.options() for stage in STAGES for step in stage.all("COPY")]
    names = list(chain.from_iterable(words[:-1] for options, words in copied if "from" not in options))
    assert names
    for name in names:
        assert any(file.is_relative_to(name.rstrip("/")) for file in files), name
    assert all(any(file.is_relative_to(name.rstrip("/")) for name in names) for file in files)


def test_what_the_build_needs_is_sent_and_nothing_that_was_built() -> None:
    files = set(context(ROOT, IGNORED))
    hook = (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    assert 'Path(self.root, "tools", "build_web.py")' in hook
    wanted = ["tools/build_web.py", "web/package-lock.json", *(PROJECT["project"]["license-files"])]
    wanted += ["src/" + name.replace(".", "/") + ".py" for name in MODULES]
    assert {PurePosixPath(name) for name in wanted} <= files
    assert not [file for file in files if file.suffix in {".so", ".pyc"} or "static" in file.parts]
    assert not [file for file in files if file.parts[0] not in {"src", "web"} and "test" in file.name]


def test_the_build_is_pinned_by_hashes() -> None:
    commands = [step.words for stage in STAGES for step in stage.all("RUN")]
    installs = re.findall(r"pip [^&]*? install ([^&]*)", " && ".join(commands))
    assert len(installs) == 3
    for words in installs:
        assert "--require-hashes" in words or "--no-deps --no-index" in words
    named = set(re.findall(r"requirements/[\w.]+", " ".join(commands)))
    assert named == {"requirements/build.txt", "requirements/server.txt"}


def test_the_container_runs_the_server_without_rights() -> None:
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", SERVER.last("USER").words)
    assert SERVER.last("EXPOSE").words == str(PORT)
    assert SERVER.last("STOPSIGNAL").words == "SIGTERM"
    _, _, probe = SERVER.last("HEALTHCHECK").command()
    assert f"http://127.0.0.1:{PORT}{PATH}" in probe
    compile(probe, "HEALTHCHECK", "exec")
    (volume,) = SERVER.last("VOLUME").command()
    kept = SERVER.environment({"PATH": ""})
    for name in ("HOME", "CABER_DATABASE", "XDG_CACHE_HOME", "XDG_DATA_HOME"):
        assert PurePosixPath(kept[name]).is_relative_to(volume)


def understood(stage: Stage, words: list[str]) -> None:
    """Sees that the command exists, with these options."""
    done = tool(stage.last("ENTRYPOINT").command()[0], *words, "--help")
    assert done.returncode == 0 and "--origin" in done.stdout, done.stderr
    given = {word.partition("=")[0] for word in words if word.startswith("--")}
    assert given <= set(re.findall(r"--[\w-]+", done.stdout))


def test_the_containers_command_is_one_of_ours() -> None:
    understood(SERVER, SERVER.last("CMD").command())
    understood(SERVER, COMPOSE["services"]["caber"]["command"])


@pytest.mark.parametrize("name", COMPOSE["services"])
def test_services_have_no_rights(name: str) -> None:
    service = COMPOSE["services"][name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert any(path.startswith("/tmp") for path in service["tmpfs"])
    assert "user" in service or service["build"]["dockerfile"] == "Containerfile"
    assert all(port.startswith("127.0.0.1:") for port in service.get("ports", ()))


def test_the_server_keeps_its_games_on_a_volume() -> None:
    service = COMPOSE["services"]["caber"]
    (mounted,) = service["volumes"]
    name, _, place = mounted.partition(":")
    assert name in COMPOSE["volumes"] and [place] == SERVER.last("VOLUME").command()
    assert service["environment"]["CABER_DATABASE"].endswith(
        SERVER.environment({"PATH": ""})["CABER_DATABASE"] + "}"
    )
    assert service["ports"] == [f"127.0.0.1:{PORT}:{PORT}"]


def test_the_database_is_there_in_its_profile_only() -> None:
    assert "profiles" not in COMPOSE["services"]["caber"]
    for name, needed in COMPOSE["services"]["caber"]["depends_on"].items():
        assert COMPOSE["services"][name]["profiles"] and needed["required"] is False
        assert "healthcheck" in COMPOSE["services"][name]


def test_every_setting_of_the_compose_file_is_on_the_page() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    table = page[page.index("## In a container") : page.index("## One process or several")]
    settings = set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text(encoding="utf-8")))
    assert settings | {"COMPOSE_PROFILES"} == set(re.findall(r"^\| `(\w+)`", table, re.MULTILINE))


# The workflows


def steps(workflow: Any) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Return each step of a workflow with its job."""
    return [(job, step) for job in workflow["jobs"].values() for step in job.get("steps", ())]


def test_workflows_have_no_known_weakness(tmp_path: Path) -> None:
    config = ROOT / ".github" / "zizmor.yml"
    words = ("--offline", "--no-progress", "--quiet", "--config", config)
    done = tool("zizmor", *words, *WORKFLOWS)
    assert done.returncode == 0, done.stdout
    wrong = tmp_path / "wrong.yml"
    wrong.write_text(
        "on: issues\njobs: {a: {runs-on: x, steps: [{run: 'echo ${{ github.event.issue.title }}'}]}}\n",
        encoding="utf-8",
    )
    assert "template-injection" in tool("zizmor", *words, wrong).stdout


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_workflows_take_no_more_rights_than_they_need(file: Path) -> None:
    workflow = yaml(file)
    assert workflow["permissions"] == {"contents": "read"}
    wider = [name for name, job in workflow["jobs"].items() if "permissions" in job]
    assert wider == (["publish"] if file.name == "release.yml" else [])


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_actions_are_pinned_by_their_versions(file: Path) -> None:
    for _, step in steps(yaml(file)):
        if "uses" in step:
            assert re.fullmatch(r"[\w.-]+/[\w.-]+@v\d+(\.\d+)*", step["uses"])


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_workflows_call_what_is_there(file: Path) -> None:
    """Targets of make, scripts, and other workflows."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)[1].split())  # type: ignore[index]
    text = file.read_text(encoding="utf-8")
    workflow = yaml(file)
    matrix = workflow["jobs"].get("make", {}).get("strategy", {}).get("matrix", {})
    named = {*matrix.get("target", ()), *(each["target"] for each in matrix.get("include", ()))}
    named |= set(re.findall(r"run: make (\w+)", text))
    assert named <= targets
    for script in re.findall(r"python3? (\S+\.py)", text):
        assert (ROOT / script).is_file(), script
    for job in workflow["jobs"].values():
        if str(job.get("uses", "")).startswith("./"):
            assert "workflow_call" in yaml(ROOT / job["uses"])["on"]


def test_ci_runs_all_parts_of_the_suite() -> None:
    """What `make test` runs in one go."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    recipe = makefile[makefile.index("\ntest: ") : makefile.index("\n# The three parts")]
    parts = set(
        chain.from_iterable(line.split() for line in re.findall(r"no-print-directory ([a-z ]+)", recipe))
    )
    matrix = yaml(ROOT / ".github" / "workflows" / "ci.yml")["jobs"]["make"]["strategy"]["matrix"]
    assert {"check", "examples", "plain", "compiled", "browser"} == parts <= set(matrix["target"])


def test_wheels_are_built_for_every_python_that_is_promised() -> None:
    config = PROJECT["tool"]["cibuildwheel"]
    versions = [re.sub(r"cp3(\d+)-\*", r"3.\1", pattern) for pattern in config["build"]]
    assert versions[0] == PROJECT["project"]["requires-python"].removeprefix(">=")
    matrix = yaml(ROOT / ".github" / "workflows" / "ci.yml")["jobs"]["make"]["strategy"]["matrix"]
    tried = {
        *matrix["python"],
        *(each["python"] for each in matrix["include"] if each["target"] == "compiled"),
    }
    assert tried == set(versions)
    for path in re.findall(r"\{project\}/(\S+)", config["test-command"]):
        assert (ROOT / path).exists(), path


def test_wheels_are_tried_with_the_extras_of_their_compiled_modules() -> None:
    """`tests/test_project.py` imports each of them."""
    needed = {
        extra
        for package in {name.rpartition(".")[0] for name in MODULES}
        for extra in re.findall(
            r'^with extra\("(\w+)"\)',
            (ROOT / "src" / package.replace(".", "/") / "__init__.py").read_text(encoding="utf-8"),
            re.MULTILINE,
        )
    }
    assert needed == set(PROJECT["tool"]["cibuildwheel"]["test-extras"])


# A release

CHANGES = (
    "# Changelog\n\n## Unreleased\n\n- Later.\n\n## 0.2.0 (2026-12-01)\n\n### Added\n- New.\n\n## 0.1.0\n"
)


@pytest.mark.parametrize(
    ("version", "reason"),
    [
        ("0.3.0", "no section ## 0.3.0"),
        ("0.1.0", "nothing about 0.1.0"),
        ("0.2", "no section"),
        ("2.0", "no section"),
    ],
)
def test_a_version_without_an_entry_is_refused(version: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        entry(CHANGES, version)


def test_an_entry_ends_where_the_next_one_begins() -> None:
    assert entry(CHANGES, "0.2.0") == "### Added\n- New."


def project(folder: Path, cited: str = "0.2.0") -> Path:
    (folder / "src" / "caber").mkdir(parents=True)
    (folder / "src" / "caber" / "__init__.py").write_text('"""Caber."""\n\n__version__ = "0.2.0"\n')
    (folder / "CITATION.cff").write_text(f"title: Caber\nversion: {cited}\nlicense: MIT\n")
    (folder / "CHANGELOG.md").write_text(CHANGES)
    return folder


def test_a_release_says_what_is_in_it(tmp_path: Path) -> None:
    assert released("v0.2.0", project(tmp_path)) == "### Added\n- New."


@pytest.mark.parametrize("tag", ["v0.2.1", "0.2.0", "v0.1.0"])
def test_a_tag_of_another_version_is_refused(tag: str, tmp_path: Path) -> None:
    with pytest.raises(Refused, match=re.escape(f"the tag is {tag}")):
        released(tag, project(tmp_path))


def test_a_citation_of_another_version_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"CITATION\.cff names version 0\.1\.0"):
        released("v0.2.0", project(tmp_path, cited="0.1.0"))


def test_the_command_refuses_with_a_sentence() -> None:
    done = subprocess.run(
        [sys.executable, "tools/release.py", "v0.0.0"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1 and done.stdout == ""
    assert done.stderr.startswith("caber: no release: the tag is v0.0.0") and "Traceback" not in done.stderr


def test_the_citation_is_of_this_version() -> None:
    cited = yaml(ROOT / "CITATION.cff")
    assert cited["version"] == caber.__version__
    assert cited["license"] == PROJECT["project"]["license"]
    assert [author["name"] for author in cited["authors"]] == [
        author["name"] for author in PROJECT["project"]["authors"]
    ]


# What strangers read

READ = (
    "SECURITY.md", "CODE_OF_CONDUCT.md", "CITATION.cff", "compose.yaml", "Containerfile",
    ".pre-commit-config.yaml", ".github/pull_request_template.md",
    *(str(file.relative_to(ROOT)) for file in (*WORKFLOWS, *FORMS)),
)  # fmt: skip


@pytest.mark.parametrize("name", READ)
def test_no_unknown_address_is_named(name: str) -> None:
    """Until there is a public home, no address of one; only this machine's own."""
    text = (ROOT / name).read_text(encoding="utf-8")
    addresses = re.findall(r"\w+://[^\s'\"}|)]+", text)
    assert all(
        re.match(r"https?://(localhost|127\.0\.0\.1):8311|postgresql://caber@", found) for found in addresses
    )
    assert not re.search(r"[\w.]+@[\w-]+\.[a-z]{2,}(?![\w-]*@)", text)


@pytest.mark.parametrize("name", ["SECURITY.md", "CODE_OF_CONDUCT.md", ".github/pull_request_template.md"])
def test_links_lead_somewhere(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)]+)\)", text):
        path, _, heading = target.partition("#")
        found = (ROOT / path).read_text(encoding="utf-8")
        headings = [
            line.lstrip("# ").lower().replace(" ", "-") for line in found.splitlines() if line[:1] == "#"
        ]
        assert not heading or heading in headings


def test_forms_name_the_games() -> None:
    form = yaml(ROOT / ".github" / "ISSUE_TEMPLATE" / "rules.yml")
    (games,) = (field["attributes"]["options"] for field in form["body"] if field["id"] == "game")
    assert [title.lower().replace(" ", "_").replace("-", "_") for title in games] == list(NAMES)


def test_hooks_run_tools_that_are_pinned() -> None:
    config = yaml(ROOT / ".pre-commit-config.yaml")
    hooks = [hook for repository in config["repos"] for hook in repository["hooks"]]
    assert [repository["repo"] for repository in config["repos"]] == ["local"]
    pinned = pins(ROOT / "requirements" / "dev.txt")
    for hook in hooks:
        command, *words = hook["entry"].split()
        assert command == "make" or command.removeprefix(".venv/bin/") in pinned
        assert all((ROOT / word).is_file() for word in words if word.startswith("tests/"))
