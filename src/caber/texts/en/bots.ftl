### The bots: what each is called, and how it plays.

bot-random = Wanderer
bot-random-about = Plays whatever comes to mind. Right for a first game.
bot-heuristic = Chieftain
bot-heuristic-about = Weighs every stone and never misses a claim. A real opponent.
bot-greedy = Miser
bot-greedy-about = Counts every ducat of this turn, and no further.
bot-search = Master builder
bot-search-about = Thinks several turns ahead, for a second a move. Hard to beat.
bot-level1 = Sheep
bot-level1-about = Level 1 of 5. Timid: secures as soon as it can, and throws its risk stones away at the first chance.
bot-level2 = Pony
bot-level2-about = Level 2 of 5. Follows a few simple habits.
bot-level3 = Stag
bot-level3-about = Level 3 of 5. Plays by a good rule of thumb.
bot-level4 = Wildcat
bot-level4-about = Level 4 of 5. Runs its own race as fast as can be, and never looks at the others.
bot-level5 = Eagle
bot-level5-about = Level 5 of 5. Plays perfectly against one opponent, and very strongly against more.
