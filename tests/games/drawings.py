"""What the tests of all drawings have in common: a drawing that is refused, with the line and the reason."""

from collections.abc import Callable

import pytest

from caber.core.contract import State
from caber.core.errors import BadRecord, CaberError
from caber.texts import LANGUAGES
from caber.texts.messages import sources


def refused(read: Callable[[str], State], text: str) -> tuple[int, str, str]:
    """Return the line, the word at fault or the name of the line, and the reason why a drawing is refused."""
    error = caught(read, text)
    return error.line, str(error.details["word"]), cause(error).key.partition("drawing-")[2]


def reasons(name: str) -> set[str]:
    """Return the reasons why a drawing of this game may be refused, and none of another one."""
    prefix = f"{name}-drawing-".replace("_", "-")
    return {key.removeprefix(prefix) for key in sources("en") if key.startswith(prefix)}


def caught(read: Callable[[str], State], text: str) -> BadRecord:
    """Return the error of a drawing that is refused; it shows the line as it stands there."""
    with pytest.raises(BadRecord) as raised:
        read(text)
    error = raised.value
    assert error.key in ("drawing-line", "drawing-lacks")
    if error.key == "drawing-line":
        assert error.details["text"] == " ".join(text.splitlines()[error.line - 1].lower().split())
    else:
        assert f"\n{error.details['word']}:" not in f"\n{text}"
    for language in LANGUAGES:
        assert cause(error).tell(language) in error.tell(language)
    assert len({error.tell(language) for language in LANGUAGES}) == len(LANGUAGES)
    return error


def cause(error: BadRecord) -> CaberError:
    """Return the reason of an error about a line."""
    assert isinstance(error.__cause__, CaberError)
    return error.__cause__
