"""Thousands of games at once: one call steps them all, and NumPy arrays show their state."""

from caber.core.extras import extra

with extra("batch"):
    from caber.batch.games import Batch

__all__ = ["Batch"]
