### External programs that play as bots.

program-command = “{ $command }” isn't a command. Write the program and its arguments, quoted as in a shell: python bot.py --level 3
program-missing = There is no program “{ $program }”. Write a command that can be run from here.
program-greeting =
    “{ $command }” can't play: { $reason ->
        [stalled] it didn't introduce itself in time
        [nonsense] it introduced itself in a way that can't be understood
       *[crashed] it ended instead of introducing itself
    } ({ $detail }). The page docs/bot-protocol.md describes the protocol.
program-game = { $name } doesn't play { $game }. It plays: { $games }.
program-named = “{ $text }” names no program. Write NAME=COMMAND with a name of 1 to { $longest } characters, and each name once.
program-resume = A program plays in this game, and a file never starts one by itself. Name the seats again: --seats { $seats }
program-resume-seats = The seats of a resumed game stay as they were: --seats { $seats }
program-detail = What was wrong with the program: { $detail }

## On the page

program-title = { $name } (program)
program-about = An external program, started by the operator of this server. How well it plays has not been tested here.

## Endings

ending-crashed =
    { $name } broke down and loses. { $count ->
        [one] The win goes to { $winners }.
       *[other] { $winners } share the win.
    }
ending-stalled =
    { $name } didn't answer in time and loses. { $count ->
        [one] The win goes to { $winners }.
       *[other] { $winners } share the win.
    }
ending-nonsense =
    { $name } answered with something that isn't a legal move and loses. { $count ->
        [one] The win goes to { $winners }.
       *[other] { $winners } share the win.
    }
