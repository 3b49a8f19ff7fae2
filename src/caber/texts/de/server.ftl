### Was der Server sagt: auf der Befehlszeile beim Start, und wenn er eine Bitte nicht erfüllt.

## Start

server-address = Caber ist bereit: { $address }
server-kept = Die Partien liegen in { $place }
server-end = Strg-C beendet Caber; jede Partie geht später dort weiter, wo sie war.
server-already = Caber läuft schon: { $address }
server-port-taken = Caber kann unter { $host }, Port { $port }, nicht starten: { $reason }. Wähl mit --port einen anderen.
server-database-address = Das ist keine Adresse einer Datenbank. Nenn eine Datei oder schreib postgresql://benutzer@rechner/name.
server-database-failed = Die Datenbank lässt sich nicht benutzen: { $reason }
server-database-newer = Diese Partien stammen von einer neueren Version von Caber. Installier diese Version, oder nenn mit --database eine andere Datenbank.

## Aufrufe

server-no-table = Diesen Tisch gibt es nicht.
server-no-page = Unter dieser Adresse ist nichts.
server-stale = Am Tisch ist inzwischen etwas passiert. So steht es jetzt.
server-malformed = Das lässt sich nicht lesen: { $reason }
server-content-type = Schick JSON, und sag es dazu: Content-Type: application/json.
server-too-large = Das ist zu groß: höchstens { $kilobytes } KiB.
server-too-slow = Der Aufruf hat zu lange gebraucht.
server-method = Diese Adresse kennt die Methode nicht.
server-language = In dieser Sprache gibt es keine Texte. Sprachen: { $languages }.
server-number = „{ $name }“ muss eine ganze Zahl sein.
server-move = Nenn einen Zug: 1 bis 80 Zeichen.
server-host = Unter diesem Namen antwortet der Server nicht.
server-origin = Das kam von der Seite einer anderen Website, deshalb wurde es abgelehnt.
server-too-many = Das war zu viel auf einmal. Versuch es in { $seconds } s noch einmal.
server-sockets = Du schaust an zu vielen Tischen zugleich zu. Schließ ein paar davon.
server-database-away = Die Partien sind gerade nicht erreichbar. Versuch es noch einmal.
server-fault = Bei uns ist etwas schiefgegangen. Verloren ist nichts; versuch es noch einmal.
server-analysis-late = Das auszurechnen dauert gerade zu lange. Versuch es gleich noch einmal.

## Konten

server-name-taken = „{ $name }“ heißt schon jemand.
server-password-short = Ein Passwort braucht mindestens { $length } Zeichen.
server-not-known = Name und Passwort passen nicht zusammen.
server-both-sides = Du spielst gerade als Gast gegen { $name }. Bring diese Partie zu Ende und melde dich dann an.
server-account-name = Dein Konto heißt { $name } und behält diesen Namen. An jedem Tisch kannst du einen anderen nehmen.
server-no-account = Du bist als Gast hier, also gibt es kein Passwort zu ändern.
server-password-common = Dieses Passwort errät man zuerst. Nimm ein anderes, zum Beispiel ein paar Wörter, die nur du zusammenstellst.
server-erase-unsure = Bestätige, dass du sicher bist: Was gelöscht ist, kommt nicht wieder.
server-database-taken = Ein anderes Caber hat seine Partien gerade in { $place }. Beende es zuerst, oder nenn mit --database eine andere Datei.
server-origin-address = „{ $origin }“ ist keine Adresse, die man eintippen könnte. Schreib zum Beispiel --origin https://games.example.
server-workers-file = Mehrere Prozesse können sich keine Datei teilen. Lass --workers weg: Eine Datei bedient ein Prozess allein. Für mehrere nenn ein PostgreSQL mit --database postgresql://user@host/name.
server-proxy-address = „{ $address }“ ist keine Adresse eines Proxys. Schreib zum Beispiel --proxy 192.0.2.7, oder ein Netz wie 192.0.2.0/24.

## Sicherungen

server-backup-nothing = In { $place } liegen keine Partien. Nenn die Datenbank mit --database.
server-backup-exists = { $file } gibt es schon. Nimm einen anderen Namen, oder ersetz die Datei mit --force.
server-backup-itself = { $file } ist genau die Datei, in der die Partien liegen. Nimm eine andere.
server-backup-failed = Die Sicherung { $file } ließ sich nicht anlegen: { $reason }
server-backup-elsewhere = Dafür hat PostgreSQL ein eigenes Werkzeug: { $command }
server-restore-nothing = Die Datei { $file } gibt es nicht.
server-restore-strange = { $file } ist keine Sicherung, die „caber backup“ angelegt hat.
server-restore-failed = { $file } ließ sich nicht zurückspielen: { $reason }
