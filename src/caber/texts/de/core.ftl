### Was jedes Spiel zu sagen haben kann. { $name } und Ähnliches setzt das Programm ein.

## Spiel, Optionen, Namen und Bots wählen

error-nearest = Meinst du „{ $nearest }“?
error-unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht. Spiele: { $games }.
error-option-value = Die Option { $name } kann nicht „{ $value }“ sein. Möglich sind: { $choices }.
error-option-own = Die Option { $name } kann nicht „{ $value }“ sein. { $reason } Möglich sind { $choices } oder etwas Eigenes wie { $example }.
error-option-name = „{ $name }“ stellt keine Option ein. Schreib Name=Wert mit einem dieser Namen: { $names }.
error-option-twice = Die Option { $name } steht zweimal da. Gib sie nur einmal an.
error-too-few-cards = Das ergibt nur { $cards } Clankarten, für zwei Hände braucht es aber { $needed }. Nimm mehr Clans oder Werte oder kleinere Hände.
error-players =
    Die Option players ist { $players }, es { $seats ->
        [one] gibt aber nur einen Platz
       *[other] gibt aber { $seats } Plätze
    }. Lass die Option weg: Wie viele mitspielen, sagen die Plätze.
error-move-number = Einen Zug mit der Nummer { $number } gibt es nicht. Dieses Spiel hat { $moves } Züge, gezählt ab 0.
error-unknown-bot = Kein Bot namens „{ $name }“ spielt { $game }. Bots: { $bots }.
error-untimed-bot = Der Bot { $name } denkt nicht nach der Uhr; eine Zahl von Millisekunden passt nicht zu ihm.
error-bot-budget = „{ $name }“ sollte mit einer ganzen Zahl von Millisekunden von 1 bis { $most } enden, zum Beispiel level5:250.
error-bot-view = Ein Bot sieht, was sein Platz wissen darf; das hier ist die Sicht eines anderen Platzes oder die offene Stellung. Frag ihn so: bot.choose(state.hide(state.turn), rng)
error-bot-turn = Hier ist kein Platz am Zug: Der Zufall gibt, oder die Partie ist aus. Frag einen Bot nur, wenn state.turn ein Platz ist.
error-no-bot = { $given } ist kein Bot. Ein Bot ist ein Name wie „level3“, ein Objekt mit einer Methode choose(view, rng) oder eine Klasse solcher Objekte.
error-name = „{ $name }“ lässt sich nicht als Name in ein Protokoll schreiben. Ein Name hat mindestens ein Zeichen, kein „|“, keinen Zeilenumbruch und weder vorn noch hinten ein Leerzeichen.

## Ein Protokoll lesen und prüfen

record-empty = Hier steht kein Protokoll. Seine erste Zeile wäre „caber record 1“.
record-start = Zeile { $line }: Ein Protokoll beginnt mit der Zeile „caber record 1“.
record-header = Zeile { $line }: „{ $text }“ gehört nicht in den Kopf eines Protokolls. Dort stehen ein bekannter Name, ein Doppelpunkt und ein Wert, etwa „game: schotten_totten“.
record-header-twice = Zeile { $line }: Die Angabe „{ $name }“ steht hier zum zweiten Mal. Lass nur eine stehen.
record-header-missing = Dem Protokoll, das in Zeile { $line } beginnt, fehlt die Angabe „{ $name }“.
record-version = Zeile { $line }: Diese Partie wurde nach Fassung { $version } der Regeln von { $game } gespielt, dieses Caber kennt aber Fassung { $known }. Eine andere Ausgabe von Caber kann sie vielleicht lesen.
record-value = Zeile { $line }: Die Angabe „{ $name }“ kann nicht „{ $text }“ lauten: { $reason }
record-hex = Zeile { $line }: Die Angabe „{ $name }“ kann nicht „{ $text }“ lauten; sie hat { $digits } Hexadezimalziffern.
record-seats =
    Zeile { $line }: { $count ->
        [one] Hier ist eine Person genannt
       *[other] Hier sind { $count } Personen genannt
    }, nach den Optionen sind es aber { $players }.
record-line = Zeile { $line }: „{ $text }“ kann hier nicht stehen. Nach dem Kopf folgen Züge, etwa „seat 1: r7@3; draw“ oder „chance: b4“, und Anmerkungen, die mit „#“ beginnen.
record-turn = Zeile { $line }: Hier steht „{ $stated }“, am Zug ist aber „{ $actual }“.
record-move = Zeile { $line }: Zug { $number }, „{ $move }“, ist nicht möglich. { $reason }
record-after-end = Zeile { $line }: Vor „{ $move }“ ist die Partie schon vorbei, danach darf kein Zug mehr kommen.
record-result = Zeile { $line }: Als Ergebnis ist „{ $stated }“ angegeben, die Züge führen aber zu „{ $actual }“.
record-forfeit = Zeile { $line }: Die Züge darunter beenden die Partie nach den Regeln, also kann niemand sie aufgegeben haben.
record-deal = Zeile { $line }: Zug { $number } ist „{ $move }“, nach seinem Geheimnis musste der Geber aber „{ $dealt }“ geben.
record-commitment = Zeile { $line }: Das Geheimnis passt nicht zu dem, was vor der Partie hinterlegt wurde. Auf diese Kartenverteilung ist kein Verlass.

## Die Tabelle der Optionen auf einer Regelseite

options-table-option = Option
options-table-values = Werte, der übliche zuerst
options-table-own = { $values } oder etwa { $example }
options-table-meaning = Bedeutung

## Wie eine Partie endet, wenn keine Regel sie beendet

ending-resigned =
    { $name ->
        [Du] Du hast
       *[other] { $name } hat
    } aufgegeben. { $count ->
        [one] { $winners ->
            [Du] Du gewinnst.
           *[other] { $winners } gewinnt.
        }
       *[other] Gemeinsam gewinnen: { $winners }.
    }
ending-time =
    { $name ->
        [Du] Deine Bedenkzeit
       *[other] Die Bedenkzeit von { $name }
    } ist abgelaufen. { $count ->
        [one] { $winners ->
            [Du] Du gewinnst.
           *[other] { $winners } gewinnt.
        }
       *[other] Gemeinsam gewinnen: { $winners }.
    }

## Mehrere Namen hintereinander

list-and = { $names } und { $last }
number-decimal = { $whole },{ $part }

## Wer auf den Bildern einer Regelseite spielt

rules-me = Du
rules-other = Gegenüber
