"""Every screen, as axe, a reader of another language, and a player who errs would find it."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.players import Player, Sharers
from tests.browser.test_games import against_a_bot, play_now, set_up

LANGUAGES = {"en": "Play now", "de": "Jetzt spielen", "nl": "Nu spelen"}


def faults(page: Page) -> list[str]:
    """What axe says against a page."""
    found = Axe().run(page).response["violations"]
    return [f"{fault['id']}: {node['html'][:200]}" for fault in found for node in fault["nodes"]]


looks = pytest.mark.parametrize(
    ("phone", "dark"), [(False, False), (True, True)], ids=["desktop-light", "phone-dark"]
)


def see_in_every_look(page: Page) -> None:
    """Large and small, light and dark, there is nothing to say against a page, and it fits."""
    for size, dark in ((DESKTOP, False), (PHONE, True)):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme="dark" if dark else "light")
        assert faults(page) == [], size
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size


@looks
def test_pages_without_a_table(visit: Visit, phone: bool, dark: bool) -> None:
    for path in ("/", "/rules/schotten_totten", "/account", "/no/such/page"):
        page = visit(path, phone=phone, dark=dark)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert faults(page) == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


@looks
def test_a_table_from_the_invitation_to_the_replay(visit: Visit, phone: bool, dark: bool) -> None:
    page = visit(phone=phone, dark=dark)
    set_up(page, mode="Tactics game", seats={2: "Friend by link"})
    expect(page.get_by_label("Link for your friend")).to_be_visible()
    assert faults(page) == []
    guest = visit(page.url[page.url.index("/t/") :], phone=phone, dark=dark)
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    assert faults(guest) == []
    guest.get_by_label("Your name").fill("Morag")
    guest.get_by_role("button", name="Sit down").click()
    for each in (page, guest):
        expect(each.get_by_role("group", name="Your hand").get_by_role("button")).to_have_count(6)
    Player(page).play_turn()
    Player(guest).play_turn()
    page.get_by_text("Text board", exact=True).click()
    page.get_by_role("group", name="Your hand").get_by_role("button").first.click()
    assert faults(page) == []
    guest.get_by_role("button", name="Resign").click()
    assert faults(guest) == []
    guest.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("heading", name="gave up")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_text("The deal was fair")).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_settings_and_the_cover_of_a_shared_device(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Escape")
    set_up(page, seats={2: "Friend here"})
    expect(page.get_by_role("button", name="I am Player 1")).to_be_focused()
    assert faults(page) == []


# -- languages ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "words"), LANGUAGES.items())
def test_the_language_comes_from_the_browser(visit: Visit, language: str, words: str) -> None:
    page = visit(language=language)
    expect(page.get_by_role("button", name=words)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_language_can_be_changed_in_the_middle_of_a_game(visit: Visit) -> None:
    page = against_a_bot(visit())
    Player(page, 2).play_on(cards=1)
    expect(page.get_by_role("list", name="Log").get_by_text("at stone").first).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("Deutsch").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("list", name="Verlauf").get_by_text(" an Stein ").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")


# -- playing comfortably -----------------------------------------------------------------------------


def test_a_card_can_be_dragged_to_a_stone(visit: Visit) -> None:
    page = play_now(visit())
    player = Player(page)
    card = player.hand().first
    name = (card.get_attribute("aria-label") or "").partition(",")[0]
    card.drag_to(player.stones().nth(4))
    player.actions("Confirm").click()
    expect(page.get_by_role("list", name="Log").get_by_text(f"{name.lower()} at stone 5")).to_be_visible()


def test_a_move_can_be_taken_back_before_it_counts_and_after(visit: Visit) -> None:
    page = visit()
    set_up(page, mode="Tactics game")
    player = Player(page)
    expect(player.hand()).to_have_count(6)
    player.hand().first.click()
    player.stones().first.click()
    player.actions("Cancel").click()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Choose a card, then a stone.")).to_be_visible()
    player.hand().first.click()
    player.stones().first.click()
    player.actions("Confirm").click()
    expect(player.hand()).to_have_count(5)  # two stacks to choose from, so nothing is drawn by itself
    page.get_by_role("region", name="What to do").get_by_role("button", name="Take back").click()
    expect(player.hand()).to_have_count(6)


def test_the_page_says_why_a_move_is_illegal(visit: Visit) -> None:
    page = visit()
    set_up(page, seats={2: "Friend here"})
    player = Sharers(page)
    for _ in range(3):
        for stone in (0, 1):
            player.lift()
            player.lay_at(stone)
    player.lift()
    player.hand().first.click()
    player.stones().first.click(force=True)
    expect(page.get_by_role("region", name="What to do")).to_contain_text("already has its 3 cards")


def test_a_claim_that_fails_shows_the_cards_that_would_beat_it(visit: Visit) -> None:
    """A side is filled with whatever is there; nearly always something unseen still beats it."""
    page = visit()
    set_up(page, seats={2: "Friend here"})
    player = Sharers(page)
    player.lift()
    told = page.get_by_role("region", name="What to do")
    for stone in range(9):
        for _ in range(3):
            player.lay_at(stone)
            player.lift()
            player.lay_at(8 - stone if stone != 4 else 3, player.hand().last)
            player.lift()
        if player.claims().count() == 0:
            break
    player.stones().nth(stone).click()
    expect(told).to_contain_text(re.compile("could|would|stronger|with", re.IGNORECASE))
    expect(page.locator("[data-marked], .marked").first).to_be_visible()


def test_moves_are_announced(visit: Visit) -> None:
    page = against_a_bot(visit())
    Player(page, 2).play_on(cards=1)
    live = page.locator("[aria-live=polite]")
    expect(live.filter(has_text=re.compile("at stone|drawn|Lay a card")).first).to_be_attached()


# -- games and accounts ------------------------------------------------------------------------------


def test_my_games_are_listed_and_go_on(visit: Visit) -> None:
    page = against_a_bot(visit())
    Player(page, 2).play_on(cards=1)
    address = page.url
    page.get_by_role("link", name="Caber: to the start page").click()
    page.get_by_role("link", name=re.compile("Your turn|Go on")).first.click()
    expect(page).to_have_url(address)


def test_an_account_takes_the_games_of_a_guest_along(visit: Visit) -> None:
    page = play_now(visit())
    address = page.url
    page.goto(page.url.partition("/t/")[0] + "/account")
    page.get_by_text("Register", exact=True).first.click()
    page.get_by_label("Name").fill("Isla")
    page.get_by_label("Password").fill("a long heather walk")
    page.get_by_role("button", name="Register").click()
    expect(page.get_by_text("You are logged in as Isla")).to_be_visible()
    other = visit("/account")
    other.get_by_label("Name").fill("isla")
    other.get_by_label("Password").fill("a long heather walk")
    other.get_by_role("button", name="Log in").click()
    expect(other.get_by_text("You are logged in as Isla")).to_be_visible()
    other.goto(address)
    expect(other.get_by_role("group", name="Your hand").get_by_role("button")).to_have_count(6)


def test_a_link_to_nowhere_is_explained(visit: Visit) -> None:
    page = visit("/rules/chess", complaint="404")
    expect(page.get_by_text("There is no game of that name here.")).to_be_visible()
