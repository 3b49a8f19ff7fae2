### External programs and classes of one's own that play as bots.

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
program-resume = A program or a bot of someone's own plays in this game, and a file never starts one by itself. Name the seats again: --seats { $seats }
program-resume-seats = The seats of a resumed game stay as they were: --seats { $seats }
program-detail = What was wrong with the program: { $detail }

## Bots of one's own, named module:Class on the command line

program-own-by-name = “{ $name }” names a class of your own, which is imported only if you name it on the command line. In Python, pass the class or an object of it.
program-own-module = There is no module “{ $module }” in this folder or among the installed packages. The class Mine in the file my_bots.py is named my_bots:Mine.
program-own-import = The module “{ $module }” can't be imported: { $detail }.
program-own-class =
    The module “{ $module }” has no “{ $name }”. { $count ->
        [0] Name a class with a method choose(view, rng), as in my_bots:Mine.
        [one] There is one bot in it: { $classes }.
       *[other] There are { $count } bots in it: { $classes }.
    }
program-own-choose = “{ $name }” is no bot. A bot is a class with a method choose(self, view, rng) that returns the number of a legal move.
program-own-arguments = “{ $name }” needs arguments: { $arguments }. A bot is made without any, so give them defaults.
program-own-fails = “{ $name }” can't be made: { $detail }.

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
