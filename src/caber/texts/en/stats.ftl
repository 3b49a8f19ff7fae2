### Statistics: the output of `caber stats`, its pictures and pages.

stats-bots = { $game } is for { $allowed }, but { $count } bots are named. Name one bot for all seats, or one for each.
stats-games =
    { $game }, { $games } games by { $bots }: { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, { $paired ->
        [yes] each from every seat
       *[no] each played once
    }, seed { $seed }.
stats-source = { $game } · { $bots } · { $games } games · seed { $seed }
stats-source-intervals = { $source } · intervals: 95%
stats-options = Options other than the defaults: { $options }.
stats-intervals = In brackets: 95% intervals by deal. They cover the luck of the deals and the dice for these bots, not the play of other bots or people. Groups with less than a tenth of the largest group's rows are left out. Each interval stands alone, so about one in twenty misses.
stats-written = Written: { $files }.

## Tables

stats-interval = { $mean } ({ $low } – { $high })
stats-rows = n
stats-column = of a game
stats-mean = mean
stats-least = least
stats-middle = middle
stats-most = most
stats-column-turns = turns
stats-column-choices = choices of all players

## Charts of every game

stats-first = Does it help to begin?
stats-first-note = Share of the wins by the order of the seats, from the player who makes the first choice. The dashed line is an equal share.
stats-first-by = seat, in order of play
stats-first-of = share of the wins
stats-length = How long is a game?
stats-length-note = The turns of all players together.
stats-length-by = turns
stats-length-of = share of the games
