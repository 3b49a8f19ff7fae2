### Schotten Rennen in words: the text board, and choices as one would ask for them.

## Moves, as one says them

schotten-rennen-spoken =
    { $move ->
        [secure] secure
        [up] bring the stone up
        [roll] roll
        [yellow] roll for the yellow number
        [ask] let seat { $seat } roll first
        [retreat] retreat to Start
        [risk] risk a stone
        [back] give in
        [bonus] take the bonus move
       *[stay] stay
    }

## The text board; “You” is a player on the rules page, or the only one at the keyboard

schotten-rennen-reading-space = Space
schotten-rennen-reading-card = Card
schotten-rennen-reading-who = Who is there
schotten-rennen-reading-unlaid = not laid yet
schotten-rennen-reading-nobody = nobody
schotten-rennen-reading-figure =
    { $name ->
        [You] your figure
       *[other] figure of { $name }
    }
schotten-rennen-reading-stone =
    { $name ->
        [You] your stone
       *[other] stone of { $name }
    }
schotten-rennen-reading-both =
    { $name ->
        [You] your figure and stone
       *[other] figure and stone of { $name }
    }
schotten-rennen-reading-laying = The track is being laid
schotten-rennen-reading-begin =
    { $name ->
        [You] Your turn begins
       *[other] The turn of { $name } begins
    }
schotten-rennen-reading-go-on =
    { $name ->
        [You] You have passed a card, and secure or roll on
       *[other] { $name } has passed a card, and secures or rolls on
    }
schotten-rennen-reading-rolling =
    { $name ->
        [You] You are rolling
       *[other] { $name } is rolling
    }
schotten-rennen-reading-missed =
    { $name ->
        [You] Your roll, { $dice }, is { $count } short: risk a stone
       *[other] The roll of { $name }, { $dice }, is { $count } short: a risk stone
    } or give in
schotten-rennen-reading-bonus =
    { $name ->
        [You] You have
       *[other] { $name } has
    } won a bonus move
schotten-rennen-reading-closed = The goal is closed, because the stone is on Start
schotten-rennen-reading-alone =
    { $name ->
        [You] You are
       *[other] { $name } is
    } alone last
schotten-rennen-reading-passed = { $count } of the five cards in a row that let the last one catch up

## Choices

schotten-rennen-choice-secure = Secure { $on }
schotten-rennen-choice-up = Bring the stone up { $to } and go on
schotten-rennen-choice-roll = Roll for { $target }: { $odds }
schotten-rennen-choice-enter = Go { $to }, without a roll
schotten-rennen-choice-ask = Let seat { $seat } roll first for { $target }: { $odds }
schotten-rennen-choice-retreat = Retreat to Start, with { $stones } again
schotten-rennen-choice-risk = Pay a risk stone for the risk die: { $odds }
schotten-rennen-choice-back = Give in: { $then }
schotten-rennen-choice-bonus = Move further, { $to }
schotten-rennen-choice-stay = Stay { $on }
