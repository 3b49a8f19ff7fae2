### Tug of War's board in the browser. Labels are also what screen readers say.

## Who pulls, and how it stands

tug-of-war-web-sides = The two sides
tug-of-war-web-turn-of = to play
tug-of-war-web-athletes =
    { $lying ->
        [0] { $standing } standing
       *[other] { $standing } standing, { $lying } lying
    }
tug-of-war-web-won =
    { $count ->
        [0] no bout won
        [one] one bout won
       *[other] { $count } bouts won
    }
tug-of-war-web-bout =
    { $number ->
        [1] Bout 1 of 2
       *[other] Return bout
    }
tug-of-war-web-turn = turn { $turn }
tug-of-war-web-turn-limit = turn { $turn } of { $limit }
tug-of-war-web-rope = the rope is on the side of { $name }
tug-of-war-web-rope-level = the rope is in the middle
tug-of-war-web-bout-won = { $name } has won the first bout.
tug-of-war-web-return-bout = { $name } gets one athlete more, { $other } begins.
tug-of-war-web-return-bout-cap = { $name } gets one athlete more if there is room, { $other } begins.

## Dice

tug-of-war-web-column = Column of { $name }
tug-of-war-web-column-mine = Your column
tug-of-war-web-place = place { $place }: { $value }
tug-of-war-web-place-blank = place { $place }: not rolled yet
tug-of-war-web-beside = beside it a { $die }
tug-of-war-web-free = no die yet
tug-of-war-web-did-remove = somebody standing was removed
tug-of-war-web-did-fell = somebody lying was removed
tug-of-war-web-did-swap = swapped
tug-of-war-web-did-weaken = somebody was laid down
tug-of-war-web-did-idle = no effect
tug-of-war-web-did-berserker = berserker
tug-of-war-web-put-here = put the { $die } here
tug-of-war-web-chosen = chosen
tug-of-war-web-thrown = Thrown dice of { $name }
tug-of-war-web-die = thrown { $value }
tug-of-war-web-rolling = still rolling
tug-of-war-web-rerolled = re-rolled
tug-of-war-web-marked = to be re-rolled
tug-of-war-web-rerolls =
    { $count ->
        [one] one re-roll left
       *[other] { $count } re-rolls left
    }

## What to do

tug-of-war-web-actions = What you can do
tug-of-war-web-choose = Drag a thrown die onto one of your column dice, or tap one after the other.
tug-of-war-web-choose-place = Where does the { $die } go?
tug-of-war-web-choose-die = Which die goes there?
tug-of-war-web-keep = Keep the throw
tug-of-war-web-enough = No more: throw them
tug-of-war-web-reroll-die = Re-roll the { $die }
tug-of-war-web-do-berserker = Berserker!
tug-of-war-web-berserker-more = { $before } → { $after }, for all three dice
tug-of-war-web-do-remove = Remove
tug-of-war-web-remove-more = { $before } → { $after } standing
tug-of-war-web-do-fell = Remove lying
tug-of-war-web-fell-more = { $before } → { $after } lying
tug-of-war-web-do-swap = Swap
tug-of-war-web-swap-more = { $change } athletes: { $left }
tug-of-war-web-do-weaken = Weaken
tug-of-war-web-do-idle = Do nothing
tug-of-war-web-idle-more = nobody is there whom this die could reach
tug-of-war-web-leave =
    { $athlete ->
        [standing] A standing one leaves
       *[other] A lying one leaves
    }
tug-of-war-web-cannot = not possible here
tug-of-war-web-wins = Wins the bout!
tug-of-war-web-loses = Loses the bout!
tug-of-war-web-sure = That loses the bout. Do it all the same?
tug-of-war-web-confirm = Confirm
tug-of-war-web-cancel = Cancel
