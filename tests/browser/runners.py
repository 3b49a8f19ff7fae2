"""People who play Schotten Rennen through the page, as a person would."""

from playwright.sync_api import ElementHandle, Locator, Page, expect

from tests.browser.players import Finger, Player, Typist

TRACKS = {"base": "base race", "pro": "pro race"}


class Runner(Player):
    """Rolls, risks and secures at random: he knows no more than what the page offers."""

    def deeds(self, verb: str = "") -> Locator:
        """Buttons for what can be done now."""
        named = f"[data-do={verb}]" if verb else "[data-do]"
        return self.page.locator(f"section.board button{named}:not([aria-disabled=true])")

    def places(self) -> Locator:
        return self.page.locator("[role=group][aria-label=Track] button")

    def confirm(self) -> Locator:
        return self.page.locator("section.board [data-confirm]")

    def gesture(self) -> bool:
        """One thing that the page offers; whether there was any."""
        sure = self.one_of(self.confirm())
        control = sure or self.one_of(self.deeds())
        if control is None:
            return False
        # Nobody who retreats whenever he can ever gets to the goal.
        if sure is None and control.get_attribute("data-do") == "retreat" and self.rng.random() < 0.9:
            control = self.deeds().first
        self.press(control)
        return True

    def wait_for_deed(self, verb: str) -> Locator:
        """Plays on until something can be done, without doing it; the first such button."""
        self.come_to(lambda: self.deeds(verb).count() > 0)
        return self.deeds(verb).first

    def wait_for_me(self) -> None:
        """Waits until something can be done, or the race is over."""
        self.wait_for(lambda: self.over or self.deeds().count() > 0)


class FingerRunner(Finger, Runner):
    """Plays by touch."""


class TypingRunner(Typist, Runner):
    """Plays with the keyboard alone."""

    def reach(self, handle: ElementHandle) -> bool:
        """Tab from one control to the next."""
        for _ in range(80):
            if handle.evaluate("it => it === document.activeElement"):
                return True
            self.page.keyboard.press("Tab")
        return False


def open_table(page: Page, players: int, track: str = "base", bot: str = "level1") -> None:
    """Sets up a race against bots, on a track by its name or of cards of one's own, and opens the table."""
    page.locator("label").filter(has_text="Schotten Rennen").click()
    expect(page.get_by_role("radio", name="Schotten Rennen")).to_be_checked()
    page.get_by_role("group", name="Track", exact=True).get_by_text(
        TRACKS.get(track, "My own choice"), exact=True
    ).click()
    if track not in TRACKS:
        page.get_by_label("Track: your own choice").fill(track)
    page.get_by_role("group", name="Players").get_by_text(str(players), exact=True).click()
    for level in page.get_by_label("Strength").all():
        level.select_option(bot)
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("section.board")).to_be_visible()
