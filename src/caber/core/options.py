"""Options of a game: typed, named, validated, and written into every record."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from caber.core.errors import BadOption

Value = bool | int | str


class Option(NamedTuple):
    """One thing agreed before a game; the first of `choices` is the default.

    >>> Option("hand", (6, 1, 2)).read("2")
    2
    """

    name: str
    choices: tuple[Value, ...]

    @property
    def default(self) -> Value:
        """What holds when nothing is said."""
        return self.choices[0]

    def read(self, text: str) -> Value:
        """The value that a text such as `yes`, `7` or `tactics` means."""
        for value in self.choices:
            if text.strip().lower() == written(value):
                return value
        raise BadOption("error-option-value", self._complaint(text))

    def check(self, value: Value) -> Value:
        """The value itself if the option takes it (True isn't 1 here)."""
        for choice in self.choices:
            if choice == value and type(choice) is type(value):
                return choice
        raise BadOption("error-option-value", self._complaint(str(value)))

    def _complaint(self, text: str) -> dict[str, str | int]:
        return {"name": self.name, "value": text, "choices": ", ".join(map(written, self.choices))}


def written(value: Value) -> str:
    """An option's value as records and command lines write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


class Options(Mapping[str, Value]):
    """One value for each option of a game; unchangeable, equal when the values are.

    >>> offered = (Option("mode", ("base", "tactics")), Option("expert", (False, True)))
    >>> str(Options(offered, {"expert": True}))
    'mode=base expert=yes'
    >>> Options.read(offered, "mode=tactics")["expert"]
    False
    """

    def __init__(self, offered: tuple[Option, ...], chosen: Mapping[str, Value] | None = None) -> None:
        by_name = {option.name: option for option in offered}
        for name in chosen or ():
            if name not in by_name:
                raise BadOption("error-option-name", {"name": name, "names": ", ".join(by_name)})
        self.offered = offered
        self._values = {option.name: option.default for option in offered}
        for name, value in (chosen or {}).items():
            self._values[name] = by_name[name].check(value)

    @classmethod
    def read(cls, offered: tuple[Option, ...], text: str) -> "Options":
        """Options from `name=value` words, as records write them."""
        return cls(offered, read_words(offered, text))

    def changed(self) -> dict[str, Value]:
        """Only what differs from the defaults."""
        return {
            option.name: self[option.name] for option in self.offered if self[option.name] != option.default
        }

    def __getitem__(self, name: str) -> Value:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self._values == other._values

    def __hash__(self) -> int:
        return hash(tuple(self._values.items()))

    def __str__(self) -> str:
        return " ".join(f"{name}={written(value)}" for name, value in self._values.items())

    def __reduce__(self) -> tuple[type["Options"], tuple[tuple[Option, ...], dict[str, Value]]]:
        return Options, (self.offered, self._values)


def read_words(offered: tuple[Option, ...], text: str) -> dict[str, Value]:
    """What `name=value` words choose, and nothing of what they leave to the defaults."""
    by_name = {option.name: option for option in offered}
    chosen: dict[str, Value] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or name not in by_name:
            raise BadOption("error-option-name", {"name": name, "names": ", ".join(by_name)})
        if name in chosen:
            raise BadOption("error-option-twice", {"name": name})
        chosen[name] = by_name[name].read(value)
    return chosen
