### Solved games: what `caber solve` says.

solving-none = Nobody can solve { $game } yet. Games that can be solved: { $games }.
solving-option = { $game } has no option “{ $option }”. It has: { $options }.
solving-no-losses = What each level loses is known only where the game itself is solved, and with these options it isn't. Leave --levels out.
solving-no-chart = There is no chart of this game with these options. Leave --chart out.
solving-left = about { $time } left
solving-stopped = Stopped.
solving-stopped-kept = Stopped. What has been worked out is kept: the same command goes on from there.
solving-value = Chance of whoever begins: { $value }
solving-bounds = Proven bounds: { $lower } to { $upper }
solving-effort = Solved in { $seconds } s: { $sweeps } sweeps over { $positions } positions.
solving-losses = What each level loses against perfect play, in percentage points of the chance to win:
solving-loss = { $bot }: { $mean } on average ({ $beginning } if it begins, { $following } if not)
