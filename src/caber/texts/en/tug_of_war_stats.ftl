### Statistics of Tug of War: charts and tables.

tug-of-war-stats-column-first-bout = turns of the first bout
tug-of-war-stats-column-return-bout = turns of the return bout
tug-of-war-stats-column-berserkers = berserkers
tug-of-war-stats-column-same-winner = share in which one side wins both bouts

tug-of-war-stats-bouts = How long is a bout?
tug-of-war-stats-bouts-note = The turns of both sides together.
tug-of-war-stats-bouts-bout = bout
tug-of-war-stats-bouts-by = turns
tug-of-war-stats-bouts-of = share of the bouts

tug-of-war-stats-beginning = What do beginning and the extra athlete bring?
tug-of-war-stats-beginning-note = How often the side that begins a bout wins it; and in the return bout, which the other side begins, the winner of the first, who has an athlete more. The dashed line is half.
tug-of-war-stats-beginning-by = bout
tug-of-war-stats-beginning-of = share of the bouts won
tug-of-war-stats-beginning-beginner-won = began the bout
tug-of-war-stats-beginning-extra-won = has the extra athlete

tug-of-war-stats-athletes = Do many athletes win a bout?
tug-of-war-stats-athletes-note = How often the side that begins a bout wins it, by how many athletes more (or fewer) than the other side it lines up. As many line up as the column has pips, so more athletes also mean a higher column of their own, which fewer dice can match.
tug-of-war-stats-athletes-by = athletes more than the other side at the start
tug-of-war-stats-athletes-of = share of the bouts won

tug-of-war-stats-berserkers = Do berserkers win bouts?
tug-of-war-stats-berserkers-note = How often a side wins a bout, by how many berserkers it had in it. A long bout has more of them, for both sides, so this doesn't measure the effect of one of them.
tug-of-war-stats-berserkers-by = berserkers of a side in a bout
tug-of-war-stats-berserkers-of = share of the bouts won
