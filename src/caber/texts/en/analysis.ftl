### Luck and skill: what positions and moves are worth, where somebody can say.

analysis-percent = { $sign }{ $whole }.{ $part }%
analysis-decision = “{ $chosen }”, but “{ $better }” was better: { $cost }
analysis-forfeit =
    { $reason ->
        [time] ran out of time: { $cost }
       *[other] gave the game up: { $cost }
    }
analysis-account =
    { $name } began with a chance of { $start }. Luck: { $luck }, own decisions: { $own }, the others' decisions: { $others }. { $result ->
        [won] That makes the win.
        [lost] That makes the defeat.
       *[other] That makes a draw, which counts as a shared win.
    }
analysis-none = What positions are worth is not known well enough in this game, so nothing is said about it.
analysis-running = Luck and skill are told when the game is over.
analysis-hint-others = There are no hints at a table with other people: it wouldn't be fair to them.

## In the terminal

analysis-working = Working out what every position was worth …
analysis-title = Luck and skill
analysis-start = Chance at the start
analysis-luck = Luck
analysis-own = Own decisions
analysis-others = The others' decisions
analysis-result = Result
analysis-estimate = All these chances are estimates and may be a little off.
analysis-costly = What cost most:
analysis-flawless = No decision cost as much as one percent.
