### Gelöste Spiele: was `caber solve` sagt.

solving-none = { $game } kann noch niemand lösen. Lösbare Spiele: { $games }.
solving-no-chart = Davon gibt es kein Schaubild: lass --chart weg.
solving-value = Gewinnchance dessen, der beginnt: { $value }
solving-bounds = Bewiesene Schranken: { $lower } bis { $upper }
solving-time = Gelöst in { $seconds } s ({ $sweeps } Durchgänge durch alle Stellungen).
solving-losses = Was jede Stufe gegen perfektes Spiel verliert, in Prozent der Partien:
solving-loss = { $bot }: { $mean } im Schnitt ({ $beginning }, wenn sie beginnt, { $following }, wenn nicht)

## Schotten Rennen

schotten-rennen-solve-players = Ein Rennen mit { $players } Spielern lässt sich nicht lösen: Es gibt zu viele Stellungen. Für zwei geht es exakt, für drei mit bewiesenen Schranken.
schotten-rennen-losses-two = Was eine Stufe verliert, wird für zwei Spieler berechnet.
schotten-rennen-proof-two = Beide spielen perfekt. Was der andere auch tut: Niemand lässt sich unter seine Schranke drücken.
schotten-rennen-proof-three = Zu dritt gibt es nicht die eine beste Spielweise. In der hier gefundenen gewinnen die Plätze { $shares } Prozent der Rennen, und wer allein davon abweicht, wie auch immer, gewinnt höchstens { $gain } Prozent der Rennen mehr.
schotten-rennen-chart-title = Perfektes Spiel gegen jemanden gleichauf, der drei Risikosteine hat
schotten-rennen-chart-axes = Zeilen: die Karte unter deinem Stein. Spalten: der Ort deiner Figur, vom Start bis zur letzten Karte.
schotten-rennen-chart-start = Start
schotten-rennen-chart-stones =
    { $count ->
        [0] kein Risikostein
        [1] 1 Risikostein
       *[other] { $count } Risikosteine
    }
schotten-rennen-chart-deed-roll = würfeln
schotten-rennen-chart-deed-yellow = auf Gelb würfeln
schotten-rennen-chart-deed-secure = sichern
schotten-rennen-chart-deed-up = Stein nachziehen
schotten-rennen-chart-deed-retreat = zurückziehen
