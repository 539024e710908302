"""The edges of a table in the browser: tabs, links, storage, clicks, old pages, broken parts, and secrets."""

import re
from typing import TYPE_CHECKING, Any

from tests.web.sitting import (
    HIDE,
    Enter,
    Line,
    around_a_ball,
    in_stash,
    play_the_ball,
    slot,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

BLOCKED = """for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { get: () => { throw new DOMException("no", "SecurityError"); } });"""
TONES = """window.tones = 0;
    const part = () => ({ connect() {}, start() {}, stop() {}, frequency: {}, gain: {
        setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} } });
    window.AudioContext = class {
        currentTime = 0;
        constructor() { window.tones += 1; }
        createGain() { return part(); }
        createOscillator() { return part(); }
    };"""
TABLE_PART = re.compile(r"/assets/Table-[^/]*\.js")
PROMPT = "Choose a slot for Crystal Ball."


def is_picked(page: "Page", what: str) -> bool:
    """Whether a slot is the choice in hand."""
    return slot(page, what).get_attribute("aria-pressed") == "true"


def test_two_tabs_on_one_seat(person: Enter) -> None:
    ada = person("Ada")
    table, secrets = around_a_ball(ada)
    ada.open(table, secrets[0])
    play_the_ball(ada.page)
    other = ada.page.context.new_page()
    line = Line(other)
    other.goto(ada.page.url)
    slot(other, "5, Crystal Ball").click()
    # The other tab hears nothing for a moment, and is too late.
    line.on_hearing = lambda message: None if message["say"] == "update" else message
    slot(ada.page, "2, hidden").dblclick()
    ada.page.get_by_role("heading", name=re.compile("to peek at")).wait_for()
    slot(other, "5, Crystal Ball").click()
    other.get_by_role("alert").get_by_text("no longer open").wait_for()
    line.on_hearing = lambda message: message
    line.cut()
    line.mend()
    other.get_by_role("heading", name=re.compile("to peek at")).wait_for()
    slot(other, "1, hidden").dblclick()
    slot(ada.page, "1, hidden; you saw a Hypnotic Toad").wait_for()


def test_back_closes_what_stands_before_the_table_and_leaving_ends_nothing(person: Enter) -> None:
    ada = person("Ada")
    table, secrets = around_a_ball(ada)
    ada.open(table, secrets[0])
    page = ada.page
    in_stash(page, "Crystal Ball").click()
    in_stash(page, "Crystal Ball").press("i")
    page.get_by_role("dialog", name="Crystal Ball").wait_for()
    page.go_back()
    page.get_by_role("dialog").wait_for(state="detached")
    page.get_by_role("link", name="Table: seats, link, leaving").click()
    page.get_by_role("dialog").get_by_role("link", name="Settings").click()
    page.get_by_role("dialog", name="Settings").wait_for()
    page.go_back()
    page.get_by_role("dialog", name="Settings").wait_for(state="detached")
    page.get_by_role("dialog", name="Table", exact=True).wait_for()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("dialog").wait_for(state="detached")
    assert page.url == f"{ada.house.address}/t/{table}"
    page.go_back()
    page.wait_for_url(lambda url: "/t/" not in url)
    page.go_forward()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    assert in_stash(page, "Crystal Ball").get_attribute("aria-pressed") == "true", "still in hand"


def test_a_browser_that_keeps_nothing_plays_until_it_is_closed(person: Enter) -> None:
    ada = person("Ada")
    ada.page.add_init_script(BLOCKED)
    ada.page.goto(ada.house.address)
    ada.page.get_by_role("button", name="Play now").click()
    ada.page.get_by_role("group", name="Your storehouse").wait_for()
    ada.page.get_by_role("link", name="Table: seats, link, leaving").click()
    ada.page.get_by_text("This browser keeps nothing").wait_for()
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("dialog").wait_for(state="detached")
    ada.page.reload()
    ada.page.get_by_role("banner").get_by_text("Watching").wait_for()


def test_dead_links_full_tables_and_those_that_let_nobody_watch(person: Enter) -> None:
    ada, eve = person("Ada"), person("Eve")
    eve.open("nosuchtable0")
    eve.page.get_by_role("heading", name="There is no table here.").wait_for()
    eve.page.get_by_role("link", name="To the start").wait_for()
    full = ada.lay(2)
    ada.sit(full, 0)
    ada.sit(full, 1, bot="uniform")
    eve.open(full)
    eve.page.get_by_role("heading", name="Everybody is here.").wait_for()
    assert eve.page.get_by_role("button", name="Sit down here").count() == 0
    wanted = {"game": "arcane_alley", "seats": 2, "terms": {"watch": "nobody"}}
    closed = ada.house.ask("POST", "/api/tables", ada.key, wanted)["table"]
    ada.sit(closed, 0)
    eve.open(closed)
    eve.page.get_by_role("heading", name="You can’t come in here.").wait_for()
    eve.page.get_by_text("nobody may watch at this table.").wait_for()


def test_a_double_click_counts_once(person: Enter) -> None:
    ada = person("Ada")
    table, secrets = around_a_ball(ada)
    line = Line(ada.page)
    ada.open(table, secrets[0])
    in_stash(ada.page, "Crystal Ball").click()
    ada.page.get_by_role("button", name="Play", exact=True).dblclick()
    ada.page.get_by_role("heading", name=PROMPT).wait_for()
    slot(ada.page, "2, hidden").click(click_count=3)
    ada.page.get_by_role("heading", name=re.compile("to peek at")).wait_for()
    assert [said["say"] for said in line.said].count("choose") == 2
    assert not ada.page.locator("[aria-pressed=true]").count(), "nothing more was picked"


def test_a_place_that_a_double_click_has_emptied_does_not_open(person: Enter) -> None:
    ada = person("Ada")
    table, secrets = around_a_ball(ada)
    ada.page.clock.install()
    ada.open(table, secrets[0])
    in_stash(ada.page, "Crystal Ball").dblclick()
    ada.page.get_by_role("heading", name=PROMPT).wait_for()
    ada.page.clock.run_for(2_000)
    assert not ada.page.get_by_role("dialog").count(), "nothing was held"


def test_the_second_press_of_a_double_click_opens_nothing(person: Enter) -> None:
    ada = person("Ada")
    table, secrets = around_a_ball(ada)
    ada.open(table, secrets[0])
    in_stash(ada.page, "Crystal Ball").wait_for()
    card = ada.page.locator("[data-place^='storehouse/0/'][data-legal=false]:not([aria-description])").filter(
        has_text="gold"
    )
    press = "(card, detail) => card.dispatchEvent(new MouseEvent('click', {detail, bubbles: true}))"
    card.first.evaluate(press, 2)
    assert not ada.page.get_by_role("dialog").count()
    card.first.evaluate(press, 1)
    ada.page.get_by_role("dialog").wait_for()


def test_an_old_page_says_so_and_is_renewed_once_with_the_choice_in_hand(person: Enter) -> None:
    ada = person("Ada")
    table, secrets = around_a_ball(ada)
    line = Line(ada.page)
    loads: list[str] = []
    ada.open(table, secrets[0])
    play_the_ball(ada.page)
    slot(ada.page, "6, hidden").click()
    ada.page.on("load", lambda page: loads.append(page.url))

    def newer_once(message: Any) -> Any:
        if message["say"] == "welcome":
            line.on_hearing = lambda message: message
            return {**message, "program": "9.9.9"}
        return message

    line.on_hearing = newer_once
    line.cut()
    line.mend()
    ada.page.get_by_text("The server was renewed, and this page with it.").wait_for()
    ada.page.get_by_text("You sell a set of Crystal Ball.", exact=True).wait_for()
    assert is_picked(ada.page, "6, hidden")
    # A server that stays another is told of, and the page is not loaded for it again.
    line.on_hearing = lambda said: {**said, "program": "9.9.9"} if said["say"] == "welcome" else said
    line.cut()
    line.mend()
    ada.page.get_by_text("This page is older than the server").wait_for()
    assert len(loads) == 1
    slot(ada.page, "6, hidden").click()
    ada.page.get_by_role("heading", name=re.compile("to peek at")).wait_for()


def test_a_page_of_another_protocol_is_renewed_once_and_then_says_so(person: Enter) -> None:
    ada = person("Ada")
    table, secrets = around_a_ball(ada)
    line = Line(ada.page)
    line.on_saying = lambda said: {**said, "protocol": 99} if said["say"] == "hello" else said
    loads: list[str] = []
    ada.page.on("load", lambda page: loads.append(page.url))
    ada.open(table, secrets[0])
    ada.page.get_by_role("heading", name="This page and the server don’t understand each other.").wait_for()
    assert [url for url in loads if "/t/" in url] == [f"{ada.house.address}/t/{table}"] * 2


def test_a_table_that_breaks_is_drawn_plainly_and_stays_connected(person: Enter) -> None:
    ada = person("Ada")
    table, secrets = around_a_ball(ada)
    line = Line(ada.page)

    def broken(route: "Route") -> None:
        text = route.fetch().text()
        worse = "export default function Table() { throw new Error('broken'); }"
        route.fulfill(body=worse if "alley-main" in text else text, content_type="text/javascript")

    ada.page.route(TABLE_PART, broken)
    ada.open(table, secrets[0])
    ada.page.get_by_text("This table could not be drawn as usual").wait_for()
    answers = ada.page.get_by_role("group", name="Answers")
    answers.get_by_role("button", name=re.compile("Play.*Crystal Ball")).dblclick()
    ada.page.get_by_role("heading", name=PROMPT).wait_for()
    assert [said["say"] for said in line.said].count("hello") == 1, "the connection was never lost"
    assert all("broken" in fault for fault in ada.faults)
    ada.faults.clear()


def test_a_part_that_is_gone_renews_the_page_once(person: Enter) -> None:
    ada = person("Ada")
    table, secrets = around_a_ball(ada)
    loads: list[str] = []
    ada.page.on("framenavigated", lambda frame: loads.append(frame.url))

    def miss_at_first(route: "Route") -> None:
        if sum(table in url for url in loads) > 1:
            route.continue_()
        else:
            route.fulfill(status=404, body="")

    ada.page.route(TABLE_PART, miss_at_first)
    ada.open(table, secrets[0])
    ada.page.get_by_text("The server was renewed, and this page with it.").wait_for()
    in_stash(ada.page, "Crystal Ball").wait_for()
    # Where it stays away, the page says so, and is not loaded again and again.
    ada.page.unroute(TABLE_PART)
    ada.page.route(TABLE_PART, lambda route: route.fulfill(status=404, body=""))
    ada.page.reload()
    ada.page.get_by_role("alert").get_by_role("button", name="Reload").wait_for()
    ada.faults.clear()


def test_what_lies_hidden_is_in_no_message_and_in_no_page(person: Enter) -> None:
    ada, bo = person("Ada"), person("Bo")
    table, secrets = around_a_ball(ada, bo)
    line = Line(bo.page)
    bo.open(table, secrets[1])
    in_stash(bo.page, "Bottled Fairy").wait_for()
    for key in ("play Crystal Ball", "at 2", "item 1"):
        ada.house.play(table, secrets, (0, key))
    bo.page.get_by_role("button", name=re.compile("can be chosen")).first.wait_for()
    heard = str(line.heard).lower().replace("_", " ")
    drawn = bo.page.evaluate("document.documentElement.outerHTML").lower()
    for secret in ("toad", "egg", "carpet", "wand", "lotus", "cauldron", "mirror", "three-headed"):
        assert secret.replace("-", " ") not in heard, f"{secret} lies hidden from Bo, and was told"
        assert not re.search(rf"\b{secret}\b", drawn), f"{secret} lies hidden from Bo, and is in the page"
    assert "bottled fairy" in heard
    assert "crystal ball" in drawn


def test_somebody_who_looks_elsewhere_is_told_that_it_is_their_turn(person: Enter) -> None:
    ada, bo, eve = person("Ada"), person("Bo"), person("Eve")
    table, secrets = around_a_ball(ada, bo)
    bo.page.add_init_script(TONES)
    bo.open(table, secrets[1], sounds="on")
    eve.open(table)
    in_stash(bo.page, "Bottled Fairy").wait_for()
    assert bo.page.evaluate("window.tones") == 0
    bo.page.evaluate(HIDE, True)
    for key in ("play Crystal Ball", "at 2", "item 1"):
        ada.house.play(table, secrets, (0, key))
    bo.page.wait_for_function("document.title.startsWith('● Your turn')")
    assert bo.page.evaluate("window.tones") == 1
    assert "lit" in (bo.page.locator("link[rel=icon]").get_attribute("href") or "")
    bo.page.evaluate(HIDE, False)
    bo.page.wait_for_function("!document.title.includes('Your turn')")
    assert "lit" not in (bo.page.locator("link[rel=icon]").get_attribute("href") or "")
    eve.page.get_by_role("link", name="Table: seats, link, leaving").click()
    eve.page.get_by_text("You are watching. One person watches. Whoever has the link may watch.").wait_for()


def test_a_turn_with_a_pace_says_how_long_it_lasts_and_notices_are_words(person: Enter) -> None:
    ada = person("Ada")
    wanted = {"game": "arcane_alley", "seats": 2, "terms": {"pace": 86_400 * 3}}
    table = ada.house.ask("POST", "/api/tables", ada.key, wanted)["table"]
    secret = ada.sit(table, 0)
    ada.sit(table, 1, name="Bo")
    ada.begin(table)
    line = Line(ada.page)
    ada.open(table, secret)
    ada.page.get_by_role("timer").get_by_text(re.compile("3 days left")).wait_for()
    for what, seat in (("time_is_up", 0), ("bot_replaced", 1), ("request_ended", 1)):
        line.tell({"say": "notice", "what": what, "seat": seat})
    notices = ada.page.get_by_role("status")
    notices.get_by_text("Your time is up: choose something").wait_for()
    notices.get_by_text("Bo: another bot goes on here.").wait_for()
    notices.get_by_text("Nothing came of what Bo had asked for").wait_for()
    while ada.page.get_by_role("button", name="Close").count():
        ada.page.get_by_role("button", name="Close").first.click()
    assert ada.page.locator(".banner").count() == 0
