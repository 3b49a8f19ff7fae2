### Schotten-Totten's board in the browser. Labels are also what screen readers say.

## Cards

schotten-totten-web-card = { $clan } { $value }
schotten-totten-web-cards-none = no cards
schotten-totten-web-laid-card = { $card }, at stone { $stone }
schotten-totten-web-tentative = { $card } would lie here
schotten-totten-web-unseen = Unseen:
schotten-totten-web-discards = Discards:

## Hands

schotten-totten-web-hand-yours = Your hand
schotten-totten-web-hand-card = { $card }, in your hand
schotten-totten-web-hand-card-of = { $card }, in { $name }'s hand
schotten-totten-web-hand-hidden =
    { $name }'s hand: { $count ->
        [one] one card
       *[other] { $count } cards
    }
schotten-totten-web-hand-tactics =
    { $count ->
        [one] one of them a tactics card
       *[other] { $count } of them tactics cards
    }
schotten-totten-web-hand-known = known: { $list }
schotten-totten-web-player = Player { $number }
schotten-totten-web-turn = to play
schotten-totten-web-stones =
    { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }
schotten-totten-web-played = tactics: { $count }

## Stones

schotten-totten-web-field = Stones
schotten-totten-web-stone = Stone { $stone }
schotten-totten-web-stone-yours = it is yours
schotten-totten-web-stone-of = it belongs to { $name }
schotten-totten-web-claimed-now = just claimed
schotten-totten-web-side-yours = your side
schotten-totten-web-side-of = { $name }'s side
schotten-totten-web-side-cards = { $side }: { $list }
schotten-totten-web-places =
    { $places ->
        [one] one free place
       *[other] { $places } free places
    }
schotten-totten-web-complete = complete
schotten-totten-web-provable = { $name } can claim it
schotten-totten-web-claim = Claim stone { $stone }
schotten-totten-web-claim-short = Claim

## Stacks

schotten-totten-web-stacks = Stacks
schotten-totten-web-stack-clan =
    Clan stack: { $count ->
        [one] one card
       *[other] { $count } cards
    }
schotten-totten-web-stack-tactics =
    Tactics stack: { $count ->
        [one] one card
       *[other] { $count } cards
    }
schotten-totten-web-stack-clan-short = Clans
schotten-totten-web-stack-tactics-short = Tactics
schotten-totten-web-stack-known = you put on top: { $list }
schotten-totten-web-stack-top = on top: { $list }
schotten-totten-web-draw-clan = Draw a clan card
schotten-totten-web-draw-tactics = Draw a tactics card

## What to do, and the buttons for it

schotten-totten-web-actions = What you can do
schotten-totten-web-hint-card = Choose a card, then a stone.
schotten-totten-web-hint-stone = { $card }: choose a stone.
schotten-totten-web-hint-take =
    { $trick ->
        [redeploy] Choose the card of yours that moves.
        [deserter] Choose the card that deserts.
       *[traitor] Choose the card that comes over to you.
    }
schotten-totten-web-hint-put = { $card }: choose where it goes.
schotten-totten-web-hint-return = Choose a card from your hand to put back on its stack.
schotten-totten-web-hint-drop = The mud is gone. Choose the card that you give up.
schotten-totten-web-about-macfarlane = MacFarlane: any value in any clan. Choose a stone.
schotten-totten-web-about-macgregor = MacGregor: any value in any clan. Choose a stone.
schotten-totten-web-about-reinforcement = Reinforcement: a 7 of any clan. Choose a stone.
schotten-totten-web-about-shield = Shield-bearer: a 1, 2 or 3 of any clan. Choose a stone.
schotten-totten-web-about-fog = Fog: only the sum counts at this stone. Choose a stone.
schotten-totten-web-about-mud = Mud: four cards a side at this stone. Choose a stone.
schotten-totten-web-about-scout = Scout: draw three cards, then put back any two.
schotten-totten-web-about-redeploy = Redeploy: move one of your cards to another stone, or discard it.
schotten-totten-web-about-deserter = Deserter: one of the other side's cards leaves the table.
schotten-totten-web-about-traitor = Traitor: one of the other side's clan cards comes over to you.
schotten-totten-web-play = Play { $card }
schotten-totten-web-sure-lay = { $card } to stone { $stone }?
schotten-totten-web-sure-claim = Claim stone { $stone }?
schotten-totten-web-sure-take = Take { $card } from stone { $stone }?
schotten-totten-web-sure-to = { $card } to stone { $stone }?
schotten-totten-web-sure-discard = Discard { $card }?
schotten-totten-web-sure-return-clan = Put { $card } back on the clan stack?
schotten-totten-web-sure-return-tactics = Put { $card } back on the tactics stack?
schotten-totten-web-sure-drop = Give up { $card } at stone { $stone }?
schotten-totten-web-sure-pass = Play no card this turn?
schotten-totten-web-confirm = Confirm
schotten-totten-web-cancel = Cancel
schotten-totten-web-do-discard = Discard it
schotten-totten-web-do-pass = Pass
schotten-totten-web-do-end = End turn
