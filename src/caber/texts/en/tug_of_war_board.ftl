### Tug of War in the terminal. Names are those of the players.

## Words for several places; “You” is the only player at the keyboard

tug-of-war-village =
    { $seat ->
        [1] Plockton
       *[2] Broadford
    }
tug-of-war-standing = { $count } standing
tug-of-war-lying = { $count } lying
tug-of-war-nobody = nobody
tug-of-war-die-rerolled = { $die } (re-rolled)
tug-of-war-die-taken-up = { $die } (to be re-rolled)
tug-of-war-to-assign = To assign: { $dice }
tug-of-war-rerolls-left = Re-rolls left: { $count }
tug-of-war-have-to-leave = Teammates who still have to leave: { $count }
tug-of-war-bout =
    { $bout ->
        [1] First bout
       *[2] Return bout
    }, { $turn ->
        [0] the columns are being rolled
       *[other] turn { $turn }
    }
tug-of-war-bout-limit =
    { $bout ->
        [1] First bout
       *[2] Return bout
    }, turn { $turn } of { $limit }

## The board

tug-of-war-board-column = column
tug-of-war-board-beside = beside
tug-of-war-board-team = athletes
tug-of-war-board-bouts = bouts won
tug-of-war-board-mover = to play
tug-of-war-board-signs = { $standing } standing, { $lying } lying, { $middle } middle of the field

## Moves in words, after the player's name and a colon

tug-of-war-move-throw =
    { $name ->
        [You] you throw
       *[other] { $name } throws
    } { $dice }
tug-of-war-move-column =
    { $name ->
        [You] you roll
       *[other] { $name } rolls
    } { $dice } for the column: { $team }
tug-of-war-move-column-return =
    { $name ->
        [You] you roll
       *[other] { $name } rolls
    } { $dice } for the return bout: { $team }{ $extra ->
        [yes] , one of them for the bout won
       *[no] { "" }
    }
tug-of-war-move-keep = no re-roll
tug-of-war-move-reroll = the { $die } is taken up again
tug-of-war-move-land = the { $old } re-rolled: { $new }
tug-of-war-move-assign = { $die } onto { $column }: { $then }
tug-of-war-move-berserker = three times { $die }, and gone berserk: { $then }

## What comes of a die; opponents and teammates are those of whoever plays it

tug-of-war-then-remove = a standing opponent leaves
tug-of-war-then-fell = a lying opponent leaves
tug-of-war-then-weaken = an opponent goes down
tug-of-war-then-idle = no effect
tug-of-war-then-berserker =
    { $count ->
        [one] 1 opponent leaves
       *[other] { $count } opponents leave
    }
tug-of-war-then-swap-join =
    swap, { $count ->
        [one] 1 athlete joins
       *[other] { $count } athletes join
    }
tug-of-war-then-swap-same = swap, nobody joins or leaves
tug-of-war-then-swap-full = swap, but there is no room for more athletes
tug-of-war-then-swap-leave =
    swap, { $count ->
        [one] 1 teammate leaves
       *[other] { $count } teammates leave
    }
tug-of-war-then-swap-choose =
    swap, { $count ->
        [one] 1 teammate has to leave
       *[other] { $count } teammates have to leave
    }
tug-of-war-then-leave-standing = a standing athlete leaves
tug-of-war-then-leave-lying = a lying athlete leaves
tug-of-war-then-now = now { $team }
tug-of-war-then-left = { $team } left
tug-of-war-then-won = and the bout is won
tug-of-war-then-lost = and the bout is lost
tug-of-war-then-won-late = and with the last turn over, the bout is won
tug-of-war-then-lost-late = and with the last turn over, the bout is lost

## What the player is to do now

tug-of-war-task-rerolling =
    You have { $dice }. { $count ->
        [one] Re-roll one die
       *[other] Re-roll up to { $count } dice
    }, or keep the throw?
tug-of-war-task-assigning = Assign { $dice } to your column, one die after another.
tug-of-war-task-last = Assign your last die, the { $die }.
tug-of-war-task-berserker = Three times { $die }! Go berserk, or assign the dice one after another.
tug-of-war-task-leaving =
    { $count ->
        [one] One of your athletes has to leave
       *[other] { $count } of your athletes have to leave
    }: somebody standing, or somebody lying?

## The list of choices

tug-of-war-offer = { $move }: { $then }
tug-of-war-offer-keep = keep: the throw stands
tug-of-war-offer-enough = keep: re-roll only what you have taken up
tug-of-war-offer-reroll = reroll { $die }: the second result stands

## Asking about odds and teams

tug-of-war-ask-odds = which dice remove somebody at each place of a column
tug-of-war-odds-note =
    { $name ->
        [You] Your column
       *[other] The column of { $name }
    }:
tug-of-war-odds-line = place { $place }: { $die } or more for a standing athlete ({ $standing }%), { $lower } or more for a lying one ({ $lying }%)
tug-of-war-ask-teams = how both teams stand
tug-of-war-teams-line = { $name }, { $village }: { $team }; column { $dice }; bouts won: { $count }

## How a game ends

tug-of-war-ending-both-bouts =
    { $name ->
        [You] You win both bouts and the game
       *[other] { $name } wins both bouts and the game
    }.
tug-of-war-ending-return-bout =
    One bout each. The return bout decides, and { $name ->
        [You] you win
       *[other] { $name } wins
    } the game.
tug-of-war-ending-one-each =
    A draw: the first bout went to { $other ->
        [You] you
       *[other] { $other }
    }, the return bout to { $name ->
        [You] you
       *[other] { $name }
    }.
