### Kilt Castle in the terminal. Cards and fields stand as they are typed; names are those of the players.

## Words for several places; “You” is the only player at the keyboard

kilt-castle-ducats =
    { $count ->
        [one] 1 ducat
       *[other] { $count } ducats
    }
kilt-castle-builders-one = { $first } builds
kilt-castle-builders-two = { $first } builds, then { $then }
kilt-castle-day-paid = Ducat day: { $paid }

## The board

kilt-castle-board-ducats = ducats
kilt-castle-board-stock = floors left
kilt-castle-board-area = area
kilt-castle-board-hidden = hidden
kilt-castle-board-cards = On a card, the capital letter faces the castle.
kilt-castle-board-signs = * is a crest, ^ a roof, ! is new.
kilt-castle-board-roofs = Unused roofs: { $count }
kilt-castle-board-day = A ducat day follows this turn.

## Moves in words, after the player's name and a colon

kilt-castle-move-card = { $card } to slot { $slot }
kilt-castle-move-card-builders = { $card }: { $builders }
kilt-castle-move-build =
    { $crests ->
        [0] { $colour } floor on { $field }
        [one] { $colour } floor with 1 crest on { $field }
       *[other] { $colour } floor with { $crests } crests on { $field }
    }
kilt-castle-move-build-paid =
    { $floor }, { $ducats } to { $name ->
        [You] you
       *[other] { $name }
    }
kilt-castle-move-build-roof = { $floor }, and a roof on top
kilt-castle-move-roof = the roof of { $field } moves to { $site }
kilt-castle-move-deal = { $card } laid at slot { $slot }, { $colour } towards the castle
kilt-castle-move-skipped = Nothing to build for { $colour }
kilt-castle-move-reward = Reward at the end: { $ducats }

## What the player is to do now

kilt-castle-task-move = Move a card.
kilt-castle-task-build = Build with { $colour } in the line of slot { $slot }.
kilt-castle-task-day = A ducat day follows.
kilt-castle-task-roof = Both roofs are in use. Which one moves to { $field }?

## The list of choices

kilt-castle-offer-day = ducat day
kilt-castle-offer-build = { $moves }: { $cost }
kilt-castle-offer-free = free of charge
kilt-castle-offer-paid =
    { $ducats } to { $name ->
        [You] you
       *[other] { $name }
    }
kilt-castle-offer-with-roof = { $cost }, and a roof on top
kilt-castle-offer-roof = roof { $field }: move it to { $site }

## Asking about areas and prices

kilt-castle-ask-areas = the most valuable area of each colour
kilt-castle-areas-colour = { $colour } ({ $name }): { $ducats } for { $fields }
kilt-castle-areas-none = { $colour } ({ $name }): no area, { $ducats }
kilt-castle-ask-prices = what it costs to build over each tower
kilt-castle-prices-colour = Paid for towers of { $colour } ({ $name }): { $list }
kilt-castle-prices-none = No tower can be built over yet.

## How a game ends

kilt-castle-ending-built-out = Somebody has built their last floor.
kilt-castle-ending-standstill = Nobody has built anything for { $turns } turns in a row.
kilt-castle-ending-ducats =
    { $name ->
        [You] You win
       *[other] { $name } wins
    } with { $ducats }.
kilt-castle-ending-floors =
    There is a tie for the lead with { $ducats }, so the floors decide. { $name ->
        [You] You win
       *[other] { $name } wins
    } with { $floors } floors built.
kilt-castle-ending-shared = { $name } share the win, each with { $ducats } and { $floors } floors built.
kilt-castle-ending-behind = Behind: { $ducats }.
