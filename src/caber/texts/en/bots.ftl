### The bots: what each is called, and how it plays.

bot-random = Wanderer
bot-random-about = Plays whatever comes to mind. Right for a first game.
bot-heuristic = Chieftain
bot-greedy = Miser
bot-search = Master builder
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

schotten-totten-bot-level1-about = Level 1 of 5. Puts like to like: sees only which cards go together on its own side of a stone.
schotten-totten-bot-level2-about = Level 2 of 5. Knows what its own sides can become, and takes no notice of yours.
schotten-totten-bot-level3-about = Level 3 of 5. Weighs every stone, one move ahead, and never misses a claim.
schotten-totten-bot-level4-about = Level 4 of 5. Guesses your hand a few times and looks a little ahead.
schotten-totten-bot-level5-about = Level 5 of 5. Plays through thousands of hands you might hold, and when the stack is empty, to the very end.

tug-of-war-bot-level1-about = Level 1 of 5. Short-sighted: takes whatever the first die offers.
tug-of-war-bot-level2-about = Level 2 of 5. Follows simple habits: looks at one die at a time, and takes what brings most at once.
tug-of-war-bot-level3-about = Level 3 of 5. Greedy: tries every way to use its three dice, and counts athletes.
tug-of-war-bot-level4-about = Level 4 of 5. Thinks the whole turn through, and judges what it leads to by a rule of thumb.
tug-of-war-bot-level5-about = Level 5 of 5. Knows very nearly what every position is worth, and searches each turn to its end.

kilt-castle-bot-level1-about = Level 1 of 5. Short-sighted: counts its own ducats at the end of the turn, and nobody else's.
kilt-castle-bot-level2-about = Level 2 of 5. A miser: counts how far each turn puts it ahead, and looks no further.
kilt-castle-bot-level3-about = Level 3 of 5. Plans for the next ducat days, as if the castle stayed as it is.
kilt-castle-bot-level4-about = Level 4 of 5. Knows what tall towers and large areas are worth, and looks a few moves ahead.
kilt-castle-bot-level5-about = Level 5 of 5. Thinks many turns ahead, for a second a move, and plays the last turn without a fault.
