### The bots: what each is called, and how it plays.

bot-random = Wanderer
bot-random-about = Plays whatever comes to mind. Right for a first game.
bot-heuristic = Chieftain
bot-heuristic-about = Weighs every stone and never misses a claim. A real opponent.
bot-greedy = Miser
bot-greedy-about = Counts every ducat of this turn, and no further.
bot-search = Master builder
bot-search-about = Thinks several turns ahead, for a second a move. Hard to beat.
