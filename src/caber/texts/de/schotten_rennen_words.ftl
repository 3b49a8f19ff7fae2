### Schotten Rennen in Worten: der Spielstand als Text, und was man tun kann.

## Züge, wie man sie ausspricht

schotten-rennen-spoken =
    { $move ->
        [secure] Sichern
        [up] Stein nachziehen
        [roll] Würfeln
        [yellow] für die gelbe Zahl würfeln
        [ask] Sitz { $seat } vorwürfeln lassen
        [retreat] Rückzug zum Start
        [risk] einen Risikostein einsetzen
        [back] den Fehlwurf hinnehmen
        [bonus] den Bonuszug nehmen
       *[stay] stehen bleiben
    }

## Der Spielstand als Text; „Du“ heißt jemand auf der Regelseite oder der einzige Mensch an der Tastatur

schotten-rennen-reading-space = Feld
schotten-rennen-reading-card = Karte
schotten-rennen-reading-who = Wer dort ist
schotten-rennen-reading-unlaid = noch nicht ausgelegt
schotten-rennen-reading-nobody = niemand
schotten-rennen-reading-figure =
    { $name ->
        [Du] deine Figur
       *[other] Figur von { $name }
    }
schotten-rennen-reading-stone =
    { $name ->
        [Du] dein Stein
       *[other] Stein von { $name }
    }
schotten-rennen-reading-both =
    { $name ->
        [Du] deine Figur und dein Stein
       *[other] Figur und Stein von { $name }
    }
schotten-rennen-reading-laying = Die Strecke wird ausgelegt
schotten-rennen-reading-begin =
    { $name ->
        [Du] Dein Zug beginnt
       *[other] Der Zug von { $name } beginnt
    }
schotten-rennen-reading-go-on =
    { $name ->
        [Du] Du hast eine Karte geschafft und sicherst oder würfelst weiter
       *[other] { $name } hat eine Karte geschafft und sichert oder würfelt weiter
    }
schotten-rennen-reading-rolling =
    { $name ->
        [Du] Du würfelst
       *[other] { $name } würfelt
    }
schotten-rennen-reading-missed =
    { $name ->
        [Du] Dein Wurf
       *[other] Der Wurf von { $name }
    }, { $dice }, ist { $count } zu klein: einen Risikostein einsetzen oder es hinnehmen
schotten-rennen-reading-bonus =
    { $name ->
        [Du] Du hast
       *[other] { $name } hat
    } einen Bonuszug gewonnen
schotten-rennen-reading-closed = Das Ziel ist gesperrt, weil der Stein am Start liegt
schotten-rennen-reading-alone =
    { $name ->
        [Du] Du liegst
       *[other] { $name } liegt
    } allein auf dem letzten Platz
schotten-rennen-reading-passed = { $count } von fünf Karten hintereinander, nach denen die letzte Figur ihren Stein nachziehen darf

## Was man tun kann

schotten-rennen-choice-secure = Sichern { $on }
schotten-rennen-choice-up = Stein nachziehen { $to } und weiter
schotten-rennen-choice-roll = Würfeln für { $target }: { $odds }
schotten-rennen-choice-enter = Ohne Wurf { $to } ziehen
schotten-rennen-choice-ask = Sitz { $seat } für { $target } vorwürfeln lassen: { $odds }
schotten-rennen-choice-retreat = Rückzug zum Start, wieder { $stones }
schotten-rennen-choice-risk = Einen Risikostein für den Risikowürfel zahlen: { $odds }
schotten-rennen-choice-back = Den Fehlwurf hinnehmen: { $then }
schotten-rennen-choice-bonus = Weiterziehen, { $to }
schotten-rennen-choice-stay = Stehen bleiben { $on }
