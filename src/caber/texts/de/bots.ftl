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
bot-level1-about = Stufe 1 von 5. Ängstlich: sichert, sobald es geht, und wirft die Risikosteine gleich weg.
bot-level2 = Pony
bot-level2-about = Stufe 2 von 5. Folgt ein paar einfachen Gewohnheiten.
bot-level3 = Hirsch
bot-level3-about = Stufe 3 von 5. Spielt nach einer guten Faustregel.
bot-level4 = Wildkatze
bot-level4-about = Stufe 4 von 5. Läuft das eigene Rennen so schnell wie möglich und schaut nie auf die anderen.
bot-level5 = Adler
bot-level5-about = Stufe 5 von 5. Spielt zu zweit perfekt, zu dritt und zu viert sehr stark.
