"""Arcane Alley with Moonstruck Market: one moment of a turn, at a desk and on a phone."""

import json
import re
from typing import Final

from websockets.sync.client import connect

from tests.web.house import Person
from tests.web.pictures.studio import Visit, picture

# Half a round before the moment that is shown, so that there is something to tell of.
BEFORE: Final = """arcane_alley: 4 players
modules: moonstruck_market
round: 2
start: 4
turn: 2, draw
turns: 10
deck: Ri Co Mi Ca' Wa Sk Mi Bo' ...
discard: Wa Bo Cd To Wa' Lo
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
STORY: Final = (
    (1, "draw deck"),
    (1, "play Bottled Fairy"),
    (1, "at 9"),
    (1, "no"),
    (2, "draw deck"),
    (2, "play Dragon's Egg"),
    (2, "at 6"),
    (2, "player 4"),
    (1, "no"),
    (3, "draw deck"),
    (3, "discard Cursed Mirror"),
    (0, "draw deck"),
    (0, "play Crystal Ball"),
    (0, "at 5"),
    (0, "item 2"),
    (1, "draw deck"),
    (1, "discard Invisible Ring"),
    (1, "item 5"),
    (2, "draw deck"),
    (2, "play Skeletomicon"),
    (2, "at 1"),
    (2, "item 4:4"),
    (3, "draw deck"),
    (3, "expend Toothed Fairy"),
    (0, "buy 1"),
)
OTHERS: Final = ((1, "Maeve"), (2, "Ilse"), (3, "Tobias"))


def sit_around(ada: Person, position: str) -> tuple[str, dict[int, str]]:
    """Lay a position for four, and return the table with the secrets of its seats."""
    table = ada.lay(4, position=position)
    secrets = {0: ada.sit(table, 0)}
    for seat, name in OTHERS:
        secrets[seat] = ada.sit(table, seat, name=name)
    ada.begin(table)
    return table, secrets


def choose_the_ball(visit: Visit) -> None:
    """Take up the Crystal Ball that was bought, and mean the slot where it completes a set."""
    ada = visit.person("Robin")
    table, secrets = sit_around(ada, BEFORE)
    ada.house.play(table, secrets, *STORY)
    ada.open(table, secrets[0])
    page = ada.page
    page.get_by_role("button", name=re.compile("Stash.*Crystal Ball.*can be chosen")).click()
    page.get_by_role("button", name=re.compile("^Play")).click()
    page.get_by_role("button", name=re.compile("^Slot 6.*can be chosen")).click()
    page.get_by_text("You sell a set").first.wait_for(state="attached")
    page.mouse.move(0, 0)


@picture("alley-desk", 1440, 900)
def alley_desk(visit: Visit) -> None:
    """At a desk."""
    choose_the_ball(visit)


@picture("alley-phone", 390, 844)
def alley_phone(visit: Visit) -> None:
    """On a phone."""
    choose_the_ball(visit)


COUNT: Final = """arcane_alley: 4 players
modules: moonstruck_market
round: 2
start: 4
turn: 2, draw
triggered: 3
turns: 30
deck: Co ...
discard: Lo Wa
market: Ba To' Eg
moon: half
seat 1: gold 50, infamy 12, wizard byros
  Co   Eg'  Wa'
  Ca   Ri   Wa
seat 2: gold 44, infamy 17, wizard dafana, stash Wa
  Lo   (Eg) Ca
  Ca'  Sw   (Ba')
seat 3: gold 61, infamy 9, wizard ninx
  Sk   Do   Sk
seat 4: gold 29, infamy 4, fines 1, wizard gerith
  Fa   Co   (To')
  Ri'  Wa   Mi
"""


@picture("inspection", 1440, 900)
def inspection(visit: Visit) -> None:
    """The inspection, where somebody passes 24."""
    ada = visit.person("Robin")
    table, secrets = sit_around(ada, COUNT)
    ada.open(table, secrets[0])
    page = ada.page
    page.get_by_role("heading", name=re.compile("Waiting for Maeve")).wait_for()
    ada.house.play(table, secrets, (1, "draw deck"), (1, "discard Older Wand"), (2, "item 1"))
    while not page.get_by_role("heading", name=re.compile("Maeve counts")).is_visible():
        page.get_by_role("button", name=re.compile("^Next")).click()
    page.get_by_role("button", name=re.compile("^Next")).blur()


@picture("card-inspector", 1440, 900, scale=1.5)
def card_inspector(visit: Visit) -> None:
    """One card in full, from the table."""
    ada = visit.person("Robin")
    table, secrets = sit_around(ada, BEFORE)
    ada.house.play(table, secrets, *STORY)
    ada.open(table, secrets[0])
    page = ada.page
    page.get_by_role("button", name=re.compile("Stash.*Gelatinous Ball")).focus()
    page.keyboard.press("i")
    page.get_by_role("dialog").wait_for()
    page.mouse.move(0, 0)


MARKET: Final = {"modules": "moonstruck_market", "wizards": "byros,dafana,ninx,gerith"}
MOST_GAMES: Final = 12


def play_on(ada: Person, table: str, secret: str) -> list[int]:
    """Let a bot play for somebody until the game is over; return everybody's place."""
    with connect(ada.house.address.replace("http", "ws") + "/api/socket") as socket:
        socket.send(json.dumps({"say": "hello", "protocol": 1, "table": table, "secret": secret}))
        socket.send(json.dumps({"say": "deputy", "bot": "greedy", "ticket": "deputy"}))
        socket.send(json.dumps({"say": "leave", "ticket": "leave"}))
        while True:
            said = json.loads(socket.recv(timeout=60))
            if said["say"] == "table" and said["table"].get("state") == "over":
                places: list[int] = said["table"]["result"]["places"]
                return places


@picture("game-over", 1440, 900, scale=1.5)
def game_over(visit: Visit) -> None:
    """The end of a game that was won."""
    ada = visit.person("Robin")
    table = secret = ""
    for _ in range(MOST_GAMES):
        body = {"game": "arcane_alley", "seats": 4, "options": MARKET, "name": "Friday table"}
        table = ada.house.ask("POST", "/api/tables", ada.key, body)["table"]
        secret = ada.sit(table, 0)
        for seat, _name in OTHERS:
            ada.sit(table, seat, bot="greedy")
        ada.begin(table)
        if play_on(ada, table, secret)[0] == 1:
            break
    ada.open(table, secret)
    ada.page.get_by_role("button", name="Play again").wait_for()


@picture("alley-screen", 1920, 1080, scale=1)
def alley_screen(visit: Visit) -> None:
    """The same table on a large screen."""
    ada = visit.person("Robin")
    table, secrets = sit_around(ada, BEFORE)
    ada.house.play(table, secrets, *STORY)
    visit.open(f"/t/{table}/screen")
    ada.page.get_by_role("heading", name=re.compile("Robin.s turn")).wait_for()
    ada.page.get_by_role("img").first.wait_for()


@picture("all-items", 1440, 880, scale=1.5)
def all_items(visit: Visit) -> None:
    """Every item of the game and its module."""
    visit.open("/cards")
    visit.page.get_by_role("button", name=re.compile("Spectral Spectacles")).wait_for()
