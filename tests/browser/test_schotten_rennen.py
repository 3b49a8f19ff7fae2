"""Schotten Rennen through the page: whole races by mouse, touch and keyboard, and what the board tells."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.runners import FingerRunner, Runner, TypingRunner, open_table
from tests.browser.test_screens import faults

SMALL = ViewportSize(width=360, height=740)
TINY = ViewportSize(width=320, height=640)
ENDING = re.compile("first in the goal and wins?")
SUM = re.compile(r"[1-6] \+ [1-6] = \d+ for the \d+")
# The button that throws the dice, in each language.
ROLL = {"en": "Roll", "de": "Würfeln", "nl": "Gooien"}
# Writes down how many dice tumble and whose, where the figures are and how many buttons can be pressed.
WATCH = """() => {
  window.scenes = [];
  const board = document.querySelector('section.board');
  const look = () => {
    const figures = [...board.querySelectorAll('[data-fly^=figure]')];
    const scene = {
      tumbling: board.querySelectorAll('.tumbling').length,
      whose: [...board.querySelectorAll('.throw .whose')].at(-1).innerText,
      places: figures.map((figure) => Number(figure.closest('[data-place]').dataset.place)),
      deeds: board.querySelectorAll('[data-do]:not([aria-disabled=true])').length,
    };
    const last = window.scenes.at(-1);
    if (JSON.stringify({ ...last, time: 0 }) !== JSON.stringify({ ...scene, time: 0 }))
      window.scenes.push({ ...scene, time: performance.now() });
  };
  look();
  new MutationObserver(look).observe(board, { subtree: true, childList: true, attributes: true });
}"""

# Writes down when the task or the log changes, and whether dice tumble then.
TELLING = """() => {
  window.told = [];
  const tell = (what) => () =>
    window.told.push({ what, tumbling: document.querySelectorAll('section.board .tumbling').length });
  const all = { subtree: true, childList: true, characterData: true };
  const watch = (what, element) => new MutationObserver(tell(what)).observe(element, all);
  watch('task', document.querySelector('#task'));
  watch('log', document.querySelector('aside ol'));
}"""

# All that the board says, to eyes and ears.
WORDS = """board => {
  const labels = [...board.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel);
  return [board.innerText, ...labels].join(' ');
}"""


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def place(page: Page, name: str) -> Locator:
    """A place of the track, by how its label begins."""
    return page.get_by_role("group", name="Track", exact=True).get_by_role(
        "button", name=re.compile(f"^{name}")
    )


# -- whole races -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("track", "places"), [("3,5,bog,6", 6), pytest.param("base", 14, marks=pytest.mark.soak)]
)
def test_a_whole_race_of_two_by_mouse(visit: Visit, track: str, places: int) -> None:
    page = visit()
    open_table(page, 2, track)
    runner = Runner(page, 1)
    expect(runner.places()).to_have_count(places)
    runner.play_on()
    expect(page.get_by_role("heading", name=ENDING)).to_be_visible()
    expect(place(page, "Goal: 7; figure and stone of")).to_have_count(1)
    assert faults(page) == []
    page.get_by_role("link", name="Replay", exact=True).click()
    page.get_by_role("slider", name="Step", exact=True).fill("5")
    expect(runner.places()).to_have_count(places)
    assert faults(page) == []


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_a_pro_race_of_four_by_touch_on_a_phone(visit: Visit, whole: bool) -> None:
    page = visit(phone=True, dark=True)
    page.set_viewport_size(SMALL)
    open_table(page, 4, "pro")
    runner = FingerRunner(page, 2)
    expect(place(page, r"Space \d+: [A-Z][a-z]+; red arrow")).to_have_count(4)
    runner.wait_for(lambda: runner.my_turn)
    assert faults(page) == [] and fits(page)
    page.set_viewport_size(TINY)
    assert faults(page) == [] and fits(page)
    page.set_viewport_size(SMALL)
    if whole:
        runner.play_on()
        expect(page.get_by_role("heading", name=ENDING)).to_be_visible()
    else:
        runner.do_some(5)
    assert faults(page) == [] and fits(page)


def test_a_whole_race_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    open_table(page, 2, "3,5,hop,4")
    TypingRunner(page, 3).play_on()
    expect(page.get_by_role("heading", name=ENDING)).to_be_visible()


# -- looking on --------------------------------------------------------------------------------------


def test_dice_are_thrown_before_the_figure_moves(visit: Visit) -> None:
    page = visit(motion=True)
    open_table(page, 2, "3,3,3,3,3,3")
    runner = Runner(page, 4)
    runner.wait_for(lambda: runner.deeds().count() > 0)
    page.evaluate(WATCH)
    runner.deeds("roll").click()
    expect(page.locator(".throw .sum").last).to_have_text(SUM)
    runner.wait_for(lambda: runner.deeds().count() > 0)
    scenes = page.evaluate("window.scenes")
    thrown = next(scene for scene in scenes if scene["tumbling"])
    rests = next(scene for scene in scenes if scene["time"] > thrown["time"] and not scene["tumbling"])
    assert thrown["tumbling"] == 2 and thrown["deeds"] == 0
    assert thrown["places"] == scenes[0]["places"]
    assert rests["time"] - thrown["time"] > 400
    assert all(scene["places"] == thrown["places"] for scene in scenes if scene["time"] <= rests["time"])


def test_others_throw_visibly_and_it_is_said_who(visit: Visit) -> None:
    page = visit(motion=True)
    open_table(page, 2, "6,6,6,6")
    runner = Runner(page, 5)
    runner.wait_for(lambda: runner.deeds().count() > 0)
    page.evaluate(WATCH)

    def end_turn() -> bool:
        """What leads to the end of the turn, and not to the goal."""
        verb = next((verb for verb in ("secure", "back", "roll") if runner.deeds(verb).count()), "")
        if verb:
            runner.deeds(verb).first.click()
        return verb != ""

    runner.play_until(lambda: not runner.my_turn, end_turn)
    whose = page.locator(".throw .whose").last
    expect(whose).not_to_contain_text("Player 1")
    expect(page.locator(".throw .sum").last).to_have_text(re.compile(r"[1-6] \+ [1-6].* for the \d"))
    throws = [scene for scene in page.evaluate("window.scenes") if scene["tumbling"] == 2]
    assert {scene["whose"].strip() for scene in throws} == {"Player 1", whose.inner_text().strip()}


def test_no_word_tells_what_came_of_a_throw_before_the_dice_rest(visit: Visit) -> None:
    page = visit(motion=True)
    open_table(page, 2, "3,3,3,3,3,3")
    runner = Runner(page, 13)
    runner.wait_for(lambda: runner.deeds().count() > 0)
    page.evaluate(TELLING)
    runner.do_some(4)
    runner.wait_for_me()
    told = page.evaluate("window.told")
    assert {each["what"] for each in told} >= {"task", "log"}
    assert [each for each in told if each["tumbling"]] == []


def test_a_spectator_sees_the_race_and_decides_nothing(visit: Visit) -> None:
    page = visit()
    open_table(page, 2)
    watcher = visit(page.url[page.url.index("/t/") :] + "?watch")
    runner = Runner(page, 6)
    runner.wait_for_deed("secure").click()
    expect(place(watcher, r"Space \d+: .*figure and stone of Player 1")).to_have_count(1)
    assert Runner(watcher).deeds().count() == 0
    assert faults(watcher) == []


def test_the_newest_line_of_the_log_stays_in_sight(visit: Visit) -> None:
    page = visit()
    open_table(page, 2)
    runner = Runner(page, 14)
    log = page.get_by_role("list", name="Log")
    runner.come_to(lambda: log.evaluate("it => it.scrollHeight > it.clientHeight + 50"))
    runner.wait_for_me()
    runner.wait_for(lambda: log.evaluate("it => it.scrollHeight - it.clientHeight - it.scrollTop") < 8)


def test_a_long_track_of_ones_own_takes_one_line_of_a_phone(visit: Visit) -> None:
    page = visit(phone=True)
    page.set_viewport_size(SMALL)
    open_table(page, 2, "3,rival,rank,load,crowd,path,bog,hop,skip,jump,well,11")
    option = page.locator(".facts .option").filter(has_text="rival")
    expect(option).to_have_attribute("title", re.compile("rival.*well"))
    box = option.bounding_box()
    assert box and box["height"] < 32 and box["width"] > 100
    assert faults(page) == [] and fits(page)


# -- what the board tells ----------------------------------------------------------------------------


def test_a_place_explains_itself_and_is_rolled_for_by_a_second_touch(visit: Visit) -> None:
    page = visit()
    open_table(page, 2, "7,bog,11")
    runner = Runner(page, 7)
    runner.wait_for(lambda: runner.deeds().count() > 0)
    place(page, "Space 2: Bog; red arrow").click()
    expect(page.get_by_text("Or go for the yellow 6")).to_be_visible()
    expect(page.get_by_text("our best guess")).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_text("Or go for the yellow 6")).to_have_count(0)
    page.get_by_role("button", name="Odds").click()
    expect(page.get_by_text("58%, 84% with a risk throw")).to_be_visible()
    before = runner.lines()
    first = place(page, "Space 1: 7")
    expect(first).to_have_accessible_name(re.compile("comes next; 7 or more: 58%, 84% with a risk throw"))
    first.click()
    runner.wait_for(lambda: runner.lines() > before)
    expect(page.locator(".throw .sum").last).to_have_text(SUM)


def test_clicked_dice_are_thrown(visit: Visit) -> None:
    page = visit()
    open_table(page, 2)
    runner = Runner(page, 8)
    runner.wait_for(lambda: runner.deeds("roll").count() > 0)
    before = runner.lines()
    page.locator(".pips button").click()
    runner.wait_for(lambda: runner.lines() > before)


def test_a_missed_roll_can_be_risked_for_a_stone(visit: Visit) -> None:
    page = visit()
    open_table(page, 2, "11,11,11,11")
    runner = Runner(page, 9)
    risk = runner.wait_for_deed("risk")
    expect(runner.deeds("back")).to_contain_text(
        re.compile("Back to (Start|space [1-4]), ends|^Give in Ends")
    )
    expect(page.locator(".throw .sum").last).to_have_text(re.compile(r"= \d+ for the \d+ \d+ short"))
    runners = page.get_by_role("list", name="Runners and their risk stones").get_by_role("listitem")
    stones = runners.filter(has_text="Player 1").locator("svg:not(.spent) .cut")
    risked = page.get_by_role("list", name="Log").get_by_text(re.compile("risk die .*: (passed|failed)"))
    left, before = stones.count(), risked.count()
    assert faults(page) == []
    risk.click()
    expect(risked).not_to_have_count(before)
    came = risked.nth(before).inner_text()
    if "passed" in came:  # or else somebody else may have thrown since
        expect(page.locator(".die.risk:not(.blank)")).to_be_visible()
    # The stone is gone. One comes back for a second 11 in a row, and all who go back to Start have three.
    if "with 3 risk stones again" in came:
        expect(stones).to_have_count(3)
    else:
        expect(stones).to_have_count(left - ("a risk stone comes back" not in came))


def test_a_rival_is_asked_to_roll_first(visit: Visit) -> None:
    page = visit()
    open_table(page, 4, "rival,3")
    runner = Runner(page, 10)
    runner.wait_for(lambda: runner.deeds("ask").count() > 0)
    assert runner.deeds("ask").count() == 3
    assert runner.deeds("roll").count() == 0
    runner.deeds("ask").nth(1).click()
    expect(page.locator(".throw").first).to_have_text(re.compile(r"^\s*Sheep 3\s+beat \d+$"))
    expect(page.locator(".throw .sum").last).to_have_text(SUM)
    assert faults(page) == []


def test_a_retreat_is_asked_first(visit: Visit) -> None:
    page = visit()
    open_table(page, 2, "3,3,3,3,3,3,3,3,3,3,3,3")
    runner = TypingRunner(page, 11)
    retreat = runner.wait_for_deed("retreat")
    home = place(page, "Start; .*figure and stone of Player 1")
    runner.press(retreat)
    expect(runner.confirm()).to_be_focused()
    page.keyboard.press("Escape")
    expect(runner.confirm()).to_have_count(0)
    expect(home).to_have_count(0)
    runner.press(runner.deeds("retreat"))
    page.keyboard.press("Enter")
    expect(home).to_have_count(1)


def test_arrow_keys_follow_the_winding_track(visit: Visit) -> None:
    page = visit()
    page.set_viewport_size(SMALL)
    open_table(page, 2)
    Runner(page).places().nth(4).focus()
    for key, name in (("ArrowDown", "Space 5"), ("ArrowLeft", "Space 6"), ("ArrowUp", "Space 3")):
        page.keyboard.press(key)
        expect(place(page, f"{name}:")).to_be_focused()


def test_the_examples_of_the_rules_are_drawn_without_players(visit: Visit) -> None:
    page = visit("/rules/schotten_rennen", phone=True)
    tracks = page.get_by_role("group", name="Track", exact=True)
    expect(tracks).not_to_have_count(0)
    assert page.get_by_role("list", name="Runners and their risk stones").count() == 0
    tracks.last.get_by_role("button", name=re.compile("red arrow")).first.click()
    expect(page.get_by_text(re.compile("^Takes "))).to_have_count(1)
    assert faults(page) == [] and fits(page)


@pytest.mark.parametrize(("language", "name"), [("de", "Deutsch"), ("nl", "Nederlands")])
def test_the_board_speaks_every_language(visit: Visit, language: str, name: str) -> None:
    page = visit()
    open_table(page, 2, "3,rival,rank,load,crowd,path,bog,hop,skip,jump,well,11")
    runner = Runner(page, 12)
    runner.wait_for(lambda: runner.deeds("roll").count() > 0)
    expect(runner.deeds("roll")).to_contain_text(ROLL["en"])
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text(name).click()
    page.keyboard.press("Escape")
    expect(runner.deeds("roll")).to_contain_text(ROLL[language])
    for number in range(14):
        page.locator(f"[data-rove='{number}']").click()
        if number == 1:
            page.keyboard.press("Escape")  # another touch would roll
        assert "schotten-rennen-" not in page.locator("section.board").evaluate(WORDS)
