### Kilt Castle's board in the browser. Labels are also what screen readers say.

## Players and their colours

kilt-castle-web-player = Player { $number }
kilt-castle-web-builder = { $colour } ({ $name })
kilt-castle-web-purses = Purses, floors and areas
kilt-castle-web-turn = to play
kilt-castle-web-covered = purse covered
kilt-castle-web-ducats =
    { $count ->
        [one] 1 ducat
       *[other] { $count } ducats
    }
kilt-castle-web-free = free of charge
kilt-castle-web-colour-line = { $colour }: floors left { $blank } without a crest, { $one } with one, { $two } with two; most valuable area now { $worth }
kilt-castle-web-show-area = Show the most valuable area
kilt-castle-web-reward = Reward +{ $ducats } (towers: { $towers }, crests: { $crests })

## The castle

kilt-castle-web-plan = Castle
kilt-castle-web-field = { $field }: { $what }
kilt-castle-web-water = water
kilt-castle-web-unbuilt = empty
kilt-castle-web-tower =
    tower of { $colour }, { $height ->
        [one] 1 floor
       *[other] { $height } floors
    }
kilt-castle-web-roofed =
    roof, on a tower of { $colour } with { $height ->
        [one] 1 floor
       *[other] { $height } floors
    }
kilt-castle-web-crests =
    { $crests ->
        [one] 1 crest
       *[other] { $crests } crests
    }
kilt-castle-web-just-built = just built
kilt-castle-web-site = { $builder }: { $price }
kilt-castle-web-site-dear = { $builder }: { $price }, more than in the purse
kilt-castle-web-site-none = { $builder }: can't build here
kilt-castle-web-roof-moves = its roof can be moved

## The cards around it

kilt-castle-web-slots = Cards around the castle
kilt-castle-web-slot-cards = Slot { $slot }: { $list }
kilt-castle-web-cards-none = no cards
kilt-castle-web-card-single = { $colour } card
kilt-castle-web-card-pair = card with { $inward } inward and { $outward } outward
kilt-castle-web-moved = moved last
kilt-castle-web-front = foremost row
kilt-castle-web-tail = last row
kilt-castle-web-goal = the card can go here
kilt-castle-web-row = Cards at slot { $slot }

## What to do, and the buttons for it

kilt-castle-web-actions = What you can do
kilt-castle-web-hint-card = Choose a card.
kilt-castle-web-hint-row = Slot { $slot }: choose a card.
kilt-castle-web-hint-slot = { $card }: choose a slot.
kilt-castle-web-hint-going = To slot { $slot }:
kilt-castle-web-hint-stuck = { $card }: it can't move now.
kilt-castle-web-hint-site = Build for { $colour }: choose a field.
kilt-castle-web-hint-floor = { $field }: choose a floor.
kilt-castle-web-hint-roof = Choose the roof that moves to { $field }.
kilt-castle-web-building = { $builder } is building
kilt-castle-web-sure-move = To slot { $slot }?
kilt-castle-web-sure-free = Build on { $field }, free of charge?
kilt-castle-web-sure-build = Build on { $field } for { $price } to { $name }?
kilt-castle-web-sure-roof = Move the roof from { $from } to { $to }?
kilt-castle-web-builds =
    { $place ->
        [0] { $builder } builds
        [1] { $builder } builds first
       *[2] { $builder } builds next
    }
kilt-castle-web-as-it-stands = What the second pays depends on where the first builds.
kilt-castle-web-nobody = Nobody builds.
kilt-castle-web-day-follows = A ducat day follows.
kilt-castle-web-roof-comes = A roof comes onto this tower.
kilt-castle-web-day = Ducat day:
kilt-castle-web-floors = Floors
kilt-castle-web-floor =
    { $crests ->
        [0] Floor without a crest
        [one] Floor with 1 crest
       *[other] Floor with { $crests } crests
    }, { $left } left
kilt-castle-web-confirm = Confirm
kilt-castle-web-cancel = Cancel
