"""The check that the cards of a record were dealt as the dealer's commitment promised."""

from caber.core.contract import CHANCE
from caber.core.dealer import Dealer
from caber.core.errors import BadRecord
from caber.core.record import Record


def check_deal(record: Record) -> int:
    """Deal the record again from its secret and return the number of outcomes; BadRecord if one differs."""
    assert record.secret is not None, "a deal can be checked only once its secret is known"
    dealer = Dealer(record.secret, record.seeds)
    if dealer.commitment != record.commitment:
        raise BadRecord("record-commitment", {"line": record.secret_line})
    for number, (state, move) in enumerate(zip(record.positions(), record.moves), 1):
        if state.turn == CHANCE:
            dealt = dealer.deal(state)
            if dealt != move:
                line = record.lines[number - 1]
                details = {"move": state.text(move), "dealt": state.text(dealt)}
                raise BadRecord("record-deal", {"line": line, "number": number, **details})
    return dealer.index
