### Die Bots: wie sie heißen und wie sie spielen.

bot-random = Wanderer
bot-random-about = Spielt, was ihm gerade einfällt. Richtig für die erste Partie.
bot-heuristic = Häuptling
bot-heuristic-about = Wägt jeden Stein ab und lässt keinen liegen. Ein echter Gegner.
