### Was die Kontoseite über Passwörter sagt, und über die Daten dessen, der sie liest.

web-password-change = Passwort ändern
web-password-now = Bisheriges Passwort
web-password-new = Neues Passwort
web-password-about = Mindestens 8 Zeichen. Alle anderen Geräte müssen sich neu anmelden.
web-password-changed = Dein Passwort ist geändert. Alle anderen Geräte sind abgemeldet.

web-data = Deine Daten
web-data-about = Der Server speichert deinen Namen, deine Partien und den Tag deines letzten Besuchs; Internetadressen einen Tag lang, zum Schutz vor Überlastung. Nichts wird weitergegeben.
web-data-download = Meine Daten herunterladen
web-erase = Mich löschen
web-erase-sure = Alles über dich löschen?
web-erase-account = Dein Konto, dein Name und deine Anmeldung verschwinden. Auf allen Geräten bist du ein neuer Gast.
web-erase-guest = Dein Name und dein Cookie verschwinden. Danach bist du ein neuer Gast.
web-erase-running = Du gibst alle laufenden Partien auf. Tische, an denen nur du sitzt, verschwinden ebenfalls.
web-erase-finished = Beendete Partien bleiben den anderen erhalten, aber du heißt darin „Jemand“.
web-erase-for-good = Das lässt sich nicht zurücknehmen. Lade vorher deine Daten herunter, wenn du deine Partien behalten willst.
web-erase-yes = Mich löschen
web-erase-no = Alles behalten
web-erase-done = Du bist gelöscht. Jetzt bist du ein neuer Gast.
