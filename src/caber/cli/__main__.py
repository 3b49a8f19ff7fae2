"""Makes `python -m caber.cli` the same as `caber`."""

from caber.cli import main

if __name__ == "__main__":
    main()
