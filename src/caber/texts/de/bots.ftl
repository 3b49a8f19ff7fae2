### Die Bots: wie sie heißen und wie sie spielen.

bot-random = Wanderer
bot-random-about = Spielt, was ihm gerade einfällt. Richtig für die erste Partie.
bot-heuristic = Häuptling
bot-heuristic-about = Wägt jeden Stein ab und lässt keinen liegen. Ein echter Gegner.
bot-greedy = Geizhals
bot-greedy-about = Zählt jede Dukate dieses Zuges, und weiter nicht.
bot-search = Baumeister
bot-search-about = Denkt mehrere Züge voraus, eine Sekunde je Zug. Schwer zu schlagen.
bot-level1 = Schaf
bot-level2 = Pony
bot-level3 = Hirsch
bot-level4 = Wildkatze
bot-level5 = Adler

## Manche Bots gibt es in mehreren Spielen, und jedes spielen sie auf ihre Art: <game>-bot-<name>-about.

schotten-rennen-bot-level1-about = Stufe 1 von 5. Ängstlich: sichert, sobald es geht, und wirft die Risikosteine gleich weg.
schotten-rennen-bot-level2-about = Stufe 2 von 5. Folgt ein paar einfachen Gewohnheiten.
schotten-rennen-bot-level3-about = Stufe 3 von 5. Spielt nach einer guten Faustregel.
schotten-rennen-bot-level4-about = Stufe 4 von 5. Läuft das eigene Rennen so schnell wie möglich und schaut nie auf die anderen.
schotten-rennen-bot-level5-about = Stufe 5 von 5. Spielt zu zweit perfekt, zu dritt und zu viert sehr stark.

tug-of-war-bot-level1-about = Stufe 1 von 5. Kurzsichtig: nimmt, was der erste Würfel gerade hergibt.
tug-of-war-bot-level2-about = Stufe 2 von 5. Folgt einfachen Gewohnheiten: sieht immer nur einen Würfel an und nimmt, was sofort am meisten bringt.
tug-of-war-bot-level3-about = Stufe 3 von 5. Gierig: probiert alles durch, was drei Würfel hergeben, und zählt die Athleten.
tug-of-war-bot-level4-about = Stufe 4 von 5. Denkt den ganzen Zug durch und beurteilt nach einer Faustregel, was dabei herauskommt.
tug-of-war-bot-level5-about = Stufe 5 von 5. Weiß sehr genau, was jede Stellung wert ist, und rechnet jeden Zug bis zum Ende durch.
