### What `caber solve` says of Schotten Rennen.

schotten-rennen-solve-players = A race of { $players } can't be solved: there are too many positions. Two can be solved exactly; for three there is a proof of how little a player could gain by leaving one way to play.
schotten-rennen-proof-two = Both sides play perfectly. No play of the opponent can keep a side below its bound.
schotten-rennen-proof-three = With three there is no single best way to play, and no value of the game. With the play found here the seats win at least { $shares } percent of the races, the beginner first. A player who alone departs from it, in any way, gains at most { $gain } percent of the races.
schotten-rennen-chart-title = Perfect play against an opponent abreast who has three risk stones
schotten-rennen-chart-axes = Rows: the card under your stone. Columns: the place of your figure, from Start to the last card.
schotten-rennen-chart-start = Start
schotten-rennen-chart-stones =
    { $count ->
        [0] no risk stone
        [1] 1 risk stone
       *[other] { $count } risk stones
    }
schotten-rennen-chart-deed-roll = roll
schotten-rennen-chart-deed-yellow = roll for yellow
schotten-rennen-chart-deed-secure = secure
schotten-rennen-chart-deed-retreat = retreat
