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
web-error-connection = Der Server ist gerade nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal.
web-error-server = Das hat der Server nicht geschafft ({ $status }). Versuch es gleich noch einmal.

web-settings = Einstellungen
web-settings-language = Sprache
web-settings-theme = Aussehen
web-theme-auto = Wie mein Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-settings-confirm = Jeden Zug bestätigen
web-settings-confirm-about = Ein Zug wird erst gezeigt und gilt, wenn du ihn bestätigst.
web-settings-animate = Animationen
web-settings-sound = Geräusche

web-missing = Hier wächst nur Heidekraut
web-missing-about = Unter dieser Adresse gibt es keine Seite. Vielleicht ist ein Stück vom Link verloren gegangen.
web-missing-home = Zur Startseite

## Startseite

web-start-title = Schottische Spiele für deinen Tisch
web-start-lead = Spiel gegen einen starken Bot, mit jemandem neben dir, oder verschick einen Link. Die Regeln lernst du beim Spielen, und ein Konto brauchst du nicht.
web-start-play = Jetzt spielen
web-start-play-game = { $game } spielen
web-start-now = { $game } gegen „{ $bot }“, den stärksten Bot.
web-start-promise = Keine Werbung, kein Tracking. Nach der Partie lässt sich jede Kartenverteilung prüfen.

web-setup = Partie einrichten
web-setup-game = Spiel
web-setup-players = Mitspieler
web-setup-match = Länge des Wettkampfs
web-setup-games =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
web-setup-clock = Bedenkzeit für jeden
web-setup-no-clock = Unbegrenzt
web-setup-minutes = { $count } min
web-setup-increment = Zusatzzeit pro Zug
web-setup-seconds = { $count } s
web-setup-more = Weitere Optionen
web-option-own = Eigene Auswahl
web-option-own-field = { $option }: eigene Auswahl
web-option-own-hint = Zum Beispiel { $example }
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

web-mine = Meine Partien
web-mine-none = Du hast noch keine Partien. Drück auf „Jetzt spielen“, und die erste läuft.
web-mine-running = Laufend
web-mine-over = Beendet
web-mine-against = gegen { $names }
web-mine-open = einen freien Platz
web-mine-number = Partie { $number } von { $games }
web-mine-turn = Du bist dran
web-mine-continue = Weiter
web-mine-look = Ergebnis
web-mine-all = Alle { $count } zeigen

## Tisch

web-table = Tisch
web-table-missing = Unter dieser Adresse gibt es keinen Tisch. Vielleicht ist ein Stück vom Link verloren gegangen.
web-table-sat-down = { $name } hat sich gesetzt.
web-turn = Du bist dran
web-link-lost = Die Verbindung ist weg. Wir versuchen es weiter, und nichts, was du gespielt hast, geht verloren.
web-link-late = Dein Zug ist noch nicht angekommen. Wir schicken ihn, bis er da ist: Du musst nichts tun.
web-link-good = Die Verbindung steht wieder.
web-seats = Mitspieler
web-seats-open = Freier Platz
web-seats-you = du
web-seats-turn = am Zug
web-seats-ready = bereit
web-seats-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
web-clock = Restzeit
web-bar = Was zu tun ist
web-news = Was die anderen zuletzt getan haben
web-log = Verlauf
web-log-empty = Noch ist nichts gespielt.
web-text = Spielstand als Text
web-choices = Alle Züge als Liste
web-choices-none = Im Moment gibt es nichts zu wählen.
web-choices-confirm = Bestätigen
web-board-broken = Das Brett lässt sich hier nicht zeichnen. Spielen kannst du trotzdem, mit dieser Liste:
web-undo = Zurücknehmen
web-resign = Aufgeben
web-resign-sure = Diese Partie aufgeben?
web-resign-about = Dein Gegenüber gewinnt sofort. Das lässt sich nicht zurücknehmen.
web-resign-about-several = Die Partie endet sofort und wird so gewertet, wie sie steht; gewinnen kannst du sie nicht mehr. Das lässt sich nicht zurücknehmen.
web-resign-yes = Aufgeben
web-resign-no = Weiterspielen

web-share = Jemanden einladen
web-share-about = Wer diesen Link öffnet, darf sich setzen. Die Partie beginnt dann von selbst.
web-share-invite = Link zum Mitspielen
web-share-watch = Andere zuschauen lassen
web-share-spectators = Link zum Zuschauen; zu sehen ist nur, was alle sehen dürfen
web-join = { $name } wartet auf dich
web-join-nobody = Hier ist ein Platz frei
web-join-name = Dein Name
web-join-sit = Hinsetzen
web-join-watch = Nur zuschauen

web-cover = Gib das Gerät an { $name } weiter
web-cover-about = Die Karten bleiben verdeckt, bis { $name } auf den Knopf drückt.
web-cover-lift = Ich bin { $name }

## Das Ende einer Partie

web-end-rank = Platz
web-end-player = Spieler
web-end-points = Punkte
web-end-match = Wettkampf
web-end-match-over = Der Wettkampf über { $games } Partien ist zu Ende.
web-end-match-played = { $played } von { $games } Partien gespielt.
web-end-rematch = Revanche
web-end-next = Nächste Partie
web-end-waiting = Du bist bereit. Wir warten noch auf die anderen.
web-end-deserted = Jemand hat diesen Tisch für immer verlassen. Hier gibt es keine weitere Partie.
web-record = Protokoll herunterladen

