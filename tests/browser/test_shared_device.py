"""Several players at one device: what one of them may know, the other must not meet on the page."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.players import Sharers, Typist
from tests.browser.test_games import set_up


def at_one_device(page: Page, stones: int = 9) -> Page:
    set_up(page, seats={2: "Friend here"}, stones=stones)
    return page


def lift(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"I am {name}").click()
    expect(hand(page)).to_have_count(6)


def hand(page: Page) -> Locator:
    return page.get_by_role("group", name="Your hand").get_by_role("button")


def expect_covered(page: Page, name: str) -> None:
    """Only the cover is there, and nothing of any hand behind it."""
    expect(page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
    assert page.get_by_role("group", name=re.compile("hand", re.IGNORECASE)).count() == 0
    assert "in your hand" not in page.locator("main").inner_html()


def play_to_the_end(page: Page) -> str:
    """Plays a whole game for both; who had the device last, and has won."""
    sharers = Sharers(page)
    sharers.play_on()
    return sharers.holder


@pytest.mark.parametrize("games", [1, pytest.param(3, marks=pytest.mark.soak)])
def test_every_game_of_a_shared_device_begins_covered(visit: Visit, games: int) -> None:
    """The winner begins the next game: he had the device last, but this is another hand."""
    page = at_one_device(visit(), stones=1)
    expect_covered(page, "Player 1")
    for _ in range(games):
        winner = play_to_the_end(page)
        expect(page.get_by_role("heading", name=f"{winner} wins")).to_be_visible()
        page.get_by_role("button", name="Rematch").click()
        expect_covered(page, winner)


def test_what_one_player_was_told_is_not_read_to_the_next(visit: Visit) -> None:
    page = at_one_device(visit())
    spoken = page.locator("#polite")
    player = Sharers(page)
    for _ in range(3):
        for name, stone in (("Player 1", 0), ("Player 2", 1)):
            lift(page, name)
            player.lay_at(stone)
    lift(page, "Player 1")
    hand(page).first.click()
    player.stones().first.click(force=True)  # it is complete, and the page says so
    expect(spoken).to_contain_text("already has its 3 cards")
    player.put_at(4)
    expect_covered(page, "Player 2")
    assert "already has its 3 cards" not in (spoken.text_content() or "")
    expect(spoken).to_contain_text("at stone 5")  # what everybody may know of the turn is told
    expect(spoken).not_to_contain_text(re.compile(r"\d drawn"))


def test_the_focus_follows_the_game_from_hand_to_hand(visit: Visit) -> None:
    page = at_one_device(visit())
    expect(page.get_by_role("button", name="I am Player 1")).to_be_focused()
    page.keyboard.press("Enter")
    expect(hand(page).first).to_be_focused()
    typist = Typist(page)
    typist.press(page.get_by_role("button", name="Resign"))
    page.keyboard.press("Enter")  # the dialog's first button
    expect(page.get_by_role("heading", name="gave up")).to_be_focused()
    typist.press(page.get_by_role("button", name="Rematch"))
    expect(page.get_by_role("button", name="I am Player 2")).to_be_focused()  # who begins this time


def test_a_move_from_the_list_is_confirmed_like_any_other(visit: Visit) -> None:
    page = at_one_device(visit())
    lift(page, "Player 1")
    page.get_by_text("All moves as a list", exact=True).click()
    choices = page.get_by_role("list", name="All moves as a list")
    first = choices.get_by_role("button").first
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(hand(page)).to_have_count(6)
    choices.get_by_role("button", name="Confirm").click()
    expect(hand(page)).to_have_count(5)


def test_a_drag_that_is_given_up_leaves_nothing_chosen(visit: Visit) -> None:
    page = at_one_device(visit())
    lift(page, "Player 1")
    card = hand(page).first
    box = card.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] - 60, steps=4)
    page.keyboard.press("Escape")
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.up()
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_text("Choose a card, then a stone.")).to_be_visible()


def test_the_skip_link_leaves_the_address_alone(visit: Visit) -> None:
    page = at_one_device(visit())
    lift(page, "Player 1")
    address = page.url
    page.get_by_role("link", name="Skip to the content").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    assert page.url == address
