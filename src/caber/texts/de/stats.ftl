### Was `caber stats` sagt, und was auf seinen Bildern und Seiten steht.

stats-bots = { $game } ist für { $allowed }, aber { $count } Bots sind genannt. Nenne einen Bot für alle Plätze oder für jeden einen.
stats-games =
    { $game }, { $games } Partien von { $bots }: { $deals ->
        [one] eine Verteilung
       *[other] { $deals } Verteilungen
    }, { $paired ->
        [yes] jede von jedem Platz aus
       *[no] jede einmal gespielt
    }, Startwert { $seed }.
stats-source = { $game } · { $bots } · { $games } Partien · Startwert { $seed }
stats-source-intervals = { $source } · Intervalle: 95 %
stats-options = Optionen, die von der Vorgabe abweichen: { $options }.
stats-intervals = In Klammern: 95-%-Intervalle nach Verteilungen. Sie umfassen das Glück der Karten und Würfel bei diesen Bots, nicht, wie andere Bots oder Menschen spielen würden. Gruppen mit weniger als einem Zehntel der Zeilen der größten fehlen; jedes Intervall steht für sich, von zwanzig liegt also etwa eines daneben.
stats-written = Geschrieben: { $files }.

## Tabellen

stats-interval = { $mean } ({ $low } – { $high })
stats-rows = n
stats-column = je Partie
stats-mean = Mittel
stats-least = kleinstes
stats-middle = mittleres
stats-most = größtes
stats-column-turns = Züge
stats-column-choices = Entscheidungen aller

## Bilder zu jedem Spiel

stats-first = Hilft es, zu beginnen?
stats-first-note = Anteil an den Siegen nach der Reihenfolge der Plätze, von dem an, der die erste Entscheidung trifft. Gestrichelt: ein gleicher Anteil.
stats-first-by = Platz, gezählt ab dem, der beginnt
stats-first-of = Anteil an den Siegen
stats-length = Wie lang ist eine Partie?
stats-length-note = Die Züge aller zusammen.
stats-length-by = Züge
stats-length-of = Anteil der Partien
