"""Carries out the Containerfile where no container engine runs, and tries the server that comes out.

    python -m tools.try_container FOLDER [--pass NAME]…

Needs root and Debian's debootstrap. FOLDER gets a root file system for each stage, with Debian's Python in
place of the image's; a second run uses what debootstrap has fetched. The server then runs as the container
does: its own user without any capability, a read-only root, a volume, a network of its own, as process 1.
`--pass` passes a variable of this environment to the build, such as the file of certificates to trust.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

from tools.containerfile import Stage, Step, context, patterns, stages

ROOT = Path(__file__).resolve().parents[1]
SUITE = "trixie"
PACKAGES = {
    "full": "ca-certificates,gcc,libc6-dev,python3,python3-dev,python3-pip,python3-venv",
    "slim": "ca-certificates,python3",
}
BASE = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}
HOST_FILES = ("/etc/resolv.conf", "/etc/ssl/certs/ca-certificates.crt")
PATIENCE = 30.0  # seconds for the server to end
INSIDE = "--inside"  # the tool has begun again in namespaces of its own

Variables = dict[str, str]


def main() -> None:
    """Build both stages and try the second one."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--pass", dest="passed", action="append", default=[], metavar="NAME")
    parser.add_argument(INSIDE, action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if not given.inside:  # what is mounted for this tool goes with its namespace
        own = ["unshare", "--mount", "--propagation=private", sys.executable, "-m", "tools.try_container"]
        os.execvp(own[0], [*own, INSIDE, *sys.argv[1:]])
    passed = {name: os.environ[name] for name in given.passed if name in os.environ}
    given.folder.mkdir(parents=True, exist_ok=True)
    built: dict[str, Path] = {}
    found = stages((ROOT / "Containerfile").read_text(encoding="utf-8"))
    for number, stage in enumerate(found):
        root = given.folder / (stage.name or "final")
        made(root, given.folder, "slim" if stage.image.endswith("-slim") else "full")
        build(stage, root, built, passed)
        built[stage.name or str(number)] = root
    Running(found[-1], root, given.folder / "volume").try_out()


def made(root: Path, folder: Path, kind: str) -> None:
    """Make a root file system from Debian's packages; each kind is fetched once."""
    base = folder / f"debian-{kind}"
    if not (base / "usr/bin/python3").exists():
        say(f"debootstrap {kind}: {PACKAGES[kind]}")
        run(["debootstrap", "--variant=minbase", f"--include={PACKAGES[kind]}", SUITE, str(base)], quiet=True)
    if root.exists():
        shutil.rmtree(root)
    run(["cp", "--archive", str(base), str(root)])


def build(stage: Stage, root: Path, built: dict[str, Path], passed: Variables) -> None:
    """Carry out the steps of a stage in a root file system."""
    say(f"FROM {stage.image}, here Debian {SUITE}")
    for name in HOST_FILES:
        (root / name[1:]).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(name, root / name[1:])
    mounted(root)
    place, variables = Path("/"), dict(BASE)
    for step in stage.steps:
        if step.name in ("RUN", "COPY"):
            say(f"{step.name} {step.words}")
        if step.name == "WORKDIR":
            place = Path(step.words)
            inside(root, place).mkdir(parents=True, exist_ok=True)
        elif step.name == "ENV":
            variables |= step.pairs(variables)
        elif step.name == "COPY":
            copy(step, root, place, built)
        elif step.name == "RUN":
            script = f"cd {place} && {step.words}"
            start = time.monotonic()
            run(["chroot", str(root), *environment({**passed, **variables}), "/bin/sh", "-c", script])
            say(f"  took {time.monotonic() - start:.0f} s")
    run(["umount", "--recursive", str(root / "proc"), str(root / "dev")])


def copy(step: Step, root: Path, place: Path, built: dict[str, Path]) -> None:
    """Copy what COPY names, from the build's context or from an earlier stage."""
    options, (*names, target) = step.options()
    goal = inside(root, place / target)
    if "from" in options:
        (name,) = names
        shutil.copytree(inside(built[options["from"]], Path(name)), goal, symlinks=True, dirs_exist_ok=True)
        return
    sources = list(context(ROOT, patterns(ROOT / ".dockerignore")))
    for name in names:
        below = [file for file in sources if file.is_relative_to(name.rstrip("/"))]
        if not below:
            sys.exit(f"COPY {name}: there is no such file in the build's context")
        for file in below:
            # The contents of a folder are copied, a file by its name.
            alone = file.as_posix() == name
            to = goal / (file.name if alone else file.relative_to(name.rstrip("/")))
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / file, to)


