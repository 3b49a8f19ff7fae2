### Schotten Rennen in the terminal. Cards stand by their names; names are those of the players.

## Words for several places; “You” is the only player at the keyboard

schotten-rennen-on =
    { $place ->
        [start] on Start
        [goal] in the goal
       *[other] on space { $place }
    }
schotten-rennen-to =
    { $place ->
        [start] to Start
        [goal] into the goal
       *[other] to space { $place }
    }
schotten-rennen-card =
    { $card ->
        [goal] goal
       *[other] { $card }
    }
schotten-rennen-for = the { $card }
schotten-rennen-for-need = { $target } ({ $need })
schotten-rennen-for-yellow = { $target } (yellow { $need })
schotten-rennen-for-rival =
    { $target } ({ $name ->
        [You] more than your { $total }
       *[other] more than the { $total } of { $name }
    })
schotten-rennen-percent = { $count }%
schotten-rennen-odds = { $chance }, { $risked } with a risk throw
schotten-rennen-next-roll = The next roll, for { $target }: { $odds }
schotten-rennen-risk-stones =
    { $count ->
        [0] no risk stone
        [one] 1 risk stone
       *[other] { $count } risk stones
    }
schotten-rennen-dice = { $low } and { $high }
schotten-rennen-face =
    { $face ->
        [green] green
        [red] red
       *[other] { $face }
    }
schotten-rennen-thrown = Last throw: { $dice }
schotten-rennen-thrown-risk = { $thrown }, risk die { $face }
schotten-rennen-thrown-rival = { $thrown }, against { $rival }
schotten-rennen-about =
    { $card ->
        [rival] rival: more than another player rolls
        [rank] rank: { $red } in first place, 1 less for each place behind
        [load] load: { $red }, and 1 more for each risk stone of your own
        [crowd] crowd: { $red }, but { $occupied } while a stone lies on it
        [path] path: { $red }, but { $occupied } while a stone lies on it
        [bog] bog: { $red }, or yellow { $yellow }, where failing costs 2 spaces
        [hop] hop: { $red }, or yellow { $yellow } and 1 space further
        [skip] skip: { $red }, or yellow { $yellow } and 2 spaces further
        [jump] jump: { $red }, or yellow { $yellow } and 3 spaces further
        [well] well: { $red }, or yellow { $yellow }, which returns a risk stone
        [goal] goal: { $red }
        [open] goal: no roll
        [steep] { $red }, or any double
       *[white] { $red }
    }

## The board

schotten-rennen-board-start = Start
schotten-rennen-board-goal = Goal
schotten-rennen-board-risk = risk stones
schotten-rennen-board-place = place
schotten-rennen-board-home = { $place }, in the goal
schotten-rennen-board-mover = to play
schotten-rennen-board-last = alone last
schotten-rennen-board-signs = { $figure } figure, { $stone } stone, each with its seat; big and yellow numbers as 7/9.
schotten-rennen-board-passed = Passed in a row: { $count } of 5

## Moves in words, after the player's name and a colon

schotten-rennen-move-secure = secured { $on }
schotten-rennen-move-up = stone brought up { $to }, and on
schotten-rennen-move-roll = roll for { $target }
schotten-rennen-move-enter = from the last card { $to }
schotten-rennen-move-ask =
    { $name ->
        [You] you are to roll first
       *[other] { $name } is to roll first
    }
schotten-rennen-move-retreat = retreat to Start, with { $stones } again
schotten-rennen-move-risk = a risk stone for the risk die
schotten-rennen-move-back = no risk throw
schotten-rennen-move-bonus =
    { $count ->
        [one] 1 space further
       *[other] { $count } spaces further
    }, { $to }
schotten-rennen-move-stay = no bonus move
schotten-rennen-move-rival =
    { $dice } by { $name ->
        [You] you
       *[other] { $name }
    }, so { $need } is needed
