"""A bot as a class: it tries each move in random games and plays the one that did best."""

GAMES = 20  # random games for each move


class Mine:
    """Plays every game; it guesses what its seat can't see."""

    def choose(self, view, rng):
        """Return the number of the best move; `view` is all that the seat to move may know."""
        return max(view.moves(), key=lambda move: sum(self.result(view, move, rng) for _ in range(GAMES)))

    def result(self, view, move, rng):
        """Return what the seat to move gets in a random game after that move."""
        state = view.guess(rng).after(move)
        state.playout(rng)
        return state.outcome().payoffs[view.turn]
