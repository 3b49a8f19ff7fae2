"""Somebody who plays Schotten-Totten through the page: by mouse, by touch, or by keyboard alone.

He knows no rules either: he tries what the page offers him, at random.
"""

import random
import re
import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import ElementHandle, Locator, Page, Position, TimeoutError, expect

DRAW = re.compile("^(Draw a|End turn|Pass|Discard it)")
PATIENCE = 40.0  # seconds for the other side
CORNER = Position(x=8, y=6)
GAMES = 10  # after which what should have happened by then never will
HASTE = 3000  # milliseconds for a control that may be gone

# Whether the game is over, whether it is his turn, and how long the log is, all at one glance: whoever plays
# a whole game looks up many hundred times, and asking for roles all over the page takes too long for that.
GLANCE = """() => {
  const seats = [...document.querySelectorAll('ul[aria-label=Players] > li')].map((seat) => seat.textContent);
  return [
    document.querySelector('h2#end')?.checkVisibility() ?? false,
    seats.some((seat) => seat.includes('(you)') && seat.includes('to move')),
    document.querySelectorAll('aside ol > li').length,
  ];
}"""
# Looks up for a second at most, until the game is over or it is his turn.
PATIENTLY = f"""async () => {{
  const glance = {GLANCE};
  for (let looks = 0; looks < 20 && !glance().slice(0, 2).some(Boolean); looks++)
    await new Promise((done) => setTimeout(done, 50));
}}"""
# How far the focus is from a control.
DISTANCE = """it =>
  it === document.activeElement
    ? 'there'
    : it.closest('[role=group]')?.contains(document.activeElement)
      ? 'near'
      : 'far'
"""


class Player:
    """Plays whatever the page offers, through the same controls that a person uses."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.cards = 0  # laid so far
        self.done = 0  # gestures so far

    # -- what he sees ----------------------------------------------------------------------------

    def glance(self) -> tuple[bool, bool, int]:
        """Whether the game is over, whether it is his turn, and how long the log is."""
        over, mine, lines = self.page.evaluate(GLANCE)
        return over, mine, lines

    @property
    def over(self) -> bool:
        return self.glance()[0]

    @property
    def my_turn(self) -> bool:
        return self.glance()[1]

    def group(self, label: str) -> Locator:
        return self.page.locator(f"[role=group][aria-label='{label}']")

    def actions(self, name: "str | re.Pattern[str]") -> Locator:
        return self.group("What you can do").get_by_role("button", name=name)

    def hand(self) -> Locator:
        return self.group("Your hand").locator("button:not([aria-disabled=true])")

    def stones(self) -> Locator:
        return self.group("Stones").get_by_role("button", name=re.compile("^Stone "))

    def claims(self) -> Locator:
        return self.group("Stones").get_by_role("button", name=re.compile("^Claim"))

    def laid(self) -> Locator:
        """Cards on the table that can be chosen."""
        cards = self.group("Stones").get_by_role("button", name=re.compile(", at stone"))
        return cards.and_(self.page.locator(":not([aria-disabled=true])"))

    # -- what he does ----------------------------------------------------------------------------

    def press(self, control: Locator, corner: bool = False) -> None:
        """How he uses a control, in its middle or at a corner; a finger does it differently."""
        control.click(timeout=HASTE, position=CORNER if corner else None)

    def play_until(self, fact: Callable[[], bool], gesture: Callable[[], bool] | None = None) -> bool:
        """Plays until something is so; whether it came to that before the game was over."""
        idle, told = time.monotonic(), 0
        while not fact():
            over, mine, lines = self.glance()
            if over:
                return fact()
            if mine:
                self.attempt(gesture)
            else:
                self.page.evaluate(PATIENTLY)
            if lines != told:
                idle, told = time.monotonic(), lines
            assert time.monotonic() - idle < PATIENCE, "nobody plays on"
        return True

    def come_to(self, fact: Callable[[], bool], gesture: Callable[[], bool] | None = None) -> None:
        """The same; a game may be over before, and then there is another."""
        for _ in range(GAMES):
            if self.play_until(fact, gesture):
                return
            self.page.get_by_role("button", name="Rematch").click()
            self.wait_for(lambda: not self.over)
        raise AssertionError("it never comes to that")

    def attempt(self, gesture: Callable[[], bool] | None = None) -> None:
        """Does something, unless the page has moved on by the time that the control is pressed."""
        with suppress(TimeoutError):
            self.done += (gesture or self.gesture)()
        self.page.wait_for_timeout(20)

    def play_on(self, cards: int | None = None) -> None:
        """Plays until the game is over, or so many cards of his are laid and another turn has begun."""
        goal = None if cards is None else self.cards + cards
        self.play_until(lambda: goal is not None and self.cards >= goal and self.settled())

    def do_some(self, gestures: int) -> None:
        """Does so many things, unless the game is over before."""
        goal = self.done + gestures
        self.play_until(lambda: self.done >= goal)

    def play_turn(self) -> None:
        """Waits for his turn, and plays it: against people, who don't answer at once."""
        self.wait_for(lambda: self.my_turn or self.over)
        began = time.monotonic()
        while self.my_turn:
            self.attempt()
            assert time.monotonic() - began < PATIENCE, "the turn doesn't end"

    def wait_for(self, fact: Callable[[], bool]) -> None:
        """Waits until something is so."""
        began = time.monotonic()
        while not fact():
            self.page.wait_for_timeout(20)
            assert time.monotonic() - began < PATIENCE, "nothing happens"

    def lines(self) -> int:
        """How long the log is."""
        return self.glance()[2]

    def settled(self) -> bool:
        """Whether his turn has ended, or the next one has begun."""
        return not self.my_turn or self.page.get_by_text("Choose a card, then a stone.").is_visible()

    def gesture(self) -> bool:
        """One thing that the page offers; whether there was any."""
        tricks = self.actions(re.compile("^Play "))
        for offered in (self.actions("Confirm"), self.claims(), tricks, self.actions(DRAW)):
            control = self.one_of(offered)
            if control is not None:
                self.press(control)
                return True
        card = self.one_of(self.laid())
        if card is not None:
            self.press(card, corner=True)  # the next card of the fan lies over its middle
            return True
        return self.lay()

    def lay(self) -> bool:
        """Chooses a card of the hand if none is chosen or taken, and a stone for it."""
        if not self.page.get_by_text("choose where it goes").count():
            card = self.one_of(self.hand())
            if card is None:
                return False
            if card.get_attribute("aria-pressed") != "true":
                self.press(card)
            if not self.page.get_by_text(re.compile("choose a stone", re.IGNORECASE)).count():
                return True  # a card to put back, or a trick, which has a button
        stone = self.one_of(self.stones().and_(self.page.locator("[aria-disabled=false]")))
        if stone is not None:
            self.press(stone)
            self.cards += 1
        return True

    def one_of(self, offered: Locator) -> Locator | None:
        """One of several controls, if there are any."""
        count = offered.count()
        return offered.nth(self.rng.randrange(count)) if count else None


