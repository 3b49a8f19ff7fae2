"""Where games are kept if nobody says anything else."""

from pathlib import Path


def kept_in(database: str | None) -> str:
    """The database that was named, or the file in the user's data folder."""
    return database or str(_data_folder() / "games.sqlite3")


def _data_folder() -> Path:
    from platformdirs import user_data_path

    folder = user_data_path("caber")
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder
