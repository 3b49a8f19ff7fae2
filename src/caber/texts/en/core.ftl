### The texts common to all games. { $name } and the like are filled in by the program.

## Choosing a game, its options, names and bots

error-nearest = Did you mean “{ $nearest }”?
error-unknown-game = There is no game called “{ $name }”. Games: { $games }.
error-option-value = The option { $name } can't be “{ $value }”. It takes one of: { $choices }.
error-option-own = The option { $name } can't be “{ $value }”. { $reason } It takes { $choices }, or something of your own such as { $example }.
error-option-name = “{ $name }” sets no option. Write name=value with one of these names: { $names }.
error-option-twice = The option { $name } is given twice. Give it once.
error-too-few-cards = That makes only { $cards } clan cards, but two hands need { $needed }. Choose more clans or values, or smaller hands.
error-players =
    The option players is { $players }, but { $seats ->
        [one] there is one seat
       *[other] there are { $seats } seats
    }. Leave the option out: the seats decide how many play.
error-move-number = There is no move number { $number }. This game has { $moves } moves, counted from 0.
error-unknown-bot = No bot called “{ $name }” plays { $game }. Bots: { $bots }.
error-untimed-bot = The bot { $name } doesn’t think by the clock, so it takes no number of milliseconds.
error-bot-budget = “{ $name }” should end with a whole number of milliseconds from 1 to { $most }, such as level5:250.
error-bot-view = A bot sees what its seat may know, and this is the view of another seat or the open position. Ask it so: bot.choose(state.hide(state.turn), rng)
error-bot-turn = No seat is to act here: chance deals, or the game is over. Ask a bot only when state.turn is a seat.
error-no-bot = { $given } is no bot. A bot is a name such as “level3”, an object with a method choose(view, rng), or a class of such objects.
error-name = “{ $name }” can't be written into a record as a name. A name needs at least one character, and has no “|”, no line break, and no space at either end.

## Reading and checking a record

record-empty = There is no record here. Its first line would be “caber record 1”.
record-start = Line { $line }: a record begins with the line “caber record 1”.
record-header = Line { $line }: “{ $text }” isn't a header of a record. A header is a known name, a colon and a value, such as “game: schotten_totten”.
record-header-twice = Line { $line }: the header “{ $name }” is given twice. Keep one of them.
record-header-missing = The record that begins in line { $line } lacks the header “{ $name }”.
record-version = Line { $line }: this game was played by version { $version } of the rules of { $game }, but this Caber knows version { $known }. Another release of Caber may read it.
record-value = Line { $line }: the header “{ $name }” can't be “{ $text }”: { $reason }
record-hex = Line { $line }: the header “{ $name }” can't be “{ $text }”; it has { $digits } hexadecimal digits.
record-seats =
    Line { $line }: { $count ->
        [one] one seat is named
       *[other] { $count } seats are named
    }, but by its options the game is for { $players }.
record-line = Line { $line }: “{ $text }” can't stand here. After the headers come moves, such as “seat 1: r7@3; draw” or “chance: b4”, and remarks that begin with “#”.
record-turn = Line { $line }: the line says “{ $stated }”, but it is the turn of “{ $actual }”.
record-move = Line { $line }: move { $number }, “{ $move }”, can't be played. { $reason }
record-after-end = Line { $line }: the game is over before “{ $move }”, so no move may follow.
record-result = Line { $line }: the result is said to be “{ $stated }”, but the moves lead to “{ $actual }”.
record-forfeit = Line { $line }: the moves below end the game by the rules, so it can't have ended by a forfeit.
record-deal = Line { $line }: move { $number } is “{ $move }”, but by its secret the dealer had to deal “{ $dealt }”.
record-commitment = Line { $line }: the secret doesn't belong to the commitment that was published before the game, so the deal can't be trusted.

## The table of options on a rules page

options-table-option = option
options-table-values = values, default first
options-table-own = { $values }, or such as { $example }
options-table-meaning = meaning

## Endings outside the rules

ending-resigned =
    { $name } gave up. { $count ->
        [one] The win goes to { $winners }.
       *[other] { $winners } share the win.
    }
ending-time =
    { $name } ran out of time. { $count ->
        [one] The win goes to { $winners }.
       *[other] { $winners } share the win.
    }

## Several names in a row

list-and = { $names } and { $last }
number-decimal = { $whole }.{ $part }

## The players on the pictures of a rules page

rules-me = You
rules-other = Opponent
