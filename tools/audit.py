"""Asks the package index what is known to be wrong with the packages that are pinned here.

    python tools/audit.py NAME==VERSION…

Writes a JSON object: by package, the ids of its known vulnerabilities, or null if the index doesn't say. An
index that tells nothing of old versions can still be asked about the newest. Fails if it can't be reached.
"""

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import urlopen

from pip._internal.models.index import PyPI  # which knows where packages come from

PATIENCE = 30.0  # seconds
AT_ONCE = 8


def known(pin: str) -> list[str] | None:
    """The vulnerabilities of a package, None if nobody says."""
    name, _, version = pin.partition("==")
    told = _asked(f"{quote(name)}/{quote(version)}")
    if told is None:
        told = _asked(quote(name))
        if told is None or told["info"]["version"] != version:
            return None
    found = told.get("vulnerabilities")
    if found is None:
        return None
    return sorted(each["id"] for each in found if not each.get("withdrawn"))


def _asked(path: str) -> Any:
    try:
        with urlopen(f"{PyPI.pypi_url}/{path}/json", timeout=PATIENCE) as answer:
            return json.load(answer)
    except HTTPError as error:
        if error.code in (404, 405, 410):
            return None
        raise


def main() -> None:
    """Asks about all of them."""
    pins = sys.argv[1:]
    with ThreadPoolExecutor(AT_ONCE) as threads:
        json.dump(dict(zip(pins, threads.map(known, pins))), sys.stdout, indent=1)


if __name__ == "__main__":
    main()
