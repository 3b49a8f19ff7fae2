"""Batches: the same games as one by one, in other clothes."""
