"""Matches between bots, and estimates of their strength."""
