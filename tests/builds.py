"""Which build is tested: the compiled one tries many of a kind, plain Python a sample of the same."""

import os

COMPILED = os.environ.get("CABER_EXPECT") == "compiled"
