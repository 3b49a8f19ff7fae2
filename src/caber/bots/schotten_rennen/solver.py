"""`caber solve schotten_rennen`: a track for two exactly, for three with what can be proven."""

from caber.bots import bot
from caber.bots.schotten_rennen import chart
from caber.bots.schotten_rennen.losses import loss
from caber.bots.schotten_rennen.policy import panels
from caber.bots.schotten_rennen.tracks import settled, solved
from caber.bots.solving import Loss, Report, Solution
from caber.core.errors import CaberError
from caber.core.options import Options
from caber.games.schotten_rennen import GAME
from caber.games.schotten_rennen.state import SchottenRennen, opening
from caber.texts import tell

ROUNDING = 1e-12  # far more than rounding errors were ever seen to add up to, some 1e-15


class TrackSolver:
    """Solves the track that the options lay."""

    def solve(self, options: Options, report: Report) -> Solution:
        """The chance of whoever begins."""
        start = opening(options)
        if start.rules.players == 2:
            found = solved(start, report)
            lower, upper = found.duel.lower[0] - ROUNDING, found.duel.upper[0] + ROUNDING
            return Solution(found.duel.chance(0, 0), lower, upper, found.seconds, found.sweeps)
        if start.rules.players == 3:
            table = settled(start, report)
            lower, upper = table.kept[0] - ROUNDING, table.left[0] + ROUNDING
            return Solution(table.trio.mover[0], lower, upper, table.seconds, table.sweeps)
        raise CaberError("schotten-rennen-solve-players", {"players": int(start.rules.players)})

    def proof(self, options: Options, solution: Solution, language: str) -> str:
        """For two the value of the game; for three no more than what departing could bring."""
        start = opening(options)
        if start.rules.players == 2:
            return tell("schotten-rennen-proof-two", {}, language)
        table = settled(start)
        gain = max(left - kept for left, kept in zip(table.left, table.kept)) + 2 * ROUNDING
        shares = " / ".join(f"{100 * kept:.3f}" for kept in table.kept)
        return tell("schotten-rennen-proof-three", {"shares": shares, "gain": f"{100 * gain:.5f}"}, language)

    def chart(self, options: Options, language: str) -> str:
        """When to roll on and when to secure, for two."""
        start = opening(options)
        return chart.as_text(start, panels(start, solved(start).duel), language) if _two(start) else ""

    def picture(self, options: Options, language: str) -> str:
        """The same as SVG."""
        start = opening(options)
        return chart.as_svg(start, panels(start, solved(start).duel), language) if _two(start) else ""

    def losses(self, options: Options, bots: list[str], report: Report) -> dict[str, Loss]:
        """What each bot loses on the track, for two."""
        start = opening(options)
        if not _two(start):
            raise CaberError("schotten-rennen-losses-two")
        found = {}
        for place, name in enumerate(bots):

            def share(done: float, place: int = place) -> None:
                report((place + done) / len(bots))

            found[name] = loss(start, bot(name, GAME.name), share)
        return found


def _two(start: SchottenRennen) -> bool:
    return start.rules.players == 2


SOLVER = TrackSolver()
