### Tauziehen in Worten: der Spielstand als Text, und was man tun kann.

## Züge, wie man sie ausspricht

tug-of-war-spoken =
    { $move ->
        [keep] den Wurf behalten
        [reroll] die { $die } nachwürfeln
        [berserker] der Berserker
        [standing] ein stehender Athlet geht
       *[lying] ein liegender Athlet geht
    }
tug-of-war-spoken-assigned =
    { $die } auf Platz { $place }, { $deed ->
        [remove] jemanden entfernen, der steht
        [remove-lying] jemanden entfernen, der liegt
        [swap] tauschen
        [weaken] jemanden umwerfen
       *[idle] ohne Wirkung
    }

## Der Spielstand als Text; „Du“ heißt jemand auf der Regelseite oder der einzige Mensch an der Tastatur

tug-of-war-reading-place = Kolonne, Platz { $place }
tug-of-war-reading-standing = Stehende Athleten
tug-of-war-reading-lying = Liegende Athleten
tug-of-war-reading-bouts = Gewonnene Durchgänge
tug-of-war-reading-unrolled = noch nicht gewürfelt
tug-of-war-reading-beside = { $die }, daneben { $beside }
tug-of-war-reading-open = { $die }, noch ohne Würfel
tug-of-war-reading-columns =
    { $name ->
        [Du] Du würfelst deine Kolonne
       *[other] { $name } würfelt eine Kolonne
    }
tug-of-war-reading-throwing =
    { $name ->
        [Du] Du würfelst
       *[other] { $name } würfelt
    }
tug-of-war-reading-rerolling =
    { $name ->
        [Du] Du entscheidest, ob du nachwürfelst
       *[other] { $name } entscheidet, ob nachgewürfelt wird
    }
tug-of-war-reading-relanding =
    { $name ->
        [Du] Du würfelst nach
       *[other] { $name } würfelt nach
    }
tug-of-war-reading-assigning =
    { $name ->
        [Du] Du setzt
       *[other] { $name } setzt
    } die Würfel ein
tug-of-war-reading-leaving =
    { $name ->
        [Du] Du sagst
       *[other] { $name } sagt
    }, welche Athleten gehen
tug-of-war-reading-rope =
    Das Seil ist auf { $name ->
        [Du] deiner Seite
       *[other] der Seite von { $name }
    }
tug-of-war-reading-rope-level = Das Seil ist in der Mitte
tug-of-war-reading-done = { $name }: { $deed }

## Was man tun kann

tug-of-war-choice-keep = Den Wurf behalten
tug-of-war-choice-enough = Nur nachwürfeln, was aufgenommen ist
tug-of-war-choice-reroll = Die { $die } nachwürfeln
tug-of-war-choice-assign = { $die } auf { $column } (Platz { $place }): { $then }
tug-of-war-choice-berserker = Berserker mit dreimal { $die }: { $then }
tug-of-war-choice-leave = Teurer Tausch: { $then }
