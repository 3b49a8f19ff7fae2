### Was `caber solve` über Schotten Rennen sagt.

schotten-rennen-solve-players = Ein Rennen mit { $players } Spielern lässt sich nicht lösen: Es gibt zu viele Stellungen. Für zwei geht es exakt; für drei ist beweisbar, wie wenig es bringen kann, von einer Spielweise abzuweichen.
schotten-rennen-proof-two = Beide spielen perfekt. Was der andere auch tut: Niemand lässt sich unter seine Schranke drücken.
schotten-rennen-proof-three = Zu dritt gibt es nicht die eine beste Spielweise und keinen Wert des Spiels. Mit der hier gefundenen gewinnen die Sitze mindestens { $shares } Prozent der Rennen, der Beginnende zuerst; und wer allein davon abweicht, wie auch immer, gewinnt höchstens { $gain } Prozent der Rennen mehr.
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
schotten-rennen-chart-deed-retreat = zurückziehen
