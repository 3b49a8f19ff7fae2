### Kilt Castle in words: the text board, and choices as one would ask for them.

## Cards

kilt-castle-spoken-single = { $colour } card
kilt-castle-spoken-pair = { $first }–{ $second } card
kilt-castle-spoken-move = { $card } to slot { $slot }

## The text board; “You” is a player on the rules page, or the only one at the keyboard

kilt-castle-reading-row = Row
kilt-castle-reading-water = water
kilt-castle-reading-unbuilt = empty
kilt-castle-reading-tower =
    { $colour }, { $height ->
        [one] 1 floor
       *[other] { $height } floors
    }
kilt-castle-reading-crests =
    { $tower }, { $crests ->
        [one] 1 crest
       *[other] { $crests } crests
    }
kilt-castle-reading-roof = { $tower }, roof
kilt-castle-reading-fresh = { $tower }, just built
kilt-castle-reading-moves =
    { $name ->
        [You] It is your turn to move a card
       *[other] { $name } is to move a card
    }
kilt-castle-reading-builds =
    In { $name ->
        [You] your
       *[other] { $name }'s
    } turn: { $builders }
kilt-castle-reading-chooses-roof =
    In { $name ->
        [You] your
       *[other] { $name }'s
    } turn, { $colour } chooses the roof that moves to { $field }
kilt-castle-reading-day = A ducat day follows this turn
kilt-castle-reading-seat =
    { $name }, { $colours }: { $ducats }, { $floors ->
        [one] 1 floor built
       *[other] { $floors } floors built
    }
kilt-castle-reading-hidden = purse hidden
kilt-castle-reading-stock = Floors left for { $colour }: { $blank } without a crest, { $one } with 1 crest, { $two } with 2 crests
kilt-castle-reading-slot = Slot { $slot }: { $cards }; first empty field: { $free }
kilt-castle-reading-slot-full = Slot { $slot }: { $cards }; no empty field
kilt-castle-reading-tail = last in the train
kilt-castle-reading-front = foremost
kilt-castle-reading-slot-of = { $slot } ({ $where })
kilt-castle-reading-pair = { $inward } inward and { $outward } outward
kilt-castle-reading-area = Most valuable area of { $colour }: { $ducats } ({ $fields })
kilt-castle-reading-area-none = Most valuable area of { $colour }: none
kilt-castle-reading-roofs = Unused roofs: { $count }
kilt-castle-reading-paid = Ducat day: { $ducats } to { $colour } for { $fields }
kilt-castle-reading-reward =
    { $name ->
        [You] Your reward
       *[other] Reward of { $name }
    } at the end: { $ducats } (towers: { $towers }, crests: { $crests })

## Choices

kilt-castle-choice-move = Move the { $card } to slot { $slot }: { $builders }
kilt-castle-choice-move-idle = Move the { $card } to slot { $slot }: nobody builds
kilt-castle-choice-day = { $choice }; a ducat day follows
kilt-castle-choice-build =
    Build on { $field }, { $crests ->
        [0] no crest
        [one] 1 crest
       *[other] { $crests } crests
    }: { $cost }
kilt-castle-choice-free = free of charge
kilt-castle-choice-paid = { $ducats } to { $colour }
kilt-castle-choice-with-roof = { $choice }; a roof comes onto it
kilt-castle-choice-roof = Move the roof of { $field } to { $site }
