### Tug of War in words: the text board, and choices as one would ask for them.

## Moves, as one says them

tug-of-war-spoken =
    { $move ->
        [keep] keep the throw
        [reroll] re-roll the { $die }
        [berserker] go berserk
        [standing] somebody standing leaves
       *[lying] somebody lying leaves
    }
tug-of-war-spoken-assigned =
    { $die } to place { $place }, { $deed ->
        [remove] remove somebody standing
        [remove-lying] remove somebody lying
        [swap] swap
        [weaken] lay somebody down
       *[idle] no effect
    }

## The text board; “You” is a player on the rules page, or the only one at the keyboard

tug-of-war-reading-place = Column, place { $place }
tug-of-war-reading-standing = Standing athletes
tug-of-war-reading-lying = Lying athletes
tug-of-war-reading-bouts = Bouts won
tug-of-war-reading-unrolled = not rolled yet
tug-of-war-reading-beside = { $die }, beside it { $beside }
tug-of-war-reading-open = { $die }, no die yet
tug-of-war-reading-columns =
    { $name ->
        [You] You roll your column
       *[other] { $name } rolls a column
    }
tug-of-war-reading-throwing =
    { $name ->
        [You] You throw
       *[other] { $name } throws
    }
tug-of-war-reading-rerolling =
    { $name ->
        [You] You decide whether you re-roll
       *[other] { $name } decides on a re-roll
    }
tug-of-war-reading-relanding =
    { $name ->
        [You] You re-roll
       *[other] { $name } re-rolls
    }
tug-of-war-reading-assigning =
    { $name ->
        [You] You assign
       *[other] { $name } assigns
    } the dice
tug-of-war-reading-leaving =
    { $name ->
        [You] You say
       *[other] { $name } says
    } which athletes leave
tug-of-war-reading-rope =
    The rope is on { $name ->
        [You] your side
       *[other] the side of { $name }
    }
tug-of-war-reading-rope-level = The rope is in the middle
tug-of-war-reading-done = { $name }: { $deed }

## Choices

tug-of-war-choice-keep = Keep the throw
tug-of-war-choice-enough = Re-roll only what is taken up
tug-of-war-choice-reroll = Re-roll the { $die }
tug-of-war-choice-assign = { $die } onto { $column } (place { $place }): { $then }
tug-of-war-choice-berserker = Berserker with three times { $die }: { $then }
tug-of-war-choice-leave = Costly swap: { $then }
