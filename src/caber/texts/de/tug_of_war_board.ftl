### Tauziehen im Terminal. Namen sind die der Spieler.

## Wörter für mehrere Stellen; „Du“ ist der einzige Mensch an der Tastatur

tug-of-war-village =
    { $seat ->
        [1] Plockton
       *[2] Broadford
    }
tug-of-war-standing = { $count } stehend
tug-of-war-lying = { $count } liegend
tug-of-war-nobody = niemand
tug-of-war-die-rerolled = { $die } (nachgewürfelt)
tug-of-war-die-taken-up = { $die } (wird nachgewürfelt)
tug-of-war-to-assign = Einzusetzen: { $dice }
tug-of-war-rerolls-left = Noch nachzuwürfeln: { $count }
tug-of-war-have-to-leave = Eigene Athleten, die noch gehen müssen: { $count }
tug-of-war-bout =
    { $bout ->
        [1] Erster Durchgang
       *[2] Revanche
    }, { $turn ->
        [0] die Kolonnen werden gewürfelt
       *[other] Zug { $turn }
    }
tug-of-war-bout-limit =
    { $bout ->
        [1] Erster Durchgang
       *[2] Revanche
    }, Zug { $turn } von { $limit }

## Der Tisch

tug-of-war-board-column = Kolonne
tug-of-war-board-beside = daneben
tug-of-war-board-team = Athleten
tug-of-war-board-bouts = gewonnen
tug-of-war-board-mover = am Zug
tug-of-war-board-signs = { $standing } stehend, { $lying } liegend, { $middle } Mitte des Feldes

## Züge in Worten, nach dem Namen und einem Doppelpunkt

tug-of-war-move-throw =
    { $name ->
        [Du] du würfelst
       *[other] { $name } würfelt
    } { $dice }
tug-of-war-move-column =
    { $name ->
        [Du] du würfelst
       *[other] { $name } würfelt
    } { $dice } für die Kolonne: { $team }
tug-of-war-move-column-return =
    { $name ->
        [Du] du würfelst
       *[other] { $name } würfelt
    } { $dice } für die Revanche: { $team }{ $extra ->
        [yes] , davon 1 für den gewonnenen Durchgang
       *[no] { "" }
    }
tug-of-war-move-keep = nichts nachgewürfelt
tug-of-war-move-reroll = die { $die } noch einmal aufgenommen
tug-of-war-move-land = { $old } nachgewürfelt: { $new }
tug-of-war-move-assign = { $die } auf { $column }: { $then }
tug-of-war-move-berserker = dreimal { $die }, der Berserker bricht los: { $then }

## Was ein Würfel bewirkt; gegnerisch und eigen ist es für den, der ihn einsetzt

tug-of-war-then-remove = ein stehender Gegner geht
tug-of-war-then-fell = ein liegender Gegner geht
tug-of-war-then-weaken = ein Gegner fällt um
tug-of-war-then-idle = ohne Wirkung
tug-of-war-then-berserker =
    { $count ->
        [one] 1 Gegner geht
       *[other] { $count } Gegner gehen
    }
tug-of-war-then-swap-join =
    getauscht, { $count ->
        [one] 1 Athlet kommt
       *[other] { $count } Athleten kommen
    } dazu
tug-of-war-then-swap-same = getauscht, niemand kommt oder geht
tug-of-war-then-swap-full = getauscht, für mehr Athleten ist kein Platz
tug-of-war-then-swap-leave =
    getauscht, { $count ->
        [one] 1 eigener Athlet geht
       *[other] { $count } eigene Athleten gehen
    }
tug-of-war-then-swap-choose =
    getauscht, { $count ->
        [one] 1 eigener Athlet muss
       *[other] { $count } eigene Athleten müssen
    } gehen
tug-of-war-then-leave-standing = ein stehender Athlet geht
tug-of-war-then-leave-lying = ein liegender Athlet geht
tug-of-war-then-now = jetzt { $team }
tug-of-war-then-left = noch { $team }
tug-of-war-then-won = und der Durchgang ist gewonnen
tug-of-war-then-lost = und der Durchgang ist verloren
tug-of-war-then-won-late = und nach dem letzten Zug ist der Durchgang gewonnen
tug-of-war-then-lost-late = und nach dem letzten Zug ist der Durchgang verloren

## Was jetzt zu tun ist

tug-of-war-task-rerolling =
    Du hast { $dice }. Willst du { $count ->
        [one] einen Würfel
       *[other] bis zu { $count } Würfel
    } nachwürfeln, oder bleibt der Wurf?
tug-of-war-task-assigning = Setz { $dice } in deiner Kolonne ein, einen Würfel nach dem anderen.
tug-of-war-task-last = Setz deinen letzten Würfel ein, die { $die }.
tug-of-war-task-berserker = Dreimal { $die }! Lass den Berserker los, oder setz die Würfel einzeln ein.
tug-of-war-task-leaving =
    { $count ->
        [one] Einer von deinen Athleten muss
       *[other] { $count } von deinen Athleten müssen
    } gehen: einer, der steht, oder einer, der liegt?

## Die Liste der Möglichkeiten

tug-of-war-offer = { $move }: { $then }
tug-of-war-offer-keep = keep: der Wurf bleibt
tug-of-war-offer-enough = keep: nur nachwürfeln, was du aufgenommen hast
tug-of-war-offer-reroll = reroll { $die }: das zweite Ergebnis gilt

## Fragen nach Chancen und Mannschaften

tug-of-war-ask-odds = mit welchen Würfeln an jedem Platz der Kolonnen jemand entfernt wird
tug-of-war-odds-note =
    { $name ->
        [Du] Deine Kolonne
       *[other] Die Kolonne von { $name }
    }:
tug-of-war-odds-line = Platz { $place }: ab { $die } geht, wer steht ({ $standing } %), ab { $lower }, wer liegt ({ $lying } %)
tug-of-war-ask-teams = wie es um beide Mannschaften steht
tug-of-war-teams-line = { $name }, { $village }: { $team }; Kolonne { $dice }; gewonnene Durchgänge: { $count }

## Wie ein Spiel endet

tug-of-war-ending-both-bouts =
    { $name ->
        [Du] Du gewinnst beide Durchgänge
       *[other] { $name } gewinnt beide Durchgänge
    } und damit das Spiel.
tug-of-war-ending-return-bout =
    Jeder hat einen Durchgang. Die Revanche entscheidet, und { $name ->
        [Du] du gewinnst
       *[other] { $name } gewinnt
    } das Spiel.
tug-of-war-ending-one-each =
    Unentschieden: Der erste Durchgang ging an { $other ->
        [Du] dich
       *[other] { $other }
    }, die Revanche an { $name ->
        [Du] dich
       *[other] { $name }
    }.
