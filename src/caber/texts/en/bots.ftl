### The bots: what each is called, and how it plays.

bot-random = Wanderer
bot-random-about = Plays whatever comes to mind. Right for a first game.
bot-heuristic = Chieftain
bot-heuristic-about = Weighs every stone and never misses a claim. A real opponent.
