### What `caber solve` says of Schotten Rennen.

schotten-rennen-solve-players = A race of { $players } can't be solved: there are too many positions. Two can be solved exactly; for three there is a proof of how little departing from one way to play could bring.
schotten-rennen-proof-two = Both play perfectly. Whatever the other one does, nobody can be kept below his bound.
schotten-rennen-proof-three = With three there is no single best way to play, and no value of the game. By the play found here the seats win at least { $shares } percent of the races, the beginner first; and nobody who departs from it alone, in whatever way, wins more than { $gain } percent of the races more.
schotten-rennen-chart-title = Perfect play against somebody abreast who has three risk stones
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
