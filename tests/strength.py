"""How strong bots are takes thousands of games: that is measured on the compiled build alone."""

import os

import pytest

strength = pytest.mark.skipif(
    os.environ.get("CABER_EXPECT") != "compiled", reason="strength is measured on the compiled build"
)
