### Die Bots: wie sie heißen und wie sie spielen.

bot-random = Wanderer
bot-random-about = Spielt, was ihm gerade einfällt. Richtig für die erste Partie.
bot-heuristic = Häuptling
bot-greedy = Geizhals
bot-search = Baumeister
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

schotten-totten-bot-level1-about = Stufe 1 von 5. Gleich und gleich gesellt sich gern: sieht nur, welche Karten auf der eigenen Seite eines Steins zusammenpassen.
schotten-totten-bot-level2-about = Stufe 2 von 5. Weiß, was aus den eigenen Seiten noch werden kann, und achtet nicht auf deine.
schotten-totten-bot-level3-about = Stufe 3 von 5. Wägt jeden Stein ab, einen Zug weit, und lässt sich keinen entgehen, der zu holen ist.
schotten-totten-bot-level4-about = Stufe 4 von 5. Rät ein paarmal, was du auf der Hand hast, und denkt ein wenig voraus.
schotten-totten-bot-level5-about = Stufe 5 von 5. Spielt Tausende Kartenhände durch, die du haben könntest, und bei leerem Stapel alles bis zum Ende.

tug-of-war-bot-level1-about = Stufe 1 von 5. Kurzsichtig: nimmt, was der erste Würfel gerade hergibt.
tug-of-war-bot-level2-about = Stufe 2 von 5. Folgt einfachen Gewohnheiten: sieht immer nur einen Würfel an und nimmt, was sofort am meisten bringt.
tug-of-war-bot-level3-about = Stufe 3 von 5. Gierig: probiert alles durch, was drei Würfel hergeben, und zählt die Athleten.
tug-of-war-bot-level4-about = Stufe 4 von 5. Denkt den ganzen Zug durch und beurteilt nach einer Faustregel, was dabei herauskommt.
tug-of-war-bot-level5-about = Stufe 5 von 5. Weiß sehr genau, was jede Stellung wert ist, und rechnet jeden Zug bis zum Ende durch.

kilt-castle-bot-level1-about = Stufe 1 von 5. Kurzsichtig: zählt am Ende des Zuges die eigenen Dukaten und sonst keine.
kilt-castle-bot-level2-about = Stufe 2 von 5. Ein Geizhals: rechnet aus, wie weit ihn jeder Zug nach vorn bringt, und weiter nicht.
kilt-castle-bot-level3-about = Stufe 3 von 5. Plant für die nächsten Dukatentage, als bliebe die Burg, wie sie ist.
kilt-castle-bot-level4-about = Stufe 4 von 5. Weiß, was hohe Türme und große Flächen wert sind, und schaut ein paar Züge voraus.
kilt-castle-bot-level5-about = Stufe 5 von 5. Denkt viele Züge voraus, eine Sekunde je Zug, und spielt den letzten Zug fehlerlos.
