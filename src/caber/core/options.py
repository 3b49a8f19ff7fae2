"""The options of a game: named, typed, validated, and written into every record."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from caber.core.errors import BadOption, CaberError
from caber.core.nearest import nearest

Value = bool | int | str


class Own(NamedTuple):
    """The values an option takes in addition to its choices: free text, such as a list of cards."""

    read: Callable[[str], str]  # returns the text in its one normal form, or raises CaberError
    example: str  # a value that shows the notation


class Option(NamedTuple):
    """A setting agreed before a game; the first of `choices` is the default.

    >>> Option("hand", (6, 1, 2)).read("2")
    2
    >>> Option("cry", ("alba", "slainte"), Own(str.upper, "HURRAH")).read("hooray")
    'HOORAY'
    """

    name: str
    choices: tuple[Value, ...]
    own: Own | None = None

    @property
    def default(self) -> Value:
        """The value if none is chosen."""
        return self.choices[0]

    def read(self, text: str) -> Value:
        """Return the value of a text such as `yes`, `7` or `tactics`."""
        choices = {written(choice): choice for choice in self.choices}
        word = text.strip()
        if word.lower() in choices:
            return choices[word.lower()]
        if self.own:
            own = self._read_own(self.own, word)
            return choices.get(own, own)  # the choice with the same notation, if there is one
        raise BadOption("error-option-value", self._complaint(text))

    def check(self, value: Value) -> Value:
        """Return the value if the option takes it (True isn't 1 here); a text may be written as in records.

        >>> Option("expert", (False, True)).check("yes"), Option("hand", (6, 1, 2)).check(2)
        (True, 2)
        """
        for choice in self.choices:
            if choice == value and type(choice) is type(value):
                return choice
        if self.own or isinstance(value, str):
            return self.read(written(value))
        raise BadOption("error-option-value", self._complaint(str(value)))

    def _read_own(self, own: Own, text: str) -> str:
        try:
            value = own.read(text)
        except CaberError as error:
            complaint = BadOption("error-option-own", {**self._complaint(text), "example": own.example})
            complaint.marks = [self.name]
            raise complaint from error
        assert value.split() == [value], f"{self.name}: records hold one word, not {value!r}"
        return value

    def _complaint(self, text: str) -> dict[str, str | int]:
        return {"name": self.name, "value": text, "choices": ", ".join(map(written, self.choices))}


def is_number(value: Value) -> bool:
    """Return True for a value shown in digits; all others have words in every language."""
    return isinstance(value, int) and not isinstance(value, bool)


def written(value: Value) -> str:
    """Return an option's value as written in records and command lines."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


class Options(Mapping[str, Value]):
    """A value for each option of a game; immutable, and equal if all values are.

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
                raise _unknown(name, by_name)
        self.offered = offered
        self._values = {option.name: option.default for option in offered}
        for name, value in (chosen or {}).items():
            self._values[name] = by_name[name].check(value)

    @classmethod
    def read(cls, offered: tuple[Option, ...], text: str) -> "Options":
        """Return options from `name=value` words, as in a record."""
        return cls(offered, read_words(offered, text))

    def changed(self) -> dict[str, Value]:
        """Return the options that differ from the defaults."""
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


def _unknown(name: str, known: Iterable[str]) -> BadOption:
    names = list(known)
    return BadOption(
        "error-option-name", {"name": name, "names": ", ".join(names), "nearest": nearest(name, names)}
    )


def read_words(offered: tuple[Option, ...], text: str) -> dict[str, Value]:
    """Return the values in `name=value` words, without defaults for the other options."""
    by_name = {option.name: option for option in offered}
    chosen: dict[str, Value] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or name not in by_name:
            raise _unknown(name, by_name)
        if name in chosen:
            raise BadOption("error-option-twice", {"name": name})
        chosen[name] = by_name[name].read(value)
    return chosen
