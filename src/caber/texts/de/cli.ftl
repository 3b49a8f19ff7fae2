### Was die Befehlszeile sagt, gleich bei welchem Spiel. Die Wörter zum Eintippen sind in jeder Sprache dieselben.

## Dateien

cli-file-missing = Die Datei „{ $file }“ gibt es nicht.
cli-file-folder = „{ $file }“ ist ein Ordner. Nenn eine Datei.
cli-file-unreadable = „{ $file }“ lässt sich nicht lesen: { $reason }.
cli-file-large = „{ $file }“ ist größer als { $megabytes } MB und kann deshalb kein Protokoll sein.
cli-file-binary = „{ $file }“ ist kein Text und kann deshalb kein Protokoll sein.
cli-file-unwritable = „{ $file }“ lässt sich nicht schreiben: { $reason }.
cli-file-exists = „{ $file }“ gibt es schon; die Datei bleibt, wie sie ist. Wähl einen anderen Namen; mit --resume geht eine gespeicherte Partie weiter.

## Vorbereiten

cli-you = Du
cli-seats-count =
    { $count ->
        [one] Hier ist nur ein Platz
       *[other] Hier sind { $count } Plätze
    } besetzt, { $game } ist aber für { $allowed }. Schreib zum Beispiel --seats human,random.
cli-seat = „{ $name }“ kann keinen Platz einnehmen. Möglich sind human, human:NAME, program:BEFEHL, eine eigene Klasse wie my_bots:Mine oder ein Bot: { $bots }.
cli-seat-name = „{ $name }“ kann hier niemand heißen: Ein Bot oder jemand anders heißt schon so.
cli-which-game = Welches Spiel? Zur Wahl stehen: { $games }.
cli-options = Optionen: { $options }
cli-match = Partie { $number } von { $games }.
cli-commitment = Darauf hat sich der Geber festgelegt: { $commitment }
cli-welcome = Tipp einen Zug ein oder drück Enter für eine Liste der Möglichkeiten; „help“ erklärt alles.

## Gespeicherte Partien

cli-save-remark = Eine Partie, die noch läuft: Das Geheimnis unten verrät jede verdeckte Karte. Weiter geht es mit: caber play --resume und dieser Datei.
cli-saved = Gespeichert in { $file }.
cli-resumed = Weiter mit der Partie aus { $file }.
cli-resume-agreed = Eine gespeicherte Partie geht so weiter, wie sie vereinbart war. Lass Optionen, Plätze und die Zahl der Partien weg.
cli-resume-game = „{ $file }“ ist eine Partie { $game }.
cli-resume-match = „{ $file }“ lässt sich nicht fortsetzen: Partie { $number } gehört nicht mit den anderen zu einem Wettkampf.
cli-resume-unfinished = „{ $file }“ lässt sich nicht fortsetzen: Partie { $number } ist nicht zu Ende, aber es folgen weitere.
cli-resume-secret = „{ $file }“ lässt sich nicht fortsetzen: Das Geheimnis des Gebers fehlt, also kann keine Karte mehr gegeben werden.
cli-resume-deal = „{ $file }“ lässt sich nicht fortsetzen: { $reason }
cli-resume-over = Der Wettkampf in { $file } ist vorbei.
cli-left = Es wurde nichts gespielt, also bleibt nichts zu speichern.
cli-left-saved = Die Partie ist gespeichert in { $file }. So geht es weiter:
cli-keep = Dateiname, um das Protokoll zu speichern, oder nur Enter:
cli-kept = Das Protokoll steht in { $file }. „caber replay“ spielt es nach, „caber verify“ prüft es.

## Spielen

