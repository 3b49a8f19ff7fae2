"""What is counted in Schotten-Totten: which stones are fought over, and what tactics cards are worth."""

from typing import Final

from caber.core.counting import GAMES, Cell, Chart, Course, Measure, Row, Tables
from caber.games.schotten_totten import layout as at
from caber.games.schotten_totten.cards import MAX_STONES, TACTICS_NAMES
from caber.games.schotten_totten.claims import strength
from caber.games.schotten_totten.deeds import parts
from caber.games.schotten_totten.formations import RANK
from caber.games.schotten_totten.state import SchottenTotten
from caber.texts import has, tell

FORMATIONS: Final = ("horde", "relay", "clan", "team", "ordered_clan")  # by rank

CHARTS: Final = (
    Chart("endings", GAMES, "parts", by="reason", share=True),
    Chart("cards", "stones", "means", (Measure("winner_cards"), Measure("loser_cards")), by="stone"),
    Chart("stones", "stones", "means", (Measure("claimed"), Measure("fought")), by="stone", share=True),
    Chart("formations", "claims", "parts", by="formation", order=FORMATIONS, share=True),
    Chart(
        "tactics", "tactics", "means", (Measure("share"), Measure("share", where="played")),
        by="card", order=TACTICS_NAMES, share=True, even=True,
    ),
)  # fmt: skip
COLUMNS: Final = ("claims", "early_claims", "tactics_played")


def count(course: Course) -> Tables:
    """Turns and claims; a row for each stone, each claim, and each tactics card that was drawn and kept."""
    end = course.end
    assert isinstance(end, SchottenTotten)
    turn, claims, tactics = 1, list[Row](), dict[tuple[str, int], Row]()
    for before, move, after in course.passages():
        mover, deed = int(before.cells[at.MOVER]), parts(before, move)
        card = str(deed.get("card", ""))
        match deed["verb"]:
            case "claim":
                claims.append(_claim(before, mover, int(deed["stone"]), turn, course.first))
            case "drawn" if card in TACTICS_NAMES:
                share = course.shares[int(deed["seat"])]
                drawn: Row = {"card": card, "seat": int(deed["seat"]) + 1, "drawn_at": turn}
                tactics[card, int(deed["seat"])] = {**drawn, "played": 0, "played_at": None, "share": share}
            case "return":
                tactics.pop((card, mover), None)
            case "lay" | "play" if card in TACTICS_NAMES:
                tactics[card, mover] |= {"played": 1, "played_at": turn}
        turn += after.cells[at.MOVER] != mover
    claimed = {claim["stone"]: claim for claim in claims}
    row: Row = {
        "turns": turn,
        "claims": len(claims),
        "early_claims": sum(bool(claim["early"]) for claim in claims),
        "tactics_played": sum(bool(each["played"]) for each in tactics.values()),
    }
    stones = [_stone(course, stone, stone + 1 in claimed) for stone in range(int(end.rules.stones))]
    return {GAMES: [row], "stones": stones, "claims": claims, "tactics": list(tactics.values())}


def label(column: str, value: Cell, language: str) -> str:
    """Cards, formations and endings have names."""
    word = str(value).replace("_", "-")
    keys = {"card": f"schotten-totten-card-{word}"}
    key = keys.get(column, f"schotten-totten-stats-{column}-{word}")
    return tell(key, {}, language) if has(key) else str(value)


def _claim(before: object, seat: int, stone: int, turn: int, first: int | None) -> Row:
    assert isinstance(before, SchottenTotten)
    cells = before.cells[:]  # asking for a strength keeps it there
    across = (1 - seat) * MAX_STONES + stone - 1
    rank = int(strength(cells, before.rules, seat, stone - 1)) // RANK
    return {
        "stone": stone,
        "seat": seat + 1,
        "turn": turn,
        "early": int(cells[at.COMPLETE_AT + across] == 0),
        "formation": FORMATIONS[rank],
        "by_first": int(seat == first),
    }


def _stone(course: Course, stone: int, claimed: bool) -> Row:
    cells = course.end.cells
    cards = [int(cells[at.COUNT + seat * MAX_STONES + stone]) for seat in range(2)]
    complete = [cells[at.COMPLETE_AT + seat * MAX_STONES + stone] > 0 for seat in range(2)]
    won = 1.0 in course.shares
    winner = course.shares.index(1.0) if won else 0
    return {
        "stone": stone + 1,
        "cards": sum(cards),
        "winner_cards": cards[winner] if won else None,
        "loser_cards": cards[1 - winner] if won else None,
        "claimed": int(claimed),
        "fought": int(all(complete)),
    }
