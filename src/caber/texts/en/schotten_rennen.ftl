### Schotten Rennen. Moves, cards and options stand in these texts as they are typed.

schotten-rennen-title = Schotten Rennen
schotten-rennen-summary = A dice race for two to four: pass card after card, secure in time, or risk it all on one more roll.

## Texts that name no move, drawings that show no position, tracks that are none

schotten-rennen-notation = “{ $text }” is no move. Moves are: “roll” (or “yellow” for the yellow number, or “ask 2” to let seat 2 roll first), “secure”, “up” to bring the stone up, “retreat”, “risk” or “back” after a missed roll, and “bonus” or “stay”. Dice are written “3-4”, the risk die “+2”, “green” or “red”.
schotten-rennen-drawing-gap = A “?” stands before a card, but the track is laid from Start on without gaps.
schotten-rennen-drawing-red = The red card { $card } is there twice, and there is only one.
schotten-rennen-drawing-cards = Cards on the track: { $laid }, in the pool: { $pool }, to be picked: { $picks }. Together they must be as many as the places of the track: { $places }.
schotten-rennen-drawing-picks = Cards are picked in the phase “picking” only, before any card lies: then their number is at least 1.
schotten-rennen-drawing-pool = Cards are in the pool while the track is being laid, in the phases “picking” and “laying”, and no longer.
schotten-rennen-drawing-beyond = Stone and figure stand at places from 0 to { $places }. Who is in the goal has a place: “place 1”.
schotten-rennen-drawing-behind = The figure is behind its stone.
schotten-rennen-drawing-apart = Stone and figure stand apart only in the seat's own turn, once it has passed a card (“go_on” and later phases).
schotten-rennen-drawing-risk = A seat has at most { $most } risk stones.
schotten-rennen-drawing-places = Places are won in order, each by one seat: 1, then 2 and so on.
schotten-rennen-drawing-placed = Seats in the goal: { $placed }. With these options and in this phase there can be { $most }.
schotten-rennen-drawing-there = It is the turn of seat { $seat }, but that seat is in the goal.
schotten-rennen-drawing-passed = It counts the cards passed by a seat that was alone last (“last: yes”), { $most } at most.
schotten-rennen-drawing-asked = It names another seat while a rival is tried, which is the next card then, and stands in no other case.
schotten-rennen-drawing-banned = The mover may not try the card or goal ahead.
schotten-rennen-drawing-need = The card or goal ahead needs { $needed }.
schotten-rennen-drawing-need-rival = A rival who has rolled makes 3 to 13 needed.
schotten-rennen-drawing-need-none = No number is needed here: nothing is being tried, or what is tried needs none.
schotten-rennen-drawing-yellow = The card ahead has no yellow number.
schotten-rennen-drawing-dice = Dice lie there in the phases “missed” and “risking”, and in no others.
schotten-rennen-drawing-passes = These dice reach what is needed, so nothing was missed.
schotten-rennen-drawing-no-risk = This seat has no risk stone, so it can't risk anything after a miss.
schotten-rennen-drawing-bonus = There is no card ahead for a bonus move.
schotten-rennen-track-card = There is no card “{ $card }”. Cards are: { $cards }.
schotten-rennen-track-empty = A track has at least one card, and at most { $most }. Write their names with commas.
schotten-rennen-track-twice = There is only one card “{ $card }”; each red card can be on the track once.
schotten-rennen-track-long = { $count } cards are too many; a track has at most { $most }.
schotten-rennen-begins = Seat { $begins } can't begin, because only { $players } are running.
schotten-rennen-no-track = The track isn't laid yet, so there is nothing to solve. Lay one, such as --track 3,4,5,6.
schotten-rennen-unsolved = After { $sweeps } sweeps the bounds still don't meet. With such numbers the race hardly ever ends; choose lower ones.

## Moves that the rules refuse: what is wrong, and what would be right

schotten-rennen-refused-over = The race is over, so there is no “{ $move }” any more.
schotten-rennen-refused-chance =
    “{ $move }” can't come now. { $now ->
        [picking] A red card is being drawn for the race.
        [laying] The track is being laid.
        [risking] The risk die is rolling.
       *[rolling] Two dice are rolling.
    }
schotten-rennen-refused-not-chance = “{ $move }” is for chance to say. Choose what you do, such as “{ $example }”.
schotten-rennen-refused-phase =
    “{ $move }” doesn't fit here. { $now ->
        [missed] The roll is { $count } short. Now it is either “risk” or “back”.
       *[bonus] You have won a bonus move. Now it is either “bonus” or “stay”.
    }
