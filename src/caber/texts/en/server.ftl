### What the server says: on the command line when it starts, and to callers who ask for something it won't do.

## Starting

server-address = Caber is ready: { $address }
server-kept = Games are kept in { $place }
server-end = Ctrl-C ends it; every game goes on where it was left.
server-already = Caber is already running: { $address }
server-port-taken = Caber can't listen at { $host }, port { $port }: { $reason }. Choose another port with --port.
server-database-address = That is no address of a database. Name a file, or write postgresql://user@host/name.
server-database-failed = The database can't be used: { $reason }
server-database-newer = These games were kept by a newer version of Caber. Install that version, or name another database with --database.

## Calls

server-no-table = There is no such table.
server-no-page = There is nothing at this address.
server-stale = The table has moved on. Here is how it stands now.
server-malformed = That can't be read: { $reason }
server-content-type = Send JSON, and say so: Content-Type: application/json.
server-too-large = That is too large: at most { $kilobytes } KiB.
server-too-slow = The call took too long to arrive.
server-method = This address doesn't take that method.
server-language = There are no texts in that language. Languages: { $languages }.
server-number = “{ $name }” must be a whole number.
server-move = Say which move: from 1 to 80 characters.
server-host = This server doesn't answer to that name.
server-origin = That came from another site's page, so it was refused.
server-too-many = That was too much at once. Try again in { $seconds } s.
server-sockets = You are watching too many tables at once. Close some of them.
server-database-away = The games can't be reached for the moment. Try again.
server-fault = Something went wrong on our side. Nothing was lost; try again.
server-analysis-late = Working that out takes too long just now. Try again in a moment.

## Accounts

server-name-taken = Somebody is already called “{ $name }”.
server-password-short = A password needs at least { $length } characters.
server-not-known = Name and password don't go together.
server-both-sides = You are playing against { $name } as a guest right now. Finish that game first, then log in.
server-account-name = Your account is called { $name }, and keeps that name. You can use another one at each table.
server-no-account = You are a guest here, so there is no password to change.
server-password-common = Others would guess that password first. Choose another one, such as a few words that only you put together.
server-erase-unsure = Say that you are sure: what is erased can't be brought back.
server-database-taken = Another Caber keeps its games in { $place } right now. End it first, or name another file with --database.
server-origin-address = “{ $origin }” is no address that people could type. Write for example --origin https://games.example.
server-workers-file = Several processes can't share a file. Leave --workers out: one process serves a file well. For several, name a PostgreSQL with --database postgresql://user@host/name.
server-proxy-address = “{ $address }” is no address of a proxy. Write for example --proxy 192.0.2.7, or a network such as 192.0.2.0/24.

## Copies

server-backup-nothing = There are no games in { $place }. Name the database with --database.
server-backup-exists = { $file } exists already. Choose another name, or replace it with --force.
server-backup-itself = { $file } is the very file in which games are kept. Choose another one.
server-backup-failed = The copy { $file } could not be made: { $reason }
server-backup-elsewhere = PostgreSQL has a tool of its own for that: { $command }
server-restore-nothing = There is no file { $file }.
server-restore-strange = { $file } is no copy that “caber backup” has made.
server-restore-failed = { $file } could not be put back: { $reason }
