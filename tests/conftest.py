import os

from hypothesis import settings

from tests.builds import COMPILED

# No deadline: the plain build is many times slower than the compiled one, and machines are shared.
settings.register_profile("local", deadline=None, print_blob=True, max_examples=100 if COMPILED else 30)
settings.register_profile("ci", settings.get_profile("local"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "local")

# What bots solve is kept nowhere, unless a test says where: nothing is left behind, and nothing is found.
os.environ["CABER_CACHE"] = ""
