"""`caber solve schotten_rennen`: a track for two exactly, for three with what can be proven."""

from math import ceil, floor

from caber.bots import bot
from caber.bots.schotten_rennen import BOTS, chart
from caber.bots.schotten_rennen.losses import loss
from caber.bots.schotten_rennen.policy import panels
from caber.bots.schotten_rennen.tracks import settled, solved
from caber.bots.solving import Loss, Report, Solution, claims, effort, written
from caber.core.errors import CaberError
from caber.core.options import Options
from caber.games.schotten_rennen import GAME
from caber.games.schotten_rennen.state import opening
from caber.texts import tell

ROUNDING = 1e-12  # far more than rounding errors were ever seen to add up to, some 1e-15


class TrackSolver:
    """Solves the track that the options lay."""

    def exact(self, options: Options) -> bool:
        """For two."""
        return options["players"] == 2

    def charted(self, options: Options) -> bool:
        """For two."""
        return self.exact(options)

    def keeps(self, options: Options) -> bool:
        """A track is solved at once, or not at all."""
        return False

    def solve(self, options: Options, report: Report) -> Solution:
        """The chance of whoever begins."""
        start = opening(options)
        if self.exact(options):
            found = solved(start, report)
            lower, upper = found.duel.lower[0] - ROUNDING, found.duel.upper[0] + ROUNDING
            positions = len(found.duel.lower)
            return Solution(found.duel.chance(0, 0), lower, upper, positions, found.sweeps, found.seconds)
        if start.rules.players == 3:
            table = settled(start, report)
            lower, upper = table.kept[0] - ROUNDING, table.left[0] + ROUNDING
            positions = len(table.trio.mover)
            return Solution(table.trio.mover[0], lower, upper, positions, table.sweeps, table.seconds)
        raise CaberError("schotten-rennen-solve-players", {"players": int(start.rules.players)})

    def words(self, options: Options, solution: Solution, language: str) -> list[str]:
        """For two the value of the game; for three no more than what departing could bring."""
        if self.exact(options):
            said = [*claims(solution, language), tell("schotten-rennen-proof-two", {}, language)]
        else:
            table = settled(opening(options))
            gain = max(left - kept for left, kept in zip(table.left, table.kept)) + 2 * ROUNDING
            proven = {
                "shares": " / ".join(written(100 * kept, 3, language, floor) for kept in table.kept),
                "gain": written(100 * gain, 5, language, ceil),
            }
            said = [tell("schotten-rennen-proof-three", proven, language)]
        return [*said, effort(solution, language)]

    def chart(self, options: Options, language: str) -> str:
        """When to roll on and when to secure."""
        start = opening(options)
        return chart.as_text(start, panels(start, solved(start).duel), language)

    def picture(self, options: Options, language: str) -> str:
        """The same as SVG."""
        start = opening(options)
        return chart.as_svg(start, panels(start, solved(start).duel), language)

    def losses(self, options: Options, report: Report) -> dict[str, Loss]:
        """What each level loses on the track."""
        start, found = opening(options), {}
        for place, name in enumerate(BOTS):

            def share(done: float, place: int = place) -> None:
                report((place + done) / len(BOTS))

            found[name] = loss(start, bot(name, GAME.name), share)
        return found


SOLVER = TrackSolver()
