### What the browser's pages say by themselves.

## Around every page

web-skip = Skip to the content
web-home = Caber: to the start page
web-nav = Main menu
web-close = Close
web-done = Done
web-loading = One moment …
web-copy = Copy
web-copied = The link has been copied.
web-copy-by-hand = The link is selected. Copy it by hand.
web-error-connection = The server can't be reached just now. Check your connection and try again.
web-error-server = The server couldn't do that ({ $status }). Try again in a moment.

web-settings = Settings
web-settings-language = Language
web-settings-theme = Appearance
web-theme-auto = As on my device
web-theme-light = Light
web-theme-dark = Dark
web-settings-confirm = Confirm every move
web-settings-confirm-about = A move is shown first, and counts when you confirm it.
web-settings-animate = Animations
web-settings-sound = Sounds

web-missing = Nothing but heather here
web-missing-about = There is no page at this address. Perhaps part of the link got lost.
web-missing-home = To the start page

## Start page

web-start-title = Scottish games for your table
web-start-lead = Play against a strong bot, with a friend beside you, or send somebody a link. You can learn as you go, and you need no account.
web-start-play = Play now
web-start-play-game = Play { $game }
web-start-now = { $game } against “{ $bot }”, the strongest bot.
web-start-promise = No advertising, no tracking. Every deal can be checked after the game.

web-setup = Set up a game
web-setup-game = Game
web-setup-players = Players
web-setup-match = Length of the match
web-setup-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
web-setup-clock = Thinking time for each player
web-setup-no-clock = Unlimited
web-setup-minutes = { $count } min
web-setup-increment = Extra time for each turn
web-setup-seconds = { $count } s
web-setup-more = More options
web-option-own = My own choice
web-option-own-field = { $option }: your own choice
web-option-own-hint = Such as { $example }
web-setup-play = Open the table

web-seat = Seat { $number }
web-seat-me = Me
web-seat-here = Friend here
web-seat-open = Friend by link
web-seat-bot = Bot
web-seat-level = Strength
web-seat-open-about = You get a link to send. The game begins when your friend has sat down.
web-name = Name
web-player = Player { $number }

web-mine = My games
web-mine-none = You have no games yet. Press “Play now”, and the first one is under way.
web-mine-running = Running
web-mine-over = Finished
web-mine-against = against { $names }
web-mine-open = an open seat
web-mine-number = Game { $number } of { $games }
web-mine-turn = Your turn
web-mine-continue = Go on
web-mine-look = Result
web-mine-all = Show all { $count }

## Table

web-table = Table
web-table-missing = There is no table at this address. Perhaps part of the link got lost.
web-table-sat-down = { $name } has sat down.
web-turn = Your turn
web-link-lost = The connection is lost. We keep trying, and nothing you have played gets lost.
web-link-late = Your move hasn't arrived yet. We send it again until it does: you needn't do anything.
web-link-good = You are connected again.
web-seats = Players
web-seats-open = Open seat
web-seats-you = you
web-seats-turn = to move
web-seats-ready = ready
web-seats-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
web-clock = Time left
web-bar = What to do
web-news = What the others did last
web-log = Log
web-log-empty = Nothing has been played yet.
web-text = Text board
web-choices = All moves as a list
web-choices-none = There is nothing to choose just now.
web-choices-confirm = Confirm
web-board-broken = The board can't be drawn here. You can still play every move from this list:
web-undo = Take back
web-resign = Resign
web-resign-sure = Give this game up?
web-resign-about = Your opponent wins at once. This can't be taken back.
web-resign-about-several = The game ends at once and is counted up as it stands, but you can't win it. This can't be taken back.
web-resign-yes = Resign
web-resign-no = Play on

web-share = Invite a friend
web-share-about = Whoever opens this link may sit down. The game begins by itself.
web-share-invite = Link for your friend
web-share-watch = Let others watch
web-share-spectators = Link for spectators, who see only what everybody may see
web-join = { $name } is waiting for you
web-join-nobody = There is a free seat
web-join-name = Your name
web-join-sit = Sit down
web-join-watch = Just watch

web-cover = Pass the device to { $name }
web-cover-about = The cards are covered until { $name } presses the button.
web-cover-lift = I am { $name }

## The end of a game

web-end-rank = Rank
web-end-player = Player
web-end-points = Points
web-end-match = Match
web-end-match-over = The match over { $games } games is finished.
web-end-match-played = { $played } of { $games } games played.
web-end-rematch = Rematch
web-end-next = Next game
web-end-waiting = You are ready. Waiting for the others.
web-end-deserted = Somebody has left this table for good, so there is no further game here.
web-record = Download record

