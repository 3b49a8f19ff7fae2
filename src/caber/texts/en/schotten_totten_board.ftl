### Schotten-Totten in the terminal. Cards stand as they are typed; names are those of the players.

## The board

schotten-totten-board-hand = Hand:
schotten-totten-board-hand-hidden = hand { $cards }
schotten-totten-board-hand-hidden-tactics = hand { $cards } clan, { $tactics } tactics
schotten-totten-board-stones = stones { $stones }
schotten-totten-board-played = tactics played { $count }
schotten-totten-board-known = You know that { $name } holds: { $cards }
schotten-totten-board-stack = Stack: { $clan }
schotten-totten-board-stacks = Stacks: { $clan } clan, { $tactics } tactics
schotten-totten-board-discards = Discards: { $cards }
schotten-totten-board-returned = Put back on the clan stack, uppermost first: { $cards }
schotten-totten-board-returned-tactics = Put back on the tactics stack, uppermost first: { $cards }
schotten-totten-board-provable = Can be claimed now: { $stones }

## Moves in words, after the player's name and a colon

schotten-totten-move-lay = { $card } at stone { $stone }
schotten-totten-move-claim = claim!
schotten-totten-move-play = { $card } played
schotten-totten-move-pass = no card played
schotten-totten-move-draw-clan = a draw from the clan stack
schotten-totten-move-draw-tactics = a draw from the tactics stack
schotten-totten-move-end = end of the turn
schotten-totten-move-take = { $card } taken at stone { $stone }
schotten-totten-move-to = { $card } to stone { $stone }
schotten-totten-move-discard = { $card } to the discards
schotten-totten-move-return = { $card } put back on its stack
schotten-totten-move-return-clan = a clan card put back on its stack
schotten-totten-move-return-tactics = a tactics card put back on its stack
schotten-totten-move-drop = { $card } given up at stone { $stone }
schotten-totten-move-drawn = { $card } drawn
schotten-totten-move-drawn-clan = a clan card drawn
schotten-totten-move-drawn-tactics = a tactics card drawn
schotten-totten-move-dealt = { $card } dealt to { $name }
schotten-totten-move-dealt-clan = a card dealt to { $name }

## What the player is to do now

schotten-totten-task-play =
    { $claims ->
        [0] Lay a card.
       *[other] Claim, or lay a card.
    }
schotten-totten-task-play-tactics =
    { $claims ->
        [0] Play a card.
       *[other] Claim, or play a card.
    }
schotten-totten-task-after =
    { $claims ->
        [0] Draw a card.
       *[other] Claim, or go on.
    }
schotten-totten-task-after-end =
    { $claims ->
        [0] End your turn.
       *[other] Claim, or end your turn.
    }
schotten-totten-task-scouting =
    { $left ->
        [one] Draw the scout's last card.
       *[other] Draw { $left } cards for the scout, one after another.
    }
schotten-totten-task-returning =
    { $left ->
        [one] Put one card of your hand back on top of its stack.
       *[other] Put { $left } cards of your hand back on top of their stacks, one after another.
    }
schotten-totten-task-taking =
    { $trick ->
        [redeploy] Which of your cards do you redeploy?
        [deserter] Which card of the other side deserts?
       *[traitor] Which card of the other side changes sides?
    }
schotten-totten-task-putting = Where does { $card } go?
schotten-totten-task-dropping = The mud has left stone { $stone }. Which of your four cards there do you give up?

## The list of choices

schotten-totten-offer-lay = { $card } at stone { $stones }
schotten-totten-offer-claim = claim { $stone }: take stone { $stone }
schotten-totten-offer-scout = play scout: draw three cards, then put back any two
schotten-totten-offer-redeploy = play redeploy: move one of your cards to another stone, or discard it
schotten-totten-offer-deserter = play deserter: discard one of the other side's cards
schotten-totten-offer-traitor = play traitor: move one of the other side's clan cards to your side
schotten-totten-offer-pass = pass: play no card
schotten-totten-offer-draw-clan = draw: a clan card
schotten-totten-offer-draw-tactics = draw tactics: a tactics card
schotten-totten-offer-end = end: end the turn
schotten-totten-offer-take = take { $card } (stone { $stone })
schotten-totten-offer-to = { $card } to stone { $stones }
schotten-totten-offer-discard = discard: { $card } leaves the game
schotten-totten-offer-return = return { $card }: back on its stack
schotten-totten-offer-drop = drop { $card }: give it up (stone { $stone })

## Asking about claims

schotten-totten-ask-claims = which stones can be claimed, and why others can't
schotten-totten-claims-side = { $name }: { $verdict }
schotten-totten-claims-none = No side of an unclaimed stone is complete yet, so there is nothing to claim.

## How a game ends; “You” is the only player at the keyboard

schotten-totten-ending-three-adjacent =
    { $name ->
        [You] You win
       *[other] { $name } wins
    } with three stones side by side.
schotten-totten-ending-majority =
    { $name ->
        [You] You win
       *[other] { $name } wins
    } with more than half of the stones.
schotten-totten-ending-more-stones =
    Nobody can go on. { $name ->
        [You] You win
       *[other] { $name } wins
    } with more stones.
schotten-totten-ending-level = Nobody can go on. The game is a draw.
