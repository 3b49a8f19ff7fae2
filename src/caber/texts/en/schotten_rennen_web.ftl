### Schotten Rennen's board in the browser. Labels are also what screen readers say.

## Places and who is there

schotten-rennen-web-player = Player { $number }
schotten-rennen-web-track = Track
schotten-rennen-web-start = Start
schotten-rennen-web-goal = Goal
schotten-rennen-web-goal-number = Goal: { $number }
schotten-rennen-web-place-white = space { $place }: { $number }
schotten-rennen-web-place-red = space { $place }: { $name }
schotten-rennen-web-place-empty = space { $place }: not laid yet
schotten-rennen-web-white-arrow = white arrow
schotten-rennen-web-red-arrow = red arrow
schotten-rennen-web-figure-here = figure of { $name }
schotten-rennen-web-stone-here = stone of { $name }
schotten-rennen-web-both-here = figure and stone of { $name }
schotten-rennen-web-next = comes next
schotten-rennen-web-again = press again to roll

## What a place is about

schotten-rennen-web-about-start = Whoever has to go back here gets three risk stones again.
schotten-rennen-web-about-goal = Takes { $number } or more. Closed to a figure whose stone is still on Start.
schotten-rennen-web-about-goal-free = Takes no roll. Closed to a figure whose stone is still on Start.
schotten-rennen-web-about-white =
    { $number ->
        [10] Takes { $number } or more, or any double. Pass the next card without securing here, and you get a risk stone back.
        [11] Takes { $number } or more, or any double. Pass the next card without securing here, and you get a risk stone back.
       *[other] Takes { $number } or more.
    }
schotten-rennen-web-about-rival = Choose who rolls first; your total has to be higher.
schotten-rennen-web-about-rank = Takes 8 if your stone is in first place, 7 in second, 6 in third, 5 in fourth.
schotten-rennen-web-about-load = Takes 4, and one more for each risk stone you hold.
schotten-rennen-web-about-crowd = Takes 7, or 8 while any stone lies on it.
schotten-rennen-web-about-path = Takes 8, or 5 while any stone lies on it.
schotten-rennen-web-about-bog = Takes { $number }. Or go for the yellow { $yellow }: miss it, and figure and stone go back to two spaces behind the stone.
schotten-rennen-web-about-hop = Takes { $number }. Or go for the yellow { $yellow }: pass, and you may run one space further.
schotten-rennen-web-about-skip = Takes { $number }. Or go for the yellow { $yellow }: pass, and you may run two spaces further.
schotten-rennen-web-about-jump = Takes { $number }. Or go for the yellow { $yellow }: pass, and you may run three spaces further.
schotten-rennen-web-about-well = Takes { $number }. Or go for the yellow { $yellow }: pass, and you get a risk stone back.
schotten-rennen-web-reconstructed = * A number on it is our best guess: no source shows it. An option of the game changes it.

## What is needed, and how likely it is

schotten-rennen-web-need = { $need } or more
schotten-rennen-web-need-yellow = yellow: { $need } or more
schotten-rennen-web-need-rival = more than the rival
schotten-rennen-web-odds = Odds

## Dice

schotten-rennen-web-beat = beat { $total }
schotten-rennen-web-for = for the { $need }
schotten-rennen-web-short = { $short } short

## What to do

schotten-rennen-web-actions = What you can do
schotten-rennen-web-roll = Roll
schotten-rennen-web-run-in = Run into the goal
schotten-rennen-web-yellow = Roll for yellow
schotten-rennen-web-ask = Ask { $name }
schotten-rennen-web-ask-more = rolls first, you roll higher
schotten-rennen-web-risk = Risk throw
schotten-rennen-web-risk-more = for one stone; { $short } short
schotten-rennen-web-bonus = Run on
schotten-rennen-web-up = Bring the stone up
schotten-rennen-web-up-more = and roll on or stop
schotten-rennen-web-secure = Secure
schotten-rennen-web-secure-more = ends your turn
schotten-rennen-web-back = Give in
schotten-rennen-web-back-more = ends your turn
schotten-rennen-web-back-to = back { $to }, ends your turn
schotten-rennen-web-stay = Stay here
schotten-rennen-web-retreat = Retreat
schotten-rennen-web-retreat-more = to Start, for 3 stones
schotten-rennen-web-sure-retreat = Back to Start with figure and stone, for three risk stones?
schotten-rennen-web-confirm = Confirm
schotten-rennen-web-cancel = Cancel

## Everybody in the race

schotten-rennen-web-runners = Runners and their risk stones
schotten-rennen-web-turn = to play
schotten-rennen-web-finished =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] 4th place
    }
schotten-rennen-web-last = alone last
schotten-rennen-web-catch-up = Catching up: { $count } of { $row }