web-check = Check the deal
web-check-fair = The deal was fair
web-check-unfair = This deal can't be trusted
web-check-open = Your browser can't check this deal by itself
web-check-browser = Checked by your browser itself
web-check-server = Checked by the server
web-check-promise-kept = The dealer's seal is the one that this page noted when the game began.
web-check-promise-broken = The dealer's seal is not the one that this page noted when the game began.
web-check-promise-unseen = This browser didn't see the game begin, so it can't compare the seal itself.
web-check-secret-fits = The secret fits the seal.
web-check-secret-differs = The secret doesn't fit the seal.
web-check-secret-unknown = On this connection your browser can't work anything out by itself. It needs https, or Caber on your own machine.
web-check-seed-used = Your own random number was mixed into the deal.
web-check-seed-missing = Your own random number wasn't mixed into the deal.
web-check-seed-none = This browser gave no random number of its own, because it didn't take part.
web-check-record-agrees = The record of the game, which you can download, tells the same deal.
web-check-record-differs = The record of the game tells another deal.
web-check-urns-sound = What chance could draw from was listed in the same order each time.
web-check-urns-unsound = What chance is said to have drawn from can't be right: outcomes are missing, double, or in changing order.
web-check-drawn-same =
    { $count ->
        [0] There was nothing to work out.
        [one] The one result of chance, worked out again from the secret and the players' numbers, is the same.
       *[other] All { $count } results of chance, worked out again from the secret and the players' numbers, are the same.
    }
web-check-drawn-differ = Result { $number } of chance was { $drawn }. The secret and the players' numbers give { $due }.
web-check-cards =
    { $count ->
        [0] Chance had nothing to decide in this game.
        [one] Chance decided once. Dealt again by the rules of the game, the result was the same.
       *[other] Chance decided { $count } times. Dealt again by the rules of the game, every result was the same.
    }
web-check-rules = Which results were possible each time is a matter of the rules, and your browser doesn't know them. To check that without this server, download the record and run “caber verify” on a computer of your own.
web-check-why = Why this is fair: before the game the server sealed a secret and showed you the seal. Only then did every player's device add a random number. The secret and these numbers together decide every card and every throw of the dice, so neither the server nor a player could choose any.
web-check-numbers = The numbers
web-check-commitment = Seal (SHA-256 of the secret)
web-check-secret = Secret
web-check-seeds = Random numbers of the players

web-seed = Your share in the luck
web-seed-about = The server seals its secret before it gets this from your device, and both together decide the deal. It is random. Write something else if you trust your own luck more.
web-seed-label = What your device adds to the deal
web-seed-another = Another one

## Replay

web-replay = Replay
web-replay-title = { $game }: replay of game { $number }
web-replay-missing = There is no such game at this table.
web-replay-start = The game begins.
web-replay-share = Link to this moment
web-replay-table = To the table
web-step = Steps
web-step-first = To the start
web-step-back = One step back
web-step-play = Play
web-step-pause = Pause
web-step-forward = One step forward
web-step-last = To the end
web-step-slider = Step

## Rules and account

web-rules = Rules
web-rules-of = Rules of { $game }
web-rules-missing = There is no game of that name here.

web-account = Account
web-account-good-for = You can play everything as a guest. With an account you find your games again on every device, and keep your name.
web-account-how = Log in or register
web-account-log-in = Log in
web-account-register = Register
web-account-password = Password
web-account-password-about = At least 8 characters. There is no e-mail address to recover it with, so keep it well.
web-account-in = You are logged in as { $name }. Your games are with you on every device.
web-account-leave = Log out
web-account-welcome = Welcome, { $name }!
web-account-left = You are logged out.
web-account-cookies = Caber uses a single cookie: it tells the server which games are yours. Nothing is passed on, and nobody is tracked.

## Beside the game

web-short = How to win
web-watching = You are watching
web-share-local = This address works on this computer only. To play with somebody elsewhere, start Caber with “caber serve --host 0.0.0.0” and use the address that others reach.
web-end-match-won = { $name } wins the match of { $games } games.
web-end-wants =
    { $count ->
        [one] { $names } would like a rematch.
       *[other] { $names } would like a rematch.
    }
web-end-is-ready =
    { $count ->
        [one] { $names } is ready for the next game.
       *[other] { $names } are ready for the next game.
    }
