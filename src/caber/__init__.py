"""Caber: Scottish tabletop games, played in the terminal or used as a library."""

__version__ = "0.2.0"
