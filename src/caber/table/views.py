"""What leaves a table: what one viewer may see of it, in one language. Made by `caber.table.show`."""

from typing import Any, Literal

from msgspec import Struct

Stage = Literal["waiting", "playing", "over"]


class SeatView(Struct):
    """One seat as everybody sees it."""

    kind: Literal["person", "bot", "open"]
    name: str  # as shown: bots by their name in this language
    mine: bool  # it is the viewer's own
    ready: bool  # for the next game
    clock: int | None = None  # milliseconds left when this view was made; it runs on if `running`
    running: bool = False


class Line(Struct):
    """One line of the log."""

    seq: int  # of the event that it tells
    seat: int  # who did it; -1: nobody
    words: str
    marks: list[str] = []  # names of the cards (or the like) that the line is about, to be highlighted
    paragraph: bool = False  # a new one begins here, whoever did the last move


class Choice(Struct):
    """One legal move."""

    move: str  # in notation: what is sent back
    words: str  # for buttons and screen readers
    parts: dict[str, Any]  # for the board: the verb and what it is done to


class Reading(Struct):
    """The position as a table of words and a list of facts: the text board."""

    heads: list[str]
    rows: list[list[str]]
    facts: list[str]


class Ending(Struct):
    """How a game ended."""

    words: str
    reason: str
    winner: int | None  # None if several share the win
    winners: list[int]
    payoffs: list[int]
    points: list[int]


class MatchView(Struct):
    """How the match stands."""

    games: int
    played: int
    round: int  # which game of the match it is, from 1
    points: list[int]
    over: bool


class DealView(Struct):
    """What is needed to check the deal: the secret only once the game is over."""

    commitment: str
    seeds: list[str]
    secret: str | None
    upcoming: str | None = None  # once the game is over: the commitment of the next one


class PositionView(Struct):
    """One position as a viewer sees it."""

    viewer: int  # the seat for whose eyes it is; -1: a spectator; -2: everything is open
    bottom: int  # the seat whose side is nearest to the viewer
    turn: int  # the seat to act; -1: nobody or chance; -2: the game is over
    picture: dict[str, Any]  # what the board of this game draws
    reading: Reading


class TableView(Struct, kw_only=True):
    """All that one viewer needs to draw the table."""

    id: str
    seq: int  # of the last event it takes into account
    game: str
    options: dict[str, str]  # those that differ from the defaults, as records write them; not how many play
    secrets: bool  # whether a device that several share has to be handed over unseen
    stage: Stage
    number: int  # which game at this table, from 1
    seats: list[SeatView]
    match: MatchView
    deal: DealView
    position: PositionView | None  # None until the cards are dealt
    task: str  # what is to be decided now, in words, or what everybody is waiting for
    choices: list[Choice]  # of the viewer, if it is his turn
    undo: bool  # whether the viewer may take his last move back
    deserted: bool  # whether somebody has left for good, so that no further game begins here
    hint: bool  # whether the viewer may ask what his moves are worth
    analysis: bool  # whether the game is over and can be told as luck and skill
    ending: Ending | None
    keep: int  # lines with a later seq than this are to be dropped before `lines` are added
    lines: list[Line]


class Step(Struct):
    """One step of a replay: the position after it, and the line that tells it."""

    move: int  # how many moves of the record have been played
    line: Line | None  # None at the start
    position: PositionView


class Replay(Struct, kw_only=True):
    """A whole game, step by step, as far as the viewer may see it."""

    id: str
    number: int
    game: str
    options: dict[str, str]
    seats: list[str]
    steps: list[Step]
    ending: Ending | None
    deal: DealView
    analysis: bool  # whether it can be told as luck and skill


class Why(Struct):
    """The answer to “may I, and why not?”"""

    legal: bool
    words: str
    marks: list[str] = []


class Urn(Struct, frozen=True):
    """What chance could draw from: each outcome in notation, in the order of tickets, and its weight."""

    moves: tuple[str, ...]
    odds: tuple[int, ...]


class Drawn(Struct):
    """What chance drew: the place of an outcome in one of the urns."""

    urn: int
    place: int


class Checked(Struct):
    """What checking the deal of a finished game found, and all that is needed to check it once more."""

    cards: int  # outcomes dealt again and found equal
    commitment: str
    secret: str
    seeds: list[str]
    urns: list[Urn]  # each once, however often chance drew from it
    drawn: list[Drawn]  # in the order of play


class HintChoice(Struct):
    """One legal move, and what it is worth."""

    move: str  # in notation
    words: str
    chance: int  # to win after it, in hundredths of a percent
    margin: int  # by which it may be off: half a 95 % interval; 0 where nothing was sampled


class Hint(Struct):
    """What the moves of the seat to move are worth, the best first."""

    exact: bool  # else estimates
    choices: list[HintChoice]


class Account(Struct):
    """Where a seat's result came from, in hundredths of a percent: the first four add up to the last."""

    start: int  # its chance when all was dealt
    luck: int  # what chance gave or took: all that the decisions don't explain
    own: int  # what its own decisions lost, by what it could know
    others: int  # what the decisions of the others gave
    result: int


class Decision(Struct):
    """A decision that cost something."""

    step: int  # of the replay
    seat: int
    cost: int  # in hundredths of a percent
    margin: int  # by which that may be off; it is less than the cost
    words: str  # what was chosen, and what was better


class Analysis(Struct):
    """A finished game as luck and skill."""

    exact: bool  # else all chances are estimates
    hidden: bool  # seats know different things: each step is judged by what the one to move can know
    seats: list[str]
    chances: list[list[int]]  # to win, by step of the replay and by seat, in hundredths of a percent
    margins: list[int]  # by step: how far off those of the seat to move may be
    accounts: list[Account]  # by seat
    doubts: list[Account]  # by seat: how far off each part may be; 0 where nothing was sampled
    words: list[str]  # the same by seat, as a sentence
    decisions: list[Decision]  # that surely cost a percent or more, in the order of play
