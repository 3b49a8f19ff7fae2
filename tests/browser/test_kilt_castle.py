"""Kilt Castle through the page: whole games by mouse, touch and keyboard, and what the board tells."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.masons import FingerMason, Mason, TypingMason, open_table, play_far
from tests.browser.test_screens import faults

SMALL = ViewportSize(width=360, height=740)
TINY = ViewportSize(width=320, height=640)
ENDING = re.compile("wins? with|share the win")
# How the board begins its questions, in each language.
HINTS = {"en": "Choose a card.", "de": "Wähl eine Karte.", "nl": "Kies een kaart."}
# Writes down when lines come into the log, how many, who did the last of them, and how many cards fly then.
WATCH = """() => {
  window.steps = [];
  const log = document.querySelector('ol[aria-label=Log]');
  let known = log.children.length;
  new MutationObserver(() => {
    const cards = [...document.querySelectorAll('[data-fly]')];
    const flying = cards.filter((card) => card.getAnimations().length).length;
    const name = [...log.querySelectorAll('b')].at(-1).innerText;
    window.steps.push({ time: performance.now(), name, lines: log.children.length - known, flying });
    known = log.children.length;
  }).observe(log, { childList: true });
}"""


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


# -- whole games -------------------------------------------------------------------------------------


@pytest.mark.soak
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


@pytest.mark.soak
def test_a_whole_game_of_three_by_touch_on_a_phone(visit: Visit) -> None:
    page = visit(phone=True, dark=True)
    page.set_viewport_size(SMALL)
    open_table(page, 3)
    mason = FingerMason(page, 2)
    mason.choose_card()
    assert faults(page) == [] and fits(page)
    page.set_viewport_size(TINY)
    assert faults(page) == [] and fits(page)
    page.set_viewport_size(SMALL)
    mason.play_on()
    expect(page.get_by_role("heading", name=ENDING)).to_be_visible()
    assert faults(page) == [] and fits(page)


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_a_game_of_four_by_keyboard_alone(visit: Visit, whole: bool) -> None:
    page = visit()
    open_table(page, 4)
    mason = TypingMason(page, 3)
    mason.do_some(3)
    if not whole:
        play_far(page, floors=1)
    mason.play_on()
    expect(page.get_by_role("heading", name=ENDING)).to_be_visible()


# -- looking on --------------------------------------------------------------------------------------


def test_what_bots_do_comes_one_thing_after_another_and_nothing_is_lost(visit: Visit) -> None:
    page = visit(motion=True)
    open_table(page, 4)
    mason = Mason(page, 9)
    page.evaluate(WATCH)
    told = page.get_by_role("list", name="Log").locator("li > :is(button, span)")
    address = page.url.replace("/t/", "/api/tables/")

    def happened() -> list[str]:
        """All that the log has to tell, once the bots wait for me."""
        while True:
            table = page.request.get(address, params={"since": -1}).json()
            turn = table["position"]["turn"]
            if turn < 0 or table["seats"][turn]["mine"]:
                return [line["words"] for line in table["lines"]]

    mason.wait_for(lambda: mason.my_turn)
    page.evaluate("window.steps.length = 0")
    while True:
        mason.wait_for(lambda: mason.my_turn)
        mason.attempt()
        steps = page.evaluate("window.steps")
        known = len(happened())
        if len(steps) >= 10 and known - told.count() > 1:
            page.get_by_role("button", name="Resign").click()
            if told.count() < known:
                break
            page.keyboard.press("Escape")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("heading", name="gave up")).to_be_visible()
    expect(told).to_have_text(happened())
    theirs = [(before, step) for before, step in pairwise(steps) if not step["name"].startswith("Player 1")]
    assert all(step["time"] - before["time"] > 300 for before, step in theirs)
    assert sum(step["lines"] == 1 for _, step in theirs) > len(theirs) / 2
    assert 0 < max(step["flying"] for _, step in theirs) < 15


def test_a_spectator_sees_the_castle_and_decides_nothing(visit: Visit) -> None:
    page = visit()
    open_table(page, 2)
    watcher = visit(page.url[page.url.index("/t/") :] + "?watch")
    mason = Mason(page, 10)
    mason.do_some(4)
    lines = watcher.get_by_role("list", name="Log").get_by_role("listitem")
    mason.wait_for(lambda: mason.my_turn and lines.count() == mason.lines())
    towers = watcher.get_by_role("group", name="Castle", exact=True).get_by_role("button", name="tower of")
    expect(towers).not_to_have_count(0)
    assert Mason(watcher).slots().count() == Mason(watcher).sites().count() == 0
    assert watcher.get_by_role("group", name="What you can do").count() == 0
    assert faults(watcher) == []


# -- what the board tells ----------------------------------------------------------------------------


def test_a_target_shows_who_builds_and_what_it_costs_before_the_move_is_made(visit: Visit) -> None:
    page = visit()
    open_table(page, 2)
    mason = Mason(page, 4)
    mason.choose_card()
    mason.goals().last.hover()
    expect(page.get_by_text(re.compile(r"\) builds( first)?$")).first).to_be_visible()
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
    told = page.get_by_role("region", name="What to do")  # it is read out, too, which is written elsewhere
    expect(told).to_contain_text("breaks rule I")
    page.keyboard.press("Escape")
    mason.play_to_building()
    assert faults(page) == []
    page.get_by_role("button", name="e1: water").click(force=True)
    expect(told).to_contain_text("e1 is water. Nobody can build there.")


def test_the_keyboard_stays_where_it_is_when_an_answer_comes(visit: Visit) -> None:
    page = visit()
    open_table(page, 2)
    typist = TypingMason(page, 11)
    typist.choose_card()
    slot = page.get_by_role("button", name="Slot 15: no cards")
    typist.press(slot)
    told = page.get_by_role("region", name="What to do")
    expect(told).to_contain_text("breaks rule I")
    expect(slot).to_be_focused()
    page.keyboard.press("ArrowLeft")  # as it is drawn, at the southern border
    expect(page.get_by_role("button", name="Slot 16: ")).to_be_focused()
    page.keyboard.press("Escape")
    expect(told).not_to_contain_text("breaks rule I")


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
    mason = Mason(page, 7)
    colours = page.get_by_role("button", name=re.compile("most valuable area now [1-9]"))
    mason.come_to(lambda: mason.building() and colours.count() > 0)
    colour = colours.first
    worth = re.search("area now ([0-9]+)", colour.get_attribute("aria-label") or "")
    assert worth is not None
    colour.click()
    expect(colour).to_have_attribute("aria-pressed", "true")
    outlines = page.locator(".areas .rim")
    expect(outlines).to_have_attribute("d", re.compile("^(M[0-9.]+ [0-9.]+L[0-9.]+ [0-9.]+){4,}$"))
    expect(page.locator(".areas text")).to_have_text(worth[1])
    assert faults(page) == []
    colour.click()
    expect(colour).to_have_attribute("aria-pressed", "false")
    expect(outlines).to_have_count(0)


@pytest.mark.parametrize(("language", "name"), [("de", "Deutsch"), ("nl", "Nederlands")])
def test_the_board_speaks_every_language(visit: Visit, language: str, name: str) -> None:
    page = visit()
    open_table(page, 2)
    mason = Mason(page, 8)
    mason.come_to(lambda: mason.my_turn and page.get_by_text(HINTS["en"]).is_visible())
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
