### Schotten Rennen im Terminal. Namen sind die der Spieler.

## Wörter für mehrere Stellen; „Du“ ist der einzige Mensch an der Tastatur

schotten-rennen-on =
    { $place ->
        [start] am Start
        [goal] im Ziel
       *[other] auf Feld { $place }
    }
schotten-rennen-to =
    { $place ->
        [start] zum Start
        [goal] ins Ziel
       *[other] auf Feld { $place }
    }
schotten-rennen-card =
    { $card ->
        [goal] Ziel
        [rival] Rivale
        [rank] Rang
        [load] Last
        [crowd] Gedränge
        [path] Pfad
        [bog] Moor
        [hop] Hüpfer
        [skip] Satz
        [jump] Sprung
        [well] Quelle
       *[other] { $card }
    }
schotten-rennen-for =
    { $card ->
        [goal] das Ziel
        [rival] den Rivalen
        [rank] den Rang
        [load] die Last
        [crowd] das Gedränge
        [path] den Pfad
        [bog] das Moor
        [hop] den Hüpfer
        [skip] den Satz
        [jump] den Sprung
        [well] die Quelle
       *[other] die { $card }
    }
schotten-rennen-for-need = { $target } ({ $need })
schotten-rennen-for-yellow = { $target } (gelbe { $need })
schotten-rennen-for-rival =
    { $target } ({ $name ->
        [Du] mehr als deine { $total }
       *[other] mehr als die { $total } von { $name }
    })
schotten-rennen-percent = { $count } %
schotten-rennen-odds = { $chance }, mit Risikowurf { $risked }
schotten-rennen-next-roll = Der nächste Wurf, für { $target }: { $odds }
schotten-rennen-risk-stones =
    { $count ->
        [0] kein Risikostein
        [one] 1 Risikostein
       *[other] { $count } Risikosteine
    }
schotten-rennen-dice = { $low } und { $high }
schotten-rennen-face =
    { $face ->
        [green] Grün
        [red] Rot
       *[other] { $face }
    }
schotten-rennen-thrown = Letzter Wurf: { $dice }
schotten-rennen-thrown-risk = { $thrown }, Risikowürfel { $face }
schotten-rennen-thrown-rival = { $thrown }, gegen { $rival }
schotten-rennen-about =
    { $card ->
        [rival] Rivale: mehr, als jemand anders würfelt
        [rank] Rang: { $red } auf dem ersten Platz, mit jedem Platz dahinter 1 weniger
        [load] Last: { $red }, und 1 mehr für jeden eigenen Risikostein
        [crowd] Gedränge: { $red }, aber { $occupied }, solange ein Stein darauf liegt
        [path] Pfad: { $red }, aber { $occupied }, solange ein Stein darauf liegt
        [bog] Moor: { $red }, oder gelbe { $yellow }; wer die verfehlt, verliert 2 Felder
        [hop] Hüpfer: { $red }, oder gelbe { $yellow } und 1 Feld weiter
        [skip] Satz: { $red }, oder gelbe { $yellow } und 2 Felder weiter
        [jump] Sprung: { $red }, oder gelbe { $yellow } und 3 Felder weiter
        [well] Quelle: { $red }, oder gelbe { $yellow } und ein Risikostein zurück
        [goal] Ziel: { $red }
        [open] Ziel: kein Wurf
        [steep] { $red }, oder ein beliebiger Pasch
       *[white] { $red }
    }

## Der Tisch

schotten-rennen-board-start = Start
schotten-rennen-board-goal = Ziel
schotten-rennen-board-risk = Risikosteine
schotten-rennen-board-place = Platz
schotten-rennen-board-home = { $place }, im Ziel
schotten-rennen-board-mover = am Zug
schotten-rennen-board-last = allein Letzter
schotten-rennen-board-signs = { $figure } Figur, { $stone } Stein, mit der Nummer des Sitzes; große und gelbe Zahl als 7/9.
schotten-rennen-board-passed = Hintereinander geschafft: { $count } von 5

## Züge in Worten, nach dem Namen und einem Doppelpunkt

schotten-rennen-move-secure = gesichert { $on }
schotten-rennen-move-up = Stein nachgezogen { $to }, und weiter
schotten-rennen-move-roll = Wurf für { $target }
schotten-rennen-move-enter = von der letzten Karte { $to }
schotten-rennen-move-ask =
    { $name ->
        [Du] du würfelst vor
       *[other] { $name } würfelt vor
    }
schotten-rennen-move-retreat = Rückzug zum Start, wieder { $stones }
schotten-rennen-move-risk = ein Risikostein für den Risikowürfel
schotten-rennen-move-back = kein Risikowurf
schotten-rennen-move-bonus =
    { $count ->
        [one] 1 Feld weiter
       *[other] { $count } Felder weiter
    }, { $to }
schotten-rennen-move-stay = kein Bonuszug
schotten-rennen-move-rival =
    { $dice } von { $name ->
        [Du] dir
       *[other] { $name }
    }, nötig ist also { $need }
