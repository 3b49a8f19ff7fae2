"""The games as a start page offers them, in words."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from caber.bots import names as bot_names
from caber.core.game import Game
from caber.core.options import Option, is_number, written
from caber.games import NAMES, game
from caber.table.names import bot_title
from caber.texts import has, tell


class ValueView(Struct):
    """One value of an option: as records write it, and in words."""

    value: str
    words: str


class OptionView(Struct):
    """One option, with its default."""

    name: str
    title: str
    about: str
    choices: list[ValueView]
    default: str
    own: str | None = None  # an example, if other texts than the choices are taken, too


class BotView(Struct):
    """One bot that can take a seat."""

    name: str
    title: str
    about: str


class GameView(Struct):
    """One game: what it is called, who can play it, and what can be agreed."""

    name: str
    title: str
    summary: str
    seats: list[int]
    options: list[OptionView]  # without the number of players: the seats of a table tell it
    main: list[str]  # names of those that matter most
    bots: list[BotView]


def games(language: str, programs: Mapping[str, Sequence[str]] | None = None) -> list[GameView]:
    """All games of the table of games; `programs` are the names of those that play each."""
    return [_game(game(name), (programs or {}).get(name, ()), language) for name in NAMES]


def _game(kind: Game, programs: Sequence[str], language: str) -> GameView:
    prefix = kind.name.replace("_", "-")
    return GameView(
        name=kind.name,
        title=tell(f"{prefix}-title", {}, language),
        summary=tell(f"{prefix}-summary", {}, language),
        seats=list(kind.seats),
        options=[_option(prefix, option, language) for option in kind.agreed],
        main=list(kind.main),
        # Programs first: the last one of the list is the strongest that we know, and offered at once.
        bots=[
            *(
                BotView(name, bot_title(name, language), tell("program-about", {}, language))
                for name in programs
            ),
            *(
                BotView(name, bot_title(name, language), tell(how_it_plays(name, prefix), {}, language))
                for name in bot_names(kind.name)
            ),
        ],
    )


def how_it_plays(bot: str, prefix: str) -> str:
    """The key of what is told about a bot: in words of the game, where bots of several games share a name."""
    own = f"{prefix}-bot-{bot}-about"
    return own if has(own) else f"bot-{bot}-about"


def _option(prefix: str, option: Option, language: str) -> OptionView:
    title = f"{prefix}-option-{option.name}".replace("_", "-")
    numbers = sorted(value for value in option.choices if is_number(value))
    words = [written(value) for value in option.choices if not is_number(value)]
    name = f"{prefix}-value-{option.name}"
    choices = [ValueView(str(number), str(number)) for number in numbers]
    choices += [ValueView(word, tell(f"{name}-{word}".replace("_", "-"), {}, language)) for word in words]
    about = tell(f"{title}-about", {}, language)
    for choice in choices:
        about = about.replace(f" ({choice.value})", "")  # what one types; here it is chosen by its words
    return OptionView(
        name=option.name,
        title=tell(title, {}, language),
        about=about,
        choices=choices,
        default=written(option.default),
        own=option.own.example if option.own else None,
    )
