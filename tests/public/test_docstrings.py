"""`help(caber.State)` says what each method is for, compiled or not."""

import pytest

import caber


@pytest.mark.parametrize("name", ["State", "Rng"])
def test_a_compiled_class_lists_its_methods(name: str) -> None:
    cls = getattr(caber, name)
    text = cls.__doc__ or ""
    methods = [each for each in vars(cls) if not each.startswith("_") and callable(getattr(cls, each))]
    assert methods
    for method in methods:
        assert f"\n{method}(self" in text
    assert text.splitlines()[0].endswith(".")


def test_every_line_says_something() -> None:
    lines = (caber.State.__doc__ or "").splitlines()
    entries = [place for place, line in enumerate(lines) if "(self" in line and not line.startswith(" ")]
    assert len(entries) > 20
    assert all(lines[place + 1].strip() for place in entries)