web-check = Kartenverteilung prüfen
web-check-fair = Die Kartenverteilung war ehrlich
web-check-unfair = Dieser Kartenverteilung ist nicht zu trauen
web-check-open = Dein Browser kann diese Kartenverteilung nicht selbst prüfen
web-check-browser = Von deinem Browser selbst geprüft
web-check-server = Vom Server geprüft
web-check-promise-kept = Das Siegel des Gebers ist dasselbe, das sich diese Seite zu Beginn gemerkt hat.
web-check-promise-broken = Das Siegel des Gebers ist nicht das, das sich diese Seite zu Beginn gemerkt hat.
web-check-promise-unseen = Dieser Browser war beim Beginn nicht dabei und kann das Siegel nicht selbst vergleichen.
web-check-secret-fits = Das Geheimnis passt zum Siegel.
web-check-secret-differs = Das Geheimnis passt nicht zum Siegel.
web-check-secret-unknown = Über diese Verbindung kann dein Browser nichts selbst nachrechnen. Dazu braucht er https oder Caber auf deinem eigenen Rechner.
web-check-seed-used = Deine eigene Zufallszahl wurde mit eingemischt.
web-check-seed-missing = Deine eigene Zufallszahl wurde nicht mit eingemischt.
web-check-seed-none = Dieser Browser hat nicht mitgespielt und darum keine eigene Zufallszahl beigesteuert.
web-check-record-agrees = Das Protokoll der Partie, das du herunterladen kannst, erzählt dasselbe.
web-check-record-differs = Das Protokoll der Partie erzählt etwas anderes.
web-check-urns-sound = Woraus der Zufall wählen konnte, stand jedes Mal in derselben Reihenfolge.
web-check-urns-unsound = Woraus der Zufall gewählt haben soll, kann nicht stimmen: Es fehlt etwas, steht doppelt oder in wechselnder Reihenfolge da.
web-check-drawn-same =
    { $count ->
        [0] Es gab nichts nachzurechnen.
        [one] Das eine Ergebnis des Zufalls, aus dem Geheimnis und den Zahlen der Mitspieler nachgerechnet, ist dasselbe.
       *[other] Alle { $count } Ergebnisse des Zufalls, aus dem Geheimnis und den Zahlen der Mitspieler nachgerechnet, sind dieselben.
    }
web-check-drawn-differ = Das Ergebnis { $number } des Zufalls war { $drawn }. Aus dem Geheimnis und den Zahlen der Mitspieler folgt { $due }.
web-check-cards =
    { $count ->
        [0] Der Zufall hatte in dieser Partie nichts zu entscheiden.
        [one] Der Zufall hat einmal entschieden. Nach den Spielregeln noch einmal ausgelost, kam dasselbe heraus.
       *[other] Der Zufall hat { $count }-mal entschieden. Nach den Spielregeln noch einmal ausgelost, kam jedes Mal dasselbe heraus.
    }
web-check-rules = Welche Ergebnisse jeweils möglich waren, ist Sache der Spielregeln, und die kennt dein Browser nicht. Wer auch das ohne diesen Server prüfen will, lädt das Protokoll herunter und ruft auf dem eigenen Rechner „caber verify“ auf.
web-check-why = Warum das ehrlich ist: Vor der Partie hat der Server ein Geheimnis versiegelt und dir das Siegel gezeigt. Erst danach hat jedes Gerät eine Zufallszahl beigesteuert. Das Geheimnis und diese Zahlen zusammen bestimmen jede Karte und jeden Wurf. So konnte sich weder der Server noch sonst jemand etwas aussuchen.
web-check-numbers = Die Zahlen
web-check-commitment = Siegel (SHA-256 des Geheimnisses)
web-check-secret = Geheimnis
web-check-seeds = Zufallszahlen der Mitspieler

web-seed = Dein Anteil am Glück
web-seed-about = Der Server versiegelt sein Geheimnis, bevor er das hier von deinem Gerät bekommt, und beides zusammen entscheidet. Es ist zufällig. Schreib etwas anderes hin, wenn du deinem eigenen Glück mehr traust.
web-seed-label = Was dein Gerät beisteuert
web-seed-another = Ein anderes

## Wiederholung

web-replay = Noch einmal ansehen
web-replay-title = { $game }: Partie { $number } noch einmal
web-replay-missing = Diese Partie gibt es an diesem Tisch nicht.
web-replay-start = Die Partie beginnt.
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
web-account-good-for = Als Gast kannst du alles spielen. Mit einem Konto findest du deine Partien auf jedem Gerät wieder und behältst deinen Namen.
web-account-how = Anmelden oder registrieren
web-account-log-in = Anmelden
web-account-register = Registrieren
web-account-password = Passwort
web-account-password-about = Mindestens 8 Zeichen. Zurücksetzen per E-Mail gibt es nicht, also heb es gut auf.
web-account-in = Du bist als { $name } angemeldet. Deine Partien hast du auf jedem Gerät dabei.
web-account-leave = Abmelden
web-account-welcome = Willkommen, { $name }!
web-account-left = Du bist abgemeldet.
web-account-cookies = Caber benutzt ein einziges Cookie: Daran erkennt der Server, welche Partien deine sind. Nichts wird weitergegeben, und niemand wird getrackt.

## Neben dem Spiel

web-short = So gewinnst du
web-watching = Du schaust zu
web-share-local = Diese Adresse gilt nur auf diesem Rechner. Willst du mit jemandem woanders spielen, starte Caber mit „caber serve --host 0.0.0.0“ und nimm die Adresse, unter der andere dich erreichen.
web-end-match-won = { $name } gewinnt den Wettkampf über { $games } Partien.
web-end-wants =
    { $count ->
        [one] { $names } möchte eine Revanche.
       *[other] { $names } möchten eine Revanche.
    }
web-end-is-ready =
    { $count ->
        [one] { $names } ist bereit für die nächste Partie.
       *[other] { $names } sind bereit für die nächste Partie.
    }