class Sharers(Player):
    """Two who share a device: whose turn it is lifts the cover first."""

    holder = ""  # who lifted it last

    def glance(self) -> tuple[bool, bool, int]:
        over, _, lines = super().glance()
        return over, not over, lines  # one of them is always to move

    def cover(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^I am "))

    def lift(self) -> None:
        """Shows the hand of whose turn it is."""
        self.holder = (self.cover().text_content() or "").removeprefix("I am ")
        self.press(self.cover())
        expect(self.cards_held()).to_have_count(6)

    def play_turn(self) -> None:
        """Plays until the device goes to the other, or the game is over."""
        self.play_until(lambda: self.cover().count() > 0, super().gesture)

    def cards_held(self) -> Locator:
        return self.group("Your hand").get_by_role("button")

    def lay_at(self, stone: int, card: Locator | None = None) -> None:
        """Lays a card there, the first of the hand if none is named; then it is the other's turn."""
        self.press(card or self.cards_held().first)
        self.put_at(stone)

    def put_at(self, stone: int) -> None:
        """The same with a card that is chosen already."""
        self.press(self.stones().nth(stone))
        self.press(self.actions("Confirm"))
        # Who could also claim something is asked, and draws only then.
        self.play_until(lambda: self.cover().count() > 0, self.draw)

    def draw(self) -> bool:
        control = self.one_of(self.actions(DRAW))
        if control is not None:
            self.press(control)
        return control is not None

    def gesture(self) -> bool:
        if self.cover().count():
            self.lift()
            return True
        return super().gesture()


class Finger(Player):
    """Plays by touch."""

    def press(self, control: Locator, corner: bool = False) -> None:
        control.tap(timeout=HASTE, position=CORNER if corner else None)


class Typist(Player):
    """Plays with the keyboard alone: Tab and arrow keys to a control, Enter to use it."""

    def press(self, control: Locator, corner: bool = False) -> None:
        handle = control.element_handle(timeout=HASTE)
        if self.reach(handle):
            self.page.keyboard.press("Enter")
        else:  # the page may have moved on meanwhile
            assert not handle.evaluate("it => it.checkVisibility()"), f"the keyboard doesn't reach {control}"

    def reach(self, handle: ElementHandle) -> bool:
        """Moves the focus there as a keyboard can: Tab from group to group, arrows within one."""
        for _ in range(60):
            for _ in range(15):
                distance = handle.evaluate(DISTANCE)
                if distance == "there":
                    return True
                if distance == "far":
                    break
                self.page.keyboard.press("ArrowRight")
            self.page.keyboard.press("Tab")
        return False
