### Was die Seiten im Browser über Tipps, Glück und Können sagen.

web-hint = Tipp
web-hint-working = Ich rechne …
web-hint-told = Deine Gewinnchance mit jedem Zug
web-hint-best = am besten
web-hint-estimate = Das sind Schätzungen; sie können ein wenig danebenliegen.

web-luck = Glück und Können
web-luck-working = Es wird ausgerechnet, was jede Stellung wert war …
web-luck-again = Noch einmal versuchen
web-luck-graph = Gewinnchancen Schritt für Schritt
web-luck-step = Schritt { $step } von { $last }
web-luck-table = Woher das Ergebnis kommt
web-luck-start = Chance am Anfang
web-luck-luck = Glück
web-luck-own = Eigene Entscheidungen
web-luck-others = Entscheidungen der anderen
web-luck-result = Ergebnis
web-luck-costly = Entscheidungen, die ein Prozent oder mehr gekostet haben
web-luck-flawless = Es gab keine.
web-luck-about = Jede Chance stimmt genau, wenn von da an alle fehlerfrei spielen. Ändert sie der Zufall, ist das Glück; ändert sie eine Entscheidung, war das ein Fehler.
web-luck-estimate = Alle Chancen sind geschätzt und können ein wenig danebenliegen. Ändert der Zufall eine Chance, zählt das als Glück; ändert sie eine Entscheidung, zählt das für den, der sie getroffen hat. Ein Schätzfehler steckt deshalb mal im Glück, mal in einer Entscheidung.
web-luck-sum = Alle Änderungen zusammen führen von der Chance am Anfang zum Ergebnis, und in einem langen Spiel kann eine Summe mehrere hundert Prozent erreichen.
