"""People around a table at which something is about to happen, and connections that do what a test says."""

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from tests.web.house import Person

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, WebSocketRoute

Enter = Callable[..., Person]
SOCKET: Final = re.compile("/api/socket")
# Ada can play a Crystal Ball, which lets her peek at an item of hers; nobody else has anything to do.
BALL: Final = """arcane_alley: 3 players
turn: 1, act
discard: Ri
seat 1: infamy 3, stash Ba To
  (To) (Ri) (Co)
  Ba   Ba (Eg)
  Do   (Ca) (Sw)
seat 2: stash Fa Sw
  (Wa) (Wa) (Co)
seat 3: stash Lo Cd
  (Mi) (Mi) (To)
"""
HIDE: Final = """isHidden => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def around_a_ball(*people: Person, bot: str = "", position: str = BALL) -> tuple[str, dict[int, str]]:
    """Lay a table at which the first of some people is asked; return its name and the seats' secrets.

    Bots have the other seats, or else guests of the first, who do nothing by themselves.
    """
    host = people[0]
    table = host.lay(3, position=position)
    secrets = {seat: each.sit(table, seat) for seat, each in enumerate(people)}
    for seat in range(len(people), 3):
        secrets[seat] = host.sit(table, seat, bot=bot, name="" if bot else f"Guest {seat + 1}")
    host.begin(table)
    return table, secrets


def slot(page: "Page", what: str) -> "Locator":
    """Return a slot of one's own storehouse by what is read out of it."""
    return page.get_by_role("group", name="Your storehouse").get_by_role(
        "button", name=re.compile(f"^Slot {what}")
    )


def in_stash(page: "Page", item: str) -> "Locator":
    """Return an item of one's own stash."""
    return page.get_by_role("button", name=re.compile(f"Stash.*{item}"))


def play_the_ball(page: "Page") -> None:
    """Take up the Crystal Ball: a slot is asked for then."""
    in_stash(page, "Crystal Ball").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("heading", name="Choose a slot for Crystal Ball.").wait_for()


class Line:
    """The way between a page and the server: it can be cut, and notes all that goes through."""

    def __init__(self, page: "Page") -> None:
        self.said: list[Any] = []
        self.heard: list[Any] = []
        self.is_cut = False
        # What is said to the server or heard from it before it goes on; nothing lets it end there.
        self.on_saying: Callable[[Any], Any] = lambda message: message
        self.on_hearing: Callable[[Any], Any] = lambda message: message
        self._ways: list[WebSocketRoute] = []
        page.route_web_socket(SOCKET, self._lead)

    def cut(self) -> None:
        """End the connection, and let no other be made."""
        self.is_cut = True
        self._ways[-1].close()

    def mend(self) -> None:
        """Let connections be made again."""
        self.is_cut = False

    def tell(self, message: object) -> None:
        """Let the page hear something as if the server had said it."""
        self._ways[-1].send(json.dumps(message))

    def _lead(self, way: "WebSocketRoute") -> None:
        if self.is_cut:
            way.close()
            return
        self._ways.append(way)
        server = way.connect_to_server()
        way.on_message(lambda text: self._pass(text, self.said, self.on_saying, server))
        server.on_message(lambda text: self._pass(text, self.heard, self.on_hearing, way))

    def _pass(
        self, text: str | bytes, noted: list[Any], change: Callable[[Any], Any], to: "WebSocketRoute"
    ) -> None:
        message = json.loads(text)
        noted.append(message)
        changed = change(message)
        if changed is not None:
            to.send(json.dumps(changed))
