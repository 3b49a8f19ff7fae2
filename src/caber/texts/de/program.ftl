### Fremde Programme und eigene Klassen, die als Bots spielen.

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
program-resume = In dieser Partie spielt ein Programm oder ein eigener Bot mit, und eine Datei startet so etwas nie von selbst. Nenne die Plätze noch einmal: --seats { $seats }
program-resume-seats = Die Plätze einer gespeicherten Partie bleiben, wie sie waren: --seats { $seats }
program-detail = Was mit dem Programm los war: { $detail }

## Eigene Bots, auf der Befehlszeile als modul:Klasse genannt

program-own-by-name = „{ $name }“ nennt eine eigene Klasse; importiert wird sie nur, wenn du sie auf der Befehlszeile nennst. In Python übergib die Klasse oder ein Objekt davon.
program-own-module = Ein Modul „{ $module }“ gibt es weder in diesem Ordner noch unter den installierten Paketen. Die Klasse Mine in der Datei my_bots.py heißt my_bots:Mine.
program-own-import = Das Modul „{ $module }“ lässt sich nicht importieren: { $detail }.
program-own-class =
    Im Modul „{ $module }“ gibt es kein „{ $name }“. { $count ->
        [0] Nenne eine Klasse mit einer Methode choose(view, rng), etwa my_bots:Mine.
        [one] Ein Bot steht darin: { $classes }.
       *[other] { $count } Bots stehen darin: { $classes }.
    }
program-own-choose = „{ $name }“ ist kein Bot. Ein Bot ist eine Klasse mit einer Methode choose(self, view, rng), die die Nummer eines erlaubten Zugs zurückgibt.
program-own-arguments = „{ $name }“ braucht Argumente: { $arguments }. Ein Bot wird ohne Argumente erzeugt, gib ihnen also Vorgaben.
program-own-fails = „{ $name }“ lässt sich nicht erzeugen: { $detail }.

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
