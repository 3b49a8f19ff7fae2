"""The account page: another password, one's own data as a file, and being erased."""

import json

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_games import play_now
from tests.browser.test_screens import see_in_every_look

OLD, NEW = "a long heather walk", "another, longer one"


def register(page: Page, name: str) -> Page:
    page.get_by_text("Register", exact=True).first.click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(OLD)
    page.get_by_role("button", name="Register").click()
    expect(page.get_by_text(f"You are logged in as {name}")).to_be_visible()
    return page


def test_another_password_logs_other_devices_out(visit: Visit) -> None:
    page, other = register(visit("/account", complaint="422"), "Eilidh"), visit("/account")
    other.get_by_label("Name").fill("Eilidh")
    other.get_by_label("Password").fill(OLD)
    other.get_by_role("button", name="Log in").click()
    expect(other.get_by_text("You are logged in as Eilidh")).to_be_visible()
    page.get_by_text("Change password").first.click()
    page.get_by_label("Present password").fill(OLD)
    page.get_by_label("New password").fill("password123")
    see_in_every_look(page)
    page.get_by_role("button", name="Change password").click()
    expect(page.locator(".toast", has_text="Others would guess that password first")).to_be_visible()
    page.get_by_label("New password").fill(NEW)
    page.keyboard.press("Enter")
    expect(page.locator(".toast", has_text="Your password has been changed")).to_be_visible()
    page.reload()
    expect(page.get_by_text("You are logged in as Eilidh")).to_be_visible()
    other.reload()
    expect(other.get_by_role("button", name="Log in")).to_be_visible()


def test_my_data_is_a_file(visit: Visit) -> None:
    page = play_now(visit())
    table = page.url.rpartition("/")[2]
    page.goto(page.url.partition("/t/")[0] + "/account")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert download.value.suggested_filename == "caber.json"
    found = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert [each["id"] for each in found["tables"]] == [table] and found["account"] is None


def test_erasing_by_keyboard(visit: Visit) -> None:
    page = play_now(visit(complaint="404|422"))
    table = page.url
    page.goto(page.url.partition("/t/")[0] + "/account")
    register(page, "Fenella")
    erase = page.get_by_role("button", name="Erase me", exact=True)
    erase.first.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Erase everything about you?")
    expect(dialog.get_by_text("You resign all running games")).to_be_visible()
    see_in_every_look(page)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(erase.first).to_be_focused()
    page.keyboard.press("Enter")
    dialog.get_by_label("Password").fill("not that one")
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("alert")).to_have_text("Name and password don't go together.")
    dialog.get_by_label("Password").fill(OLD)
    page.keyboard.press("Enter")
    expect(page.locator(".toast", has_text="You have been erased")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.get_by_label("Name")).to_have_value("")
    assert page.evaluate("Object.keys(localStorage)") == ["caber-settings"]
    page.goto(table)
    expect(page.get_by_text("There is no table at this address")).to_be_visible()
