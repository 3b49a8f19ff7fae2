### The games as environments of PettingZoo and Gymnasium.

adapters-render-mode = There is no render mode “{ $mode }”. Modes: { $modes }.
adapters-move-number = There is no move number { $number }; moves are numbered 0 to { $most }. The mask of an observation marks the legal ones.
adapters-move-text = step() takes the number of a move, and “{ $text }” is its text. Its number is { $number }: state.parse("{ $text }")
adapters-move-given = step() takes the number of a move, a whole number from 0 to { $most }, and not { $given }.
adapters-opponents = opponents is a list with one bot for each other seat, such as ["{ $bot }"]. A bot in it is a name, an object with a method choose(view, rng), or a class of such objects.
adapters-seat = There is no seat “{ $seat }”. Seats are numbered 0 to { $last }; “any” draws lots.
adapters-over = The game is over. Begin another one with reset().
adapters-picture-browser = Pictures of the board need a browser, and Chromium could not be started. Install it with: playwright install chromium (or your system's own package of Chromium). The render mode “ansi” needs no browser.
adapters-picture-page = The page that draws the board has not been built. In a checkout of the sources, build it with: make web
