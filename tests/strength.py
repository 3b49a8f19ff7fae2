"""How strong bots are takes thousands of games: that is measured on the compiled build alone."""

import pytest

from tests.builds import COMPILED

strength = pytest.mark.skipif(not COMPILED, reason="strength is measured on the compiled build")
