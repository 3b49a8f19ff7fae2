"""The games as other libraries know games; nothing else imports these modules, and each needs its library."""

from caber.core.errors import CaberError


class Missing(CaberError, ImportError):
    """A library that isn't installed; the text says how to install it."""
