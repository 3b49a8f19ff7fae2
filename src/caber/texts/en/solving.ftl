### Solved games: what `caber solve` says.

solving-none = Nobody can solve { $game } yet. Games that can be solved: { $games }.
solving-no-chart = There is no chart of this: leave --chart out.
solving-value = Chance of whoever begins: { $value }
solving-bounds = Proven bounds: { $lower } to { $upper }
solving-time = Solved in { $seconds } s ({ $sweeps } sweeps over all positions).
solving-losses = What each level loses against perfect play, in percent of the games:
solving-loss = { $bot }: { $mean } on average ({ $beginning } if it begins, { $following } if not)

## Schotten Rennen

schotten-rennen-solve-players = A race of { $players } can't be solved: there are too many positions. Two can be solved exactly, three with proven bounds.
schotten-rennen-losses-two = What a level loses is worked out for two players.
schotten-rennen-proof-two = Both play perfectly. Whatever the other one does, nobody can be kept below his bound.
schotten-rennen-proof-three = With three there is no single best way to play. In the play found here the seats win { $shares } percent of the races, and nobody who departs from it alone, in whatever way, wins more than { $gain } percent of the races more.
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
schotten-rennen-chart-deed-up = bring the stone up
schotten-rennen-chart-deed-retreat = retreat
