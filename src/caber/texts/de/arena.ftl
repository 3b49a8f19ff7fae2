### Wettkämpfe zwischen Bots: was `caber arena` und `caber ladder` sagen, und was auf ihren Seiten steht.

arena-percent = { $number } %

## Was nicht geht

arena-bots =
    { $count ->
        [one] Ein Bot ist
       *[other] { $count } Bots sind
    } genannt, aber { $game } ist für { $allowed }. Nenne so viele Bots, wie es Plätze gibt; mehr von ihnen vergleicht „caber ladder“.
arena-workers = Wähle --workers oder --cluster, nicht beides.
arena-sprt-two = Ein Sequentialtest vergleicht zwei Bots. Lass --sprt weg oder nenne genau zwei.
arena-sprt-order = Die erste Zahl hinter --sprt muss kleiner sein als die zweite, etwa --sprt 0 20.
arena-version = Ein Rechenprozess hat caber { $theirs }, hier läuft { $ours }. Installiere überall dieselbe Version.
arena-worker-lost = Ein Prozess, der Partien spielte, wurde beendet; vielleicht war zu wenig Speicher da. Fertige Partien bleiben erhalten: derselbe Befehl macht dort weiter.
arena-cluster-unreachable = Unter { $address } gibt es keinen Dask-Scheduler. Schreib die Adresse, die „dask scheduler“ anzeigt, etwa tcp://127.0.0.1:8786.
arena-cluster-idle = Der Dask-Scheduler unter { $address } hat keine Worker. Starte welche mit: dask worker { $address } --nthreads 1
arena-cluster-threads = Ein Worker von { $address } spielt mehrere Partien auf einem Kern, sodass kein Bot seine volle Zeit hat. Starte Worker mit: dask worker { $address } --nthreads 1
arena-cluster-lost = Der Dask-Scheduler unter { $address } ist verschwunden. Fertige Partien bleiben erhalten: derselbe Befehl macht dort weiter.
arena-journal-damaged = Mit „{ $file }“ geht es nicht weiter: Zeile { $line } gehört in kein Journal. Nenne eine andere Datei oder lösche diese.
arena-journal-other = „{ $file }“ enthält Partien, die anders vereinbart waren: { $name } war { $theirs } und ist jetzt { $ours }. Nenne eine andere Datei oder vereinbare dasselbe.
arena-journal-busy = Ein anderes Programm spielt dieselben Partien und schreibt in „{ $file }“. Warte darauf oder nenne mit --resume eine andere Datei.

## Unterwegs

arena-rounded = Es werden { $games } Partien gespielt, damit jede Verteilung von jedem Platz aus drankommt.
arena-records-there = In { $folder } liegen schon Protokolle, unter die sich die dieses Wettkampfs mischen würden. Nenne einen anderen Ordner.
arena-resumed =
    { $games ->
        [one] Weiter nach einer fertigen Partie.
       *[other] Weiter nach { $games } fertigen Partien.
    }
arena-running = Stand { $score }
arena-stopped = Abgebrochen nach { $games } von { $wanted } Partien. Sie bleiben erhalten: derselbe Befehl macht dort weiter.
arena-stopped-file = Abgebrochen nach { $games } von { $wanted } Partien. Sie stehen in { $file }: derselbe Befehl macht dort weiter.
arena-stopped-lost = Abgebrochen nach { $games } von { $wanted } Partien. Sie sind nicht gespeichert; mit --resume DATEI wären sie es.

## Was herauskam

arena-games =
    { $game }, { $games } Partien: { $deals ->
        [one] eine Verteilung
       *[other] { $deals } Verteilungen
    }, jede von jedem Platz aus, Startwert { $seed }.
arena-games-once =
    { $game }, { $games } Partien: { $deals ->
        [one] eine Verteilung
       *[other] { $deals } Verteilungen
    }, jede einmal gespielt, Startwert { $seed }.
arena-score = { $bot } holt { $score } gegen { $other } (95-%-Intervall: { $low } bis { $high }).
arena-standing = { $bot } hat { $score } der Siege (95-%-Intervall: { $low } bis { $high }), im Schnitt Rang { $rank }.
arena-counts = { $bot }: { $wins } gewonnen, { $draws } unentschieden, { $losses } verloren; { $pace } ms pro Zug.
arena-elo = Unterschied: { $elo } Elo (95-%-Intervall: { $low } bis { $high }).
arena-forfeits =
    { $games ->
        [one] { $bot } hat eine Partie aufgegeben: { $reasons }.
       *[other] { $bot } hat { $games } Partien aufgegeben: { $reasons }.
    }
