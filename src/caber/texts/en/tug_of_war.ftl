### Tug of War. Moves and options stand in these texts as they are typed.

tug-of-war-title = Tug of War
tug-of-war-summary = A dice duel for two: send the others off, bring your own people to the rope, and pull Plockton or Broadford to victory in two bouts.

## Texts that name no move, and drawings that show no position

tug-of-war-notation = “{ $text }” is no move. An assignment is a thrown die, the place of your column it goes to, and what it does: “4@2 remove”, “4@2 remove lying”, “4@2 swap”, “4@2 weaken” or “4@2 idle”. Other moves are “keep”, “reroll 2”, “berserker”, “leave standing” and “leave lying”. Dice are written “1-4-4”, a re-rolled one “5”.
tug-of-war-drawing-bout = The return bout, and no other, says who won the first one: “bout: 2 won 1” or “bout: 2 won 2”.
tug-of-war-drawing-finished = A game is finished after the return bout: “bout: 2 won 1” or “bout: 2 won 2”.
tug-of-war-drawing-winner = A finished game has it, and no other: “turn: 1 finished” with “winner: 1” or “winner: 2”.
tug-of-war-drawing-no-number = A turn has no number while the columns are rolled (“columns”).
tug-of-war-drawing-limit = A bout has at most { $most } turns.
tug-of-war-drawing-turns = Seat { $seat } began this bout, so it has the turns with odd numbers, and the other seat those with even ones.
tug-of-war-drawing-rolled = This column isn't rolled yet. Write “-”, or a later phase or seat in the line “turn”.
tug-of-war-drawing-column = This seat has rolled its column by then, so its three dice belong here, such as “4 3 2 | 9 standing”.
tug-of-war-drawing-order = Columns begin in ascending order.
tug-of-war-drawing-cap = This side has { $athletes } athletes, but only { $most } are allowed.
tug-of-war-drawing-lying = Too many athletes of this side lie. Allowed here: { $most }.
tug-of-war-drawing-nobody = This side has no athlete left, so it has lost its bout.
tug-of-war-drawing-lost = This side has lost, so it has no athlete left, unless the bout came to its last turn. Here it has { $athletes }.
tug-of-war-drawing-dice = Dice thrown: { $thrown }, beside the column: { $beside }. Together they must be { $dice } in this phase.
tug-of-war-drawing-assigned = No die is left to be assigned.
tug-of-war-drawing-signs = The signs “*” and “!” don't fit the phase: “*” is re-rolled, in “rerolling” and “relanding”; “!” is in the hand, in “relanding”, with rerolls=together also in “rerolling”.
tug-of-war-drawing-beside = Dice are re-rolled before the first of them goes beside the column.
tug-of-war-drawing-rerolls = Sixes in the column: { $sixes }, one re-roll each. Dice marked as re-rolled: { $taken }. While re-rolling, a re-roll and an unmarked die must be left.
tug-of-war-drawing-no-rerolls = Re-rolls are left only in the phases “rerolling” and “relanding”.
tug-of-war-drawing-same-turn = With same_turn=yes athletes laid down in this turn aren't counted.
tug-of-war-drawing-fresh = At most { $most } can have been laid down in this turn: as many as dice beside the column, and as lie on the other side.
tug-of-war-drawing-leaving = It belongs to the phase “leaving” with leaving=choice, after a die went beside the column, and while both kinds are there and not all of them have to go.

## Moves that the rules refuse: what is wrong, and what would be right

