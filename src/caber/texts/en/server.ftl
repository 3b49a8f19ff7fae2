### What the server says: on the command line when it starts, and to callers who ask for something it won't do.

## Starting

server-address = Caber is ready: { $address }
server-kept = Games are kept in { $place }
server-end = Ctrl-C ends it; every game goes on where it was left.
server-already = Caber is already running: { $address }
server-port-taken = Caber can't listen at { $host }, port { $port }: { $reason }. Choose another port with --port.
server-database-address = That is no address of a database. Name a file, or write postgresql://user@host/name.
server-database-failed = The database can't be used: { $reason }
server-database-driver = PostgreSQL needs its driver: pip install 'caber[postgresql]'

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
server-database-taken = Another Caber keeps its games in { $place } right now. End it first, or name another file with --database.
server-origin-address = “{ $origin }” is no address that people could type. Write for example --origin https://games.example.
