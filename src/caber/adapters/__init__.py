"""Adapters to other libraries; the rest of Caber imports none of them, and each needs its library."""

from caber.core.errors import CaberError


class Missing(CaberError, ImportError):
    """The error for a library that isn't installed; its text says how to install it."""
