"""The contract every game keeps: states, moves, chance, secrets, records and the dealer."""
