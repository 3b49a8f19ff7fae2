"""What a network is shown of Schotten-Totten: cards as sets, stone by stone, my side first."""

from caber.core.features import Feature, choice, flag, growing, members, number, order, seats_from
from caber.core.options import Options
from caber.games.schotten_totten import layout as at
from caber.games.schotten_totten.cards import (
    CLAN_CARDS,
    LAID,
    MAX_STONES,
    TACTICS,
    TRICKS,
    name,
    numbers,
    tactics_numbers,
)
from caber.games.schotten_totten.rules import Rules

PHASES = {
    "the hands are dealt": at.DEAL,
    "claim, then play a card or pass": at.PLAY,
    "claim, then draw or end the turn": at.AFTER,
    "a card is drawn": at.DRAWN,
}
TACTICS_PHASES = {
    "choose a stack for the scout": at.SCOUTING,
    "the scout draws": at.SCOUTED,
    "put a card back": at.RETURNING,
    "choose the card that a trick takes": at.TAKING,
    "choose where it goes": at.PUTTING,
    "give up the fourth card": at.DROPPING,
}
REASONS = {reason.replace("_", " "): index for index, reason in enumerate(at.REASONS) if reason}
STACKS = {"the clan stack": at.CLAN_STACK, "the tactics stack": at.TACTICS_STACK}
FACE_DOWN = {"a card I don't know": at.UNKNOWN_TOP}
MOST_SCOUTED = 2  # cards that the scout brings beyond the size of the hand; they go back onto the stacks

LEFT_OUT = {
    "the move numbers at which cards were laid, given as their order": (
        at.CLOCK,
        *range(at.COMPLETE_AT, at.FACTS),
    ),
    "the viewer, given as “where I sit”": (at.VIEWER,),
}


def layout(options: Options, observer: int) -> list[Feature]:
    """The features of a position, as a seat sees it."""
    rules = Rules(options)
    features = [*_table(rules, observer), *_clans(rules, observer)]
    return features + _tactics(rules, observer) if rules.tactics else features


def _table(rules: Rules, observer: int) -> list[Feature]:
    """What there is beside cards."""
    phases = {**PHASES, **(TACTICS_PHASES if rules.tactics else {}), "the game is over": at.FINISHED}
    seats = seats_from(observer, 2)
    return [
        choice("phase", at.PHASE, phases),
        choice("whose turn to play and draw it is", at.MOVER, seats),
        members("stones claimed", _by_seat(at.OWNED, observer), _stones(rules)),
        growing("passes in a row", at.PASSES, 2),
        choice("who has won", at.WINNER, seats),
        choice("why", at.REASON, REASONS),
    ]


def _clans(rules: Rules, observer: int) -> list[Feature]:
    """Clan cards, and who was first with them."""
    cards = {name(card): card for card in numbers(rules.deck)}
    mine, theirs = observer, 1 - observer
    features = [
        members("clan cards known to be in a hand", _by_seat(at.HAND, observer), cards),
        number("how many clan cards a hand holds", _by_seat(at.HELD, observer), _most_held(rules)),
        members("clan cards that may be in the stack", at.POOL, cards),
        number("cards left in the clan stack", at.DECK, int(rules.cards)),
        members("clan cards on my side", _sides(rules, at.SIDE, mine), cards),
        members("clan cards on the other side", _sides(rules, at.SIDE, theirs), cards),
    ]
    moments = {"when my side was complete": at.COMPLETE_AT, "when my side got its last card": at.LAID_AT}
    for moment, cell in list(moments.items())[rules.tie_by_last_card :]:
        others = tuple(_sides(rules, cell, theirs).values())
        features.append(order(moment, _sides(rules, cell, mine), others, ("before the other", "after it")))
    return features


def _tactics(rules: Rules, observer: int) -> list[Feature]:
    """Tactics cards, and what tricks leave behind."""
    seats = seats_from(observer, 2)
    clan_cards = {name(card): card for card in numbers(rules.deck)}
    tactics = {name(card): card for card in tactics_numbers(TACTICS)}
    bits = {card: number - CLAN_CARDS for card, number in tactics.items()}
    laid = {name(card): card - CLAN_CARDS for card in tactics_numbers(LAID)}
    tricks = {name(card): 1 << (card - CLAN_CARDS) for card in tactics_numbers(TRICKS)}
    tricky = (at.PUTTING, at.DROPPING)
    features = [
        members("tactics cards known to be in a hand", _by_seat(at.HAND_TACTICS, observer), bits),
        number("how many tactics cards a hand holds", _by_seat(at.HELD_TACTICS, observer), _most_held(rules)),
        members("tactics cards that may be in the stack", at.POOL_TACTICS, bits),
        number("cards left in the tactics stack", at.DECK + at.TACTICS_STACK, len(bits)),
        members("jokers and terrain on my side", _sides(rules, at.SIDE_TACTICS, observer), laid),
        members("jokers and terrain on the other side", _sides(rules, at.SIDE_TACTICS, 1 - observer), laid),
        members("clan cards beside the table", at.DISCARDS, clan_cards),
        members("tactics cards beside the table", at.DISCARDS_TACTICS, bits),
        number("tactics cards played", _by_seat(at.PLAYED, observer), len(bits)),
        flag("a leader was played", _by_seat(at.LED, observer)),
        choice("the stack drawn from", at.STACK, STACKS),
        choice("the trick being carried out", at.TRICK, tricks),
        choice("the card it takes", at.TAKEN, clan_cards | tactics).during(at.PHASE, *tricky),
        choice("the stone it is taken from", at.SOURCE, _stones(rules)).during(at.PHASE, *tricky),
        choice("who gives up a fourth card", at.DROPPER, seats).during(at.PHASE, at.DROPPING),
        number("cards that the scout may still draw", at.SCOUT_LEFT, 3),
        flag("a scout was played in this turn", at.NO_DRAW),
        choice("who played the scout", at.SCOUT_SEAT, seats),
        members("clan cards that the scout put back and the other drew", at.KNOWN, clan_cards),
        members("tactics cards that the scout put back and the other drew", at.KNOWN_TACTICS, bits),
    ]
    for stack, (which, cards) in enumerate({"clan": clan_cards, "tactics": tactics}.items()):
        backs = {card: number + 1 for card, number in cards.items()} | FACE_DOWN
        for depth, place in enumerate(("uppermost", "next")):
            features.append(
                choice(f"the {place} card put back on the {which} stack", at.TOPS + stack, backs).in_byte(
                    depth
                )
            )
    return features


def _most_held(rules: Rules) -> int:
    return int(rules.hand) + (MOST_SCOUTED if rules.tactics else 0)


def _stones(rules: Rules) -> dict[str, int]:
    return {f"stone {stone + 1}": int(stone) for stone in range(rules.stones)}


def _by_seat(first: int, observer: int) -> dict[str, int]:
    return {who: first + seat for who, seat in seats_from(observer, 2).items()}


def _sides(rules: Rules, first: int, seat: int) -> dict[str, int]:
    return {label: first + seat * MAX_STONES + stone for label, stone in _stones(rules).items()}