schotten-rennen-move-passed = { $dice } für { $target }: geschafft
schotten-rennen-move-double = Pasch mit { $low } für { $target }: geschafft
schotten-rennen-move-short = { $dice } für { $target }: { $count } zu wenig
schotten-rennen-move-risk-passed = Risikowürfel { $face } für { $target }: geschafft
schotten-rennen-move-risk-failed = Risikowürfel { $face } für { $target }: nicht geschafft
schotten-rennen-move-pick = { $card } kommt ins Rennen
schotten-rennen-move-lay = { $card } liegt { $on }

## Was aus einem Zug folgt

schotten-rennen-then-regained = ein Risikostein kommt zurück
schotten-rennen-then-up = der Stein rückt nach
schotten-rennen-then-home = im Ziel
schotten-rennen-then-place = Platz { $place }
schotten-rennen-then-back = zurück { $to }
schotten-rennen-then-still = weiterhin { $on }
schotten-rennen-then-sunk = Figur und Stein zurück { $to }
schotten-rennen-then-stones = wieder { $stones }

## Was jetzt zu tun ist

schotten-rennen-task-begin = Dein Zug beginnt. Würfle für { $target }.
schotten-rennen-task-begin-yellow = Dein Zug beginnt. Wähl die rote oder die gelbe Zahl und würfle für { $target }.
schotten-rennen-task-begin-rival = Dein Zug beginnt. Wähl, wer für { $target } vorwürfelt.
schotten-rennen-task-retreat = Oder zieh dich zum Start zurück.
schotten-rennen-task-go-on = Geschafft! Sichere, oder würfle weiter für { $target }.
schotten-rennen-task-go-on-yellow = Geschafft! Sichere, oder würfle weiter für { $target }, mit der roten oder der gelben Zahl.
schotten-rennen-task-go-on-rival = Geschafft! Sichere, oder wähl, wer für { $target } vorwürfelt.
schotten-rennen-task-closed = Solange dein Stein am Start liegt, ist das Ziel gesperrt. Sichere auf der letzten Karte.
schotten-rennen-task-up = Fünf Karten hintereinander: Du darfst vorher deinen Stein nachziehen.
schotten-rennen-task-missed = { $count } zu wenig für { $target }. Setz einen Risikostein ein ({ $odds }) oder nimm es hin.
schotten-rennen-task-bonus = Mit der gelben Zahl geschafft! Zieh weiter, { $to }, oder bleib stehen?

## Die Liste der Möglichkeiten

schotten-rennen-offer-secure = secure: der Stein kommt { $to }, der Zug ist zu Ende
schotten-rennen-offer-up = up: der Stein kommt { $to }, der Zug geht weiter
schotten-rennen-offer-roll = roll: für { $target }, { $odds }
schotten-rennen-offer-yellow = yellow: für { $target }, { $odds }
schotten-rennen-offer-enter = roll: { $to }, ohne Wurf
schotten-rennen-offer-ask =
    ask { $seat }: { $name ->
        [Du] du würfelst vor
       *[other] { $name } würfelt vor
    }, { $odds }
schotten-rennen-offer-retreat = retreat: zum Start, wieder { $stones }
schotten-rennen-offer-risk = risk: einen Risikostein für den Risikowürfel, { $odds }
schotten-rennen-offer-back = back: den Fehlwurf hinnehmen, { $then }
schotten-rennen-offer-bonus = bonus: { $to }
schotten-rennen-offer-stay = stay: { $on } bleiben

## Fragen nach Chancen, Karten und Rennen

schotten-rennen-ask-odds = was du für jede Karte vor dir brauchst und wie wahrscheinlich das ist
schotten-rennen-odds-line = { $place }: für { $target } { $odds }
schotten-rennen-odds-note =
    So wie es jetzt steht, für { $name ->
        [Du] dich
       *[other] { $name }
    }:
schotten-rennen-ask-cards = was die Karten dieser Strecke verlangen
schotten-rennen-ask-race = wer wo steht
schotten-rennen-race-line = { $name }: Stein { $stone }, Figur { $figure }, { $risk }, Platz { $place }
schotten-rennen-race-together = { $name }: Figur und Stein { $stone }, { $risk }, Platz { $place }
schotten-rennen-race-home = { $name }: im Ziel, Platz { $place }

## Wie ein Rennen endet

schotten-rennen-ending-goal-reached =
    { $name ->
        [Du] Du bist zuerst im Ziel und gewinnst
       *[other] { $name } ist zuerst im Ziel und gewinnt
    }.
schotten-rennen-ending-all-placed =
    Alle Plätze sind vergeben, und { $name ->
        [Du] du gewinnst
       *[other] { $name } gewinnt
    }.
schotten-rennen-ending-places = Plätze: { $list }.
schotten-rennen-ending-stones = Noch unterwegs: { $list }.
