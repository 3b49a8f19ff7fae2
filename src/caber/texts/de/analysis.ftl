### Glück und Können: was Stellungen und Züge wert sind, wo jemand das sagen kann.

analysis-percent = { $sign }{ $whole },{ $part } %
# Ist $margin 0, so ist es sicher.
analysis-about = { $margin ->
    [0] { $sign }{ $whole } %
   *[other] { $sign }{ $whole } % ± { $margin }
    }
analysis-decision = „{ $chosen }“, besser wäre „{ $better }“ gewesen: { $cost }
analysis-forfeit =
    { $reason ->
        [time] Zeit abgelaufen: { $cost }
        [crashed] abgestürzt: { $cost }
        [stalled] nicht rechtzeitig geantwortet: { $cost }
        [nonsense] etwas geantwortet, das kein erlaubter Zug ist: { $cost }
       *[other] aufgegeben: { $cost }
    }
analysis-account =
    { $name } begann mit einer Gewinnchance von { $start }. Glück: { $luck }, eigene Entscheidungen: { $own }, Entscheidungen der anderen: { $others }. { $result ->
        [won] Das ergibt den Sieg.
        [lost] Das ergibt die Niederlage.
       *[other] Das ergibt ein Unentschieden; es zählt als geteilter Sieg.
    }
analysis-none = Was Stellungen wert sind, weiß man in diesem Spiel nicht gut genug; deshalb wird nichts darüber gesagt.
analysis-running = Von Glück und Können wird erzählt, wenn das Spiel zu Ende ist.
analysis-hidden = Von Glück und Können wird nach der ganzen Aufzeichnung erzählt; diese hier zeigt nur, was ein einzelner sehen darf.
analysis-hint-others = An einem Tisch mit anderen gibt es keine Tipps: das wäre ihnen gegenüber nicht fair.

## Im Terminal

analysis-working = Es wird ausgerechnet, was jede Stellung wert war …
analysis-title = Glück und Können
analysis-start = Chance am Anfang
analysis-luck = Glück
analysis-own = Eigene Entscheidungen
analysis-others = Entscheidungen der anderen
analysis-result = Ergebnis
analysis-estimate = Alle diese Chancen sind geschätzt und können ein wenig danebenliegen.
analysis-margin = Um das, was hinter ± steht, kann jede Zahl danebenliegen; Glück ist alles, was die Entscheidungen nicht erklären.
analysis-costly = Das hat am meisten gekostet:
analysis-flawless = Keine Entscheidung hat mit Sicherheit auch nur ein Prozent gekostet.
