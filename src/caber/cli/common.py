"""What the commands have in common: the language, and errors told without a traceback."""

import os
from collections.abc import Callable
from functools import wraps
from typing import Any

import click

from caber.core.errors import CaberError
from caber.texts import LANGUAGES, best_language


def localised(function: Callable[..., None]) -> Callable[..., None]:
    """Gives a command the option --lang as `language`, and tells errors in it."""

    @click.option(
        "--lang", "wanted", type=click.Choice(LANGUAGES), help="Language; by default that of the system."
    )
    @wraps(function)
    def wrapper(*args: Any, wanted: str | None, **kwargs: Any) -> None:
        language = best_language(wanted, os.environ)
        try:
            function(*args, language=language, **kwargs)
        except CaberError as error:
            complain(error.tell(language))
            raise click.exceptions.Exit(1) from None
        except BrokenPipeError:
            raise  # click ends quietly when nobody reads on
        except OSError as error:  # the disk or the terminal is gone; the system says it in its own words
            complain(error.strerror or str(error))
            raise click.exceptions.Exit(1) from None

    return wrapper


def complain(text: str) -> None:
    """Writes to the error output, in whatever characters it has."""
    import sys

    from caber.cli.terminal import readable

    click.echo(readable(text, getattr(sys.stderr, "encoding", None) or "ascii"), err=True)
