"""Arcane Alley and Moonstruck Market in the browser, from the first card to the last."""

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.house import Person
from tests.web.layout import misplaced
from tests.web.whole_games import LONGER, short, whole_game

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

# So often everybody is looked at before a game counts as stuck.
MOST_ROUNDS: Final = 3000 * LONGER
Enter = Callable[..., Person]
SHORT: Final = short(rounds=1, turns=4)
# So wide is what a finger meets.
FINGER: Final = 44
MARKET: Final = {**SHORT, "modules": "moonstruck_market"}
BALL: Final = """arcane_alley: 3 players
turn: 1, act
discard: Ri
seat 1: infamy 3, stash Ba Wa
  (To) (Ri) (Co)
  Ba   Ba (Eg)
  Do   (Ca) (Sw)
seat 2:
  (Wa) (Wa) (Co)
seat 3:
"""
FULL: Final = """arcane_alley: 4 players
modules: moonstruck_market
round: 2
start: 4
turn: 1, draw
turns: 9
discard: Lo Wa
market: Ba To' Eg
moon: half
seat 1: gold 39, infamy 10, wizard byros, stash Ba' Ba
  Do   (Sw) Co
  Ba   Co   (Bo')
  Wa'  (Ri)   Eg'
seat 2: gold 32, infamy 17, wizard dafana, stash Fa Ca'
  Lo   (Wa) Ca
  Ca'  (Sw)   (Ba')
  Fa   Fa   (Wa)
seat 3: gold 41, infamy 9, wizard ninx, stash Co Eg
  Lo   (Do) Sk
  Eg   Eg   (Ca)
seat 4: gold 14, infamy 4, fines 1, wizard gerith, stash To' Fa'
  Bo'  (Fa) Bo
  Eg'   Co   (Ri')
  Ri'  (Ca) Wa
"""


def wait(page: "Page") -> None:
    """Let the page go on for a moment."""
    page.wait_for_timeout(20)


def play_out(people: Sequence[Person]) -> None:
    """Let people choose whatever they can until the game is over for all of them."""
    for _ in range(MOST_ROUNDS):
        if all(person.is_over for person in people):
            return
        for person in people:
            if not person.is_over and not person.go_on():
                wait(person.page)
    raise AssertionError("the game did not end")


@whole_game
def test_two_people_and_two_bots_play_moonstruck_market_to_its_end(person: Enter) -> None:
    ada, bo = person("Ada"), person("Bo")
    table = ada.lay(4, **MARKET)
    mine, theirs = ada.sit(table, 0), bo.sit(table, 1)
    for seat in (2, 3):
        ada.sit(table, seat, bot="uniform")
    ada.open(table, mine)
    bo.open(table, theirs)
    ada.page.get_by_role("button", name="Begin").click()
    play_out([ada, bo])
    for each in (ada, bo):
        rows = each.page.get_by_role("row")
        # The end begins with its verdict.
        rows.last.wait_for()
        assert rows.count() == 5, "a line for every seat, and the head"


def at_ball(person: Person, position: str = BALL) -> str:
    """Open a table where a Crystal Ball can be played, to be chosen by the first seat."""
    table = person.lay(3, position=position)
    secret = person.sit(table, 0)
    for seat, name in ((1, "Bo"), (2, "Cy")):
        person.sit(table, seat, name=name)
    person.begin(table)
    person.open(table, secret)
    return secret


def slot(page: "Page", what: str) -> "Locator":
    """Return a slot of one's own storehouse by what is read out of it."""
    return page.get_by_role("group", name="Your storehouse").get_by_role(
        "button", name=re.compile(f"^Slot {what}")
    )


def test_a_choice_is_foretold_done_and_taken_back(person: Enter) -> None:
    ada = person("Ada")
    at_ball(ada)
    page = ada.page
    page.get_by_role("button", name=re.compile("Stash.*Crystal Ball")).click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("heading", name="Choose a slot for Crystal Ball.").wait_for()
    slot(page, "6, hidden").click()
    page.get_by_text("You sell a set of Crystal Ball.", exact=True).wait_for()
    page.get_by_text("You gain 9 gold.", exact=True).wait_for()
    slot(page, "7, Haunted Doll").click(force=True)
    page.get_by_role("main").get_by_text("can’t be replaced").wait_for()
    page.keyboard.press("u")
    page.get_by_role("button", name=re.compile("Stash.*Crystal Ball.*can be chosen")).wait_for()


