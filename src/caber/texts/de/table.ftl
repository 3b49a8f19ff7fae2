### Der Tisch: wer wo sitzt, und warum etwas dort nicht geht.

table-open-seat = freier Platz { $number }
table-somebody = Jemand
table-turn = { $name } ist am Zug.
table-waiting-seat = Ein Platz ist noch frei. Wir warten, bis sich jemand setzt.
table-waiting-ready = Wir warten auf { $names }.
table-deserted = Jemand hat diesen Tisch für immer verlassen. Hier beginnt keine Partie mehr.
table-seats =
    { $count ->
        [one] Ein Platz ist
       *[other] { $count } Plätze sind
    } eingerichtet, aber dieses Spiel ist für { $allowed }.
table-nobody = Auf allen Plätzen sitzen Bots. Mindestens einer muss für einen Menschen bleiben.
table-me-twice = „Ich“ geht nur auf einem Platz. Nimm für den anderen „Freund hier“.
table-name-bot = „{ $name }“ heißt schon ein Bot. Nimm einen anderen Namen.
table-name-taken = „{ $name }“ heißt hier schon jemand. Nimm einen anderen Namen.
table-seat-taken = Dieser Platz ist nicht frei. Du kannst zuschauen oder einen eigenen Tisch aufmachen.
table-not-seated = Du hast an diesem Tisch keinen Platz und kannst nur zuschauen.
table-not-your-turn = Du bist nicht am Zug, sondern { $name }.
table-not-running = An diesem Tisch läuft gerade keine Partie.
table-running = Eine Partie läuft. Die nächste kann beginnen, wenn diese vorbei ist.
table-ready = Du bist schon bereit. Es geht los, wenn alle es sind.
table-no-undo = Das lässt sich nicht mehr zurücknehmen: Jemand anders hat es gesehen, oder danach wurde eine Karte gezogen.
table-no-game = Partie { $number } gab es an diesem Tisch noch nicht; bisher waren es { $games }.
table-check-running = Die Kartenverteilung lässt sich prüfen, wenn die Partie vorbei ist: Bis dahin bleibt das Geheimnis des Gebers geheim.
table-game-begins = Partie { $number } beginnt.
table-seated = Du sitzt schon an diesem Tisch. Lass den anderen Platz jemand anderem.
table-counted = Gezählt wurde, wie es gerade stand.
