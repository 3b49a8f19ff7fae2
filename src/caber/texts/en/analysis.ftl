### Luck and skill: what positions and moves are worth, where somebody can say.

analysis-percent = { $sign }{ $whole }.{ $part }%
# Where $margin is 0, it is sure.
analysis-about = { $margin ->
    [0] { $sign }{ $whole }%
   *[other] { $sign }{ $whole }% ± { $margin }
    }
analysis-decision = “{ $chosen }”, but “{ $better }” was better: { $cost }
analysis-forfeit =
    { $reason ->
        [time] ran out of time: { $cost }
        [crashed] broke down: { $cost }
        [stalled] didn't answer in time: { $cost }
        [nonsense] answered something that is no legal move: { $cost }
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
analysis-hidden = Luck and skill are told from the whole record, and this one shows only what one viewer may see.
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
analysis-margin = Each number may be off by what stands after ±; luck is all that the decisions don't explain.
analysis-costly = What cost most:
analysis-flawless = No decision surely cost as much as one percent.
