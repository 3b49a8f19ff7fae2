### Fremde Programme, die als Bots spielen.

program-command = „{ $command }“ ist kein Befehl. Schreib das Programm und seine Argumente, mit Anführungszeichen wie in einer Shell: python bot.py --level 3
program-missing = Ein Programm „{ $program }“ gibt es nicht. Schreib einen Befehl, der sich von hier aus starten lässt.
program-greeting =
    „{ $command }“ kann nicht mitspielen: Das Programm { $reason ->
        [stalled] hat sich nicht rechtzeitig vorgestellt
        [nonsense] hat sich so vorgestellt, dass es niemand versteht
       *[crashed] ist zu Ende, bevor es sich vorgestellt hat
    } ({ $detail }). Was von ihm erwartet wird, steht in docs/bot-protocol.md.
program-game = { $name } spielt { $game } nicht, sondern: { $games }.
program-named = „{ $text }“ benennt kein Programm. Schreib NAME=BEFEHL mit einem Namen von 1 bis { $longest } Zeichen, und jeden Namen nur einmal.
program-resume = In dieser Partie spielt ein Programm mit, und eine Datei startet nie von selbst eines. Nenne die Plätze noch einmal: --seats { $seats }
program-resume-seats = Die Plätze einer gespeicherten Partie bleiben, wie sie waren: --seats { $seats }
program-detail = Was mit dem Programm los war: { $detail }

## Auf der Seite

program-title = { $name } (Programm)
program-about = Ein fremdes Programm; gestartet hat es, wer diesen Server betreibt. Wie gut es spielt, hat hier niemand geprüft.

## Endungen

ending-crashed =
    { $name } ist abgestürzt und verliert. { $count ->
        [one] { $winners ->
            [Du] Du gewinnst.
           *[other] { $winners } gewinnt.
        }
       *[other] Gemeinsam gewinnen: { $winners }.
    }
ending-stalled =
    { $name } hat nicht rechtzeitig geantwortet und verliert. { $count ->
        [one] { $winners ->
            [Du] Du gewinnst.
           *[other] { $winners } gewinnt.
        }
       *[other] Gemeinsam gewinnen: { $winners }.
    }
ending-nonsense =
    { $name } hat etwas geantwortet, das kein erlaubter Zug ist, und verliert. { $count ->
        [one] { $winners ->
            [Du] Du gewinnst.
           *[other] { $winners } gewinnt.
        }
       *[other] Gemeinsam gewinnen: { $winners }.
    }
