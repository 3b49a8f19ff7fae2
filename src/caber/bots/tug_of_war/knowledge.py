"""What is known of positions: a solved bout if there is one, otherwise a function fitted to solved bouts."""

from functools import lru_cache
from importlib.resources import files
from typing import Final

from librt.vecs import vec

from caber.bots import npy
from caber.bots.npy import Numbers
from caber.bots.tug_of_war.judges import Fitted, Judge, Outgrown, Thumb
from caber.bots.tug_of_war.tables import MOST, present
from caber.games.tug_of_war.rules import Rules

SHIPPED: Final = "worth.npz"  # made by tools/fit_tug_of_war.py


def best_judge(rules: Rules) -> Judge:
    """Exact where the bout has been solved on this machine, otherwise very near."""
    judge = present(rules) or fitted(int(rules.cap))
    return judge if rules.cap <= MOST else Outgrown(judge, MOST)


@lru_cache(1)
def _shipped() -> dict[str, Numbers]:
    with files(__package__).joinpath(SHIPPED).open("rb") as file:
        return npy.archive(file)


@lru_cache(1)
def thumb() -> Judge:
    """A rule of thumb."""
    return Thumb(vec[float](_shipped()["thumb"].tolist()))


@lru_cache(None)
def caps() -> list[int]:
    """The caps for which a function is shipped, ascending; the last one is also for bouts without a cap."""
    return sorted(int(name.split("-")[1]) for name in _shipped() if name.startswith("shape-"))


def fitted(cap: int) -> Fitted:
    """The shipped function for bouts with that cap, or the next higher one that there is."""
    return _load(next((known for known in caps() if known >= cap), caps()[-1]))


@lru_cache(None)
def _load(cap: int) -> Fitted:
    kept = _shipped()
    lying, terms = kept[f"shape-{cap}"].tolist()
    scale = kept[f"scale-{cap}"].tolist()
    moving, waiting = (
        vec[float]([whole * by for row in kept[f"{side}-{cap}"].tolist() for whole, by in zip(row, scale)])
        for side in ("moving", "waiting")
    )
    return Fitted(cap, lying, terms, moving, waiting)
