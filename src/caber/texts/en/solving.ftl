### Solved games: what `caber solve` says.

solving-none = { $game } can't be solved yet. Games that can be solved: { $games }.
solving-option = { $game } has no option “{ $option }”. It has: { $options }.
solving-no-losses = The loss of each level is known only if the game itself is solved, and with these options it isn't. Leave --levels out.
solving-no-chart = There is no chart of this game with these options. Leave --chart out.
solving-left = about { $time } left
solving-stopped = Stopped.
solving-stopped-kept = Stopped. The work so far is kept: the same command continues from there.
solving-value = Chance of the player who begins: { $value }
solving-bounds = Proven bounds: { $lower } to { $upper }
solving-effort = Solved in { $seconds } s: { $sweeps } sweeps over { $positions } positions.
solving-losses = Loss of each level against perfect play, in percentage points of the chance to win:
solving-loss = { $bot }: { $mean } on average ({ $beginning } if it begins, { $following } if not)
