### Statistics of Schotten Rennen: charts and tables.

schotten-rennen-stats-column-attempts = attempts at a card or the goal
schotten-rennen-stats-column-falls = attempts that failed
schotten-rennen-stats-column-risks = risk throws
schotten-rennen-stats-column-retreats = retreats to Start
schotten-rennen-stats-column-lead = spaces between the winner and the next stone

schotten-rennen-stats-cards = Which cards are hard?
schotten-rennen-stats-cards-note = How many of all attempts at a card fail, and how many only a risk throw saves. Attempts are a choice: hard cards are tried when it is worth it, and by some at their yellow number.
schotten-rennen-stats-cards-by = card
schotten-rennen-stats-cards-of = share of the attempts
schotten-rennen-stats-cards-failed = fail
schotten-rennen-stats-cards-saved = saved by a risk throw

schotten-rennen-stats-places = Where does the race get hard?
schotten-rennen-stats-places-note = How many of all attempts fail at each place of the track, and how many only a risk throw saves; the last place is the goal.
schotten-rennen-stats-places-by = place
schotten-rennen-stats-places-of = share of the attempts
schotten-rennen-stats-places-failed = fail
schotten-rennen-stats-places-saved = saved by a risk throw

schotten-rennen-stats-secured = Where are stones secured?
schotten-rennen-stats-secured-note = How often a stone is secured at each place of the track in a game.
schotten-rennen-stats-secured-by = place
schotten-rennen-stats-secured-of = times in a game

schotten-rennen-stats-lead = How close is it?
schotten-rennen-stats-lead-note = How many spaces the next stone is behind when the first one reaches the goal.
schotten-rennen-stats-lead-by = spaces
schotten-rennen-stats-lead-of = share of the games
