### The games as other libraries know games: PettingZoo and Gymnasium.

adapters-render-mode = There is no render mode “{ $mode }”. Modes: { $modes }.
adapters-move-number = Moves are numbered 0 to { $most }, so { $number } is none. The mask of an observation says which are legal.
adapters-seat = There is no seat “{ $seat }”. Seats are numbered 0 to { $last }; “any” draws lots.
adapters-over = The game is over. Begin another one with reset().
adapters-picture-browser = A picture of the board is taken by a browser, and no Chromium could be started. Install one with: playwright install chromium (or your system's own package of Chromium). The render mode “ansi” needs none.
adapters-picture-page = The page whose board is drawn has not been built. In a checkout of the sources, build it with: make web
