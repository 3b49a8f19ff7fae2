"""Whether the deal was fair: the page works it out by itself, and isn't taken in."""

import json
import re
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from caber.games import NAMES
from tests.browser.conftest import Visit
from tests.browser.test_analysis import HERE, ME, look, opened, post
from tests.browser.test_screens import faults, looks

CHECK = {"en": "Check the deal", "de": "Kartenverteilung prüfen", "nl": "Verdeling controleren"}
FAIR = {"en": "The deal was fair", "de": "Die Kartenverteilung war ehrlich", "nl": "De verdeling was eerlijk"}
UNFAIR = {"en": "can't be trusted", "de": "nicht zu trauen", "nl": "niet te vertrouwen"}
NO_KEYS = "Object.defineProperty(crypto, 'subtle', { value: undefined })"  # as without https
Answers = tuple[dict[str, Any], str]  # what checking told, and the record


def given_up(page: Page, name: str) -> str:
    """A table whose game is over as soon as it was dealt; the page shows it."""
    table = opened(page, name, ME, HERE)
    expect(page.locator("#cover").or_(page.locator(".board")).first).to_be_visible()
    resign = {"act": "resign", "seq": look(page, table)["seq"], "id": str(uuid4())}
    post(page, f"/{table}/acts", resign)
    expect(page.locator("#end")).to_be_visible()
    return table


def check(page: Page, language: str = "en") -> Locator:
    """What the page says when it is asked."""
    page.get_by_role("button", name=CHECK[language]).click()
    dialog = page.get_by_role("dialog").filter(has=page.get_by_role("heading"))
    expect(dialog.get_by_role("listitem").first).to_be_visible()
    return dialog


def tamper(page: Page, how: Callable[[dict[str, Any], str], Answers]) -> None:
    """A server, or somebody on the way, tells another deal than the one that was played."""

    def checked(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=json.dumps(how(answer.json(), "")[0]))

    def record(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=how({"urns": [], "drawn": []}, answer.text())[1])

    page.route("**/check?*", checked)
    page.route("**/record?*", record)


def another_secret(told: dict[str, Any], record: str) -> Answers:
    """One that doesn't fit the seal."""
    zeros = "00" * 32
    return {**told, "secret": zeros}, re.sub("secret: .*", f"secret: {zeros}", record)


def another_seal(told: dict[str, Any], record: str) -> Answers:
    """A seal and a secret that fit each other, and were chosen when the game was over."""
    told, record = another_secret(told, record)
    seal = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    return {**told, "commitment": seal}, re.sub("commitment: .*", f"commitment: {seal}", record)


def another_card(told: dict[str, Any], record: str) -> Answers:
    """The first outcome was another, as the record says, too."""
    if told["drawn"]:
        first = told["drawn"][0]
        first["place"] = (first["place"] + 1) % len(told["urns"][first["urn"]]["moves"])
    return told, record


def another_seed(told: dict[str, Any], record: str) -> Answers:
    """The players' own numbers were left out."""
    return {**told, "seeds": ["thistle", "thistle"]}, re.sub("seeds: .*", "seeds: thistle | thistle", record)


@pytest.mark.promise("R14", "deals checked in the browser")
@pytest.mark.parametrize("name", NAMES)
def test_an_honest_deal_is_found_honest(visit: Visit, name: str) -> None:
    page = visit()
    table = given_up(page, name)
    dialog = check(page)
    expect(dialog.get_by_role("heading", name=FAIR["en"])).to_be_visible()
    own = dialog.locator("ul").first.get_by_role("listitem")
    for index in range(own.count()):
        expect(own.nth(index)).to_have_class(re.compile("good"))
    address = f"{page.evaluate('location.origin')}/api/tables/{table}/games/1/check"
    count = page.request.get(address).json()["cards"]
    expect(own.last).to_contain_text(f"All {count} results")


@pytest.mark.promise("R14", "deals checked in the browser")
@pytest.mark.parametrize(
    ("how", "said"),
    [
        (another_secret, "The secret doesn't fit the seal"),
        (another_seal, "is not the one that this page noted"),
        (
            another_card,
            re.compile(r"Result 1 of chance was \S+\. The secret and the players' numbers give \S+\."),
        ),
        (another_seed, "Your own random number wasn't mixed"),
    ],
)
def test_another_deal_than_the_promised_one_is_found_out(
    visit: Visit, how: Callable[[dict[str, Any], str], Answers], said: "str | re.Pattern[str]"
) -> None:
    page = visit()
    given_up(page, NAMES[0])
    tamper(page, how)
    dialog = check(page)
    expect(dialog.get_by_role("heading", name=UNFAIR["en"])).to_be_visible()
    expect(dialog.locator("li.bad").filter(has_text=said)).to_be_visible()


@pytest.mark.parametrize("language", ["de", "nl"])
def test_the_verdict_is_told_in_every_language(visit: Visit, language: str) -> None:
    page = visit(language=language)
    given_up(page, NAMES[-1])
    expect(check(page, language).get_by_role("heading", name=FAIR[language])).to_be_visible()
    page.keyboard.press("Escape")
    tamper(page, another_card)
    expect(check(page, language).get_by_role("heading", name=UNFAIR[language])).to_be_visible()


@looks
def test_without_a_safe_connection_the_page_says_what_it_cannot_check(
    visit: Visit, phone: bool, dark: bool
) -> None:
    page = visit(phone=phone, dark=dark)
    page.add_init_script(NO_KEYS)
    given_up(page, NAMES[0])
    dialog = check(page)
    expect(dialog.get_by_role("heading", name="can't check this deal by itself")).to_be_visible()
    expect(dialog).to_contain_text("It needs https, or Caber on your own machine.")
    assert faults(page) == []


def test_whoever_likes_adds_his_own_luck_to_the_deal(visit: Visit) -> None:
    page = visit()
    page.locator("form").get_by_text("Your share in the luck").click()
    field = page.get_by_label("What your device adds to the deal")
    first = field.input_value()
    assert re.fullmatch("[0-9a-f]{32}", first)
    page.get_by_role("button", name="Another one").click()
    expect(field).not_to_have_value(first)
    field.fill("  Glück | auf\u200b! ")  # what a record couldn't hold is left out
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator("#end")).to_be_visible()
    page.get_by_text("Your share in the luck").click()
    assert re.fullmatch("[0-9a-f]{32}", field.input_value())  # another one for the next game
    dialog = check(page)
    expect(dialog.get_by_text("Your own random number was mixed into the deal.")).to_be_visible()
    dialog.get_by_text("The numbers").click()
    expect(dialog.get_by_text("Glück  auf!", exact=True)).to_be_visible()
