"""People who play Tug of War through the page, as a person would."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.players import Finger, Player, Typist
from tests.browser.test_analysis import HERE, ME, act, look, post

ROUGH = ("berserker", "remove", "fell")  # what brings a bout to its end


class Puller(Player):
    """Puts dice anywhere, and does whatever they can do: he knows no more than what the page offers."""

    def deeds(self, verb: str = "") -> Locator:
        """Buttons for what can be done now."""
        named = f"[data-do={verb}]" if verb else "[data-do]"
        return self.page.locator(f"section.board .deeds {named}:not([aria-disabled=true])")

    def dice(self) -> Locator:
        """Thrown dice that can be chosen."""
        return self.page.locator("section.board .tray button:not([aria-disabled=true])")

    def places(self) -> Locator:
        """Places of the column that can get a die."""
        return self.page.locator("section.board .column button:not([aria-disabled=true])")

    def cannot(self) -> Locator:
        """What the die can't do at that place."""
        return self.page.locator("section.board .deeds .cannot")

    def confirm(self) -> Locator:
        return self.deeds("confirm")

    def gesture(self) -> bool:
        """One thing that the page offers; whether there was any."""
        control = self.one_of(self.confirm()) or self.one_of(self.deeds(self.wish()))
        if control is None:
            chosen = self.page.locator("section.board .tray [aria-pressed=true]").count()
            control = self.one_of(self.places() if chosen else self.dice())
        if control is None:
            return False
        self.press(control)
        return True

    def wish(self) -> str:
        """What he would rather do than anything else: somebody who swaps and swaps never comes to an end."""
        return next((verb for verb in ROUGH if self.deeds(verb).count()), "")

    def wait_for_dice(self) -> None:
        """Waits until a throw of his own lies there, with nothing to be re-rolled any more."""
        self.wait_for(lambda: self.over or self.dice().count() > 0)
        if self.deeds("keep").count():
            self.press(self.deeds("keep"))
        self.wait_for(lambda: self.places().count() > 0)

    def wait_for_unlike_dice(self) -> None:
        """Plays on until dice of several values can be chosen: of equal ones, one is chosen already."""
        self.wait_for_dice()
        while len(set(self.dice().evaluate_all("all => all.map(it => it.getAttribute('aria-label'))"))) < 2:
            self.play_turn()
            self.wait_for_dice()

    def put(self, die: int = 0, place: Locator | None = None) -> None:
        """Puts one of the thrown dice onto a place, the first that is open, without saying what for."""
        for control in (self.dice().nth(die), place or self.places().first):
            if control.get_attribute("aria-pressed") != "true":
                self.press(control)


class FingerPuller(Finger, Puller):
    """Plays by touch."""


class TypingPuller(Typist, Puller):
    """Plays with the keyboard alone."""


def open_table(page: Page, bot: str = "random", **options: str) -> None:
    """Sets up a game against a bot, with values for options by their titles, and opens the table."""
    page.locator("label").filter(has_text="Tug of War").click()
    expect(page.get_by_role("radio", name="Tug of War")).to_be_checked()
    page.get_by_label("Strength", exact=True).select_option(bot)
    page.locator("form summary").first.click()
    for title, value in options.items():
        page.get_by_label(title.replace("_", " "), exact=True).select_option(value)
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("section.board")).to_be_visible()


def come_to(page: Page, wanted: Callable[[dict[str, Any]], bool], **options: str) -> dict[str, Any]:
    """A table at which both seats are mine, played at random until something is so; the view of it."""
    rng = Player(page, 1).rng
    for _ in range(50):
        seats = [ME, HERE]
        table: str = post(page, "", {"game": "tug_of_war", "seats": seats, "options": options})["id"]
        page.goto(f"{page.evaluate('location.origin')}/t/{table}")
        expect(page.locator("section.board")).to_be_visible()
        view = look(page, table)
        for _ in range(100):
            if view["choices"] and wanted(view):
                dice = page.locator("section.board .dice [aria-label]")
                expect(dice).to_have_count(len(view["position"]["picture"]["thrown"]))
                expect(page.locator("#task")).to_have_text(view["task"])
                return view
            if view["stage"] == "over":
                break
            view = act(page, table, view, rng.choice(view["choices"])["move"])
    raise AssertionError("it never comes to that")
