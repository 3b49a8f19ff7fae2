"""Which build this is."""

from caber.core import contract


def is_compiled() -> bool:
    """Whether the rules in use are the compiled ones."""
    return not str(contract.__file__).endswith(".py")
