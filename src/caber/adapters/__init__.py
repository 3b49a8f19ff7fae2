"""The games as other libraries know games. Nothing imports adapters, and what they need is optional."""

from caber.core.errors import CaberError


class Missing(CaberError, ImportError):
    """A library that isn't installed; the text says how to install it."""
