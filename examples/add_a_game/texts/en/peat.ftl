### Peat. Moves and options stand in these texts as they are typed.

peat-title = Peat
peat-summary = A stack of peats for two: take one, two or three, mind the wind, and leave nothing to the other.
peat-notation = “{ $text }” is no move. Moves are “take 1”, “take 2” and “take 3”; the weather is “calm” or “wind”.
peat-drawing = Line { $line }: a drawing has two lines, such as “turn: 1” and “peats: 7”.

## Moves that the rules refuse

peat-refused-over = The stack is gone, so there is no “{ $move }” any more.
peat-refused-chance = “{ $move }” can't come now: first the weather.
peat-refused-not-chance = “{ $move }” is for the weather to say. Take some peats, such as “take 1”.
peat-refused-too-many =
    { $count ->
        [one] There is only one peat left, so “{ $move }” is too many.
       *[other] There are only { $count } peats left, so “{ $move }” is too many.
    }

## Options

peat-option-begins = Who begins
peat-option-begins-about = The seat that takes first.
peat-option-peats = Peats
peat-option-peats-about = How many peats are on the stack at the start.

## The board, and moves in words

peat-stack =
    { $count ->
        [one] 1 peat
       *[other] { $count } peats
    }
peat-taken =
    { $count ->
        [one] 1 peat taken, { $left } left
       *[other] { $count } peats taken, { $left } left
    }
peat-calm = it stays calm
peat-wind = the wind takes a peat, { $left } left
peat-task = Take a peat, or more: { $most } at most.
peat-ending =
    { $name ->
        [You] You win
       *[other] { $name } wins
    }: there is nothing left to take.
