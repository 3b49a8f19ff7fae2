### Schotten-Totten. Moves, cards and options stand in these texts as they are typed.

schotten-totten-title = Schotten-Totten
schotten-totten-summary = A card duel for two: build the stronger formation at each of nine stones, and prove it.

## Clans and tactics cards

schotten-totten-clan-r = red
schotten-totten-clan-o = orange
schotten-totten-clan-y = yellow
schotten-totten-clan-g = green
schotten-totten-clan-b = blue
schotten-totten-clan-v = violet
schotten-totten-card-macfarlane = MacFarlane
schotten-totten-card-macgregor = MacGregor
schotten-totten-card-reinforcement = Reinforcement
schotten-totten-card-shield = Shield-bearer
schotten-totten-card-fog = Fog
schotten-totten-card-mud = Mud
schotten-totten-card-scout = Scout
schotten-totten-card-redeploy = Redeploy
schotten-totten-card-deserter = Deserter
schotten-totten-card-traitor = Traitor

## Formations, as they appear inside the texts about claims

schotten-totten-rank-ordered-clan = { $cards }, an ordered clan ({ $sum })
schotten-totten-rank-team = { $cards }, a team ({ $sum })
schotten-totten-rank-clan = { $cards }, a clan ({ $sum })
schotten-totten-rank-relay = { $cards }, a relay ({ $sum })
schotten-totten-rank-horde = { $cards }, a wild horde ({ $sum })
schotten-totten-rank-sum = { $cards }, a sum of { $sum } in the fog

## Claims: the proof of a good one, what refutes a bad one

schotten-totten-claim-refused = What lies face up doesn't prove that stone { $stone } is won.
schotten-totten-claim-unfillable = Stone { $stone } is won. Here: { $mine }. Too few unseen cards are left to fill the other side.
schotten-totten-claim-holds-rank-possible = Stone { $stone } is won. Here: { $mine }. The most the other side can become, with { $added }: { $theirs }. That ranks lower.
schotten-totten-claim-holds-sum-possible = Stone { $stone } is won. Here: { $mine }. The most the other side can become, with { $added }: { $theirs }. That adds up to less.
schotten-totten-claim-holds-tie-possible = Stone { $stone } is won. Here: { $mine }. The most the other side can become, with { $added }: { $theirs }. That would only be equal, and too late.
schotten-totten-claim-holds-rank-laid = Stone { $stone } is won. Here: { $mine }. The other side: { $theirs }. That ranks lower.
schotten-totten-claim-holds-sum-laid = Stone { $stone } is won. Here: { $mine }. The other side: { $theirs }. That adds up to less.
schotten-totten-claim-holds-tie-laid = Stone { $stone } is won. Here: { $mine }. The other side: { $theirs }. They are equal, and the other side came later.
schotten-totten-claim-fails-rank-possible = Stone { $stone } isn't won yet. Here: { $mine }. With { $added } the other side could still become: { $theirs }. That ranks higher.
schotten-totten-claim-fails-sum-possible = Stone { $stone } isn't won yet. Here: { $mine }. With { $added } the other side could still become: { $theirs }. That adds up to more.
schotten-totten-claim-fails-rank-laid = Stone { $stone } isn't won. Here: { $mine }. The other side: { $theirs }. That ranks higher.
schotten-totten-claim-fails-sum-laid = Stone { $stone } isn't won. Here: { $mine }. The other side: { $theirs }. That adds up to more.
schotten-totten-claim-fails-tie-laid = Stone { $stone } isn't won. Here: { $mine }. The other side: { $theirs }. They are equal, and the other side came first.

## Texts that name no move, drawings that show no position

schotten-totten-notation = “{ $text }” is no move. A clan card is a letter ({ $clans }) and a value, such as r7. Moves are: “r7@3” or “fog@3” to lay a card at stone 3, “claim 3”, “play scout”, “pass”, “draw”, “draw tactics”, “end”; and while a trick is carried out “take r7”, “to 4”, “discard”, “return r7”, “drop r7”.
schotten-totten-drawing-card = “{ $word }” is no card of this game. A card is one of the letters { $clans } and a value from 1 to { $values }.
schotten-totten-drawing-card-tactics = “{ $word }” is no card of this game. A clan card is one of the letters { $clans } and a value from 1 to { $values }; the tactics cards are { $tactics }.
schotten-totten-drawing-used =
    { $word } is already { $place ->
        [stone] at stone { $number }
        [hand] in hand { $number }
        [discards] among the discards
       *[tops] on top of a stack
    }. Each card lies in one place.
