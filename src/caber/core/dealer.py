"""The dealer: a seeded player of chance whose fairness anyone can check after the game.

Outcome *i* of a game comes from HMAC(secret and the players' seeds, i) alone. So no choice at the table
shifts a later card, and a deal can be played again with seats exchanged. The secret, published after the
game, must hash to the commitment that was published before it.
"""

import hmac
import secrets
from hashlib import sha256

from caber.core.contract import State

SECRET_BYTES = 32
TICKET_BYTES = 8


def secret_from(seed: str, number: int = 1) -> bytes:
    """Return the secret that a seed determines: 64 hex digits are the secret itself, other text is hashed.

    `number` is that of a game in its match; every game of a match has its own secret.

    >>> secret_from("00" * 32) == bytes(32), secret_from("a windy day", 1) == secret_from("a windy day", 2)
    (True, False)
    """
    try:
        secret = bytes.fromhex(seed)
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES:
        secret = sha256(seed.encode()).digest()
    return secret if number == 1 else hmac.digest(secret, b"caber game %d" % number, "sha256")


class Dealer:
    """A player of chance with a secret, or with a seed that determines one.

    `secret`: the secret, or a seed as in `secret_from`.
    `seeds`: words that the players add to the secret.
    `index`: the number of outcomes dealt so far.

    >>> Dealer(bytes(32)).commitment[:16]
    '66687aadf862bd77'
    >>> Dealer(bytes(32), ("my luck",)).ticket(0, 6), Dealer(bytes(32), ("your luck",)).ticket(0, 6)
    (1, 0)
    """

    def __init__(
        self, secret: bytes | str | None = None, seeds: tuple[str, ...] = (), index: int = 0
    ) -> None:
        if secret is None:
            secret = secrets.token_bytes(SECRET_BYTES)
        self.secret = secret_from(secret) if isinstance(secret, str) else secret
        self.seeds = seeds
        self.index = index
        # Each seed is hashed before joining, so that different lists of seeds never give the same bytes.
        mixed = b"".join(sha256(seed.encode()).digest() for seed in seeds)
        self._key = hmac.digest(self.secret, b"caber deal 1" + mixed, "sha256")

    @property
    def commitment(self) -> str:
        """The hash published before play; it binds the dealer to the secret, but doesn't reveal it."""
        return sha256(self.secret).hexdigest()

    def ticket(self, index: int, total: int) -> int:
        """Return a number from 0 to `total` - 1, all exactly equally likely."""
        fair = (1 << 8 * TICKET_BYTES) // total * total
        attempt = 0
        while True:
            message = index.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            number = int.from_bytes(hmac.digest(self._key, message, "sha256")[:TICKET_BYTES], "big")
            if number < fair:
                return number % total
            attempt += 1

    def deal(self, state: State) -> int:
        """Return the outcome of the state's chance node, and advance `index`."""
        odds = state.odds()
        ticket = self.ticket(self.index, sum(odds))
        self.index += 1
        for position, weight in enumerate(odds):
            if ticket < weight:
                return state.nth(position)
            ticket -= weight
        raise AssertionError("the odds add up to less than their sum")
