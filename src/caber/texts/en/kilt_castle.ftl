### Kilt Castle. Moves, cards, fields and options stand in these texts as they are typed.

kilt-castle-title = Kilt Castle
kilt-castle-summary = A building contest for two to four: move the cards round the castle, build over your neighbours' towers, and have the largest area when ducats are paid.

## Colours

kilt-castle-colour-r = red
kilt-castle-colour-o = orange
kilt-castle-colour-l = light grey
kilt-castle-colour-d = dark grey

## Texts that name no move, drawings that show no position

kilt-castle-notation = “{ $text }” is no move. Moves are: “ro>7” to move the card with red and orange to slot 7 (cards are r, o, l, d, ro, rl, rd, ol, od, ld; slots 0 to 19); “c3”, “c3*” or “c3**” to build a floor with no crest, one or two on field c3; and “roof b2” to move the roof of b2.
kilt-castle-drawing-water = { $word } can't stand on { $field }. With these options the water, drawn “~”, is { $water }; every other field is “.” or a tower.
kilt-castle-drawing-card = “{ $word }” is no card of this game. A card has one or two of the colours { $colours }, the one that faces the castle first.
kilt-castle-drawing-used = The card { $word } already lies at position { $place }, perhaps turned round. Each card lies in one place.
kilt-castle-drawing-roofs = There are { $most } roofs, but more are drawn.
kilt-castle-drawing-tail = The hindmost card must lie at a position from 0 to { $most }.
kilt-castle-drawing-front = The foremost card is at most { $places } positions ahead of the hindmost one.
kilt-castle-drawing-rows = There are at most { $rows } rows of cards, and at most { $cards } cards in a row.
kilt-castle-drawing-moved = While colours build, it names the card that was moved, and that card lies on the table.
kilt-castle-drawing-builder = The colour that builds stands behind the phase, and is one of those on the card that was moved, { $card }: “turn: 1 build r” or the like.
kilt-castle-drawing-site-first = “{ $colour }” faces the castle and builds first, so no site of this turn is built on yet.
kilt-castle-drawing-site-roof = A roof moves only to the field that was built on in this turn. Name it.
kilt-castle-drawing-reason = A finished game has it, and no other: “turn: 1 finished” with “reason: built_out” or the like.
kilt-castle-drawing-stuck = No move is possible in this phase of the turn.

## Moves that the rules refuse: what is wrong, and what would be right

kilt-castle-refused-over = The game is over, so there is no “{ $move }” any more.
kilt-castle-refused-chance = “{ $move }” can't come now. The cards are being laid out, and in a row of cards no colour may show up more than twice.
kilt-castle-refused-not-chance = “{ $move }” only names a card. Say where it goes, such as “ro>7”.
kilt-castle-refused-phase =
    “{ $move }” doesn't fit here. { $now ->
        [move] The turn begins with a card that moves, such as “ro>7”.
        [build] The card has moved. Now say where you build, such as “c3”, or “c3*” for a floor with a crest.
       *[roof] Both roofs are in use. Say which of them moves to the tower just built on, such as “roof b2”.
    }
