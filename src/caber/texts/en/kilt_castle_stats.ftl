### Statistics of Kilt Castle: charts and tables.

kilt-castle-stats-column-days = ducat days
kilt-castle-stats-column-roofs = roofs built or moved
kilt-castle-stats-column-paid = ducats paid for the towers of others
kilt-castle-stats-column-margin = ducats between the first and the second

kilt-castle-stats-colours = What does each colour bring?
kilt-castle-stats-colours-note = Ducats that a colour brings its owner in a game: on ducat days, and at the end for its towers and crests.
kilt-castle-stats-colours-by = colour
kilt-castle-stats-colours-of = ducats
kilt-castle-stats-colours-days = on ducat days
kilt-castle-stats-colours-castle = at the end

kilt-castle-stats-owners = Is one colour better than another?
kilt-castle-stats-owners-note = How often the owner of a colour wins. With two players each owns two of them, so these stand together. The dashed line is an equal share.
kilt-castle-stats-owners-by = colour
kilt-castle-stats-owners-of = share of the wins

kilt-castle-stats-margin = How close is it?
kilt-castle-stats-margin-note = How many ducats the first has more than the second.
kilt-castle-stats-margin-by = ducats
kilt-castle-stats-margin-of = share of the games
