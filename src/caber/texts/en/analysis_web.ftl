### What the browser's pages say of hints, luck and skill.

web-hint = Hint
web-hint-working = Working …
web-hint-told = Your chance to win with each move
web-hint-best = best
web-hint-estimate = These are estimates and may be a little off.
web-hint-sampled = Estimated from what you can know; ± says how closely.
web-hint-all = Show all { $count } moves
web-hint-few = Show the best only

web-luck = Luck and skill
web-luck-working = Working out what every position was worth …
web-luck-again = Try again
web-luck-graph = Chances to win, step by step
web-luck-step = Step { $step } of { $last }
web-luck-table = Where the result came from
web-luck-start = Chance at the start
web-luck-luck = Luck
web-luck-rest = Luck and misjudgement
web-luck-own = Own decisions
web-luck-others = The others' decisions
web-luck-result = Result
web-luck-costly = What cost most
web-luck-more = { $count ->
    [one] One more decision that cost a percent or more
   *[other] { $count } more decisions that cost a percent or more
    }
web-luck-flawless = No decision surely cost as much as one percent.
web-luck-about = Each chance is exact if everybody plays perfectly from there on. When chance changes it, that is luck; when a decision changes it, somebody has erred.
web-luck-estimate = All chances are estimates and may be a little off. A decision counts by what the best one would have been worth; all that decisions don't explain counts as luck, so that is where the estimates' own errors show.
web-luck-hidden = Each step is judged by what the player to move could know then.
web-luck-margin = Each number may be off by what stands after ±. Only decisions that cost more than that are named.
web-luck-sum = All changes together lead from the chance at the start to the result, and in a long game they can add up to several times 100%.
