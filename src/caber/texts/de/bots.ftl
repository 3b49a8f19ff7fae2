### Die Bots: wie sie heißen und wie sie spielen.

bot-random = Wanderer
bot-random-about = Spielt, was ihm gerade einfällt. Richtig für die erste Partie.
bot-heuristic = Häuptling
bot-heuristic-about = Wägt jeden Stein ab und lässt keinen liegen. Ein echter Gegner.
bot-greedy = Geizhals
bot-greedy-about = Zählt jede Dukate dieses Zuges, und weiter nicht.
bot-search = Baumeister
bot-search-about = Denkt mehrere Züge voraus, eine Sekunde je Zug. Schwer zu schlagen.
