"""Many games at once on a real server: `python -m benchmarks.load --games 1000 --sockets 2000 --rate 200`.

Each move has a time at which it is due, whatever became of the others, and its latency counts from then until
the answer that says it is durable: a server that is stuck is charged for every move that had to wait.
"""