kilt-castle-refused-no-card = { $card } isn't in this game. With three players every card that shows dark grey stays in the box.
kilt-castle-refused-too-far = “{ $move }” breaks rule I. Cards only go clockwise, and at most one slot past the foremost card, which lies at slot { $front }. Slot { $last } is as far as it may go.
kilt-castle-refused-alone = “{ $move }” breaks rule I. Alone in front, at slot { $slot }, a card needs another one in the slot directly behind it. Move a card that leaves one there.
kilt-castle-refused-tail = “{ $move }” breaks rule I. The train has closed its ring: at slot { $slot } lie its last cards, and only a card of the foremost row may catch up with them. Choose a slot nearer by.
kilt-castle-refused-gap = “{ $move }” breaks rule I. With strict_neighbour=yes a card that lies alone at slot { $slot } needs another one in the slot directly behind it.
kilt-castle-refused-row-full = “{ $move }” breaks rule II. At slot { $slot } lie { $most } cards already, and no row may have more. Choose another slot.
kilt-castle-refused-rows = “{ $move }” breaks rule III. The cards would lie in more than { $most } rows. Join a row that is there, or move the only card of a row.
kilt-castle-refused-water = { $field } is water. Nobody can build there.
kilt-castle-refused-not-in-line = { $field } isn't in front of the card. It lies at slot { $slot }, so choose a field of that line.
kilt-castle-refused-not-first = { $field } has to wait. Seen from the card, { $first } is the first empty field, and only that one can be begun. Build there, or over a tower of the line.
kilt-castle-refused-roofed = The tower on { $field } has a roof, and nobody builds over a roof. Choose another field of the line.
kilt-castle-refused-too-dear =
    The tower on { $field } is too dear for { $colour ->
        [r] red
        [o] orange
        [l] light grey
       *[d] dark grey
    }: building over it costs { $cost ->
        [one] 1 ducat
       *[other] { $cost } ducats
    }, and { $purse ->
        [0] the purse is empty
        [one] there is only 1 ducat in the purse
       *[other] there are only { $purse } ducats in the purse
    }. Choose a cheaper field of the line.
kilt-castle-refused-no-floor =
    { $crests ->
        [0] There is no floor without a crest
        [one] There is no floor with one crest
       *[other] There is no floor with { $crests } crests
    } left for { $colour ->
        [r] red
        [o] orange
        [l] light grey
       *[d] dark grey
    }. Build with another one.
kilt-castle-refused-no-roof = There is no roof on { $field } that could move. Name a tower that wears one.

## Options: a title, a sentence with every value, and each value that is a word

kilt-castle-option-players = Players
kilt-castle-option-players-about = How many people play: two own two colours each, three or four own one each.
kilt-castle-option-missing-fields = The water
kilt-castle-option-missing-fields-about = Which corner of the castle is water, together with its two neighbours: the one with e1 (south_east), with a1 (south_west), with a5 (north_west) or with e5 (north_east).
kilt-castle-value-missing-fields-south-east = in the south-east
kilt-castle-value-missing-fields-south-west = in the south-west
kilt-castle-value-missing-fields-north-west = in the north-west
kilt-castle-value-missing-fields-north-east = in the north-east
kilt-castle-option-start-slot = First slot
kilt-castle-option-start-slot-about = The slot where the cards with one colour lie at the start; the others lie clockwise ahead of them. With three players everything lies one slot further on.
kilt-castle-option-strict-neighbour = Alone in a gap
kilt-castle-option-strict-neighbour-about = Whether a card may lie alone in any gap of the train (no) or needs a neighbour directly behind it there, too (yes).
kilt-castle-value-strict-neighbour-no = gaps can be filled freely
kilt-castle-value-strict-neighbour-yes = a neighbour is needed in gaps, too
kilt-castle-option-roof-by-colour = Roofs for two players
kilt-castle-option-roof-by-colour-about = Whether a roof needs two different people on one field (no) or just two different colours (yes). Only matters to two players.
kilt-castle-value-roof-by-colour-no = two people make a roof
kilt-castle-value-roof-by-colour-yes = two colours make a roof
kilt-castle-option-colour-ends = The end for two players
kilt-castle-option-colour-ends-about = Whether the game ends when somebody has built all floors of both colours (no) or of one of them (yes). Only matters to two players.
kilt-castle-value-colour-ends-no = when both colours are built
kilt-castle-value-colour-ends-yes = when one colour is built
kilt-castle-option-hidden-purses = Purses
kilt-castle-option-hidden-purses-about = Whether everybody sees what is in each purse (no) or only what is in their own, until the game is over (yes). When several people share one device or terminal, it shows the purse of whoever decides, so little stays hidden.
kilt-castle-value-hidden-purses-no = open to all
kilt-castle-value-hidden-purses-yes = hidden until the end
kilt-castle-option-standstill = Standstill
kilt-castle-option-standstill-about = After how many turns in a row without any building the game ends.
