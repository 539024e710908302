"""Several people around one screen: a curtain hides everything until the one whose turn it is says so."""

import re
from typing import TYPE_CHECKING, Any

from tests.web.house import Person
from tests.web.sitting import Enter, around_a_ball, in_stash, play_the_ball, slot

if TYPE_CHECKING:
    from playwright.sync_api import Page

MAGICK = {"edition.numbers.rounds": "2"}


def drawn(page: "Page") -> str:
    """Return everything that is in the page, in small letters."""
    return str(page.evaluate("document.documentElement.outerHTML + document.title")).lower()


def seats_at(person: Person, table: str) -> Any:
    """Return the seats of a table as everybody may know them."""
    return person.house.ask("GET", f"/api/tables/{table}")["seats"]


def test_a_curtain_falls_when_the_turn_passes_and_nothing_is_behind_it(person: Enter) -> None:
    ada = person("Ada")
    table, secrets = around_a_ball(ada)
    ada.open(table, f"{secrets[0]} {secrets[1]} {secrets[2]}")
    page = ada.page
    # Nobody has said yet who is looking.
    page.get_by_role("heading", name="Pass to Ada").wait_for()
    assert "crystal ball" not in drawn(page)
    page.get_by_role("button", name="I am Ada: show my table").click()
    play_the_ball(page)
    slot(page, "2, hidden").dblclick()
    page.get_by_role("heading", name=re.compile("choose one of your hidden items to peek at")).wait_for()
    slot(page, "1, hidden").focus()
    page.keyboard.press("Enter")
    # The press that ends the turn is held on the curtain that it draws.
    page.keyboard.down("Enter")
    page.get_by_role("heading", name="Pass to Guest 2").wait_for()
    page.get_by_role("button", name="I am Guest 2: show my table").focus()
    for _ in range(5):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    page.get_by_role("heading", name="Pass to Guest 2").wait_for()
    hidden = drawn(page)
    for secret in ("toad", "bottled fairy", "sovereign sword", "crystal", "storehouse"):
        assert secret not in hidden, f"{secret} stands in the page behind the curtain"

    page.get_by_role("button", name="Ada wants another look").click()
    slot(page, "1, hidden; you saw a Hypnotic Toad").wait_for()
    page.get_by_role("button", name="Pass to Guest 2").click()
    page.get_by_role("button", name="I am Guest 2: show my table").click()
    in_stash(page, "Bottled Fairy").wait_for()
    assert "you saw" not in drawn(page), "what Ada saw is hers"
    page.reload()
    page.get_by_role("heading", name="Pass to Guest 2").wait_for()


def test_those_who_craft_at_once_pass_the_screen_on_and_agree_together(person: Enter) -> None:
    ada = person("Ada")
    table = ada.lay(2, "merchants_of_magick", **MAGICK)
    secrets = f"{ada.sit(table, 0)} {ada.sit(table, 1, name='Bo')}"
    ada.open(table, secrets)
    page = ada.page
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("heading", name="Pass to Ada").wait_for()
    assert all(seat["is_here"] for seat in seats_at(ada, table)), "nobody is away who shares the screen"
    page.get_by_role("button", name="I am Ada: show my table").click()
    page.get_by_role("link", name="Table: seats, link, leaving").click()
    page.get_by_role("button", name="Offer to end the game").click()
    page.get_by_role("button", name="I agree").click()
    page.get_by_text("Everybody agreed to end this game.").wait_for()
    page.get_by_role("link", name="Table: seats, link, leaving").click()
    page.get_by_role("button", name="Play again").click()
    # Nobody else has to come: the next game begins at once, with words of both.
    page.get_by_role("heading", name=re.compile("Pass to (Ada|Bo)")).wait_for()
    assert all(seat["words"] for seat in seats_at(ada, page.url.rpartition("/")[2]))
