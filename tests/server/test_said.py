"""Every text of the server is said somewhere, and what is said exists."""

import re
from pathlib import Path

import caber
from caber import texts

PACKAGE = Path(caber.__file__).parent


def test_the_server_says_what_is_there_and_no_more() -> None:
    files = [*(PACKAGE / "server").rglob("*.py"), PACKAGE / "cli" / "serve.py"]
    said: set[str] = set()
    for file in files:
        said |= set(re.findall(r'"(server-[a-z-]+[a-z])"', file.read_text(encoding="utf-8")))
    text = (Path(texts.__file__).parent / "en" / "server.ftl").read_text(encoding="utf-8")
    assert said == set(re.findall(r"^(server-[a-z-]+) =", text, re.MULTILINE))
