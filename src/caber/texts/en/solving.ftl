### Solved games: what `caber solve` says.

solving-none = Nobody can solve { $game } yet. Games that can be solved: { $games }.
solving-inexact = There is a chart, and a loss of each level, only where play is exact: for two players. Leave --levels and --chart out.
solving-value = Chance of whoever begins: { $value }
solving-bounds = Proven bounds: { $lower } to { $upper }
solving-time = Solved in { $seconds } s ({ $sweeps } sweeps over all positions).
solving-losses = What each level loses against perfect play, in percent of the games:
solving-loss = { $bot }: { $mean } on average ({ $beginning } if it begins, { $following } if not)
