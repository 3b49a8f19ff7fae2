### Das Spielbrett von Tauziehen im Browser. Die Beschriftungen werden auch vorgelesen.

## Wer zieht, und wie es steht

tug-of-war-web-sides = Die beiden Seiten
tug-of-war-web-turn-of = am Zug
tug-of-war-web-athletes =
    { $lying ->
        [0] { $standing } stehend
       *[other] { $standing } stehend, { $lying } liegend
    }
tug-of-war-web-won =
    { $count ->
        [0] keinen Durchgang gewonnen
        [one] einen Durchgang gewonnen
       *[other] { $count } Durchgänge gewonnen
    }
tug-of-war-web-bout =
    { $number ->
        [1] Durchgang 1 von 2
       *[other] Revanche
    }
tug-of-war-web-turn = Zug { $turn }
tug-of-war-web-turn-limit = Zug { $turn } von { $limit }
tug-of-war-web-rope = das Seil ist auf der Seite von { $name }
tug-of-war-web-rope-level = das Seil ist in der Mitte
tug-of-war-web-bout-won = { $name } hat den ersten Durchgang gewonnen.
tug-of-war-web-return-bout = { $name } bekommt einen Athleten mehr, { $other } beginnt.
tug-of-war-web-return-bout-cap = { $name } bekommt einen Athleten mehr, falls noch Platz ist, { $other } beginnt.

## Würfel

tug-of-war-web-column = Kolonne von { $name }
tug-of-war-web-column-mine = Deine Kolonne
tug-of-war-web-place = Platz { $place }: { $value }
tug-of-war-web-place-blank = Platz { $place }: noch nicht gewürfelt
tug-of-war-web-beside = daneben eine { $die }
tug-of-war-web-free = noch kein Würfel
tug-of-war-web-did-remove = ein stehender Athlet wurde entfernt
tug-of-war-web-did-fell = ein liegender Athlet wurde entfernt
tug-of-war-web-did-swap = getauscht
tug-of-war-web-did-weaken = ein Athlet wurde umgeworfen
tug-of-war-web-did-idle = ohne Wirkung
tug-of-war-web-did-berserker = Berserker
tug-of-war-web-put-here = die { $die } hier einsetzen
tug-of-war-web-chosen = ausgewählt
tug-of-war-web-thrown = Wurf von { $name }
tug-of-war-web-die = gewürfelte { $value }
tug-of-war-web-rolling = rollt noch
tug-of-war-web-rerolled = nachgewürfelt
tug-of-war-web-marked = wird nachgewürfelt
tug-of-war-web-rerolls =
    { $count ->
        [one] noch einmal nachwürfeln
       *[other] noch { $count }-mal nachwürfeln
    }

## Was zu tun ist

tug-of-war-web-actions = Was du tun kannst
tug-of-war-web-choose = Zieh einen geworfenen Würfel auf einen deiner Kolonnenwürfel, oder tipp beide nacheinander an.
tug-of-war-web-choose-place = Wohin kommt die { $die }?
tug-of-war-web-choose-die = Welcher Würfel kommt dorthin?
tug-of-war-web-keep = Wurf behalten
tug-of-war-web-enough = Genug: nachwürfeln
tug-of-war-web-reroll-die = Die { $die } nachwürfeln
tug-of-war-web-do-berserker = Berserker!
tug-of-war-web-berserker-more = { $before } → { $after }, für alle drei Würfel
tug-of-war-web-do-remove = Entfernen
tug-of-war-web-remove-more = { $before } → { $after } stehend
tug-of-war-web-do-fell = Liegenden entfernen
tug-of-war-web-fell-more = { $before } → { $after } liegend
tug-of-war-web-do-swap = Tauschen
tug-of-war-web-swap-more = { $change } Athleten: { $left }
tug-of-war-web-do-weaken = Umwerfen
tug-of-war-web-do-idle = Nichts tun
tug-of-war-web-idle-more = dieser Würfel erreicht hier niemanden
tug-of-war-web-leave =
    { $athlete ->
        [standing] Ein Stehender geht
       *[other] Ein Liegender geht
    }
tug-of-war-web-cannot = geht hier nicht
tug-of-war-web-wins = Gewinnt den Durchgang!
tug-of-war-web-loses = Verliert den Durchgang!
tug-of-war-web-sure = Damit verlierst du den Durchgang. Trotzdem?
tug-of-war-web-confirm = Bestätigen
tug-of-war-web-cancel = Abbrechen