cli-prompt = { $name } >
cli-prompt-forced = Enter: { $move }; undo nimmt deinen letzten Zug zurück >
cli-prompt-only = Enter: { $move } (etwas anderes ist nicht möglich) >
cli-forced = Nur ein Zug war möglich, also wurde er gemacht: { $move }.
cli-hand-over = { $name } ist am Zug. Schaut sonst niemand zu? Dann drück Enter, { $name }:
cli-number = Eine Nummer { $number } gibt es nicht. Zur Wahl stehen 1 bis { $moves }.
cli-several = „{ $text }“ könnte jeder dieser Züge sein:
cli-offers-hint = Tipp einen Zug ein, etwa { $move }, oder seine Nummer; „moves“ zählt alle einzeln auf.
cli-undo-offer = nimmt deinen letzten Zug zurück
cli-undone = Zurückgenommen.
cli-undo-nothing = Du hast noch keinen Zug gemacht, also gibt es nichts zurückzunehmen.
cli-undo-revealed = Seit deinem letzten Zug wurde eine Karte aufgedeckt, deshalb gilt er.
cli-undo-moved = Seit deinem letzten Zug war jemand anders dran, deshalb gilt er.
cli-log-empty = Noch hat niemand einen Zug gemacht.
cli-next-game = Enter beginnt die nächste Partie:
cli-score = Nach Partie { $played } von { $games }: { $points }.
cli-score-final = Endstand nach { $games } Partien: { $points }.
cli-secret = Das Geheimnis des Gebers: { $secret }

## Hilfe beim Spielen

cli-help-typing = Tipp einen Zug ein, etwa { $move }, oder so viel davon, dass er klar ist; oder seine Nummer in der Liste. Auf Großbuchstaben und Leerzeichen kommt es nicht an. Die anderen Wörter:
cli-help-moves = jeder mögliche Zug mit seiner Nummer
cli-help-hint = die besten Züge, jeder mit der Chance auf den Sieg danach
cli-help-undo = nimmt deinen letzten Zug zurück, solange nichts aufgedeckt wurde
cli-help-board = zeigt den Tisch noch einmal
cli-help-log = alles, was bisher geschah
cli-help-rules = die Spielregeln
cli-help-save = speichert die Partie; „save DATEI“ in dieser Datei
cli-help-help = diese Liste
cli-help-quit = speichert die Partie und geht

## Nachspielen

cli-replay-step = Schritt { $step } von { $steps }
cli-replay-prompt = Enter: weiter, b: zurück, eine Zahl: dieser Schritt, q: Schluss >
cli-replay-viewer = Wähl --seat oder --spectator, nicht beides.
cli-replay-seat = Platz { $seat } gibt es in dieser Partie nicht; sie hat { $seats }.
cli-replay-hidden = Dieses Protokoll enthält nur, was { $viewer } gesehen hat.
cli-replay-game =
    „{ $file }“ enthält { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }.

## Prüfen

cli-verify-game = Partie { $number }: { $game }, { $seats }, { $result }
cli-verify-moves =
    { $moves ->
        [one] Der eine Zug war
       *[other] Alle { $moves } Züge waren
    } erlaubt.
cli-verify-deal =
    { $dealt ->
        [0] Der Zufall hatte nichts zu entscheiden.
        [one] Der Zufall hat einmal entschieden, so wie der Geber es versprochen hatte.
       *[other] Der Zufall hat { $dealt }-mal entschieden, jedes Mal so, wie der Geber es versprochen hatte.
    }
cli-verify-no-secret = Die Kartenverteilung lässt sich noch nicht prüfen: Das Geheimnis des Gebers steht nicht im Protokoll.
cli-verify-withheld = Die Kartenverteilung lässt sich nicht prüfen: Die Partie ist zu Ende, doch das Geheimnis des Gebers fehlt im Protokoll.
cli-verify-claims =
    { $claims ->
        [one] Der eine Beweis stimmt, auf zwei unabhängigen Wegen geprüft.
       *[other] Alle { $claims } Beweise stimmen, auf zwei unabhängigen Wegen geprüft.
    }
cli-verify-claim = Zeile { $line }: Zug { $number }, „{ $move }“, besteht die zweite Prüfung nicht: { $reason }

## Sicherungen aller Partien

cli-backup-copying = Kopiert
cli-backup-done =
    { $tables ->
        [one] Ein Tisch ist gesichert in { $file }
       *[other] { $tables } Tische sind gesichert in { $file }
    }
cli-restore-done = Die Partien aus { $file } liegen jetzt in { $place }
cli-restore-former = Die vorher dort lagen: { $former }