schotten-totten-drawing-stone = There is no stone { $word }. Stones go from 1 to { $stones }.
schotten-totten-drawing-full = A side has { $cards } cards at stone { $word }, but only { $places } places.
schotten-totten-drawing-trick = { $word } never lies at a stone. Once played, it is among the discards.
schotten-totten-drawing-open = “{ $word }” can't stand here, because these cards are face up. Name the card.
schotten-totten-drawing-seen-by = “{ $word }” is a card that the viewer can't see, so the position needs a viewer: “seen by: 1”, “seen by: 2” or “seen by: nobody”.
schotten-totten-drawing-own = “{ $word }” can't stand here, because seat { $seat } sees this hand (“seen by: { $seat }”). Name the card.
schotten-totten-drawing-empty = No card is left in the stack for “{ $word }”.
schotten-totten-drawing-tops = “{ $word }” is one too many: at most { $most } cards lie on top of a stack.
schotten-totten-drawing-hand = This hand has { $cards } cards, but it can have { $most } at most.
schotten-totten-drawing-tricks = It names the trick card being carried out, and belongs to the phases “taking”, “putting” and “dropping”.
schotten-totten-drawing-taken = { $card } doesn't lie at stone { $stone }, on the side from which the trick takes a card. Say which card is taken, and “from: { $stone }” or another stone.
schotten-totten-drawing-dropper = No side gives up a card at stone { $stone }, unless it has four there. Say which seat does, and “from: { $stone }” or another stone.
schotten-totten-drawing-won = Seat { $seat } has won with these stones, so the game is over: “turn: { $seat } finished”.
schotten-totten-drawing-stuck = No move is possible in this phase of the turn.
schotten-totten-drawing-reason = A finished game has it, and no other: “turn: 1 finished” with “reason: majority” or the like.
schotten-totten-drawing-winner = It belongs to a finished game that isn't level, and to no other.

## Moves that the rules refuse: what is wrong, and what would be right

schotten-totten-refused-over = The game is over, so there is no “{ $move }” any more.
schotten-totten-refused-chance = “{ $move }” can't come now. A card is being dealt, and it has to be one that this stack can still hold.
schotten-totten-refused-not-chance = “{ $move }” only names a card. Say what you do with a card, such as “r7@3” or “play scout”.
schotten-totten-refused-phase =
    “{ $move }” doesn't fit here. { $now ->
        [play] First play a card, such as “r7@3”; before that you may claim stones.
        [after] You have had your play. Now claim, draw, or “end” the turn if there is nothing to draw.
        [scout] Choose where the scout draws from: “draw” or “draw tactics”.
        [return] Put a card of your hand back on its stack, such as “return r7”.
        [take] Choose the card that your trick takes, such as “take r7”.
        [put] Say where the card goes, such as “to 4”; a redeployed card may also go to the “discard”.
       *[drop] The mud has left. Give up one of the four cards there, such as “drop r7”.
    }
schotten-totten-refused-no-stone = There is no stone { $stone }. The stones have the numbers 1 to { $stones }.
schotten-totten-refused-stone-claimed = Stone { $stone } has been claimed, so “{ $move }” comes too late. Choose a stone that nobody owns.
schotten-totten-refused-side-full = Your side of stone { $stone } already has its { $places } cards. Choose a stone with a free place.
schotten-totten-refused-not-in-hand = { $card } isn't in your hand, so “{ $move }” can't be done. Choose a card that you hold.
schotten-totten-refused-tactics-limit = { $card } has to wait. You have played more tactics cards than your opponent, and you may never be two ahead. Play a clan card.
schotten-totten-refused-leader = { $card } has to stay in your hand: you get one leader, and you have had yours (with leaders=table: he is still on your side). Play another card.
schotten-totten-refused-scout = The scout has nothing to look at: both stacks are empty. Play another card.
schotten-totten-refused-no-target =
    “{ $move }” would do nothing. { $card ->
        [redeploy] You have no card at an unclaimed stone that could be moved.
        [deserter] Your opponent has no card at an unclaimed stone that could be removed.
       *[traitor] It needs an opposing clan card at an unclaimed stone, and a free place on your side.
    } Play another card.
schotten-totten-refused-pass-playable = You can't pass while you can lay a clan card. Lay one, or play a tactics card.
schotten-totten-refused-pass-claim = Your opponent has just passed, and you still have a stone to claim. Claim it before you pass.
schotten-totten-refused-claim-expert = “{ $move }” comes too late in this turn. With expert=yes stones are claimed before the play: try again when your next turn begins.
schotten-totten-refused-claim-incomplete =
    Stone { $stone } can't be claimed before your side is complete: { $missing ->
        [one] one card is
       *[other] { $missing } cards are
    } missing.
schotten-totten-refused-stack-empty =
    “{ $move }” finds no card. { $stack ->
        [tactics] The tactics stack is empty, and the base game has none.
       *[clan] The clan stack is empty.
    } Use another stack that has cards, or “end” the turn if there is none.
