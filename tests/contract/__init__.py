"""The contract suite: every game in the table must pass it, and none is named in it."""
