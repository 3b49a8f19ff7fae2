"""An option that takes own values: a field for them, and complaints right where the value was written."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit

REFUSED = "422"  # which the console mentions, too


def choose_own(page: Page) -> Locator:
    """Picks the last of the tracks; the field that appears."""
    page.locator("label").filter(has_text="Schotten Rennen").click()
    page.get_by_role("radio", name="My own choice").check()
    field = page.get_by_role("textbox", name="Track: your own choice")
    expect(field).to_have_value("3,4,5,6,6,7,7,8,8,9,10,11")
    return field


def test_a_wrong_value_is_complained_about_in_its_place_and_can_be_corrected(visit: Visit) -> None:
    page = visit(complaint=REFUSED)
    field = choose_own(page)
    field.fill("3, 4, dragon")
    page.get_by_role("button", name="Open the table").click()
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(re.compile("dragon.*base, pro"))
    field.press("End")
    field.press("Backspace")
    expect(field).not_to_have_attribute("aria-invalid", "true")
    field.fill("3, 4, RIVAL")
    field.press("Enter")
    expect(page.locator(".option")).to_have_text("Track: 3, 4, rival")


def test_the_keyboard_chooses_among_own_and_named_values(visit: Visit) -> None:
    page = visit()
    field = choose_own(page)
    own = page.get_by_role("radio", name="My own choice")
    own.focus()
    page.keyboard.press("Tab")
    expect(field).to_be_focused()
    field.fill("8,9")
    own.focus()
    page.keyboard.press("ArrowUp")
    expect(own).not_to_be_checked()
    expect(field).to_have_count(0)
    page.keyboard.press("ArrowDown")
    expect(own).to_be_checked()
    expect(field).to_have_value("8,9")


def test_a_long_value_fits_a_phone(visit: Visit) -> None:
    page = visit(phone=True, complaint=REFUSED)
    field = choose_own(page)
    field.fill(",".join(["rival"] * 30))
    page.get_by_role("button", name="Open the table").click()
    expect(field).to_have_attribute("aria-invalid", "true")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    field.fill("rival,rank,load,crowd,path,bog,hop,skip,jump,well,11,11")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".option")).to_contain_text("rival, rank, load")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