tug-of-war-refused-over = Both bouts are over, so there is no “{ $move }” any more.
tug-of-war-refused-chance = “{ $move }” can't come now: the dice are rolling, and nobody decides anything until they lie still.
tug-of-war-refused-not-chance = “{ $move }” is for the dice to say. Choose what you do, such as “{ $example }”.
tug-of-war-refused-deciding = First things first: you still have a re-roll. Take up a die, or choose “keep”; then your dice are assigned.
tug-of-war-refused-not-rerolling = There is nothing to re-roll now. Right after the throw you may re-roll one die for each 6 in your column.
tug-of-war-refused-no-such-die = There is no { $die } among your dice. You have: { $thrown }.
tug-of-war-refused-rerolled = The { $die } has been re-rolled already, and the second result stands.
tug-of-war-refused-place-taken = Place { $place } has had its die in this turn. Each die of your column gets one.
tug-of-war-refused-too-low = A { $die } is too low for a { $column }: to remove a standing athlete, the die must be at least as high as your column die. You can swap it or lay somebody down.
tug-of-war-refused-too-low-lying = A { $die } is too low for a { $column }: to remove a lying athlete, the die may be at most two below your column die.
tug-of-war-refused-nobody-stands = None of your opponent's athletes is standing. Go for those who lie.
tug-of-war-refused-nobody-lies = None of your opponent's athletes is lying. Lay one down first.
tug-of-war-refused-fresh = Whoever was laid down in this turn can't be removed before the next one. So it was agreed in this game.
tug-of-war-refused-enough-lie =
    { $most ->
        [one] One of your opponent's athletes is lying already, and no more may do so at a time in this game.
       *[other] { $most } of your opponent's athletes are lying already, and no more may do so at a time in this game.
    }
tug-of-war-refused-not-idle = This die can do something there: remove an athlete, or lay one down. It stays without effect only if it can't.
tug-of-war-refused-never-idle = Every die has to act in this game. If there is nobody for it to remove or to lay down, it is swapped.
tug-of-war-refused-berserker-triple = A berserker takes three equal dice, none of them used yet.
tug-of-war-refused-berserker-low = Three times { $die } is too low for a berserker: your lowest column die is a { $column }.
tug-of-war-refused-leaving = First say who has to go: “leave standing” or “leave lying”.
tug-of-war-refused-not-leaving = None of your athletes has to leave now. That happens when you swap a high column die for a much lower one.

## Options: a title, a sentence with every value, and each value that is a word

tug-of-war-option-begins = Who begins
tug-of-war-option-begins-about = The seat that begins the first bout. The return bout is begun by the other one.
tug-of-war-option-cap = Largest team
tug-of-war-option-cap-about = How many athletes a team may have at most, or that there is no bound (none). Whoever would be too many stays at home.
tug-of-war-value-cap-none = any size
tug-of-war-option-lying = Most who may lie
tug-of-war-option-lying-about = How many athletes of a team may lie at a time, or that there is no bound (none). While so many lie, nobody else can be laid down.
tug-of-war-value-lying-none = any number
tug-of-war-option-rerolls = Re-rolls
tug-of-war-option-rerolls-about = Whether you see each re-rolled die before you decide on the next (one_by_one) or say first which dice you re-roll (together).
tug-of-war-value-rerolls-one-by-one = one after another
tug-of-war-value-rerolls-together = all at once
tug-of-war-option-same-turn = Down and out in one turn
tug-of-war-option-same-turn-about = Whether somebody laid down may be removed as a lying athlete by a later die of the same turn (yes) or not before the next turn (no).
tug-of-war-value-same-turn-yes = allowed
tug-of-war-value-same-turn-no = not before the next turn
tug-of-war-option-leaving = Who leaves after a costly swap
tug-of-war-option-leaving-about = Whether lying athletes leave first when a swap costs you some (lying_first) or you say who goes (choice).
tug-of-war-value-leaving-lying-first = lying ones first
tug-of-war-value-leaving-choice = as you like
tug-of-war-option-idle = Dice without a target
tug-of-war-option-idle-about = Whether a die that can't remove or lay down anybody may do nothing (yes) or has to be swapped, even if that costs you the bout (no).
tug-of-war-value-idle-yes = may do nothing
tug-of-war-value-idle-no = have to be swapped
tug-of-war-option-drawn = One bout each
tug-of-war-option-drawn-about = Whether the return bout decides the game when each has won one (no) or the game is a draw then (yes).
tug-of-war-value-drawn-no = the return bout decides
tug-of-war-value-drawn-yes = a draw
tug-of-war-option-turn-limit = Turns of a bout
tug-of-war-option-turn-limit-about = After how many turns a bout is decided, both players' counted, or that it is pulled to the end (none). More standing athletes win it, then more lying ones; if all is level, whoever began it has lost.
tug-of-war-value-turn-limit-none = to the end
