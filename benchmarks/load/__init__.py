"""Many games at once on a real server.

    python -m benchmarks.load                          1,000 games, 2,000 sockets, 200 moves a second
    python -m benchmarks.load --database postgresql    the same on PostgreSQL
    python -m benchmarks.load --database postgresql --workers 2    by two processes
    python -m benchmarks.load --against PYTHON         what a move costs here, and with another installation
    python -m benchmarks.load --find                   the highest rate with 99 of 100 moves durable in 100 ms

Each move has a time at which it is due, whatever became of the others, and its latency counts from then until
the answer that says it is durable: a server that is stuck is charged for every move that had to wait.
"""
