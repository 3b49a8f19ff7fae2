"""Moves, questions and endings in words, for the log and for the list of choices."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from caber.core.contract import State
from caber.games.kilt_castle import layout as at
from caber.games.kilt_castle.deeds import NOBODY_PAID, Deed, parts
from caber.games.kilt_castle.picture import PaidPicture, builder, facing, paid, picture, reward
from caber.games.kilt_castle.plan import FIELD_NAMES, SLOTS
from caber.games.kilt_castle.state import KiltCastle
from caber.texts import listed, tell


def say(key: str, language: str, **details: str | int) -> str:
    """One of this game's texts."""
    return tell(f"kilt-castle-{key}", details, language)


def colour_name(letter: str, language: str) -> str:
    """A colour as one says it.

    >>> colour_name("l", "en"), colour_name("l", "de")
    ('light grey', 'Hellgrau')
    """
    return say(f"colour-{letter}", language)


def counted(count: int, language: str) -> str:
    """So many ducats.

    >>> counted(1, "en"), counted(3, "nl")
    ('1 ducat', '3 dukaten')
    """
    return say("ducats", language, count=count)


# -- moves -----------------------------------------------------------------------------------------


def explain(state: State, move: int, names: Sequence[str], language: str = "en") -> str:
    """A move about to be played, in words without the player's name, and what comes of it.

    >>> from caber.games.kilt_castle.drawing import read
    >>> position = read("3  r2  .  .  .  .\\n cards: 0=r,o,l,d 1=ro,ld 2=rl")
    >>> explain(position, position.parse("ld>2"), ["Ailsa", "Rob"])
    'ld to slot 2: dark grey builds, then light grey'
    >>> position.play(position.parse("ld>2"))
    >>> explain(position, position.parse("a3**"), ["Ailsa", "Rob"])
    'dark grey floor with 2 crests on a3, 2 ducats to Ailsa'
    """
    assert isinstance(state, KiltCastle)
    deed = parts(state, move)
    after = state.copy()
    after.act(move)
    assert isinstance(after, KiltCastle)
    if deed["verb"] == "move":
        skipped = _skipped(state, after)
        deed["builders"] = "".join(letter for letter in str(deed["builders"]) if letter not in skipped)
    sentences = [_phrase(state, deed, names, language)]
    if deed["verb"] != "deal":
        sentences += _consequences(state, after, names, language)
    return ". ".join(sentences) + "." * (len(sentences) > 1)


def marks(state: State, move: int) -> Sequence[str]:
    """The card or the fields that a move is about.

    >>> from caber.games.kilt_castle.drawing import read
    >>> position = read("cards: 0=r,o,l,d 1=ro,ld 2=rl")
    >>> marks(position, position.parse("ro>2"))
    ('ro',)
    """
    assert isinstance(state, KiltCastle)
    deed = parts(state, move)
    if deed["verb"] == "roof":
        return str(deed["field"]), FIELD_NAMES[int(state.cells[at.SITE])]
    return (str(deed["field" if deed["verb"] == "build" else "card"]),)


def _phrase(state: KiltCastle, deed: Deed, names: Sequence[str], language: str) -> str:
    """The move itself."""
    verb = deed["verb"]
    if verb == "build":
        colour = colour_name(str(builder(state)), language)
        floor = say("move-build", language, colour=colour, field=deed["field"], crests=deed["crests"])
        if deed["to"] != NOBODY_PAID:
            paid = counted(int(deed["cost"]), language)
            floor = say("move-build-paid", language, floor=floor, ducats=paid, name=names[int(deed["to"])])
        return say("move-build-roof", language, floor=floor) if deed["roof"] else floor
    if verb == "roof":
        site = FIELD_NAMES[int(state.cells[at.SITE])]
        return say("move-roof", language, field=deed["field"], site=site)
    if verb == "deal":
        inward = colour_name(str(deed["inward"]), language)
        return say("move-deal", language, card=deed["card"], slot=deed["slot"], colour=inward)
    card = say("move-card", language, card=deed["card"], slot=deed["slot"])
    if not deed["builders"]:
        return card
    return say("move-card-builders", language, card=card, builders=builders(str(deed["builders"]), language))


def builders(letters: str, language: str) -> str:
    """Who builds, and who after that.

    >>> builders("r", "en"), builders("or", "en")
    ('red builds', 'orange builds, then red')
    """
    first, *then = (colour_name(letter, language) for letter in letters)
    if then:
        return say("builders-two", language, first=first, then=then[0])
    return say("builders-one", language, first=first)


def _consequences(state: KiltCastle, after: KiltCastle, names: Sequence[str], language: str) -> Iterator[str]:
    """What follows from a move by itself: who can't build, a ducat day, the reward at the end."""
    for letter in _skipped(state, after):
        yield say("move-skipped", language, colour=colour_name(letter, language))
    if words := paid_words(paid(after), language):
        yield words
    if rewarded := reward(after):
        gained = [f"{names[each['seat']]} ({each['towers'] + each['crests']})" for each in rewarded]
        yield say("move-reward", language, ducats=", ".join(gained))


def _skipped(state: KiltCastle, after: KiltCastle) -> str:
    """The colours that would have been next to build, but can't."""
    letters = facing(after, int(after.cells[at.MOVED]))
    begins = 0 if state.cells[at.PHASE] == at.MOVE else int(state.cells[at.BUILDER]) + 1
    building = after.cells[at.PHASE] in (at.BUILD, at.ROOF)
    return letters[begins : int(after.cells[at.BUILDER]) if building else len(letters)]


