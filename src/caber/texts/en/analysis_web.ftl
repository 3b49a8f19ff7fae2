### What the browser's pages say of hints, luck and skill.

web-hint = Hint
web-hint-working = Working …
web-hint-told = Your chance to win with each move
web-hint-best = best
web-hint-estimate = These are estimates and may be a little off.

web-luck = Luck and skill
web-luck-working = Working out what every position was worth …
web-luck-again = Try again
web-luck-graph = Chances to win, step by step
web-luck-step = Step { $step } of { $last }
web-luck-table = Where the result came from
web-luck-start = Chance at the start
web-luck-luck = Luck
web-luck-own = Own decisions
web-luck-others = The others' decisions
web-luck-result = Result
web-luck-costly = Decisions that cost a percent or more
web-luck-flawless = There were none.
web-luck-about = Each chance is exact if everybody plays perfectly from there on. When chance changes it, that is luck; when a decision changes it, somebody has erred.
web-luck-estimate = All chances are estimates and may be a little off. When chance changes one, that counts as luck; when a decision changes it, that counts for whoever took it. So where an estimate errs, it shows as somebody's luck or decision.
web-luck-sum = All changes together lead from the chance at the start to the result, and in a long game they can add up to several times 100%.
