"""One live table: who sits where, what happened, and what each seat is sent. No network, no database."""