schotten-rennen-move-passed = { $dice } for { $target }: passed
schotten-rennen-move-double = a double { $low } for { $target }: passed
schotten-rennen-move-short = { $dice } for { $target }: { $count } short
schotten-rennen-move-risk-passed = risk die { $face } for { $target }: passed
schotten-rennen-move-risk-failed = risk die { $face } for { $target }: failed
schotten-rennen-move-pick = { $card } joins the race
schotten-rennen-move-lay = { $card } laid { $on }

## What comes of a move

schotten-rennen-then-regained = a risk stone comes back
schotten-rennen-then-up = the stone comes up
schotten-rennen-then-home = in the goal
schotten-rennen-then-place = place { $place }
schotten-rennen-then-back = back { $to }
schotten-rennen-then-still = still { $on }
schotten-rennen-then-sunk = figure and stone back { $to }
schotten-rennen-then-stones = with { $stones } again

## What the player is to do now

schotten-rennen-task-begin = Your turn begins. Roll for { $target }.
schotten-rennen-task-begin-yellow = Your turn begins. Choose the red or the yellow number, and roll for { $target }.
schotten-rennen-task-begin-rival = Your turn begins. Choose who rolls first for { $target }.
schotten-rennen-task-retreat = Or go back to Start.
schotten-rennen-task-go-on = Passed! Secure, or roll on for { $target }.
schotten-rennen-task-go-on-yellow = Passed! Secure, or roll on for { $target }, at the red or the yellow number.
schotten-rennen-task-go-on-rival = Passed! Secure, or choose who rolls first for { $target }.
schotten-rennen-task-closed = The goal is closed while your stone is on Start. Secure on the last card.
schotten-rennen-task-up = Five cards in a row: you may bring your stone up first.
schotten-rennen-task-missed = { $count } short of { $target }. Risk a stone ({ $odds }), or give in.
schotten-rennen-task-bonus = Passed at the yellow number! Move further, { $to }, or stay?

## The list of choices

schotten-rennen-offer-secure = secure: the stone comes { $to }, and the turn ends
schotten-rennen-offer-up = up: the stone comes { $to }, and the turn goes on
schotten-rennen-offer-roll = roll: { $target }, { $odds }
schotten-rennen-offer-yellow = yellow: { $target }, { $odds }
schotten-rennen-offer-enter = roll: { $to }, without any dice
schotten-rennen-offer-ask =
    ask { $seat }: { $name ->
        [You] you roll
       *[other] { $name } rolls
    } first, { $odds }
schotten-rennen-offer-retreat = retreat: to Start, with { $stones } again
schotten-rennen-offer-risk = risk: pay a risk stone for the risk die, { $odds }
schotten-rennen-offer-back = back: give in, { $then }
schotten-rennen-offer-bonus = bonus: { $to }
schotten-rennen-offer-stay = stay: { $on }

## Asking about odds, cards and the race

schotten-rennen-ask-odds = what you need for each card ahead, and how likely it is
schotten-rennen-odds-line = { $place }: { $target }, { $odds }
schotten-rennen-odds-note =
    As things stand, for { $name ->
        [You] you
       *[other] { $name }
    }:
schotten-rennen-ask-cards = what the cards of this track ask for
schotten-rennen-ask-race = who is where
schotten-rennen-race-line = { $name }: stone { $stone }, figure { $figure }, { $risk }, place { $place }
schotten-rennen-race-together = { $name }: figure and stone { $stone }, { $risk }, place { $place }
schotten-rennen-race-home = { $name }: in the goal, place { $place }

## How a race ends

schotten-rennen-ending-goal-reached =
    { $name ->
        [You] You are the first in the goal and win
       *[other] { $name } is the first in the goal and wins
    }.
schotten-rennen-ending-all-placed =
    All places are taken, and { $name ->
        [You] you win
       *[other] { $name } wins
    }.
schotten-rennen-ending-places = Places: { $list }.
schotten-rennen-ending-stones = Still on the way: { $list }.
