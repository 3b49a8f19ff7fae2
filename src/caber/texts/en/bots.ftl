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
bot-level2 = Pony
bot-level3 = Stag
bot-level4 = Wildcat
bot-level5 = Eagle

## Some bots are found in several games and play each in its own way: <game>-bot-<name>-about.

schotten-rennen-bot-level1-about = Level 1 of 5. Timid: secures as soon as it can, and throws its risk stones away at the first chance.
schotten-rennen-bot-level2-about = Level 2 of 5. Follows a few simple habits.
schotten-rennen-bot-level3-about = Level 3 of 5. Plays by a good rule of thumb.
schotten-rennen-bot-level4-about = Level 4 of 5. Runs its own race as fast as can be, and never looks at the others.
schotten-rennen-bot-level5-about = Level 5 of 5. Plays perfectly against one opponent, and very strongly against more.

tug-of-war-bot-level1-about = Level 1 of 5. Short-sighted: takes whatever the first die offers.
tug-of-war-bot-level2-about = Level 2 of 5. Follows simple habits: looks at one die at a time, and takes what brings most at once.
tug-of-war-bot-level3-about = Level 3 of 5. Greedy: tries every way to use its three dice, and counts athletes.
tug-of-war-bot-level4-about = Level 4 of 5. Thinks the whole turn through, and judges what it leads to by a rule of thumb.
tug-of-war-bot-level5-about = Level 5 of 5. Knows very nearly what every position is worth, and searches each turn to its end.