class Running:
    """A server that runs from a root file system as a container would."""

    def __init__(self, stage: Stage, root: Path, volume: Path) -> None:
        self.stage, self.root, self.volume = stage, root, volume
        self.user = stage.last("USER").words
        self.variables = stage.environment(BASE)
        self.command = [*stage.last("ENTRYPOINT").command(), *stage.last("CMD").command()]

    def try_out(self) -> None:
        """Start it, ask it what a person and an engine would ask, copy its games, end it; twice."""
        (data,) = self.stage.last("VOLUME").command()
        kept = inside(self.root, Path(data))
        if self.volume.exists():
            shutil.rmtree(self.volume)
        # As an engine does for a new volume: owner and mode of what the image has in its place.
        run(["cp", "--archive", str(kept), str(self.volume)])
        run(["mount", "--bind", str(self.root), str(self.root)])
        run(["mount", "--bind", str(self.volume), str(kept)])
        run(["mount", "-o", "remount,bind,ro", str(self.root)])
        run(["mount", "-t", "tmpfs", "tmpfs", str(self.root / "tmp")])
        mounted(self.root)
        port = self.stage.last("EXPOSE").words
        for turn in ("first", "second"):
            say(f"{turn} start: {' '.join(self.command)}")
            server = self.started()
            try:
                say(run([*self.joined(server, "net"), sys.executable, str(ROOT / "tools" / "probe.py"),
                         f"http://127.0.0.1:{port}"]))  # fmt: skip
                say(f"process: {', '.join(self.rights(server))}")
                self.asked(server, "HEALTHCHECK", self.stage.last("HEALTHCHECK").command())
                self.asked(server, "backup", ["caber", "backup", f"{data}/copy.sqlite3", "--force"])
                self.refused(server)
            finally:
                self.ended(server)
        say(
            "in the volume: "
            + ", ".join(sorted(str(path.relative_to(self.volume)) for path in self.volume.rglob("*")))
        )

    def started(self) -> subprocess.Popen[bytes]:
        """Start the server as process 1 of its own namespaces; return the process that waits for it."""
        jail = [*self.jail(), f"--chdir={self.stage.last('WORKDIR').words}", *self.command]
        prepare = f'ip link set lo up && mount -t proc proc "{self.root}/proc" && exec "$@"'
        namespaces = ["unshare", "--net", "--mount", "--pid", "--fork", "--kill-child"]
        server = subprocess.Popen([*namespaces, "sh", "-c", prepare, "sh", *jail])
        while not self.child(server):
            if server.poll() is not None:
                sys.exit(f"the server doesn't start: {server.returncode}")
            time.sleep(0.05)
        return server

    def jail(self) -> list[str]:
        """Return the beginning of a command that runs in the root as its user, with no capability."""
        user, _, group = self.user.partition(":")
        rights = ["--no-new-privs", "--bounding-set=-all", "--inh-caps=-all"]
        user_words = ["setpriv", f"--reuid={user}", f"--regid={group}", "--clear-groups", *rights]
        return ["chroot", str(self.root), *user_words, *environment(self.variables)]

    def child(self, server: subprocess.Popen[bytes]) -> str:
        """Return the number, outside, of the process that is number 1 inside."""
        listed = ["ps", "--no-headers", "-o", "pid", "--ppid", str(server.pid)]
        return subprocess.run(listed, capture_output=True, text=True, check=False).stdout.strip()

    def joined(self, server: subprocess.Popen[bytes], *kinds: str) -> list[str]:
        """Return the beginning of a command that joins namespaces of the server."""
        return ["nsenter", f"--target={self.child(server)}", *(f"--{kind}" for kind in kinds)]

    def exec(self, server: subprocess.Popen[bytes], command: list[str]) -> list[str]:
        """Return the command that runs something beside the server, as `docker exec` does."""
        return [*self.joined(server, "net", "mount", "pid"), *self.jail(), *command]

    def asked(self, server: subprocess.Popen[bytes], name: str, command: list[str]) -> None:
        """Run a command beside the server; it has to succeed."""
        start = time.monotonic()
        run(self.exec(server, command))
        say(f"{name}: well, after {time.monotonic() - start:.1f} s")

    def refused(self, server: subprocess.Popen[bytes]) -> None:
        """See that the root can't be written to."""
        script = "open('/opt/caber/tried', 'w')"
        done = subprocess.run(
            self.exec(server, ["python3", "-c", script]), capture_output=True, text=True, check=False
        )
        if done.returncode == 0:
            sys.exit("the root can be written to")
        say(f"a file outside the volume: {done.stderr.strip().splitlines()[-1]}")

    def rights(self, server: subprocess.Popen[bytes]) -> list[str]:
        """Return what the system says about the server's process; it may have no right of root's."""
        lines = Path("/proc", self.child(server), "status").read_text(encoding="ascii").splitlines()
        status = {name: value.split() for name, _, value in (line.partition(":") for line in lines)}
        wanted = {"Uid": self.user.split(":")[0], "CapEff": "0" * 16, "CapBnd": "0" * 16, "NoNewPrivs": "1"}
        if {name: status[name][0] for name in wanted} != wanted:
            sys.exit(f"the server's process has other rights than it should: {status}")
        return [f"{name} {value}" for name, value in wanted.items()]

    def ended(self, server: subprocess.Popen[bytes]) -> None:
        """End the server by the signal that an engine would send; it has to end by itself and in order."""
        number = signal.Signals[self.stage.last("STOPSIGNAL").words]
        start = time.monotonic()
        os.kill(int(self.child(server)), number)
        code = server.wait(PATIENCE)
        say(f"{number.name}: ended with {code} after {time.monotonic() - start:.1f} s")


def mounted(root: Path) -> None:
    """Mount what every process expects."""
    run(["mount", "-t", "proc", "proc", str(root / "proc")])
    run(["mount", "--rbind", "/dev", str(root / "dev")])


def inside(root: Path, path: Path) -> Path:
    """Return where a path of a root file system is outside."""
    return root / path.relative_to("/")


def environment(variables: Variables) -> list[str]:
    """Return the beginning of a command that gets these variables and no others."""
    return ["/usr/bin/env", "-i", *(f"{name}={value}" for name, value in variables.items())]


def run(command: list[str], quiet: bool = False) -> str:
    """Run a command that has to succeed; return what it prints."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\nended with {done.returncode}:\n{done.stdout}")
    return "" if quiet else done.stdout.strip()


def say(words: str) -> None:
    """Print what is done."""
    print(words, flush=True)


if __name__ == "__main__":
    main()
