"""A measured loss, beside the loss that the solver works out from every position."""

import pytest

import caber
from caber.bots.schotten_rennen.losses import loss as exact_loss
from caber.games.schotten_rennen.state import SchottenRennen

TRACK = "3,4,5,6"


@pytest.mark.parametrize("level", ["level2", "level3", "level4"])
def test_the_interval_holds_what_the_solver_works_out(level: str) -> None:
    """Neither shares a line with the other: one plays games, the other follows every decision there is."""
    state = caber.start("schotten_rennen", track=TRACK, seed=1).state
    assert isinstance(state, SchottenRennen)
    exact = exact_loss(state, caber.bot(level, "schotten_rennen"))
    measured = caber.loss(level, "schotten_rennen", deals=150, seed=2, track=TRACK)
    width = measured.high - measured.low
    assert measured.low - width / 2 <= exact.mean <= measured.high + width / 2
    assert width < 0.1


def test_a_perfect_player_loses_nothing() -> None:
    found = caber.loss("level5", "schotten_rennen", deals=5, track=TRACK)
    assert (found.mean, found.costly) == (0, 0)
    assert found.decisions > 0


def test_a_class_of_ones_own_is_measured() -> None:
    class Last:
        def choose(self, view: caber.State, rng: caber.Rng) -> int:
            return view.moves()[-1]

    found = caber.loss(Last, "schotten_rennen", deals=5, track=TRACK)
    again = caber.loss(Last(), "schotten_rennen", deals=5, track=TRACK)
    assert found == again
    assert found.mean > caber.loss("level4", "schotten_rennen", deals=5, track=TRACK).mean
    assert "of a win lost per game" in str(found)


@pytest.mark.parametrize(("name", "options"), [("schotten_totten", {}), ("schotten_rennen", {"players": 3})])
def test_where_play_is_not_exact_there_is_no_loss(name: str, options: dict[str, int]) -> None:
    with pytest.raises(caber.CaberError, match="exact"):
        caber.loss("random", name, deals=1, **options)
