"""The life of a table in the browser: connections come and go, a server too, and nothing is lost."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.web.house import House, Person, serving
from tests.web.sitting import Enter, Line, around_a_ball, in_stash, play_the_ball, slot

if TYPE_CHECKING:
    from playwright.sync_api import Browser

LOST = "The connection is lost"


def test_a_choice_that_lost_its_answer_counts_once(person: Enter) -> None:
    ada = person("Ada")
    table, secrets = around_a_ball(ada)
    line = Line(ada.page)
    ada.open(table, secrets[0])
    in_stash(ada.page, "Crystal Ball").click()

    def lose_the_answer(message: Any) -> Any:
        if message["say"] != "update":
            return message
        line.cut()
        return None

    line.on_hearing = lose_the_answer
    ada.page.get_by_role("button", name="Play", exact=True).click()
    ada.page.get_by_text(re.compile(LOST)).wait_for()
    line.on_hearing = lambda message: message
    line.mend()
    ada.page.get_by_role("button", name="Try again").click()
    ada.page.get_by_role("heading", name="Choose a slot for Crystal Ball.").wait_for()
    chosen = [said for said in line.said if said["say"] == "choose"]
    assert len(chosen) == 2, "it was said again"
    assert chosen[0] == chosen[1], "with its old ticket"
    assert ada.page.locator(".banner").count() == 0


def test_a_preview_is_asked_again_when_the_network_flaps(person: Enter) -> None:
    ada = person("Ada")
    table, secrets = around_a_ball(ada)
    line = Line(ada.page)
    ada.open(table, secrets[0])
    play_the_ball(ada.page)

    def flap(message: Any) -> Any:
        if message["say"] != "preview":
            return message
        line.cut()
        line.mend()
        line.on_saying = lambda message: message
        return None

    line.on_saying = flap
    slot(ada.page, "6, hidden").click()
    ada.page.get_by_text("You sell a set of Crystal Ball.", exact=True).wait_for()
    assert slot(ada.page, "6, hidden").get_attribute("aria-pressed") == "true"


def test_a_choice_in_hand_and_half_an_effect_outlive_a_reload(person: Enter) -> None:
    ada = person("Ada")
    table, secrets = around_a_ball(ada)
    ada.open(table, secrets[0])
    play_the_ball(ada.page)
    slot(ada.page, "6, hidden").click()
    ada.page.reload()
    ada.page.get_by_text("You sell a set of Crystal Ball.", exact=True).wait_for()
    assert slot(ada.page, "6, hidden").get_attribute("aria-pressed") == "true"
    slot(ada.page, "2, hidden").dblclick()
    prompt = ada.page.get_by_role("heading", name=re.compile("choose one of your hidden items to peek at"))
    prompt.wait_for()
    ada.page.reload()
    prompt.wait_for()
    slot(ada.page, "1, hidden").dblclick()
    slot(ada.page, "1, hidden; you saw a Hypnotic Toad").wait_for()


def test_a_server_is_started_again_in_the_middle_of_a_game(browser: "Browser", tmp_path: Path) -> None:
    store = tmp_path / "tables.db"
    with serving(store) as house:
        port = int(house.address.rpartition(":")[2])
        page = browser.new_context(reduced_motion="reduce").new_page()
        ada = Person("Ada", house, page)
        table, secrets = around_a_ball(ada)
        ada.open(table, secrets[0])
        play_the_ball(page)
        slot(page, "2, hidden").click()
    page.get_by_text(re.compile(LOST)).wait_for()
    page.get_by_role("button", name=re.compile("^Play.*wall")).last.click()
    page.get_by_text("Your choice is sent as soon as it is back").wait_for()
    with serving(store, port) as again:
        assert again == House(ada.house.address)
        page.get_by_role("heading", name=re.compile("choose one of your hidden items to peek at")).wait_for()
        page.get_by_text(re.compile(LOST)).wait_for(state="detached")
        slot(page, "1, hidden").dblclick()
        slot(page, "1, hidden; you saw a Hypnotic Toad").wait_for()
    page.context.close()
