"""Tug of War through the page: whole games by mouse and touch, a turn by keyboard, what the board tells."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.pullers import FingerPuller, Puller, TypingPuller, come_to, open_table
from tests.browser.test_screens import faults

SMALL = ViewportSize(width=360, height=640)
TINY = ViewportSize(width=320, height=640)
ENDING = re.compile("wins (both bouts and )?the game")
# What a button says that swaps, in each language.
SWAP = {"en": "Swap", "de": "Tauschen", "nl": "Ruilen"}
# Writes down how many thrown dice tumble, whose they are, what is said of them, and what can be pressed.
WATCH = """() => {
  window.scenes = [];
  const board = document.querySelector('section.board');
  const look = () => {
    const scene = {
      tumbling: board.querySelectorAll('.tray .tumbling').length,
      whose: board.querySelector('.tray [role=group]').ariaLabel,
      labels: [...board.querySelectorAll('.dice [aria-label]')].map((die) => die.ariaLabel),
      controls: board.querySelectorAll('button:not([aria-disabled=true])').length,
    };
    if (JSON.stringify(window.scenes.at(-1)) !== JSON.stringify(scene)) window.scenes.push(scene);
  };
  look();
  new MutationObserver(look).observe(board, { subtree: true, childList: true, attributes: true });
}"""
# All that the board says, to eyes and ears.
WORDS = """board => {
  const labels = [...board.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel);
  return [board.innerText, ...labels].join(' ');
}"""


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def side(page: Page, name: str) -> Locator:
    return page.get_by_role("list", name="The two sides").get_by_role("listitem").filter(has_text=name)


def counted(page: Page, name: str) -> tuple[int, int]:
    """How many athletes of a side stand and lie, as it is said and as it is drawn."""
    words = side(page, name).locator(".counts .unseen").inner_text()
    numbers = [int(number) for number in re.findall(r"\d+", words)]
    return numbers[0], numbers[1] if len(numbers) > 1 else 0


def drawn(page: Page, seat: int) -> tuple[int, int]:
    """How many athletes of a side are drawn standing and lying."""
    team = page.locator(f".field svg .village-{seat} .spot .athlete")
    lying = team.and_(page.locator(".lying")).count()
    return team.count() - lying, lying


def column(page: Page) -> str:
    """The dice of my column."""
    places = page.get_by_role("group", name="Your column").locator("[aria-label^=Place]")
    labels = [each.get_attribute("aria-label") or "" for each in places.all()]
    return "·".join(label.split(": ")[1][0] for label in labels)


# -- whole games -------------------------------------------------------------------------------------


def test_a_whole_game_of_two_bouts_by_mouse(visit: Visit) -> None:
    page = visit()
    open_table(page, Largest_team="4")
    puller = Puller(page, 1)
    puller.wait_for_dice()
    assert faults(page) == []
    puller.play_on()
    expect(page.get_by_role("heading", name=ENDING)).to_be_visible()
    expect(page.get_by_role("list", name="The two sides")).to_contain_text("Return bout")
    # Whoever has lost the return bout has nobody left, and that is what is drawn.
    teams = [drawn(page, seat) for seat in (0, 1)]
    assert sorted(sum(team) > 0 for team in teams) == [False, True]
    assert teams == [counted(page, village) for village in ("Plockton", "Broadford")]
    assert faults(page) == []
    page.get_by_role("link", name="Replay", exact=True).click()
    page.get_by_role("slider", name="Step", exact=True).fill("5")
    expect(page.get_by_role("group", name="Thrown dice of")).to_be_visible()
    assert puller.dice().count() == 0
    assert faults(page) == []


def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    page = visit(phone=True, dark=True)
    page.set_viewport_size(SMALL)
    open_table(page, Largest_team="3")
    puller = FingerPuller(page, 2)
    puller.wait_for_dice()
    puller.put()
    assert faults(page) == [] and fits(page)
    page.set_viewport_size(TINY)
    assert faults(page) == [] and fits(page)
    page.set_viewport_size(SMALL)
    puller.play_on()
    expect(page.get_by_role("heading", name=ENDING)).to_be_visible()
    assert faults(page) == [] and fits(page)


@pytest.mark.soak
def test_a_whole_game_against_the_strongest(visit: Visit) -> None:
    page = visit()
    open_table(page, "level5")
    Puller(page, 3).play_on()
    expect(page.get_by_role("heading", name=ENDING)).to_be_visible()


# -- putting dice ------------------------------------------------------------------------------------


def test_everything_one_needs_is_in_sight_on_a_small_phone(visit: Visit) -> None:
    page = visit(phone=True)
    page.set_viewport_size(SMALL)
    open_table(page)
    puller = FingerPuller(page, 4)
    for _ in range(2):  # the second time the bar also tells what the other side has done
        puller.wait_for_dice()
        puller.put()
        bar = page.locator("section.bar").bounding_box()
        for control in [*puller.dice().all(), *puller.places().all(), *puller.deeds().all()]:
            box = control.bounding_box()
            assert box and bar
            assert box["height"] >= 44 and box["width"] >= 44
            assert box["y"] >= 0 and box["y"] + box["height"] <= bar["y"] + 1
        puller.play_turn()


def test_a_die_is_dragged_onto_a_column_die(visit: Visit) -> None:
    page = visit(motion=True)
    open_table(page)
    puller = Puller(page, 5)
    puller.wait_for_unlike_dice()
    count = puller.dice().count()
    value = puller.dice().last.get_attribute("aria-label")
    puller.dice().last.drag_to(puller.places().nth(1))
    chosen = page.get_by_role("group", name="Your column").get_by_role("button", pressed=True)
    expect(chosen).to_have_accessible_name(re.compile(r"^Place 2: \d; chosen$"))
    expect(puller.dice().nth(count - 1)).to_have_accessible_name(f"{value}; chosen")
    # It can go elsewhere, and back.
    puller.dice().last.drag_to(puller.places().nth(2))
    expect(chosen).to_have_accessible_name(re.compile("^Place 3: "))
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    expect(puller.deeds("swap")).to_have_count(0)


def test_a_deed_says_what_comes_of_it_and_that_is_what_comes(visit: Visit) -> None:
    page = visit()
    open_table(page)
    puller = Puller(page, 6)
    puller.wait_for_dice()
    puller.put(place=puller.places().nth(1))
    standing, lying = counted(page, "Broadford")
    weaken = puller.deeds("weaken")
    expect(weaken).to_contain_text(f"{standing - 1} standing, {lying + 1} lying")
    weaken.hover()
    expect(page.locator(".field .village-1 .changed")).to_have_count(1)
    weaken.click()
    puller.wait_for(lambda: counted(page, "Broadford") == (standing - 1, lying + 1))
    assert drawn(page, 1) == (standing - 1, lying + 1)
    puller.put()
    swap = puller.deeds("swap")
    said = re.search(r"[+−±]\d+ athletes: (\d+)\s+\d·\d·\d → (\d·\d·\d)", swap.inner_text())
    assert said, swap.inner_text()
    swap.click()
    puller.wait_for(lambda: (column(page), sum(counted(page, "Plockton"))) == (said[2], int(said[1])))
    assert sum(drawn(page, 0)) == int(said[1])


def test_what_a_die_cannot_do_is_explained(visit: Visit) -> None:
    page = visit()

    def has_low_die(view: dict[str, Any]) -> bool:
        shown = view["position"]["picture"]
        full = shown["phase"] == "assigning" and len(shown["thrown"]) == 3
        return full and shown["sides"][1 - shown["mover"]]["standing"] > 0 and highest(view) > lowest(view)

    def highest(view: dict[str, Any]) -> int:
        shown = view["position"]["picture"]
        return max(int(place["value"]) for place in shown["sides"][shown["mover"]]["column"])

    def lowest(view: dict[str, Any]) -> int:
        return min(int(die["value"]) for die in view["position"]["picture"]["thrown"])

    view = come_to(page, has_low_die)
    puller = Puller(page, 7)
    place = page.get_by_role("group", name="Your column").get_by_label(f": {highest(view)}; ")
    puller.put(place=place.first)  # of three equal dice one is chosen already
    # It is called disabled, and still tells why.
    puller.cannot().first.click(force=True)
    expect(page.locator(".answer.bad")).to_contain_text("too low")
    expect(puller.deeds("swap")).to_have_count(1)  # the die still lies where it was put


def test_thrown_dice_are_rerolled_for_a_six_in_the_column(visit: Visit) -> None:
    page = visit(motion=True)

    def may_reroll(view: dict[str, Any]) -> bool:
        shown = view["position"]["picture"]
        return view["choices"][0]["parts"]["verb"] == "keep" and shown["new"]["die"] is None

    come_to(page, may_reroll)
    puller = Puller(page, 8)
    puller.wait_for(lambda: puller.dice().count() == 3)
    puller.dice().first.click()
    expect(puller.deeds("reroll")).to_have_count(1)
    expect(puller.dice().first).to_have_accessible_name(re.compile("; chosen$"))
    assert faults(page) == []
    page.evaluate(WATCH)
    rerolled = page.get_by_role("list", name="Log").get_by_text(re.compile("re-rolled: [1-6]"))
    before = rerolled.count()  # there may have been others
    puller.deeds("reroll").click()
    expect(rerolled).not_to_have_count(before)
    assert {scene["tumbling"] for scene in page.evaluate("window.scenes")} == {0, 1}


def test_what_loses_the_bout_is_asked_first(visit: Visit) -> None:
    page = visit()
    view = come_to(
        page, lambda view: any(choice["parts"].get("loses") for choice in view["choices"]), cap="2"
    )
    bad = next(choice["parts"] for choice in view["choices"] if choice["parts"].get("loses"))
    puller = Puller(page, 9)
    values = [die["value"] for die in view["position"]["picture"]["thrown"]]
    puller.put(values.index(bad["die"]), page.locator(f"[data-place='{bad['place']}'] button"))
    before = puller.lines()
    puller.deeds("swap").click()
    expect(page.get_by_text("That loses the bout.")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(puller.deeds("swap")).to_contain_text("Loses the bout!")
    puller.deeds("swap").click()
    puller.confirm().click()
    puller.wait_for(lambda: puller.lines() > before)


def test_own_athletes_who_leave_are_touched(visit: Visit) -> None:
    page = visit()
    view = come_to(page, lambda view: view["choices"][0]["parts"]["verb"] == "leave", leaving="choice")
    mover = view["position"]["picture"]["mover"]
    standing, lying = drawn(page, mover)
    assert Puller(page).deeds("leave").count() == 2
    page.locator(f".field .village-{mover} .usable:has(.lying)").last.click()
    Puller(page).wait_for(lambda: drawn(page, mover)[1] < lying)
    assert drawn(page, mover)[0] <= standing


# -- looking on --------------------------------------------------------------------------------------


def test_dice_tumble_before_they_tell_and_so_do_those_of_others(visit: Visit) -> None:
    page = visit(motion=True)
    open_table(page)
    puller = Puller(page, 10)
    puller.wait_for_dice()
    page.evaluate(WATCH)
    puller.play_turn()
    puller.wait_for(lambda: puller.over or puller.dice().count() > 0)
    scenes = page.evaluate("window.scenes")
    thrown = [scene for scene in scenes if scene["tumbling"] == 3]
    assert {"Player 1" in scene["whose"] for scene in thrown} == {True, False}
    for scene in thrown:
        assert scene["controls"] == 0
        assert set(scene["labels"]) <= {"still rolling"}


def test_the_return_bout_is_announced_and_stays_in_nobodys_way(visit: Visit) -> None:
    page = visit()
    puller = Puller(page, 11)
    banner = page.get_by_role("status").filter(has_text="has won the first bout.")

    def in_the_return_bout() -> bool:
        """Whether it was my turn in it: the other side may have been quick."""
        open_table(page, Largest_team="3")
        while not puller.over:
            if puller.my_turn:
                if banner.count():
                    return True
                puller.attempt()
            else:
                page.wait_for_timeout(10)
        page.goto(f"{page.evaluate('location.origin')}/")
        return False

    assert any(in_the_return_bout() for _ in range(10)), "nobody saw the return bout begin"
    expect(banner).to_contain_text("begins")
    expect(page.get_by_role("list", name="The two sides").get_by_text("one bout won")).to_have_count(1)
    puller.wait_for_dice()
    assert faults(page) == []
    puller.put()
    expect(puller.deeds("swap")).to_be_visible()


def test_a_spectator_sees_the_rope_and_decides_nothing(visit: Visit) -> None:
    page = visit()
    open_table(page)
    watcher = visit(page.url[page.url.index("/t/") :] + "?watch")
    puller = Puller(page, 12)
    puller.wait_for_dice()
    field = watcher.get_by_role("img", name=re.compile(r"^Player 1: \d+ standing.*; the rope is "))
    expect(field).to_be_visible()
    assert Puller(watcher).deeds().count() == 0
    assert Puller(watcher).dice().count() == 0
    assert faults(watcher) == []


def test_a_hint_weighs_every_way_to_use_the_dice(visit: Visit) -> None:
    page = visit()
    many = 11  # from which on only the best are shown, until all are wanted

    def has_many(view: dict[str, Any]) -> bool:
        return view["position"]["picture"]["phase"] == "assigning" and len(view["choices"]) >= many

    view = come_to(page, has_many, cap="6")
    page.get_by_role("button", name="Hint", exact=True).click()
    told = page.get_by_role("group", name="Your chance to win with each move").get_by_role("listitem")
    words = [choice["words"] for choice in view["choices"]]
    any_move = "|".join(re.escape(each) for each in words)
    expect(told.first).to_contain_text(re.compile(rf"^({any_move}).*best.*%$"))
    page.get_by_role("button", name=f"Show all {len(words)} moves").click()
    expect(told).to_have_count(len(words))


# -- keyboard and words ------------------------------------------------------------------------------


def test_a_turn_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    open_table(page)
    puller = TypingPuller(page, 13)
    puller.wait_for_unlike_dice()
    left = puller.dice().count()
    puller.press(puller.dice().nth(1))
    # The chosen die leads to the first open place, and that to what the die can do.
    expect(page.get_by_role("group", name="Your column").get_by_role("button").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("section.board .deeds [data-confirm]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(puller.deeds("swap")).to_have_count(0)
    puller.put(place=puller.places().nth(1))
    puller.press(puller.deeds("swap"))
    puller.wait_for(lambda: puller.dice().count() == left - 1)
    puller.play_turn()


def test_the_examples_of_the_rules_are_drawn_without_players(visit: Visit) -> None:
    page = visit("/rules/tug_of_war", phone=True)
    expect(page.get_by_role("group", name="Column of Plockton")).not_to_have_count(0)
    assert page.locator("section.board button").count() == 0
    assert faults(page) == [] and fits(page)


@pytest.mark.parametrize(("language", "name"), [("de", "Deutsch"), ("nl", "Nederlands")])
def test_the_board_speaks_every_language(visit: Visit, language: str, name: str) -> None:
    page = visit()
    open_table(page)
    puller = Puller(page, 14)
    puller.wait_for_dice()
    puller.put()
    expect(puller.deeds("swap")).to_contain_text(SWAP["en"])
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text(name).click()
    page.keyboard.press("Escape")
    expect(puller.deeds("swap")).to_contain_text(SWAP[language])
    assert "tug-of-war-" not in page.locator("section.board").evaluate(WORDS)
