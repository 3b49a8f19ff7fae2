"""The kind of this build: compiled or plain Python."""

from caber.core import contract


def is_compiled() -> bool:
    """Return True if the rules in use are compiled."""
    return not str(contract.__file__).endswith(".py")
