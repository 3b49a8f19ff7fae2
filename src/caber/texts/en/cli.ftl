### The texts of the command line for every game. The words to type are the same in every language.

## Files

cli-file-missing = There is no file “{ $file }”.
cli-file-folder = “{ $file }” is a folder. Name a file.
cli-file-unreadable = “{ $file }” can't be read: { $reason }.
cli-file-large = “{ $file }” is larger than { $megabytes } MB, so it can't be a record.
cli-file-binary = “{ $file }” isn't text, so it can't be a record.
cli-file-unwritable = “{ $file }” can't be written: { $reason }.
cli-file-exists = “{ $file }” exists already and stays as it is. Choose another name; to continue a saved game, use --resume.

## Setting up

cli-you = You
cli-seats-count =
    { $count ->
        [one] One seat is
       *[other] { $count } seats are
    } named, but { $game } is for { $allowed }. Write --seats human,random or the like.
cli-seat = “{ $name }” can't take a seat. A seat is human, human:NAME, program:COMMAND, a class of your own such as my_bots:Mine, or a bot: { $bots }.
cli-seat-name = The name “{ $name }” is taken: a bot or another player has it.
cli-which-game = Which game? Choose one of: { $games }.
cli-options = Options: { $options }
cli-match = Game { $number } of { $games }.
cli-commitment = The dealer's commitment: { $commitment }
cli-welcome = Type a move, or press Enter for a list of your choices; “help” explains everything.

## Saved games

cli-save-remark = A game that isn't over: the secret below gives away every hidden card. To continue: caber play --resume with this file.
cli-saved = Saved in { $file }.
cli-resumed = Back in the game saved in { $file }.
cli-resume-agreed = A resumed game keeps its options, seats and number of games. Leave them out.
cli-resume-game = “{ $file }” is a game of { $game }.
cli-resume-match = “{ $file }” can't be resumed: its game { $number } doesn't belong to one match with the others.
cli-resume-unfinished = “{ $file }” can't be resumed: its game { $number } isn't over, but others follow it.
cli-resume-secret = “{ $file }” can't be resumed: it lacks the dealer's secret, so no further card can be dealt.
cli-resume-deal = “{ $file }” can't be resumed: { $reason }
cli-resume-over = The match in { $file } is over.
cli-left = Nothing was played, so nothing is kept.
cli-left-saved = The game is saved in { $file }. To continue it:
cli-keep = Type a file name to keep the record, or press Enter to leave without it:
cli-kept = The record is in { $file }. “caber replay” steps through it, “caber verify” checks it.

## Playing

cli-prompt = { $name } >
cli-prompt-forced = Enter: { $move }; undo takes your last move back >
cli-prompt-only = Enter: { $move } (nothing else is possible) >
cli-forced = Only one move was possible, so it was made: { $move }.
cli-hand-over = It is { $name }'s turn. Is no one else looking? Then press Enter, { $name }:
cli-number = There is no number { $number }. The choices go from 1 to { $moves }.
cli-several = “{ $text }” could be any of these:
cli-offers-hint = Type a move, such as { $move }, or its number; “moves” lists them one by one.
cli-undo-offer = takes your last move back
cli-undone = Taken back.
cli-undo-nothing = You have not moved yet, so there is nothing to take back.
cli-undo-revealed = A card has been turned up since your last move, so it stands.
cli-undo-moved = Another player has moved since your last move, so it stands.
cli-log-empty = No moves yet.
cli-next-game = Enter begins the next game:
cli-score = After game { $played } of { $games }: { $points }.
cli-score-final = Final score after { $games } games: { $points }.
cli-secret = The dealer's secret: { $secret }

## Help while playing

cli-help-typing = Type a move in notation, such as { $move }, or as much of it as makes it clear; or its number in the list. Capitals and spaces don't matter. The other words:
cli-help-moves = every legal move with its number
cli-help-hint = the best moves, with the chance to win after each
cli-help-undo = takes your last move back, as long as nothing was revealed
cli-help-board = shows the board again
cli-help-log = everything that has happened
cli-help-rules = the rules of the game
cli-help-save = saves the game; “save FILE” in that file
cli-help-help = this list
cli-help-quit = saves the game and leaves

## Replaying

cli-replay-step = step { $step } of { $steps }
cli-replay-prompt = Enter: next, b: back, a number: that step, q: leave >
cli-replay-viewer = Choose --seat or --spectator, not both.
cli-replay-seat = There is no seat { $seat } in this game; it has { $seats }.
cli-replay-hidden = This record holds only what { $viewer } saw.
cli-replay-game =
    “{ $file }” holds { $games ->
        [one] one game
       *[other] { $games } games
    }.

## Verifying

cli-verify-game = Game { $number }: { $game }, { $seats }, { $result }
cli-verify-moves =
    { $moves ->
        [one] The one move is
       *[other] All { $moves } moves are
    } legal.
cli-verify-deal =
    { $dealt ->
        [0] Chance had nothing to decide.
        [one] Chance decided once, as the dealer had promised.
       *[other] Chance decided { $dealt } times, each time as the dealer had promised.
    }
cli-verify-no-secret = The deal can't be checked yet: the dealer's secret isn't in the record.
cli-verify-withheld = The deal can't be checked: the game is over, but the dealer's secret isn't in the record.
cli-verify-claims =
    { $claims ->
        [one] The one claim is proven, by two independent methods.
       *[other] All { $claims } claims are proven, by two independent methods.
    }
cli-verify-claim = Line { $line }: move { $number }, “{ $move }”, fails the second, independent check: { $reason }

## Copies of all games

cli-backup-copying = Copying
cli-backup-done =
    { $tables ->
        [one] One table is safe in { $file }
       *[other] { $tables } tables are safe in { $file }
    }
cli-restore-done = The games of { $file } are now in { $place }
cli-restore-former = The games that were there before: { $former }
