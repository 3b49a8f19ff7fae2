"""Takes pictures of every screen, on a desktop and on a phone, light and dark, while a real game is played.

python -m tests.browser.pictures docs/pictures    those that the documentation shows
python -m tests.browser.pictures FOLDER --all     all of them
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser import masons, pullers, runners
from tests.browser.conftest import DESKTOP, PHONE, Server, chromium, serving
from tests.browser.luck import Contexts
from tests.browser.masons import Mason
from tests.browser.players import Player
from tests.browser.pullers import Puller
from tests.browser.runners import Runner
from tests.luck import luck_of

CHOSEN = {
    "start-desktop-light", "tactics-desktop-light", "replay-desktop-dark", "base-phone-light",
    "tactics-phone-dark", "replay-phone-dark", "check-phone-light", "castle-desktop-light",
    "building-phone-light", "castle-end-desktop-dark", "castle-phone-dark", "race-desktop-light",
    "race-phone-dark", "race-missed-phone-light", "tug-desktop-light", "tug-phone-dark",
    "tug-return-phone-light",
}  # fmt: skip
LOOKS = [(phone, dark) for phone in (False, True) for dark in (False, True)]


class Camera:
    """One look: a size and a theme."""

    def __init__(self, browser: Browser, server: Server, folder: Path, phone: bool, dark: bool) -> None:
        self.server, self.folder = server, folder
        self.everything = "--all" in sys.argv
        self.look = f"{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}"
        self.contexts = Contexts(browser, luck_of(self.look))
        self.context = self.contexts.open(
            viewport=PHONE if phone else DESKTOP,
            is_mobile=phone,
            has_touch=phone,
            device_scale_factor=2 if phone else 1,
            color_scheme="dark" if dark else "light",
            locale="en",
        )

    def open(self, path: str) -> Page:
        page = self.contexts.page(self.context)
        page.goto(self.server.address + path)
        page.wait_for_load_state("networkidle")
        return page

    def take(self, page: Page, name: str, whole: bool = False) -> None:
        if not self.everything and f"{name}-{self.look}" not in CHOSEN:
            return
        page.wait_for_timeout(600)  # until cards have arrived
        page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
        page.screenshot(path=self.folder / f"{name}-{self.look}.png", full_page=whole)


@contextmanager
def cameras(folder: Path) -> Iterator[list[Camera]]:
    with tempfile.TemporaryDirectory() as place, chromium() as browser, serving(Path(place)) as server:
        yield [Camera(browser, server, folder, phone, dark) for phone, dark in LOOKS]


def set_up(page: Page, mode: str, second: str) -> None:
    page.get_by_role("radio", name=mode).check(force=True)
    page.get_by_role("group", name="Seat 2").get_by_text(second, exact=True).click()
    page.get_by_label("Name").first.fill("Ailsa")
    page.get_by_role("button", name="Open the table").click()


def album(camera: Camera) -> None:
    """All pictures of one look."""
    camera.take(camera.open("/"), "start")
    camera.take(camera.open("/rules/schotten_totten"), "rules")
    camera.take(camera.open("/account"), "account")
    page = camera.open("/")
    camera.take(page, "set-up", whole=True)
    set_up(page, "Tactics game", "Bot")
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    player = Player(page, 11)
    player.play_on(cards=9)
    player.hand().first.click()
    camera.take(page, "tactics")
    page.keyboard.press("Escape")
    player.play_on()
    camera.take(page, "end")
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_text("The deal was fair")).to_be_visible()
    camera.take(page, "check")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Replay", exact=True).click()
    page.get_by_role("slider").fill("40")
    camera.take(page, "replay")
    page = camera.open("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    player = Player(page, 12)
    player.play_on(cards=9)
    page.get_by_text("Text board", exact=True).click()
    camera.take(page, "base")
    page = camera.open("/")
    camera.take(page, "my-games", whole=True)
    set_up(page, "Base game", "Friend by link")
    camera.take(page, "invite")
    page = camera.open("/")
    set_up(page, "Base game", "Friend here")
    camera.take(page, "cover")
    page.get_by_role("button", name="Settings").click()
    camera.take(page, "settings")
    castle(camera)
    race(camera)
    tug(camera)


def castle(camera: Camera) -> None:
    """The pictures of Kilt Castle."""
    camera.take(camera.open("/rules/kilt_castle"), "castle-rules", whole=True)
    page = camera.open("/")
    page.get_by_label("Name").first.fill("Ailsa")
    masons.open_table(page, 4)
    mason = Mason(page, 13)
    mason.do_some(16)
    mason.choose_card()
    mason.goals().last.click()
    camera.take(page, "castle")
    page.keyboard.press("Escape")
    mason.play_to_building()
    mason.touch()
    camera.take(page, "building")
    mason.play_on()
    camera.take(page, "castle-end")
    page.get_by_role("link", name="Replay", exact=True).click()
    page.get_by_role("slider").fill("60")
    camera.take(page, "castle-replay")


def race(camera: Camera) -> None:
    """The pictures of Schotten Rennen."""
    camera.take(camera.open("/rules/schotten_rennen"), "race-rules", whole=True)
    page = camera.open("/")
    page.get_by_label("Name").first.fill("Ailsa")
    runners.open_table(page, 4, "pro")
    runner = Runner(page, 14)
    runner.do_some(8)
    runner.wait_for_deed("secure")
    page.get_by_role("button", name="Odds").click()
    camera.take(page, "race")
    page.keyboard.press("Escape")
    runner.wait_for_deed("risk")
    camera.take(page, "race-missed")
    page = camera.open("/")
    runners.open_table(page, 2, "3,6,hop,4,5,10")
    Runner(page, 15).play_on()
    camera.take(page, "race-end")
    page.get_by_role("link", name="Replay", exact=True).click()
    page.get_by_role("slider", name="Step", exact=True).fill("9")
    camera.take(page, "race-replay")


def tug(camera: Camera) -> None:
    """The pictures of Tug of War."""
    camera.take(camera.open("/rules/tug_of_war"), "tug-rules", whole=True)
    page = camera.open("/")
    page.get_by_label("Name").first.fill("Ailsa")
    pullers.open_table(page)
    puller = Puller(page, 16)
    for _ in range(3):
        puller.play_turn()
    puller.wait_for_dice()
    puller.put(place=puller.places().nth(1))
    puller.deeds("swap").hover()
    camera.take(page, "tug")
    page = camera.open("/")
    page.get_by_label("Name").first.fill("Ailsa")
    pullers.open_table(page, Largest_team="5")
    puller = Puller(page, 17)
    banner = page.get_by_role("status").filter(has_text="has won the first bout")
    while not (banner.is_visible() and puller.my_turn):
        puller.play_turn()
        puller.wait_for(lambda: puller.my_turn or puller.over)
    puller.wait_for_dice()
    camera.take(page, "tug-return")
    puller.play_on()
    camera.take(page, "tug-end")
    page.get_by_role("link", name="Replay", exact=True).click()
    page.get_by_role("slider", name="Step", exact=True).fill("9")
    camera.take(page, "tug-replay")


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with cameras(folder) as all_cameras:
        for camera in all_cameras:
            print(camera.look, flush=True)
            album(camera)


if __name__ == "__main__":
    main()
