### Hints in the terminal: `caber hint`, and the word “hint” in `caber play`.

hint-working = Thinking …
hint-seat = Seat { $seat }
hint-none = There is no hint: with these options, positions of { $game } can't be evaluated well enough.
hint-source = Name a recorded game, with --step if you like; or a drawn position with --position.
hint-game = The position doesn't say which game it is of. Add a line such as “game: schotten_totten”, or name it with --game: { $games }.
hint-over = This game is over. Choose the position with --step, from 0 to { $steps }; “caber replay” shows them.
hint-step = There is no step { $step }. The steps go from 0 to { $steps }.
hint-finished = The game is over in this position, so there is nothing to decide.
hint-chance = No player has to decide in this position: a card is drawn or dice are rolled next.
hint-viewer = Seat { $seat } is to act, but the position is drawn as another viewer sees it. Write “seen by: { $seat }”, or draw everything and leave that line out.
