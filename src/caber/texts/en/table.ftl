### The table: who sits where, and why something can't be done there.

table-open-seat = open seat { $number }
table-somebody = Somebody
table-turn = { $name } to move.
table-waiting-seat = Waiting for somebody to take the open seat.
table-waiting-ready = Waiting for { $names }.
table-deserted = Somebody has left this table for good, so no further game begins here.
table-seats =
    { $count ->
        [one] One seat is
       *[other] { $count } seats are
    } set up, but this game is for { $allowed }.
table-nobody = All seats have bots. Keep at least one for a person.
table-me-twice = You can be “me” at one seat only. Use “friend here” for the other.
table-name-bot = “{ $name }” is what a bot is called. Choose another name.
table-name-taken = Somebody at this table is already called “{ $name }”. Choose another name.
table-seat-taken = This seat is not free. You can watch, or open a table of your own.
table-not-seated = You have no seat at this table, so you can only watch.
table-not-your-turn = It is not your turn: { $name } is to move.
table-not-running = No game is running at this table now.
table-running = A game is running. The next one can begin when it is over.
table-ready = You are ready already. The game begins when everybody is.
table-no-undo = This can't be taken back any more: somebody else has seen it, or a card has been drawn since.
table-no-game = There is no game { $number } at this table yet; so far it has had { $games }.
table-check-running = The deal can be checked when the game is over: until then the dealer's secret stays secret.
table-game-begins = Game { $number } begins.
table-seated = You sit at this table already. Leave the other seat to somebody else.
table-counted = Everything was counted up as it stood.
