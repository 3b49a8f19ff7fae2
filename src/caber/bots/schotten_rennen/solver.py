"""`caber solve schotten_rennen`: a track for two exactly, for three with what can be proven."""

from collections.abc import Callable
from math import ceil, floor

from caber.bots import bot
from caber.bots.schotten_rennen import BOTS, chart
from caber.bots.schotten_rennen.losses import loss
from caber.bots.schotten_rennen.policy import panels
from caber.bots.schotten_rennen.tracks import settled, solved
from caber.bots.solving import Loss, Report, Solution
from caber.core.errors import CaberError
from caber.core.options import Options
from caber.games.schotten_rennen import GAME
from caber.games.schotten_rennen.state import opening
from caber.texts import decimal, tell

ROUNDING = 1e-12  # far more than rounding errors were ever seen to add up to, some 1e-15


class TrackSolver:
    """Solves the track that the options lay."""

    def exact(self, options: Options) -> bool:
        """For two."""
        return options["players"] == 2

    def solve(self, options: Options, report: Report) -> Solution:
        """The chance of whoever begins."""
        start = opening(options)
        if self.exact(options):
            found = solved(start, report)
            lower, upper = found.duel.lower[0] - ROUNDING, found.duel.upper[0] + ROUNDING
            return Solution(found.duel.chance(0, 0), lower, upper, found.seconds, found.sweeps)
        if start.rules.players == 3:
            table = settled(start, report)
            lower, upper = table.kept[0] - ROUNDING, table.left[0] + ROUNDING
            return Solution(table.trio.mover[0], lower, upper, table.seconds, table.sweeps)
        raise CaberError("schotten-rennen-solve-players", {"players": int(start.rules.players)})

    def words(self, options: Options, solution: Solution, language: str) -> list[str]:
        """For two the value of the game; for three no more than what departing could bring."""

        def number(value: float, digits: int, rounded: Callable[[float], float] = round) -> str:
            """So rounded that what is claimed of it stays true."""
            return decimal(f"{rounded(value * 10**digits) / 10**digits:.{digits}f}", language)

        said: dict[str, dict[str, str | int]] = {}
        if self.exact(options):
            said["solving-value"] = {"value": number(solution.value, 10)}
            said["solving-bounds"] = {
                "lower": number(solution.lower, 12, floor),
                "upper": number(solution.upper, 12, ceil),
            }
            said["schotten-rennen-proof-two"] = {}
        else:
            table = settled(opening(options))
            gain = max(left - kept for left, kept in zip(table.left, table.kept)) + 2 * ROUNDING
            said["schotten-rennen-proof-three"] = {
                "shares": " / ".join(number(100 * kept, 3, floor) for kept in table.kept),
                "gain": number(100 * gain, 5, ceil),
            }
        said["solving-time"] = {"seconds": number(solution.seconds, 2), "sweeps": solution.sweeps}
        return [tell(key, details, language) for key, details in said.items()]

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
