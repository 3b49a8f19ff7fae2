### Was die Seiten im Browser von sich aus sagen.

## Um jede Seite herum

web-skip = Zum Inhalt springen
web-home = Caber: zur Startseite
web-nav = Hauptmenü
web-close = Schließen
web-done = Fertig
web-loading = Einen Moment …
web-copy = Kopieren
web-copied = Der Link ist kopiert.
web-copy-by-hand = Der Link ist markiert. Kopiere ihn von Hand.
web-error-connection = Der Server ist gerade nicht zu erreichen. Prüf Deine Verbindung und versuch es noch einmal.
web-error-server = Das hat der Server nicht geschafft ({ $status }). Versuch es gleich noch einmal.

web-settings = Einstellungen
web-settings-language = Sprache
web-settings-theme = Aussehen
web-theme-auto = Wie mein Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-settings-confirm = Jeden Zug bestätigen
web-settings-confirm-about = Ein Zug wird erst gezeigt und gilt, wenn Du ihn bestätigst.
web-settings-animate = Animationen
web-settings-sound = Geräusche

web-missing = Hier wächst nur Heidekraut
web-missing-about = Unter dieser Adresse gibt es keine Seite. Vielleicht ist ein Stück vom Link verloren gegangen.
web-missing-home = Zur Startseite

## Startseite

web-start-title = Schottische Spiele für Deinen Tisch
web-start-lead = Spiel gegen einen starken Bot, mit jemandem neben Dir, oder verschick einen Link. Ein Konto brauchst Du nicht.
web-start-play = Jetzt spielen
web-start-now = { $game } gegen „{ $bot }“, den stärksten Bot. Die Regeln lernst Du unterwegs.
web-start-promise = Keine Werbung, keine Verfolgung. Nach dem Spiel lässt sich jedes Austeilen nachprüfen.

web-setup = Spiel einrichten
web-setup-game = Spiel
web-setup-players = Mitspieler
web-setup-match = Länge der Partie
web-setup-games =
    { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    }
web-setup-clock = Bedenkzeit für jeden
web-setup-no-clock = Unbegrenzt
web-setup-minutes = { $count } min
web-setup-increment = Zeit, die jeder Zug dazugibt
web-setup-seconds = { $count } s
web-setup-more = Weitere Optionen
web-setup-play = Tisch öffnen

web-seat = Platz { $number }
web-seat-me = Ich
web-seat-here = Freund hier
web-seat-open = Freund per Link
web-seat-bot = Bot
web-seat-level = Stärke
web-seat-open-about = Du bekommst einen Link zum Verschicken. Sobald sich jemand gesetzt hat, geht es los.
web-name = Name
web-player = Spieler { $number }

web-mine = Meine Spiele
web-mine-none = Noch hast Du keine Spiele. Ein Druck auf „Jetzt spielen“, und das erste läuft.
web-mine-running = Laufend
web-mine-over = Beendet
web-mine-against = gegen { $names }
web-mine-open = einen freien Platz
web-mine-number = Spiel { $number } von { $games }
web-mine-turn = Du bist dran
web-mine-continue = Weiter
web-mine-look = Ergebnis
web-mine-all = Alle { $count } zeigen

## Tisch

web-table = Tisch
web-table-missing = Unter dieser Adresse gibt es keinen Tisch. Vielleicht ist ein Stück vom Link verloren gegangen.
web-table-sat-down = { $name } hat sich gesetzt.
web-turn = Du bist dran
web-reconnecting = Die Verbindung ist weg. Wir versuchen es weiter, und nichts, was Du gespielt hast, geht verloren.
web-seats = Mitspieler
web-seats-open = Freier Platz
web-seats-you = Du
web-seats-turn = am Zug
web-seats-ready = bereit
web-seats-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
web-clock = Restzeit
web-bar = Was zu tun ist
web-log = Protokoll
web-log-empty = Noch ist nichts gespielt.
web-text = Textbrett
web-choices = Alle Züge als Liste
web-choices-none = Im Moment gibt es nichts zu wählen.
web-board-broken = Das Brett lässt sich hier nicht zeichnen. Spielen kannst Du trotzdem, mit dieser Liste:
web-undo = Zurücknehmen
web-resign = Aufgeben
web-resign-sure = Dieses Spiel aufgeben?
web-resign-about = Die Gegenseite gewinnt sofort. Das lässt sich nicht zurücknehmen.
web-resign-yes = Aufgeben
web-resign-no = Weiterspielen

web-share = Jemanden einladen
web-share-about = Wer diesen Link öffnet, darf sich setzen. Das Spiel beginnt dann von selbst.
web-share-invite = Link für Deine Mitspielerin oder Deinen Mitspieler
web-share-watch = Andere zuschauen lassen
web-share-spectators = Link zum Zuschauen, ohne Blick in die Karten
web-join = { $name } wartet auf Dich
web-join-nobody = Hier ist ein Platz frei
web-join-name = Dein Name
web-join-sit = Hinsetzen
web-join-watch = Nur zuschauen

