### Was die Seiten im Browser über Tipps, Glück und Können sagen.

web-hint = Tipp
web-hint-working = Ich rechne …
web-hint-told = Deine Gewinnchance mit jedem Zug
web-hint-best = am besten
web-hint-estimate = Das sind Schätzungen; sie können ein wenig danebenliegen.
web-hint-sampled = Geschätzt nach dem, was du wissen kannst; ± sagt, wie genau.
web-hint-all = Alle { $count } Züge zeigen
web-hint-few = Nur die besten zeigen

web-luck = Glück und Können
web-luck-working = Es wird ausgerechnet, was jede Stellung wert war …
web-luck-again = Noch einmal versuchen
web-luck-graph = Gewinnchancen Schritt für Schritt
web-luck-step = Schritt { $step } von { $last }
web-luck-table = Woher das Ergebnis kommt
web-luck-start = Chance am Anfang
web-luck-luck = Glück
web-luck-rest = Glück und Schätzfehler
web-luck-own = Eigene Entscheidungen
web-luck-others = Entscheidungen der anderen
web-luck-result = Ergebnis
web-luck-costly = Das hat am meisten gekostet
web-luck-more = { $count ->
    [one] Eine weitere Entscheidung, die ein Prozent oder mehr gekostet hat
   *[other] { $count } weitere Entscheidungen, die ein Prozent oder mehr gekostet haben
    }
web-luck-flawless = Keine Entscheidung hat mit Sicherheit auch nur ein Prozent gekostet.
web-luck-about = Jede Chance stimmt genau, wenn von da an alle fehlerfrei spielen. Ändert sie der Zufall, ist das Glück; ändert sie eine Entscheidung, war das ein Fehler.
web-luck-estimate = Alle Chancen sind geschätzt und können ein wenig danebenliegen. Eine Entscheidung zählt danach, was die beste wert gewesen wäre; alles, was Entscheidungen nicht erklären, zählt als Glück, und darin stecken auch die Schätzfehler.
web-luck-hidden = Jeder Schritt wird nach dem beurteilt, was man am Zug gerade wissen konnte.
web-luck-margin = Um das, was hinter ± steht, kann jede Zahl danebenliegen. Genannt werden nur Entscheidungen, die mehr gekostet haben.
web-luck-sum = Alle Änderungen zusammen führen von der Chance am Anfang zum Ergebnis, und in einem langen Spiel kann eine Summe mehrere hundert Prozent erreichen.