arena-forfeit =
    { $reason ->
        [crashed] Der erste Absturz: { $detail }
        [stalled] Das erste Mal ohne Antwort: { $detail }
       *[nonsense] Die erste unsinnige Antwort: { $detail }
    }
arena-nothing = Alle Partien wurden aufgegeben, also ist nichts gemessen: Es gibt kein Ergebnis.
arena-unfinished =
    { $games ->
        [one] Eine Partie wurde nach { $turns } Zügen abgebrochen und zählt als Unentschieden.
       *[other] { $games } Partien wurden nach { $turns } Zügen abgebrochen und zählen als Unentschieden.
    }
arena-sprt-upper = Der Test ist nach { $deals } Verteilungen entschieden: ein Unterschied von { $elo1 } Elo ist angenommen, { $elo0 } verworfen (Log-Likelihood-Quotient { $ratio }, Schranken { $lower } und { $upper }, Alpha { $alpha }, Beta { $beta }).
arena-sprt-lower = Der Test ist nach { $deals } Verteilungen entschieden: ein Unterschied von { $elo0 } Elo ist angenommen, { $elo1 } verworfen (Log-Likelihood-Quotient { $ratio }, Schranken { $lower } und { $upper }, Alpha { $alpha }, Beta { $beta }).
arena-sprt-open = Der Test zwischen { $elo0 } und { $elo1 } Elo ist nach { $deals } Verteilungen nicht entschieden (Log-Likelihood-Quotient { $ratio }, Schranken { $lower } und { $upper }, Alpha { $alpha }, Beta { $beta }).
arena-chart-title = { $bot } gegen { $others }
arena-chart-result = { $score } nach { $games } Partien; das Band ist das 95-%-Intervall ({ $low } bis { $high })
arena-chart-games = Partien

## Die Rangliste

ladder-players = { $game } ist für { $allowed } Personen, nicht für { $count }.
ladder-bots =
    { $needed ->
        [one] An einen Tisch gehört ein Bot
       *[other] An einen Tisch gehören { $needed } Bots
    }, aber es gibt nur { $count }. Nenne mit --bot mehr.
ladder-title = Rangliste: { $game }
ladder-about = { $players ->
        [2] Je zwei Bots haben { $games } Partien gespielt: jede Verteilung zweimal, mit vertauschten Plätzen.
       *[other] Je { $players } Bots haben { $games } Partien gespielt: jede Verteilung { $players } Mal, von jedem Platz aus.
    }
ladder-options = Optionen, die von der Vorgabe abweichen: { $options }.
ladder-time = Bots, die nach der Uhr denken, hatten { $milliseconds } ms pro Zug, wenn ihr Name nichts anderes sagt.
ladder-time-own = Bots, die nach der Uhr denken, nahmen sich ihre übliche Zeit, wenn ihr Name nichts anderes sagt.
ladder-bot = Bot
ladder-rating = Elo
ladder-lead = über dem nächsten
ladder-games = Partien
ladder-pace = ms pro Zug
ladder-note-rating = Die Wertungen sind die wahrscheinlichsten nach dem Modell von Bradley und Terry, mit 95-%-Intervallen, gemessen vom Mittel aller Bots; der schwächste Bot oder der zufällige hat 0. An jedem Tisch kommt eine halbe unentschiedene Partie dazu, damit niemand, der alles gewonnen hat, unendlich hoch steht: solche Wertungen sind eher untere Schranken als Messungen.
ladder-note-scores = Unter dem Namen eines Bots steht, wie oft der Bot links vor ihm landete; Gleichstand zählt halb.
ladder-note-forfeits = Aufgegebene Partien: { $bots }.
ladder-note-unfinished =
    { $games ->
        [one] Eine Partie hatte zu viele Züge und zählt als Unentschieden.
       *[other] { $games } Partien hatten zu viele Züge und zählen als Unentschieden.
    }
ladder-chart-axis = Elo, mit 95-%-Intervallen
ladder-written = Geschrieben: { $page } und { $picture }.