def test_a_sale_is_seen_without_motion_too_and_goes_by(person: Enter) -> None:
    ada = person("Ada")
    at_ball(ada)
    page = ada.page
    page.clock.install()
    page.reload()
    page.get_by_role("button", name=re.compile("Stash.*Crystal Ball")).dblclick()
    page.get_by_role("heading", name="Choose a slot for Crystal Ball.").wait_for()
    slot(page, "6, hidden").dblclick()
    page.get_by_role("heading", name=re.compile("to peek at")).wait_for()
    slot(page, "1, hidden").dblclick()
    sale = page.get_by_role("status").filter(has_text="+9")
    sale.wait_for()
    page.wait_for_function("each => getComputedStyle(each).opacity === '1'", arg=sale.element_handle())
    page.clock.run_for(3_000)
    sale.wait_for(state="detached")


def test_hidden_cards_carry_nothing_in_the_page(person: Enter) -> None:
    ada = person("Ada")
    at_ball(ada)
    slot(ada.page, "1, hidden").wait_for()
    drawn = ada.page.locator("main").inner_html().lower()
    for word in ("toad", "sovereign", "floating carpet", "dragon"):
        assert word not in drawn, f"{word} lies hidden, and stands in the page"


def drawn_at_rest(page: "Page") -> list[str]:
    """Return what is drawn, tag by tag, once nothing changes any longer."""
    before, now = "", page.get_by_role("main").inner_html()
    while before != now:
        page.wait_for_timeout(120)
        before, now = now, page.get_by_role("main").inner_html()
    return now.replace(">", ">\n").split("\n")


def test_worlds_that_differ_in_hidden_cards_alone_are_drawn_the_same(person: Enter) -> None:
    worlds = (BALL, BALL.replace("(To) (Ri) (Co)", "(Mi) (Lo) (Fa)").replace("(Wa) (Wa)", "(Sk) (Cd)"))
    drawn = []
    for world in worlds:
        ada = person("Ada")
        at_ball(ada, world)
        page = ada.page
        steps = []
        page.get_by_role("button", name=re.compile("Stash.*Crystal Ball")).click()
        page.get_by_role("button", name="Play", exact=True).click()
        slot(page, "2, hidden").click()
        page.get_by_role("main").get_by_text("Then you peek").first.wait_for()
        page.mouse.move(0, 0)
        steps.append(drawn_at_rest(page))
        slot(page, "2, hidden").click()
        page.get_by_role("heading", name=re.compile("choose one of your hidden items to peek at")).wait_for()
        page.mouse.move(0, 0)
        steps.append(drawn_at_rest(page))
        drawn.append(steps)
    assert drawn[0] == drawn[1]


def test_a_hand_plays_by_tapping_and_opens_sheets(person: Enter) -> None:
    ada = person("Ada", 390, 844, is_touch=True)
    at_ball(ada)
    page = ada.page
    for opener, sheet in (("^Bo: ", "Bo"), ("^Discard.*look", "Discard"), ("^Tracks", "Tracks")):
        page.get_by_role("button", name=re.compile(opener)).tap()
        dialog = page.get_by_role("dialog", name=re.compile(sheet))
        dialog.wait_for()
        for cards in dialog.get_by_role("group", name=re.compile("storehouse")).all():
            box = cards.get_by_role("button").first.bounding_box()
            assert box is not None
            assert box["width"] >= FINGER
        dialog.get_by_role("button", name="Close").tap()
        dialog.wait_for(state="detached")
    page.get_by_role("button", name=re.compile("Stash.*Crystal Ball")).tap()
    page.get_by_role("button", name=re.compile("^Play")).tap()
    slot(page, "6, hidden").tap()
    page.get_by_role("button", name=re.compile("^Play here.*You gain 1 infamy")).tap()
    slot(page, "1, hidden.*can be chosen").tap()
    slot(page, "1, hidden.*can be chosen").tap()
    page.get_by_role("heading", name="Waiting for Bo.").wait_for()
    assert misplaced(page) == []


def test_a_card_in_full_says_how_many_are_still_unseen(person: Enter) -> None:
    ada = person("Ada")
    at_ball(ada, BALL.replace("discard: Ri", "discard: Ba Ri\naside: Ba Ba Ba"))
    page = ada.page
    ball = page.get_by_role("button", name=re.compile("Stash.*Crystal Ball"))
    told = re.compile("^10 copies in this game, 7 seen, 3 still unseen$")
    ball.hover()
    page.locator("aside.peek").get_by_text(told).wait_for()
    ball.focus()
    page.keyboard.press("i")
    page.get_by_role("dialog", name="Crystal Ball").get_by_text(told).wait_for()


def test_without_memory_aids_only_what_is_in_sight_is_counted(person: Enter) -> None:
    ada = person("Ada")
    wanted = {"game": "arcane_alley", "position": BALL, "terms": {"aids": False}}
    table = ada.house.ask("POST", "/api/tables", ada.key, wanted)["table"]
    secret = ada.sit(table, 0)
    for seat in (1, 2):
        ada.sit(table, seat, bot="uniform")
    ada.begin(table)
    ada.open(table, secret)
    ada.page.get_by_role("button", name=re.compile("Stash.*Crystal Ball")).focus()
    ada.page.keyboard.press("i")
    dialog = ada.page.get_by_role("dialog", name="Crystal Ball")
    dialog.get_by_text(re.compile("^10 copies in this game, 3 in sight$")).wait_for()


