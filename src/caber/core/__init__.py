"""The contract of every game: states, moves, chance, secrets, records and the dealer."""
