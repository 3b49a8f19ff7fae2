"""Games played at random for the tests of records and dealers."""

from caber.core.contract import CHANCE, OVER
from caber.core.dealer import Dealer
from caber.core.game import Game
from caber.core.options import Value
from caber.core.record import Record
from caber.core.rng import Rng


def dealt(
    game: Game,
    chosen: dict[str, Value] | None = None,
    *,
    seed: int = 0,
    moves: int = 10**6,
    keep_secret: bool = True,
) -> Record:
    """A record of a random game with a dealer, stopped after so many moves."""
    dealer = Dealer(seed.to_bytes(32, "big"), ("one", "two"))
    options = game.options(chosen)
    seats = tuple(f"player {seat + 1}" for seat in range(game.players(options)))
    secret = dealer.secret if keep_secret else None
    record = Record(game, options, seats, dealer.commitment, seeds=dealer.seeds, secret=secret)
    rng = Rng(seed)
    while record.state.turn != OVER and len(record.moves) < moves:
        state = record.state
        record.play(dealer.deal(state) if state.turn == CHANCE else int(state.pick(rng)))
    return record