schotten-totten-refused-one-stack = With scout_stacks=one all the scout's cards come from the same stack. Go on with the one you chose first.
schotten-totten-refused-after-scout = In the turn of your scout there is no other draw. Say “end”.
schotten-totten-refused-hand-full = Your hand is full with { $cards } cards, so there is nothing to draw. Say “end”.
schotten-totten-refused-must-draw = You can't end the turn yet: your hand has room, and there is a stack to draw from. Say “draw”, or “draw tactics” if you want one of those.
schotten-totten-refused-take =
    { $card } can't be taken. { $trick ->
        [redeploy] Redeploy moves one of your own cards at an unclaimed stone (fog and mud only with move_terrain=yes).
        [deserter] The deserter removes an opposing card at an unclaimed stone (fog and mud only with move_terrain=yes).
       *[traitor] The traitor takes an opposing clan card at an unclaimed stone, never a tactics card.
    }
schotten-totten-refused-to =
    The card can't go to stone { $stone }. { $trick ->
        [redeploy] It needs another unclaimed stone, with a free place on your side unless it is fog or mud. You may also “discard” it.
       *[traitor] It needs an unclaimed stone with a free place on your side.
    }
schotten-totten-refused-discard = Only redeploy may discard. The card that the { $trick } takes needs a stone, such as “to 4”.
schotten-totten-refused-unseen = “{ $move }” is how others see it. Name the card that you put back, such as “return r7”.
schotten-totten-refused-drop = { $card } is not among your cards at the stone that the mud has left. Give up one of those.

## Options: a title, a sentence with every value, and each value that is a word

schotten-totten-option-mode = Cards in play
schotten-totten-option-mode-about = Whether you play with the clan cards alone (base) or with the ten tactics cards as well (tactics).
schotten-totten-value-mode-base = base game
schotten-totten-value-mode-tactics = tactics game
schotten-totten-option-expert = Expert claims
schotten-totten-option-expert-about = Whether stones may be claimed before and after the play (no) or only at the start of the turn (yes).
schotten-totten-value-expert-no = claims before and after the play
schotten-totten-value-expert-yes = claims only at the start of the turn
schotten-totten-option-begins = Who begins
schotten-totten-option-begins-about = The seat that begins (1 or 2).
schotten-totten-option-clans = Clans
schotten-totten-option-clans-about = How many clans are in play: all six, or fewer for a smaller game.
schotten-totten-option-values = Values
schotten-totten-option-values-about = The highest value of each clan, counted from 1; if it is below 7, the reinforcement counts that much.
schotten-totten-option-stones = Stones
schotten-totten-option-stones-about = How many stones lie on the table: three side by side win, or more than half of all.
schotten-totten-option-hand = Hand
schotten-totten-option-hand-about = How many cards a hand holds; there must be clan cards enough for two hands.
schotten-totten-option-proof-jokers = Jokers in proofs
schotten-totten-option-proof-jokers-about = Whether a proof reckons with unseen clan cards alone (no) or also with leaders, reinforcement and shield-bearer that nobody has played yet (yes).
schotten-totten-value-proof-jokers-no = proofs reckon with clan cards alone
schotten-totten-value-proof-jokers-yes = proofs reckon with unplayed jokers, too
schotten-totten-option-scout-stacks = The scout's stacks
schotten-totten-option-scout-stacks-about = Whether each of the scout's three cards comes from a stack of your choice (both) or all come from the stack chosen first (one).
schotten-totten-value-scout-stacks-both = each card from a stack of choice
schotten-totten-value-scout-stacks-one = all cards from one stack
schotten-totten-option-move-terrain = Moving fog and mud
schotten-totten-option-move-terrain-about = Whether the deserter and redeploy may take fog and mud from a stone (yes) or not (no).
schotten-totten-value-move-terrain-yes = fog and mud can be taken
schotten-totten-value-move-terrain-no = fog and mud stay
schotten-totten-option-mud-drop = When mud leaves
schotten-totten-option-mud-drop-about = Which card goes when mud leaves a side with four: the one without which the formation is strongest (best), or one that its owner chooses (owner).
schotten-totten-value-mud-drop-best = the strongest three stay
schotten-totten-value-mud-drop-owner = the owner chooses
schotten-totten-option-tie = Equal formations
schotten-totten-option-tie-about = Who holds a stone where both sides are complete and equally strong: whoever became complete first (complete), or whoever laid the last card there first (last_card).
schotten-totten-value-tie-complete = whoever was complete first
schotten-totten-value-tie-last-card = whose last card was laid first
schotten-totten-option-leaders = Leaders
schotten-totten-option-leaders-about = Whether you may play one leader in the whole game (game) or have one at a time on your side (table).
schotten-totten-value-leaders-game = one in a game
schotten-totten-value-leaders-table = one at a time
schotten-totten-option-one-stack = One stack empty
schotten-totten-option-one-stack-about = Whether, with one of the two stacks empty, you have to draw from the other (must) or may do without (may).
schotten-totten-value-one-stack-must = you draw from the other
schotten-totten-value-one-stack-may = you may do without
schotten-totten-option-stuck = When nobody can go on
schotten-totten-option-stuck-about = How a game ends that two passes in a row have stopped: whoever has more stones wins (stones), or it is always a draw (draw).
schotten-totten-value-stuck-stones = more stones win
schotten-totten-value-stuck-draw = always a draw