schotten-rennen-refused-secure-early = There is nothing to secure yet: the stone lies under the figure. The first roll of a turn has to be made; only after a card has been passed can you stop.
schotten-rennen-refused-retreat-start = Your stone is on Start already, so there is nowhere to retreat to. Roll.
schotten-rennen-refused-retreat-late = It is too late for a retreat: that is done at the beginning of a turn, before the first roll. Now you can roll on or secure.
schotten-rennen-refused-goal-closed = The goal is closed to you: your stone is still on Start, and with the stone there no figure may enter it. Choose “secure”, and go on from this card in your next turn.
schotten-rennen-refused-roll-rival = Somebody else rolls first for the rival. Say who, such as “ask { $seat }”.
schotten-rennen-refused-ask-self = You can't ask yourself. Choose another player, such as “ask { $seat }”.
schotten-rennen-refused-ask-absent = There is no seat { $asked } in this race: { $players } are running. Choose another one, such as “ask { $seat }”.
schotten-rennen-refused-ask-nobody = Nobody rolls for you here; that is so for the rival only. Go ahead with “roll”.
schotten-rennen-refused-no-yellow = There is no yellow number ahead; bog, hop, skip, jump and well have one. Go ahead with “roll”.
schotten-rennen-refused-risk-early =
    { $stones ->
        [0] There is nothing to risk. The risk die comes after a missed roll only, and you have no risk stone to pay for it.
       *[other] There is nothing to risk yet. The risk die comes after a missed roll only.
    }
schotten-rennen-refused-back-early = There is nothing to give in to: “back” answers a missed roll. To go back to Start, choose “retreat” at the beginning of a turn.
schotten-rennen-refused-no-bonus = There is no bonus move. It is won by passing hop, skip or jump at the yellow number.
schotten-rennen-refused-up-begin = The stone lies under the figure already. It can be brought up by somebody who was alone last and has passed five cards in one turn.
schotten-rennen-refused-up-not-last = Only somebody whose stone was alone in last place when the turn began may bring it up and roll on. You can choose “secure” instead, which ends the turn.
schotten-rennen-refused-up-few =
    The stone comes up after five cards in a row, and you have passed { $count ->
        [0] none
       *[other] { $count }
    } since the last time. Roll on, or choose “secure”.

## Options: a title, a sentence with every value, and each value that is a word

schotten-rennen-option-players = Players
schotten-rennen-option-players-about = How many people race.
schotten-rennen-option-track = Track
schotten-rennen-option-track-about = Which cards lie between Start and goal: the twelve white ones (base), eight white ones and four red ones drawn at random (pro), or one to twelve cards of your own choice, written with commas, such as 3,4,rival,bog.
schotten-rennen-value-track-base = base race
schotten-rennen-value-track-pro = pro race
schotten-rennen-option-shuffle = Order of your own cards
schotten-rennen-option-shuffle-about = Whether your own cards lie in the order given (no) or are shuffled (yes). The cards of base and pro races are always shuffled.
schotten-rennen-value-shuffle-no = as given
schotten-rennen-value-shuffle-yes = shuffled
schotten-rennen-option-begins = Who begins
schotten-rennen-option-begins-about = The seat that begins.
schotten-rennen-option-play-on = After the first
schotten-rennen-option-play-on-about = Whether the race ends when the first figure is in the goal (no) or goes on for the other places (yes).
schotten-rennen-value-play-on-no = the first in the goal ends the race
schotten-rennen-value-play-on-yes = race on for the other places
schotten-rennen-option-goal-target = Number of the goal
schotten-rennen-option-goal-target-about = What has to be rolled to enter the goal, or that the step from the last card needs no roll (none). Reconstructed: correct it if your card says otherwise.
schotten-rennen-value-goal-target-none = no roll
schotten-rennen-option-catch-up = Catching up
schotten-rennen-option-catch-up-about = Whether somebody who was alone last and has passed five cards in one turn chooses whether the stone comes up (choice) or it always does (automatic).
schotten-rennen-value-catch-up-choice = as you like
schotten-rennen-value-catch-up-automatic = always
schotten-rennen-option-bonus = Bonus moves
schotten-rennen-option-bonus-about = Whether the bonus moves of hop, skip and jump can be declined (choice) or are always made (automatic).
schotten-rennen-value-bonus-choice = as you like
schotten-rennen-value-bonus-automatic = always
schotten-rennen-option-bog-red = Bog, red number
schotten-rennen-option-bog-red-about = The red number of the bog. Reconstructed: correct it if your card says otherwise.
schotten-rennen-option-hop-red = Hop, red number
schotten-rennen-option-hop-red-about = The red number of the hop. Reconstructed: correct it if your card says otherwise.
schotten-rennen-option-hop-yellow = Hop, yellow number
schotten-rennen-option-hop-yellow-about = The yellow number of the hop. Reconstructed: correct it if your card says otherwise.
schotten-rennen-option-skip-red = Skip, red number
schotten-rennen-option-skip-red-about = The red number of the skip. Reconstructed: correct it if your card says otherwise.
schotten-rennen-option-skip-yellow = Skip, yellow number
schotten-rennen-option-skip-yellow-about = The yellow number of the skip. Reconstructed: correct it if your card says otherwise.
schotten-rennen-option-jump-red = Jump, red number
schotten-rennen-option-jump-red-about = The red number of the jump. Reconstructed: correct it if your card says otherwise.
schotten-rennen-option-jump-yellow = Jump, yellow number
schotten-rennen-option-jump-yellow-about = The yellow number of the jump. Reconstructed: correct it if your card says otherwise.
schotten-rennen-option-well-red = Well, red number
schotten-rennen-option-well-red-about = The red number of the well. Reconstructed: correct it if your card says otherwise.
