### Schotten-Totten in words: the text board, and choices as one would ask for them.

## Cards

schotten-totten-spoken-card = { $clan } { $value }

## The text board

schotten-totten-reading-stone = Stone
schotten-totten-reading-state = State
schotten-totten-reading-none = none
schotten-totten-reading-terrain = { $cards }; terrain: { $terrain }
schotten-totten-reading-owned = owned by { $name }
schotten-totten-reading-provable = { $name } can claim it
schotten-totten-reading-free = unclaimed, { $places } cards a side
schotten-totten-reading-hand = Hand of { $name }: { $cards }
schotten-totten-reading-hand-hidden =
    Hand of { $name }: { $clan ->
        [one] one hidden card
       *[other] { $clan } hidden cards
    }
schotten-totten-reading-hand-hidden-tactics = Hand of { $name }: { $clan } clan and { $tactics } tactics, hidden
schotten-totten-reading-hand-known = { $hand }; you know: { $cards }
schotten-totten-reading-stack = Cards in the stack: { $clan }
schotten-totten-reading-stacks = Cards in the stacks: { $clan } clan, { $tactics } tactics
schotten-totten-reading-played = Tactics cards played by { $name }: { $count }
schotten-totten-reading-discards = Beside the table: { $cards }
schotten-totten-reading-returned-clan = Put back on the clan stack, uppermost first: { $cards }
schotten-totten-reading-returned-tactics = Put back on the tactics stack, uppermost first: { $cards }
schotten-totten-reading-trick = Being carried out: { $card }
schotten-totten-reading-taken = Taken: { $card }
schotten-totten-reading-fresh = Laid last: { $cards }
schotten-totten-reading-claimed = Stones claimed last: { $stones }

## Choices

schotten-totten-choice-lay = Lay { $card } at stone { $stone }
schotten-totten-choice-claim = Claim stone { $stone }
schotten-totten-choice-play = Play { $card }
schotten-totten-choice-pass = Play no card
schotten-totten-choice-draw-clan = Draw a clan card
schotten-totten-choice-draw-tactics = Draw a tactics card
schotten-totten-choice-end = End the turn
schotten-totten-choice-take = Take { $card } from stone { $stone }
schotten-totten-choice-to = Lay { $card } at stone { $stone }
schotten-totten-choice-discard = Put { $card } beside the table
schotten-totten-choice-return = Put { $card } back on its stack
schotten-totten-choice-drop = Give up { $card } at stone { $stone }
