"""The doors in: home, opening a table, the waiting room, lists, yourself."""

from typing import Any, Final

from tests.web.house import KEEP, Person
from tests.web.pictures.studio import Visit, picture

ALLEY: Final = "arcane_alley"
MAGICK: Final = "merchants_of_magick"
MARKET: Final = {"modules": "moonstruck_market"}
# So many more watch a table, for as long as a page is open.
WATCH: Final = """([table, count]) => Promise.all(Array.from({ length: count }, () => new Promise(done => {
    const socket = new WebSocket(location.origin.replace("http", "ws") + "/api/socket");
    socket.onopen = () => socket.send(JSON.stringify({ say: "hello", protocol: 1, table }));
    socket.onmessage = () => done();
    (window.sockets ??= []).push(socket);
})))"""


def lay(host: Person, seats: int, name: str, game: str = ALLEY, **more: Any) -> str:
    """Make a table with a name."""
    body = {"game": game, "seats": seats, "name": name, **more}
    table: str = host.house.ask("POST", "/api/tables", host.key, body)["table"]
    return table


def at_round(round_: int, turn: int = 1, seats: int = 2, modules: str = "") -> str:
    """Return a position somewhere in a game, at which a seat has its turn."""
    head = [f"arcane_alley: {seats} players", *([f"modules: {modules}"] if modules else [])]
    stashes = [f"seat {seat + 1}: stash Ba Wa" for seat in range(seats)]
    return "\n".join([*head, f"round: {round_}", f"turn: {turn}, act", *stashes, ""])


def at_home(visit: Visit) -> Person:
    """Open home as somebody whose tables wait, with some more to watch."""
    rowan, maeve, tobias = visit.person("Rowan"), visit.person("Maeve"), visit.person("Tobias")
    closed = {"is_open": False}
    slowly = {**closed, "pace": 86_400}
    market = MARKET["modules"]
    slow = lay(rowan, 2, "Slow lanterns", position=at_round(1, turn=2, modules=market), terms=slowly)
    evening = lay(rowan, 3, "", MAGICK, terms=closed)
    friday = lay(rowan, 3, "Friday table", position=at_round(2, seats=3), terms=closed)
    for table, other in ((slow, tobias), (evening, maeve), (friday, maeve)):
        rowan.sit(table, 0)
        other.sit(table, 1)
    for table in (evening, friday):
        tobias.sit(table, 2, name="Ilse")
    for table in (slow, evening, friday):
        rowan.begin(table)
    visit.open("/credits")
    visit.page.evaluate(KEEP, {"player": rowan.key, "name": rowan.name})
    others: tuple[tuple[str, int, dict[str, str]], ...] = (
        ("Lamplighters", 0, {"position": at_round(3)}),
        ("Rainy evening", 3, {"game": MAGICK}),
        ("Two moons", 6, {"position": at_round(1, modules=market)}),
        ("Copper Kettle", 14, {"position": at_round(3)}),
    )
    crowd = visit.page.context.new_page()
    crowd.goto(f"{visit.house.address}/credits")
    for name, watchers, what in others:
        table = lay(maeve, 2, name, **what)
        maeve.sit(table, 0)
        maeve.sit(table, 1, name="Ilse")
        maeve.begin(table)
        crowd.evaluate(WATCH, [table, watchers])
    visit.open("/")
    for name in ("Friday table", "14 watching"):
        visit.page.get_by_text(name).first.wait_for()
    return rowan


@picture("home-desk", 1440, 900)
def home_desk(visit: Visit) -> None:
    """At a desk."""
    at_home(visit)


@picture("home-phone", 390, 844)
def home_phone(visit: Visit) -> None:
    """On a phone."""
    at_home(visit)


def opening(visit: Visit) -> None:
    """Fill in the form of a table for Friday."""
    rowan = visit.person("Rowan")
    visit.open("/credits")
    visit.page.evaluate(KEEP, {"player": rowan.key, "name": rowan.name})
    visit.open("/new?box=market")
    page = visit.page
    page.get_by_role("textbox", name="Name of the table").fill("Friday table")
    page.get_by_role("radio", name="Chosen").check(force=True)
    for seat, who, wizard in ((1, "", "byros"), (2, "Here", "dafana"), (3, "Bot", "ninx"), (4, "", "none")):
        sheet = page.get_by_role("button", name=f"Seat {seat}:")
        if sheet.count():
            sheet.click()
        if who:
            page.get_by_role("group", name=f"Who has seat {seat}").get_by_role("radio", name=who).check(
                force=True
            )
        if who == "Here":
            page.get_by_role("textbox", name=f"Name at seat {seat}").fill("Maeve")
        page.get_by_role("combobox", name=f"Wizards of seat {seat}").select_option(wizard)
        if page.get_by_role("dialog").count():
            page.keyboard.press("Escape")
            page.get_by_role("dialog").wait_for(state="detached")
    page.get_by_text("68 left to draw").first.wait_for()
    page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")


@picture("new-table-desk", 1440, 900)
def new_table_desk(visit: Visit) -> None:
    """At a desk."""
    opening(visit)


@picture("new-table-phone", 390, 844)
def new_table_phone(visit: Visit) -> None:
    """On a phone."""
    opening(visit)


def waiting(visit: Visit) -> None:
    """Wait for the last of four, with words half written and a chat going on."""
    rowan, maeve = visit.person("Rowan"), visit.person("Maeve")
    wizards = {**MARKET, "wizards": "byros,dafana,ninx,none"}
    table = lay(rowan, 4, "Friday table", options=wizards, terms={"is_open": False})
    mine, theirs = rowan.sit(table, 0), maeve.sit(table, 1)
    rowan.sit(table, 2, bot="greedy")
    browser, size = visit.page.context.browser, visit.page.viewport_size
    assert browser is not None
    assert size is not None
    is_phone = size["width"] < 760
    guest = browser.new_context().new_page()
    guest.goto(f"{visit.house.address}/credits")
    guest.evaluate(KEEP, {"player": maeve.key, "name": "Maeve", f"seat.{table}": theirs})
    guest.goto(f"{visit.house.address}/t/{table}")
    rowan.open(table, mine)
    page = visit.page
    for whose, text in (
        (guest, "Evening! Lady Dafana again, I like her prices."),
        (page, "Then somebody has to sell a lot of sets."),
        (guest, "Is Tobias coming?"),
        (page, "In five minutes, he says."),
        (guest, "I added words to the deal. Your turn."),
    ):
        if is_phone and whose is page:
            continue
        whose.get_by_role("textbox", name="Say something").fill(text)
        whose.keyboard.press("Enter")
        whose.get_by_text(text).wait_for()
    guest.get_by_role("textbox", name="Your words for the deal").fill("blue kettle, 14 November")
    guest.get_by_role("button", name="I am ready").click()
    guest.get_by_role("button", name="You are ready").wait_for()
    if not is_phone:
        page.get_by_role("textbox", name="Your words for the deal").fill("three toads in a teapot")
    page.get_by_role("main").get_by_text("ready", exact=True).first.wait_for()
    page.evaluate("scrollTo(0, 0)")


@picture("waiting-desk", 1440, 900)
def waiting_desk(visit: Visit) -> None:
    """At a desk."""
    waiting(visit)


@picture("waiting-phone", 390, 844)
def waiting_phone(visit: Visit) -> None:
    """On a phone."""
    waiting(visit)
