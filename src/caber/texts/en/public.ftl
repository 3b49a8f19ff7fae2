### What `import caber` has to say.

public-over = The game is over, so no move can be played. `undo()` takes the last decision back.
public-undo = Nobody has decided anything yet, so there is nothing to take back.
public-no-record = This game began with a position set up by hand, or with a branch, so it has no record. `drawing()` writes the position.
public-several = There are { $games } games in this text. `caber.read_all` reads them all.
public-finish-bots = { $count } bots are named, but there are { $seats } seats. Name none (moves at random), one for all seats, or one for each.
public-view = The position can't be weighed from this view: pass the view of the seat to act, `state.hide(state.turn)`, or the game itself.
public-weigh-none = No analysis is offered for { $game } with these options.
public-weigh-turn = Nobody has to decide here, so there are no moves to weigh.
public-loss-exact = A loss can be measured only where play is exact, as in Schotten Rennen with two players. { $game } with these options is not solved.
public-chance = Chance has to deal, but the record doesn't hold its dealer's secret. `moves` lists the possible outcomes.
public-verified =
    Every one of { $moves } moves is legal. { $checked ->
        [0] The deal can't be checked without the dealer's secret,
       *[other] { $dealt } outcomes were dealt as promised,
    } { $claims } claims are confirmed.{ $withheld ->
        [0] {""}
        [one] { " " }One finished game doesn't show its dealer's secret.
       *[other] { " " }{ $withheld } finished games don't show their dealer's secret.
    }
public-workers = Bots that exist in this program alone can’t be sent to other processes: { $bots }. Leave `workers` out, or name the bots.
public-exists = “{ $file }” exists and isn’t an earlier save of this game, so it stays as it is. Choose another name, or pass `overwrite=True`.
public-least = `{ $name }` is { $given }, but it must be 1 or more.
public-seats = { $game } is for { $allowed } players, but { $count } seats are named.
public-seats-names = `seats` is a list of names, such as ["Ailsa", "Rob"], not { $seats }.
public-solve-exact = With these options { $game } has no single value that could be proven, or is too large to solve. `caber solve { $game }` prints what can be said of it.
public-bots-list = `bots` is a list of bots, such as ["{ $bots }", "random"], not a name alone.
