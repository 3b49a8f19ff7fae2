"""The options that say how a command writes down what happens."""

import os
from collections.abc import Callable
from typing import TypeVar

import click

Command = TypeVar("Command", bound=Callable[..., None])


def logged(function: Command) -> Command:
    """Gives a command the options --log and --log-level; the environment hands them on to its processes."""
    form = click.option(
        "--log",
        type=click.Choice(("text", "json")),
        default="text",
        show_default=True,
        envvar="CABER_LOG",
        help="The format of the log.",
        expose_value=False,
        callback=_keep("CABER_LOG"),
    )
    level = click.option(
        "--log-level",
        type=click.Choice(("debug", "info", "warning", "error")),
        default="warning",
        show_default=True,
        envvar="CABER_LOG_LEVEL",
        help="The least level that is logged; info logs every call.",
        expose_value=False,
        callback=_keep("CABER_LOG_LEVEL"),
    )
    return form(level(function))


def _keep(name: str) -> Callable[[click.Context, click.Parameter, str], None]:
    def keep(context: click.Context, parameter: click.Parameter, value: str) -> None:
        os.environ[name] = value

    return keep
