"""People who play Kilt Castle through the page, as a person would."""

import re

from playwright.sync_api import ElementHandle, Locator, Page, expect

from tests.browser.players import Finger, Player, Typist
from tests.browser.test_analysis import act, look

# Whether the focus is there, or too far from a control for arrow keys, or else on which slot or field.
FOCUS = """it => {
  if (it === document.activeElement) return 'there';
  const near = 'rove' in it.dataset && it.closest('[role=group]').contains(document.activeElement);
  return near ? document.activeElement.dataset.rove : 'far';
}"""
# Clockwise, at the west, north, east and south of the castle.
AROUND = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]


class Mason(Player):
    """Moves cards and builds towers, at random: he knows no more than what the page offers."""

    def inside(self, group: str, what: str = "") -> Locator:
        """Buttons of a group by its label. (Asking for roles takes too long for whole games.)"""
        return self.page.locator(f"[role=group][aria-label^='{group}'] button{what}")

    def slots(self) -> Locator:
        """Slots with cards that can be chosen."""
        return self.inside("Cards around the castle", "[aria-disabled=false]")

    def goals(self) -> Locator:
        """Slots that the chosen card may go to."""
        return self.inside("Cards around the castle", "[aria-label*='the card can go here']")

    def sites(self) -> Locator:
        """Fields that can be built on, or whose roof can be moved."""
        return self.inside("Castle", "[aria-disabled=false]")

    def picks(self) -> Locator:
        """Cards of the row that is laid out, without the one that is chosen."""
        return self.inside("Cards at slot", "[aria-pressed=false]")

    def floors(self) -> Locator:
        return self.inside("Floors", "[aria-pressed=false]")

    def confirm(self) -> Locator:
        return self.inside("What you can do", ".primary")

    def gesture(self) -> bool:
        """One decision with all its touches; whether there was any."""
        for _ in range(12):
            if self.confirm().count():
                self.decide()
                return True
            if not self.touch():
                return False
        return True

    def decide(self) -> None:
        """Perhaps another floor; then that's it."""
        floor = self.one_of(self.floors())
        if floor is not None and self.rng.random() < 0.3:
            self.press(floor)
        self.press(self.confirm())

    def touch(self) -> bool:
        """One step towards a decision: a target for the chosen card, a site, or another card."""
        control = self.one_of(self.goals()) or self.one_of(self.sites())
        if control is not None:
            self.press(control)
        return control is not None or self.touch_card()

    def touch_card(self) -> bool:
        """A card of the row that is laid out, or another row: not every card can go somewhere."""
        pick = self.one_of(self.picks()) if self.rng.random() < 0.7 else None
        control = pick or self.one_of(self.slots())
        if control is not None:
            self.press(control)
        return control is not None

    def choose_card(self) -> None:
        """Chooses a card that can go somewhere, and no slot yet; builds before, if he has to."""
        self.come_to(lambda: self.my_turn and self.goals().count() > 0, self.build_or_touch)

    def build_or_touch(self) -> bool:
        """A decision about a site if one is due, or else a card."""
        return self.gesture() if self.sites().count() else self.touch_card()

    def building(self) -> bool:
        """Whether a site has to be chosen from several."""
        return self.page.get_by_text(re.compile("^Build for .*: choose a field")).is_visible()

    def play_to_building(self) -> None:
        """Plays on until there is something to build."""
        self.come_to(self.building)


class FingerMason(Finger, Mason):
    """Plays by touch."""


class TypingMason(Typist, Mason):
    """Plays with the keyboard alone."""

    def reach(self, handle: ElementHandle) -> bool:
        """Tab from group to group, and arrows to the next slot or field."""
        for _ in range(40):
            for _ in range(26):
                here = handle.evaluate(FOCUS)
                if here == "there":
                    return True
                if here == "far":
                    break
                self.page.keyboard.press(AROUND[int(here) // 5] if here.isdigit() else "ArrowRight")
            self.page.keyboard.press("Tab")
        return False


def play_far(page: Page, floors: int) -> None:
    """Plays this table at random, without touching the page, until somebody has no more floors than that."""
    table, rng = page.url.rpartition("/")[2], Player(page, 1).rng
    while True:
        view = look(page, table)
        if view["stage"] == "over":
            return
        if min(sum(colour["stock"]) for colour in view["position"]["picture"]["colours"]) <= floors:
            return
        if view["choices"]:
            act(page, table, view, rng.choice(view["choices"])["move"])


def open_table(page: Page, players: int, *switches: str) -> None:
    """Sets up a game against bots with some options switched on, and opens the table."""
    page.locator("label").filter(has_text="Kilt Castle").click()
    expect(page.get_by_role("radio", name="Kilt Castle")).to_be_checked()
    page.get_by_role("group", name="Players").get_by_text(str(players), exact=True).click()
    for level in page.get_by_label("Strength").all():
        level.select_option("level2")
    if switches:
        page.get_by_text("More options").click()
    for title in switches:
        page.get_by_role("switch", name=title).check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("group", name="Castle", exact=True)).to_be_visible()
