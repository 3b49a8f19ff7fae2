"""Nothing that is dealt in a browser test is left to chance."""

from playwright.sync_api import Browser, Page

from caber.core.dealer import Dealer
from tests.browser.conftest import Server, Visit
from tests.browser.luck import Contexts
from tests.browser.test_analysis import HERE, ME, look, post
from tests.browser.test_deal import given_up
from tests.luck import secret_of


def seed(page: Page) -> str:
    """Return what the page is going to add to the next deal."""
    page.locator("form").get_by_text("Your share in the luck").click()
    return page.get_by_label("What your device adds to the deal").input_value()


def promised(page: Page) -> str:
    """Return the commitment to the first deal at a new table."""
    wanted = {"game": "tug_of_war", "seats": [ME, HERE]}
    commitment: str = post(page, "", wanted)["deal"]["commitment"]
    return commitment


def test_each_deal_comes_from_the_luck_of_its_own_test(
    visit: Visit, server: Server, browser: Browser, luck: str
) -> None:
    mine = [Dealer(secret_of(luck, number)).commitment for number in range(1, 5)]
    page = visit()
    assert promised(page) == mine[0]
    elsewhere = Contexts(browser, "another test")
    with elsewhere.open() as context:
        other = elsewhere.page(context)
        other.goto(server.address)
        assert promised(other) == Dealer(secret_of("another test", 1)).commitment
    assert promised(page) == mine[1]
    table = given_up(page, "tug_of_war")
    deal = look(page, table)["deal"]
    assert [deal["commitment"], deal["upcoming"]] == mine[2:]


def test_what_a_page_adds_to_deals_is_the_same_in_every_run(
    visit: Visit, server: Server, browser: Browser, luck: str
) -> None:
    page = visit()
    first = seed(page)
    page.reload()
    assert seed(page) != first
    for some_luck in (luck, "another test"):
        contexts = Contexts(browser, some_luck)
        with contexts.open() as context:
            again = contexts.page(context)
            again.goto(server.address)
            assert (seed(again) == first) == (some_luck == luck)
