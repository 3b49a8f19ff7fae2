### Wat de server zegt: op de opdrachtregel bij het starten, en tegen wie iets vraagt dat niet kan.

## Starten

server-address = Caber staat klaar: { $address }
server-kept = De partijen staan in { $place }
server-end = Ctrl-C stopt Caber; elke partij gaat later verder waar je gebleven was.
server-already = Caber draait al: { $address }
server-port-taken = Caber kan niet starten op { $host }, poort { $port }: { $reason }. Kies een andere met --port.
server-database-address = Dat is geen adres van een database. Noem een bestand, of schrijf postgresql://gebruiker@computer/naam.
server-database-failed = De database werkt niet: { $reason }
server-database-newer = Deze partijen zijn bewaard door een nieuwere versie van Caber. Installeer die versie, of noem met --database een andere database.

## Aanroepen

server-no-table = Die tafel bestaat niet.
server-no-page = Op dit adres is niets.
server-stale = Er is intussen iets gebeurd aan tafel. Zo staat het nu.
server-malformed = Dat is niet te lezen: { $reason }
server-content-type = Stuur JSON, en zeg het erbij: Content-Type: application/json.
server-too-large = Dat is te groot: hoogstens { $kilobytes } KiB.
server-too-slow = De aanroep deed er te lang over.
server-method = Dit adres kent die methode niet.
server-language = In die taal zijn er geen teksten. Talen: { $languages }.
server-number = “{ $name }” moet een geheel getal zijn.
server-move = Noem een zet: 1 tot 80 tekens.
server-host = Onder die naam antwoordt deze server niet.
server-origin = Dat kwam van een pagina van een andere site, dus is het geweigerd.
server-too-many = Dat was te veel tegelijk. Probeer het over { $seconds } s opnieuw.
server-sockets = Je kijkt aan te veel tafels tegelijk mee. Sluit er een paar.
server-database-away = De partijen zijn even niet bereikbaar. Probeer het opnieuw.
server-fault = Er ging bij ons iets mis. Er is niets verloren gegaan; probeer het opnieuw.
server-analysis-late = Dat uitrekenen duurt nu te lang. Probeer het zo nog eens.

## Accounts

server-name-taken = Er is al iemand die “{ $name }” heet.
server-password-short = Een wachtwoord heeft minstens { $length } tekens nodig.
server-not-known = Naam en wachtwoord horen niet bij elkaar.
server-both-sides = Je speelt nu als gast tegen { $name }. Maak die partij eerst af en log dan in.
server-account-name = Je account heet { $name } en houdt die naam. Aan elke tafel kun je een andere gebruiken.
server-no-account = Je bent hier te gast, dus er is geen wachtwoord om te wijzigen.
server-password-common = Dat wachtwoord raadt iedereen het eerst. Kies een ander, bijvoorbeeld een paar woorden die alleen jij bij elkaar zet.
server-erase-unsure = Bevestig dat je het zeker weet: wat gewist is, komt niet terug.
server-database-taken = Een andere Caber bewaart zijn partijen nu in { $place }. Stop die eerst, of noem met --database een ander bestand.
server-origin-address = “{ $origin }” is geen adres dat je kunt intikken. Schrijf bijvoorbeeld --origin https://games.example.
server-workers-file = Meerdere processen kunnen geen bestand delen. Laat --workers weg: een bestand heeft aan één proces genoeg. Noem voor meerdere een PostgreSQL met --database postgresql://user@host/name.
server-proxy-address = “{ $address }” is geen adres van een proxy. Schrijf bijvoorbeeld --proxy 192.0.2.7, of een netwerk zoals 192.0.2.0/24.

## Reservekopieën

server-backup-nothing = In { $place } staan geen partijen. Noem de database met --database.
server-backup-exists = { $file } bestaat al. Kies een andere naam, of vervang het bestand met --force.
server-backup-itself = { $file } is precies het bestand waarin de partijen staan. Kies een ander.
server-backup-failed = De reservekopie { $file } is niet gelukt: { $reason }
server-backup-elsewhere = PostgreSQL heeft daar eigen gereedschap voor: { $command }
server-restore-nothing = Het bestand { $file } bestaat niet.
server-restore-strange = { $file } is geen reservekopie van “caber backup”.
server-restore-failed = { $file } kon niet worden teruggezet: { $reason }
