### Statistics of Schotten-Totten: charts and tables.

schotten-totten-stats-column-claims = stones claimed
schotten-totten-stats-column-early-claims = of these, proven before the other side was complete
schotten-totten-stats-column-tactics-played = tactics cards played

schotten-totten-stats-endings = How do games end?
schotten-totten-stats-endings-note = By three stones side by side, by a majority, or otherwise.
schotten-totten-stats-endings-by = ending
schotten-totten-stats-endings-of = share of the games
schotten-totten-stats-reason-three-adjacent = three side by side
schotten-totten-stats-reason-majority = majority
schotten-totten-stats-reason-more-stones = more stones
schotten-totten-stats-reason-level = level

schotten-totten-stats-cards = Where do the cards lie?
schotten-totten-stats-cards-note = Cards that lie at each stone in the end, on the side of the game's winner and on the other.
schotten-totten-stats-cards-by = stone
schotten-totten-stats-cards-of = cards
schotten-totten-stats-cards-winner-cards = winner's side
schotten-totten-stats-cards-loser-cards = loser's side

schotten-totten-stats-stones = Which stones are fought over?
schotten-totten-stats-stones-note = In how many games each stone is claimed, and in how many both sides are complete there.
schotten-totten-stats-stones-by = stone
schotten-totten-stats-stones-of = share of the games
schotten-totten-stats-stones-claimed = claimed
schotten-totten-stats-stones-fought = both sides complete

schotten-totten-stats-formations = What are stones won with?
schotten-totten-stats-formations-note = The formation of the side that claims a stone, from the weakest to the strongest; in the fog everything is a wild horde.
schotten-totten-stats-formations-by = formation
schotten-totten-stats-formations-of = share of the claims
schotten-totten-stats-formation-horde = wild horde
schotten-totten-stats-formation-relay = relay
schotten-totten-stats-formation-clan = clan
schotten-totten-stats-formation-team = team
schotten-totten-stats-formation-ordered-clan = ordered clan

schotten-totten-stats-tactics = What is a tactics card worth?
schotten-totten-stats-tactics-note = How often a player who drew and kept a card wins. The draw is luck (except for cards that a scout puts back), so the circles can be compared with each other. Playing a card is a choice, so the squares also depend on the position at that moment.
schotten-totten-stats-tactics-by = card
schotten-totten-stats-tactics-of = share of the wins
schotten-totten-stats-tactics-share = drew it
schotten-totten-stats-tactics-share-played = played it
