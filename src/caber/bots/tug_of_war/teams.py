"""Teams by number: how many stand and how many lie, and what a turn can make of a team."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import permutations

from caber.games.tug_of_war.athletes import joining, lying_leave
from caber.games.tug_of_war.rules import Rules

Team = tuple[int, int]  # standing, lying
Powers = tuple[int, ...]  # of the dice that act against the other team, ascending

# The power of a die against the other team, by the die of the own column that it goes to.
FEEBLE, ABLE, STRONG = range(3)  # weakens; removes lying athletes, too; removes any


class Teams:
    """All teams of a bout whose numbers are bounded, in a fixed order."""

    def __init__(self, rules: Rules, cap: int, lying: int) -> None:
        self.rules = rules
        self.cap = cap
        self.lying = min(cap, lying)
        self.teams: list[Team] = [
            (standing, lying)
            for lying in range(self.lying + 1)
            for standing in range(cap - lying + 1)
            if standing + lying
        ]
        self.number = {team: number for number, team in enumerate(self.teams)}
        # Two numbers beyond the last team: nobody is left, and a die can't act, so it must have been swapped.
        self.none = len(self.teams)
        self.never = self.none + 1

    def __len__(self) -> int:
        return len(self.teams)

    def attacked(self, powers: Powers) -> list[list[int]]:
        """What dice of these powers, in any order, can make of each team."""
        return [sorted(self._numbers(self._fates(team, 0, powers))) or [self.never] for team in self.teams]

    def stormed(self, removed: int) -> list[list[int]]:
        """What a berserker who removes so many makes of each team: those who stand go first."""
        found = []
        for standing, lying in self.teams:
            gone = min(removed, standing)
            left = (standing - gone, max(0, lying - (removed - gone)))
            found.append(list(self._numbers([left])))
        return found

    @lru_cache(None)  # noqa: B019 - there are few tables, and they last
    def bundled(self, changes: tuple[int, ...]) -> list[list[int]]:
        """What swaps that change a team by so much, in any order, can make of it."""
        found: list[set[Team]] = [set() for _ in self.teams]
        for order in set(permutations(changes)):
            for team, fates in zip(self.teams, found):
                held = {team}
                for change in order:
                    held = {fate for each in held for fate in self._changed(each, change)}
                fates |= held
        return [sorted(self._numbers(fates)) for fates in found]

    def _numbers(self, fates: Iterable[Team]) -> set[int]:
        return {self.number.get(fate, self.none) for fate in fates}

    def _fates(self, team: Team, fresh: int, powers: Powers) -> set[Team]:
        standing, lying = team
        if not powers or not standing + lying:
            return {team}
        found: set[Team] = set()
        for power in set(powers):
            place = powers.index(power)
            rest = powers[:place] + powers[place + 1 :]
            deeds: list[tuple[Team, int]] = []
            if standing and power == STRONG:
                deeds.append(((standing - 1, lying), fresh))
            if lying > fresh and power >= ABLE:
                deeds.append(((standing, lying - 1), fresh))
            if standing and lying < self.lying:
                deeds.append(((standing - 1, lying + 1), fresh + (not self.rules.same_turn)))
            if not deeds and self.rules.idle:
                deeds.append((team, fresh))
            for fate, then in deeds:
                found |= self._fates(fate, then, rest)
        return found

    def _changed(self, team: Team, change: int) -> list[Team]:
        """What one swap makes of a team; a team of which nobody is left stays so."""
        standing, lying = team
        if not standing + lying:
            return [team]
        if change >= 0:
            return [(standing + int(joining(standing + lying, change, self.cap)), lying)]
        leave = min(-change, standing + lying)
        if self.rules.choice:
            fewest = max(0, leave - standing)  # of those who leave, so many lie
            return [(standing - leave + gone, lying - gone) for gone in range(fewest, min(lying, leave) + 1)]
        gone = int(lying_leave(lying, leave))
        return [(standing - leave + gone, lying - gone)]