web-cover = Gib das Gerät an { $name } weiter
web-cover-about = Die Karten bleiben verdeckt, bis { $name } auf den Knopf drückt.
web-cover-lift = Ich bin { $name }

## Das Ende eines Spiels

web-end-player = Spieler
web-end-points = Punkte
web-end-match = Partie
web-end-match-over = Die Partie über { $games } Spiele ist zu Ende.
web-end-match-played = { $played } von { $games } Spielen gespielt.
web-end-rematch = Revanche
web-end-next = Nächstes Spiel
web-end-waiting = Du bist bereit. Die anderen fehlen noch.
web-record = Mitschrift laden

web-check = Austeilen prüfen
web-check-fair = Es wurde ehrlich ausgeteilt
web-check-unfair = Diesem Austeilen ist nicht zu trauen
web-check-promise-kept = Das Siegel des Gebers ist dasselbe, das sich diese Seite zu Beginn gemerkt hat.
web-check-promise-broken = Das Siegel des Gebers ist nicht das, das sich diese Seite zu Beginn gemerkt hat.
web-check-promise-unseen = Dieser Browser war beim Beginn nicht dabei und kann das Siegel nicht selbst vergleichen.
web-check-secret-fits = Das Geheimnis passt zum Siegel. Das hat Dein Browser gerade selbst nachgerechnet.
web-check-secret-differs = Das Geheimnis passt nicht zum Siegel. Das hat Dein Browser gerade selbst nachgerechnet.
web-check-secret-unknown = Über diese Verbindung kann Dein Browser das Siegel nicht nachrechnen. Dazu braucht er https oder Caber auf Deinem eigenen Rechner.
web-check-seed-used = Deine eigene Zufallszahl wurde mit eingemischt.
web-check-seed-missing = Deine eigene Zufallszahl wurde nicht mit eingemischt.
web-check-seed-none = Dieser Browser hat nicht mitgespielt und darum keine eigene Zufallszahl beigesteuert.
web-check-cards =
    { $count ->
        [one] Eine Karte wurde aus dem Geheimnis noch einmal ausgeteilt, und es war dieselbe.
       *[other] Alle { $count } Karten wurden aus dem Geheimnis noch einmal ausgeteilt, und jede war dieselbe.
    }
web-check-why = Warum das ehrlich ist: Vor dem Spiel hat der Server ein Geheimnis versiegelt und Dir das Siegel gezeigt. Erst danach hat jedes Gerät eine Zufallszahl beigesteuert. Das Geheimnis und diese Zahlen zusammen bestimmen jede Karte. So konnte sich weder der Server noch sonst jemand eine aussuchen.
web-check-numbers = Die Zahlen
web-check-commitment = Siegel (SHA-256 des Geheimnisses)
web-check-secret = Geheimnis
web-check-seeds = Zufallszahlen der Mitspieler

## Wiederholung

web-replay = Noch einmal ansehen
web-replay-title = { $game }: Spiel { $number } noch einmal
web-replay-missing = Dieses Spiel gibt es an diesem Tisch nicht.
web-replay-start = Das Spiel beginnt.
web-replay-share = Link zu diesem Augenblick
web-replay-table = Zum Tisch
web-step = Schritte
web-step-first = Zum Anfang
web-step-back = Einen Schritt zurück
web-step-play = Abspielen
web-step-pause = Anhalten
web-step-forward = Einen Schritt vor
web-step-last = Zum Ende
web-step-slider = Schritt

## Regeln und Konto

web-rules = Regeln
web-rules-of = Regeln von { $game }
web-rules-missing = Ein Spiel mit diesem Namen gibt es hier nicht.

web-account = Konto
web-account-good-for = Als Gast kannst Du alles spielen. Mit einem Konto findest Du Deine Spiele auf jedem Gerät wieder und behältst Deinen Namen.
web-account-how = Anmelden oder neu registrieren
web-account-log-in = Anmelden
web-account-register = Registrieren
web-account-password = Passwort
web-account-password-about = Mindestens 8 Zeichen. Zurücksetzen per E-Mail gibt es nicht, also heb es gut auf.
web-account-in = Du bist als { $name } angemeldet. Deine Spiele hast Du auf jedem Gerät dabei.
web-account-leave = Abmelden
web-account-welcome = Willkommen, { $name }!
web-account-left = Du bist abgemeldet.
web-account-cookies = Caber benutzt ein einziges Cookie: Daran erkennt der Server, welche Spiele Deine sind. Nichts wird weitergegeben, niemand wird verfolgt.
