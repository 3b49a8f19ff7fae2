### What `caber stats` says, and what stands on its pictures and pages.

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
stats-options = Options beside the defaults: { $options }.
stats-intervals = In brackets: 95% intervals by deal. They cover the luck of the deals and the dice for these bots, not how other bots or people would play. Groups with less than a tenth of the rows of the largest are left out; each interval stands for itself, so of twenty about one misses.
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
stats-first-note = Part of the wins by the order of the seats, from whoever makes the first choice. The dashed line is an equal part.
stats-first-by = seat, from whoever begins
stats-first-of = part of the wins
stats-length = How long is a game?
stats-length-note = The turns of all players together.
stats-length-by = turns
stats-length-of = part of the games
