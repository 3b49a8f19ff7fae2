"""`caber solve tug_of_war`: a bout, with bounds that are proven, and what the levels lose in it."""

from caber.bots import shelf
from caber.bots.solving import Loss, Report, Solution, claims, effort
from caber.bots.tug_of_war import chart
from caber.bots.tug_of_war.bouts import FEW, cores
from caber.bots.tug_of_war.judges import Counting, Judge
from caber.bots.tug_of_war.knowledge import fitted, thumb
from caber.bots.tug_of_war.losses import loss
from caber.bots.tug_of_war.making import solved
from caber.bots.tug_of_war.pulls import DICE
from caber.bots.tug_of_war.tables import MOST, bounded
from caber.core.errors import CaberError
from caber.core.options import Options
from caber.games.tug_of_war.rules import UNBOUNDED, Rules
from caber.texts import tell


class BoutSolver:
    """Solves the bout that the options describe."""

    def exact(self, options: Options) -> bool:
        """Solved it is in any case, but losses are worked out for bouts of a few million positions alone."""
        return (len(DICE) * len(bounded(_rules(options)))) ** 2 <= FEW

    def charted(self, options: Options) -> bool:
        """Always."""
        return True

    def keeps(self, options: Options) -> bool:
        """It may take hours, so what is known is kept now and then, if it can be."""
        return shelf.place("guess") is not None

    def solve(self, options: Options, report: Report) -> Solution:
        """The chance of whoever begins a bout, before columns are rolled."""
        return solved(_rules(options), report).solution

    def words(self, options: Options, solution: Solution, language: str) -> list[str]:
        """The value of a bout, and of which one exactly."""
        rules = _rules(options)
        teams = bounded(rules)
        by = "table" if rules.cap > MOST else "rules"
        bounds: dict[str, str | int] = {"cap": teams.cap, "lying": teams.lying, "by": by}
        return [
            *claims(solution, language),
            tell("tug-of-war-proof", bounds, language),
            effort(solution, language),
        ]

    def chart(self, options: Options, language: str) -> str:
        """The mover's chance by numbers of athletes."""
        return chart.as_text(solved(_rules(options), _silent), language)

    def picture(self, options: Options, language: str) -> str:
        """The same as SVG."""
        return chart.as_svg(solved(_rules(options), _silent), language)

    def losses(self, options: Options, report: Report) -> dict[str, Loss]:
        """What those levels lose that plan whole turns; the highest one as shipped, without the table."""
        rules, found = _rules(options), {}
        bout = solved(rules, _silent)
        judges: dict[str, Judge] = {"level3": Counting(), "level4": thumb(), "level5": fitted(int(rules.cap))}
        for place, (name, judge) in enumerate(judges.items()):

            def share(done: float, place: int = place) -> None:
                report((place + done) / len(judges))

            found[name] = loss(bout, judge, cores(), share)
        return found


def _rules(options: Options) -> Rules:
    rules = Rules(options)
    if rules.turn_limit != UNBOUNDED:
        raise CaberError("tug-of-war-solve-limit", {"limit": int(rules.turn_limit)})
    return rules


def _silent(done: float) -> None:
    """Nobody waits: the table is on the shelf, or was just made."""


SOLVER = BoutSolver()
