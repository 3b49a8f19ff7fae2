"""Counts the same games again from their records alone: text in, numbers out, and no engine."""

import re
from typing import NamedTuple

Line = tuple[int | None, str]  # a seat counted from 0, or None for chance; and one move


class Text(NamedTuple):
    """A record, taken apart."""

    lines: list[list[Line]]  # runs of moves by one actor, as the record has them
    winner: int | None
    reason: str

    @property
    def moves(self) -> list[Line]:
        return [move for run in self.lines for move in run]

    def said(self, seat: int | None = None, pattern: str = ".*") -> list[str]:
        """The moves of somebody that look so; of any seat if none is named."""
        return [
            text
            for actor, text in self.moves
            if actor is not None and seat in (None, actor) and re.fullmatch(pattern, text)
        ]  # fmt: skip

    def runs_of_seats(self) -> int:
        """How often somebody else than before began to choose."""
        seats = [run[0][0] for run in self.lines if run[0][0] is not None]
        return sum(one != other for one, other in zip([None, *seats], seats))


def read(record: str) -> Text:
    head, _, body = record.partition("\n\n")
    *payoffs, reason = re.search(r"^result: (.*)$", head, re.MULTILINE)[1].split()  # type: ignore[index]
    lines: list[list[Line]] = []
    for line in body.splitlines():
        actor, _, moves = line.partition(": ")
        seat = None if actor == "chance" else int(actor.removeprefix("seat ")) - 1
        lines.append([(seat, move) for move in moves.split("; ")])
    best = max(map(int, payoffs))
    winners = [seat for seat, payoff in enumerate(payoffs) if int(payoff) == best]
    return Text(lines, winners[0] if len(winners) == 1 else None, reason)


def formation(cards: list[str]) -> str:
    """Three clan cards such as r7, by the rules as one reads them."""
    clans, values = {card[0] for card in cards}, sorted(int(card[1:]) for card in cards)
    run = values == list(range(values[0], values[0] + 3))
    if run and len(clans) == 1:
        return "ordered_clan"
    if len(set(values)) == 1:
        return "team"
    return "clan" if len(clans) == 1 else "relay" if run else "horde"
