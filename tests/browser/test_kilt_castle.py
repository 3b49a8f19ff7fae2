"""Kilt Castle through the page: whole games by mouse, touch and keyboard, and what the board tells."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.players import Finger, Player, Typist
from tests.browser.test_screens import faults

SMALL = ViewportSize(width=360, height=740)
ENDING = re.compile("wins? with|share the win")
# Whether arrow keys lead from where the focus is to a control.
NEAR = "it => 'rove' in it.dataset && it.closest('[role=group]').contains(document.activeElement)"
# How the board begins its questions, in each language.
HINTS = {"en": "Choose a card.", "de": "Wähl eine Karte.", "nl": "Kies een kaart."}


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
        """Chooses a card that can go somewhere, and no slot yet."""
        self.wait_for(lambda: self.my_turn and self.slots().count() > 0)
        for _ in range(40):
            if self.goals().count():
                return
            self.touch_card()
        raise AssertionError("no card can go anywhere")

    def play_to_building(self) -> None:
        """Plays on until a site has to be chosen from several."""
        for _ in range(400):
            if self.page.get_by_text(re.compile("^Build for .*: choose a field")).is_visible():
                return
            if self.my_turn:
                self.gesture()
            self.page.wait_for_timeout(20)
        raise AssertionError("there is never anything to build")


class FingerMason(Finger, Mason):
    """Plays by touch."""


class TypingMason(Typist, Mason):
    """Plays with the keyboard alone."""

    def reach(self, control: Locator) -> None:
        """Tab from group to group, and arrows to the next slot or field."""
        handle = control.element_handle()
        for _ in range(40):
            for _ in range(26):
                if handle.evaluate("it => it === document.activeElement"):
                    return
                if not handle.evaluate(NEAR):
                    break
                self.page.keyboard.press("ArrowRight")
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard doesn't reach {control}")


def open_table(page: Page, players: int, *switches: str) -> None:
    """Sets up a game against bots with some options switched on, and opens the table."""
    page.locator("label").filter(has_text="Kilt Castle").click()
    expect(page.get_by_role("radio", name="Kilt Castle")).to_be_checked()
    page.get_by_role("group", name="Players").get_by_text(str(players), exact=True).click()
    for level in page.get_by_label("Strength").all():
        level.select_option("greedy")
    if switches:
        page.get_by_text("More options").click()
    for title in switches:
        page.get_by_role("switch", name=title).check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("group", name="Castle", exact=True)).to_be_visible()


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


# -- whole games -------------------------------------------------------------------------------------


def test_a_whole_game_of_two_by_mouse(visit: Visit) -> None:
    page = visit()
    open_table(page, 2)
    Mason(page, 1).play_on()
    expect(page.get_by_role("heading", name=ENDING)).to_be_visible()
    expect(page.get_by_text(re.compile(r"Reward \+\d"))).to_have_count(2)
    assert faults(page) == []
    page.get_by_role("link", name="Replay", exact=True).click()
    page.get_by_role("slider").fill("30")
    expect(page.get_by_role("group", name="Castle", exact=True)).to_be_visible()
    assert faults(page) == []


def test_a_whole_game_of_three_by_touch_on_a_phone(visit: Visit) -> None:
    page = visit(phone=True, dark=True)
    page.set_viewport_size(SMALL)
    open_table(page, 3)
    mason = FingerMason(page, 2)
    mason.choose_card()
    assert faults(page) == [] and fits(page)
    mason.play_on()
    expect(page.get_by_role("heading", name=ENDING)).to_be_visible()
    assert faults(page) == [] and fits(page)


def test_a_whole_game_of_four_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    open_table(page, 4)
    TypingMason(page, 3).play_on()
    expect(page.get_by_role("heading", name=ENDING)).to_be_visible()


# -- what the board tells ----------------------------------------------------------------------------


def test_a_target_shows_who_builds_and_what_it_costs_before_the_move_is_made(visit: Visit) -> None:
    page = visit()
    open_table(page, 2)
    mason = Mason(page, 4)
    mason.choose_card()
    mason.goals().last.hover()
    expect(page.get_by_text("builds first")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("free of charge"))).not_to_have_count(0)
    assert faults(page) == []
    mason.goals().last.click()
    expect(mason.confirm()).to_be_visible()
    page.keyboard.press("Escape")
    expect(mason.confirm()).to_have_count(0)
    expect(mason.goals()).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_text(HINTS["en"])).to_be_visible()


def test_impossible_slots_and_fields_are_explained(visit: Visit) -> None:
    page = visit()
    open_table(page, 2)
    mason = Mason(page, 5)
    mason.choose_card()
    page.get_by_role("button", name="Slot 15: no cards").click(force=True)
    expect(page.get_by_text("breaks rule I")).to_be_visible()
    page.keyboard.press("Escape")
    mason.play_to_building()
    assert faults(page) == []
    page.get_by_role("button", name="e1: water").click(force=True)
    expect(page.get_by_text("e1 is water. Nobody can build there.")).to_be_visible()


def test_without_confirmation_two_touches_are_a_move(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Confirm every move").uncheck()
    page.get_by_role("button", name="Done").click()
    open_table(page, 2)
    mason = Mason(page, 6)
    mason.choose_card()
    before = mason.lines()
    mason.goals().first.click()
    mason.wait_for(lambda: mason.lines() > before)


def test_covered_purses_stay_covered(visit: Visit) -> None:
    page = visit()
    open_table(page, 3, "Purses")
    purses = page.get_by_role("list", name="Purses, floors and areas").get_by_role("listitem")
    expect(purses.filter(has_text="purse covered")).to_have_count(2)
    expect(purses.filter(has_text="ducat")).to_have_count(1)


def test_the_most_valuable_area_can_be_shown(visit: Visit) -> None:
    page = visit()
    open_table(page, 2)
    Mason(page, 7).play_to_building()
    colour = page.get_by_role("button", name=re.compile("most valuable area now [1-9]")).first
    colour.click()
    expect(colour).to_have_attribute("aria-pressed", "true")
    assert faults(page) == []


@pytest.mark.parametrize(("language", "name"), [("de", "Deutsch"), ("nl", "Nederlands")])
def test_the_board_speaks_every_language(visit: Visit, language: str, name: str) -> None:
    page = visit()
    open_table(page, 2)
    mason = Mason(page, 8)
    mason.wait_for(lambda: mason.my_turn)
    expect(page.get_by_text(HINTS["en"])).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text(name).click()
    page.keyboard.press("Escape")
    expect(page.get_by_text(HINTS[language])).to_be_visible()
    words = page.locator("section.board").evaluate(
        "it => [it.innerText, ...[...it.querySelectorAll('[aria-label]')].map(e => e.ariaLabel)].join(' ')"
    )
    assert "kilt-castle-" not in words


def test_the_examples_of_the_rules_are_drawn_without_players(visit: Visit) -> None:
    page = visit("/rules/kilt_castle", phone=True)
    castles = page.get_by_role("group", name="Castle", exact=True)
    expect(castles).not_to_have_count(0)
    assert page.get_by_role("list", name="Purses, floors and areas").count() == 0
    assert faults(page) == [] and fits(page)
