### Matches between bots: the output of `caber arena` and `caber ladder`, and the pages they write.

arena-percent = { $number }%

## Errors

arena-bots =
    { $count ->
        [one] One bot is
       *[other] { $count } bots are
    } named, but { $game } is for { $allowed }. Name as many bots as there are seats; to compare more of them, use “caber ladder”.
arena-workers = Choose --workers or --cluster, not both.
arena-sprt-two = A sequential test compares two bots. Leave --sprt out, or name just two.
arena-sprt-order = The first number after --sprt must be smaller than the second, such as --sprt 0 20.
arena-version = A worker has caber { $theirs }, but this is { $ours }. Install the same version everywhere.
arena-worker-lost = A worker process was killed, perhaps because memory ran out. Finished games are kept: the same command continues from there.
arena-cluster-unreachable = There is no Dask scheduler at { $address }. Write the address that “dask scheduler” shows, such as tcp://127.0.0.1:8786.
arena-cluster-idle = The Dask scheduler at { $address } has no workers. Start some with: dask worker { $address } --nthreads 1
arena-cluster-threads = A worker of { $address } plays several games on one core, so no bot has its full time. Start workers with: dask worker { $address } --nthreads 1
arena-cluster-lost = The Dask scheduler at { $address } is gone. Finished games are kept: the same command continues from there.
arena-journal-damaged = “{ $file }” can't be resumed: line { $line } isn't a line of a journal. Name another file, or remove this one.
arena-journal-other = “{ $file }” holds games with other settings: { $name } was { $theirs }, and now it is { $ours }. Name another file, or use the same settings.
arena-journal-busy = Another program is playing the same games and writes to “{ $file }”. Wait for it, or name another file with --resume.

## Progress

arena-rounded = { $games } games are played, so that every deal is played from every seat.
arena-records-there = { $folder } already holds records, which would mix with those of this match. Name another folder.
arena-resumed =
    { $games ->
        [one] Continuing after one finished game.
       *[other] Continuing after { $games } finished games.
    }
arena-running = score { $score }
arena-stopped = Stopped after { $games } of { $wanted } games. They are kept: the same command continues from there.
arena-stopped-file = Stopped after { $games } of { $wanted } games. They are kept in { $file }: the same command continues from there.
arena-stopped-lost = Stopped after { $games } of { $wanted } games. They aren't kept; with --resume FILE they would be.

## Results

arena-games =
    { $game }, { $games } games: { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, each from every seat, seed { $seed }.
arena-games-once =
    { $game }, { $games } games: { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, each played once, seed { $seed }.
arena-score = { $bot } scores { $score } against { $other } (95% interval: { $low } to { $high }).
arena-standing = { $bot } has { $score } of the wins (95% interval: { $low } to { $high }), mean rank { $rank }.
arena-counts = { $bot }: won { $wins }, drawn { $draws }, lost { $losses }; { $pace } ms a move.
arena-elo = Difference: { $elo } Elo (95% interval: { $low } to { $high }).
arena-forfeits =
    { $games ->
        [one] { $bot } gave up one game: { $reasons }.
       *[other] { $bot } gave up { $games } games: { $reasons }.
    }
arena-forfeit =
    { $reason ->
        [crashed] The first crash: { $detail }
        [stalled] The first time without an answer: { $detail }
       *[nonsense] The first answer that made no sense: { $detail }
    }
arena-nothing = Every game was given up, so nothing was measured: there is no score.
arena-unfinished =
    { $games ->
        [one] One game was stopped after { $turns } moves and counts as a draw.
       *[other] { $games } games were stopped after { $turns } moves and count as draws.
    }
arena-sprt-upper = The test is decided after { $deals } deals: a difference of { $elo1 } Elo is accepted, { $elo0 } is rejected (log-likelihood ratio { $ratio }, bounds { $lower } and { $upper }, alpha { $alpha }, beta { $beta }).
arena-sprt-lower = The test is decided after { $deals } deals: a difference of { $elo0 } Elo is accepted, { $elo1 } is rejected (log-likelihood ratio { $ratio }, bounds { $lower } and { $upper }, alpha { $alpha }, beta { $beta }).
arena-sprt-open = The test between { $elo0 } and { $elo1 } Elo isn't decided after { $deals } deals (log-likelihood ratio { $ratio }, bounds { $lower } and { $upper }, alpha { $alpha }, beta { $beta }).
arena-chart-title = { $bot } against { $others }
arena-chart-result = Score { $score } after { $games } games; the band is the 95% interval ({ $low } to { $high })
arena-chart-games = games

## The ladder

ladder-players = { $game } is for { $allowed } players, not { $count }.
ladder-bots =
    { $needed ->
        [one] One bot is
       *[other] { $needed } bots are
    } needed for a table, but there are only { $count }. Name more with --bot.
ladder-title = Ladder: { $game }
ladder-about = { $players ->
        [2] Each pair of bots played { $games } games: each deal twice, with seats exchanged.
       *[other] Each group of { $players } bots played { $games } games: each deal { $players } times, from every seat.
    }
ladder-options = Options other than the defaults: { $options }.
ladder-time = Bots that think by the clock had { $milliseconds } ms a move, unless their names say otherwise.
ladder-time-own = Bots that think by the clock took their usual time, unless their names say otherwise.
ladder-bot = bot
ladder-rating = Elo
ladder-lead = above the next
ladder-games = games
ladder-pace = ms a move
ladder-note-rating = Ratings are the likeliest ones by the Bradley-Terry model, with 95% intervals measured from the mean of all bots. The random bot has 0, or without it the weakest. At every table half a drawn game is added, so that a bot that won every game isn't rated infinitely high. Its rating is a lower bound rather than a measurement.
ladder-note-scores = The column of a bot shows how often the bot on the left finished ahead of it; a tie counts half.
ladder-note-forfeits = Games that were given up: { $bots }.
ladder-note-unfinished =
    { $games ->
        [one] One game took too many moves and counts as a draw.
       *[other] { $games } games took too many moves and count as draws.
    }
ladder-chart-axis = Elo, with 95% intervals
ladder-written = Written: { $page } and { $picture }.