@pytest.mark.parametrize("seats", [4, 6])
def test_nothing_is_cut_with_many_seats(person: Enter, seats: int) -> None:
    for width, height in ((360, 740), (1280, 800)):
        ada = person("Ada", width, height)
        table = ada.lay(seats, **MARKET, wizards="random")
        secret = ada.sit(table, 0)
        for seat in range(1, seats):
            ada.sit(table, seat, bot="uniform")
        ada.open(table, secret)
        ada.begin(table)
        ada.page.get_by_role("region", name="The other players").wait_for()
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= width
        assert misplaced(ada.page) == []


def test_a_small_desk_has_everything_in_sight(person: Enter) -> None:
    height = 800
    ada = person("Ada", 1280, height)
    table = ada.lay(4, position=FULL)
    secret = ada.sit(table, 0)
    for seat in (1, 2, 3):
        ada.sit(table, seat, bot="greedy")
    ada.begin(table)
    ada.open(table, secret)
    page = ada.page
    page.get_by_role("heading", name=re.compile("^Draw .* buy from the market: Crystal Ball, ")).wait_for()
    page.get_by_text("Draw from deck or discard, or buy at the market.").wait_for()
    page.get_by_role("button", name="Choose something that is lit").wait_for()
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    assert misplaced(page) == []


def test_four_in_hand_lie_in_one_row(person: Enter) -> None:
    ada = person("Ada")
    at_ball(ada, BALL.replace("stash Ba Wa", "stash Ba Wa Co Eg"))
    hand = ada.page.get_by_role("group", name="Your stash").get_by_role("button")
    hand.last.wait_for()
    tops = hand.evaluate_all("cards => cards.map(card => card.getBoundingClientRect().top)")
    assert len(tops) == 4
    assert len(set(tops)) == 1


def test_the_drawer_is_filled_by_what_is_in_it(person: Enter) -> None:
    ada = person("Ada", 360, 740)
    at_ball(ada)
    ada.page.get_by_role("button", name=re.compile("^Tracks")).click()
    drawer = ada.page.get_by_role("dialog")
    drawer.wait_for()
    tracks = drawer.get_by_role("img", name=re.compile("^Gold: ")).bounding_box()
    assert tracks is not None
    assert tracks["width"] > 0.75 * 360


def test_panels_say_which_bot_plays_there_and_for_whom(person: Enter) -> None:
    ada = person("Ada")
    table = ada.lay(3, position=BALL)
    secret, cys = ada.sit(table, 0), ada.sit(table, 2, name="Cy")
    ada.sit(table, 1, bot="greedy")
    ada.begin(table)
    ada.house.say(table, cys, {"say": "deputy", "bot": "uniform"}, {"say": "leave"})
    ada.open(table, secret)
    page = ada.page
    page.get_by_role("region", name="Maeve").get_by_text("Bot 2", exact=True).wait_for()
    page.get_by_role("region", name="Cy").get_by_text("Bot 1 stands in", exact=True).wait_for()
    page.set_viewport_size({"width": 390, "height": 844})
    for name, bot in (("Maeve", "Bot 2"), ("Cy", "Bot 1 stands in")):
        tile = page.get_by_role("button", name=re.compile(f"^{name}, {bot}: "))
        tile.get_by_text(bot, exact=True).wait_for()
    assert misplaced(page) == []


def test_a_watcher_sees_the_table_and_chooses_nothing(person: Enter) -> None:
    ada = person("Ada")
    at_ball(ada)
    eve = person("Eve")
    eve.open(ada.page.url.rpartition("/")[2])
    eve.page.get_by_role("heading", name="Waiting for Ada.").wait_for()
    assert not eve.is_asked


def test_a_large_screen_shows_the_table_to_everybody_and_no_hand(person: Enter) -> None:
    ada = person("Ada", 1920, 1080)
    at_ball(ada)
    table = ada.page.url.rpartition("/")[2]
    ada.page.goto(f"{ada.house.address}/t/{table}/screen")
    ada.page.get_by_role("heading", name="Ada’s turn").wait_for()
    assert ada.page.get_by_role("group", name=re.compile("storehouse")).count() == 3
    drawn = ada.page.locator("main").inner_html().lower()
    for word in ("toad", "sovereign", "floating carpet", "dragon", "can be chosen"):
        assert word not in drawn, f"{word} is for one pair of eyes"
    assert misplaced(ada.page) == []