def paid_words(paid: Sequence[PaidPicture], language: str) -> str:
    """What the ducat day just held has paid; "" if there was none."""
    words = [f"{colour_name(each['letter'], language)} {each['ducats']}" for each in paid]
    return say("day-paid", language, paid=", ".join(words)) if words else ""


# -- choices ---------------------------------------------------------------------------------------


def paragraph(state: State, move: int) -> bool:
    """A turn begins with a card; others may build in it."""
    return move < at.BUILD_ON


def task(state: State, language: str = "en") -> str:
    """What the player who has to decide something now decides."""
    assert isinstance(state, KiltCastle)
    cells = state.cells
    if cells[at.PHASE] == at.MOVE:
        return say("task-move", language)
    if cells[at.PHASE] == at.ROOF:
        return say("task-roof", language, field=FIELD_NAMES[int(cells[at.SITE])])
    slot = int(cells[at.PLACE + cells[at.MOVED]]) % SLOTS
    colour = colour_name(str(builder(state)), language)
    text = say("task-build", language, colour=colour, slot=slot)
    return f"{text} {say('task-day', language)}" if cells[at.DAY] else text


def offers(state: State, names: Sequence[str], language: str = "en") -> list[tuple[list[int], str]]:
    """The legal moves in their order: those of one card taken together, and the floors for one field."""
    assert isinstance(state, KiltCastle)
    grouped = []
    for _, group in groupby(state.moves(), lambda move: _alike(state, move)):
        moves = list(group)
        grouped.append((moves, _offer(state, moves, names, language)))
    return grouped


def _alike(state: KiltCastle, move: int) -> tuple[int, int]:
    if move < at.BUILD_ON:
        return move // SLOTS, int(parts(state, move)["day"])
    if move < at.ROOF_FROM:
        return (move - at.BUILD_ON) // at.KINDS_OF_FLOOR, 0
    return move, 0


def _offer(state: KiltCastle, moves: list[int], names: Sequence[str], language: str) -> str:
    deed = parts(state, moves[0])
    if deed["verb"] == "roof":
        site = FIELD_NAMES[int(state.cells[at.SITE])]
        return say("offer-roof", language, field=deed["field"], site=site)
    if deed["verb"] == "move":
        slots = " ".join(str(move % SLOTS) for move in moves)
        text = say("move-card", language, card=deed["card"], slot=slots)
        said = [builders(str(deed["builders"]), language)] if deed["builders"] else []
        said += [say("offer-day", language)] if deed["day"] else []
        return f"{text} ({'; '.join(said)})" if said else text
    cost = say("offer-free", language)
    if deed["to"] != NOBODY_PAID:
        paid = counted(int(deed["cost"]), language)
        cost = say("offer-paid", language, ducats=paid, name=names[int(deed["to"])])
    if deed["roof"]:
        cost = say("offer-with-roof", language, cost=cost)
    return say("offer-build", language, moves=" ".join(map(state.text, moves)), cost=cost)


# -- questions -------------------------------------------------------------------------------------


def areas(state: State, names: Sequence[str], language: str = "en") -> str:
    """The most valuable area of each colour."""
    lines = []
    for each in picture(state)["colours"]:
        key = "areas-colour" if each["area"] else "areas-none"
        colour, name = colour_name(each["letter"], language), names[each["seat"]]
        said: dict[str, str | int] = {"ducats": counted(each["worth"], language)}
        said |= {"fields": " ".join(each["area"])} if each["area"] else {}
        lines.append(say(key, language, colour=colour, name=name, **said))
    return "\n".join(lines)


def prices(state: State, names: Sequence[str], language: str = "en") -> str:
    """What it costs to build over each tower, by the colour that is paid."""
    shown = picture(state)
    lines = []
    for each in shown["colours"]:
        towers = [field for field in shown["fields"] if field["top"] == each["letter"] and not field["roof"]]
        if towers:
            costs = ", ".join(f"{field['name']} {field['height']}" for field in towers)
            colour = colour_name(each["letter"], language)
            lines.append(say("prices-colour", language, colour=colour, name=names[each["seat"]], list=costs))
    return "\n".join(lines) or say("prices-none", language)


# -- the end ---------------------------------------------------------------------------------------


def ending(state: State, names: Sequence[str], language: str = "en") -> str:
    """Who won, and how."""
    assert isinstance(state, KiltCastle)
    outcome = state.outcome()
    assert outcome is not None
    seats = range(len(outcome.points))
    most = max(outcome.points)
    winners = outcome.winners
    said: dict[str, str | int] = {
        "name": listed([names[seat] for seat in winners], language),
        "ducats": counted(most, language),
    }
    if len(winners) > 1:
        verdict = say("ending-shared", language, floors=int(state.built(winners[0])), **said)
    elif outcome.points.count(most) > 1:
        verdict = say("ending-floors", language, floors=int(state.built(winners[0])), **said)
    else:
        verdict = say("ending-ducats", language, **said)
    reason = say(f"ending-{outcome.reason.replace('_', '-')}", language, turns=int(state.rules.standstill))
    others = sorted((seat for seat in seats if seat not in winners), key=lambda seat: -outcome.points[seat])
    behind = ", ".join(f"{names[seat]} ({outcome.points[seat]})" for seat in others)
    rest = [say("ending-behind", language, ducats=behind)] if others else []
    return " ".join([reason, verdict, *rest])
