"""People at a server: what they ask for over HTTP before they open the page, and what they do in it."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Any, Final

import httpx
from websockets.sync.client import connect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request

ROOT: Final = Path(__file__).parent.parent.parent
ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
]

CAN_BE_CHOSEN: Final = re.compile("can be chosen")
FOCUS: Final = "(found, which) => found[which % found.length]?.focus()"
# What is kept in the browser: who one is, and that bots answer at once.
KEEP: Final = (
    "values => { for (const name in values) localStorage.setItem('hexmonger.' + name, values[name]) }"
)


@dataclass(frozen=True)
class House:
    """A server at an address."""

    address: str

    def ask(self, method: str, path: str, key: str = "", body: object = None) -> Any:
        """Ask for something and return the answer, which must be a good one."""
        headers = {"authorization": f"Bearer {key}"} if key else {}
        answer = httpx.request(method, self.address + path, headers=headers, json=body, timeout=30)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def play(self, table: str, secrets: Mapping[int, str], *choices: tuple[int, str]) -> None:
        """Make choices at a table, each by its seat and its key, as somebody elsewhere would."""
        for seat, key in choices:
            with connect(self.address.replace("http", "ws") + "/api/socket") as socket:
                hello = {"say": "hello", "protocol": 1, "table": table, "secret": secrets[seat]}
                socket.send(json.dumps(hello))
                heard = _heard(socket, "update")
                answers = (heard["view"].get("question") or {}).get("answers", [])
                found = {each["key"]: each["choice"] for each in answers}
                assert key in found, f"seat {seat} can answer {sorted(found)}, not {key!r}"
                choose = {"say": "choose", "question": heard["question"], "choice": found[key]}
                # A ticket is never used twice at a seat.
                socket.send(json.dumps({**choose, "ticket": token_urlsafe(6)}))
                _heard(socket, "done")

    def say(self, table: str, secret: str, *sayings: Mapping[str, Any]) -> None:
        """Say something at a seat of a table, as somebody elsewhere would."""
        with connect(self.address.replace("http", "ws") + "/api/socket") as socket:
            socket.send(json.dumps({"say": "hello", "protocol": 1, "table": table, "secret": secret}))
            for number, saying in enumerate(sayings):
                socket.send(json.dumps({**saying, "ticket": str(number)}))
                _heard(socket, "done")


def _heard(socket: Any, what: str) -> Any:
    """Return the next message of a kind, and let all others go by."""
    while True:
        said = json.loads(socket.recv(timeout=30))
        if said["say"] == what:
            return said


@contextmanager
def serving(store: Path, port: int = 0, path: str = "") -> Iterator[House]:
    """Run a server that keeps its tables in a file, on a port of its own or on one that it had before.

    Games that are installed on a path are found besides its own.
    """
    command = [sys.executable, str(ROOT / "web" / "scripts" / "server.py"), str(store), str(port)]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
    ) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert address, "the server has said where it is"
        try:
            yield House(address)
        finally:
            process.terminate()


@contextmanager
def chromium() -> "Iterator[Browser]":
    """Open Chromium as the machine has it."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as opened:
        browser = opened.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        yield browser
        browser.close()


class Person:
    """Somebody with a page, who notes whatever goes wrong there."""

    def __init__(self, name: str, house: House, page: "Page") -> None:
        self.house = house
        self.page = page
        self.name = name
        self.key: str = house.ask("POST", "/api/people", body={"name": name})["key"]
        self.faults: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("request", self._follow)

    def _hear(self, message: "ConsoleMessage") -> None:
        if message.type in ("error", "warning"):
            self.faults.append(message.text)

    def _follow(self, request: "Request") -> None:
        if not request.url.startswith(
            (self.house.address, self.house.address.replace("http", "ws"), "data:")
        ):
            self.faults.append(f"a request left the origin: {request.url}")

    def lay(self, seats: int, game: str = "arcane_alley", position: str = "", **options: str) -> str:
        """Make a table."""
        body = {"position": position} if position else {"seats": seats, "options": options}
        table: str = self.house.ask("POST", "/api/tables", self.key, {"game": game, **body})["table"]
        return table

    def sit(self, table: str, seat: int = -1, bot: str = "", name: str = "") -> str:
        """Sit down, or let a bot; return the secret of the seat."""
        body = {"seat": seat, "bot": bot, "name": name}
        secret: str = self.house.ask("POST", f"/api/tables/{table}/seats", self.key, body).get("secret", "")
        return secret

    def open(self, table: str, secret: str = "", **preferences: str) -> None:
        """Open the page of a table, with a seat or to watch."""
        self._keep({"player": self.key, f"seat.{table}": secret}, {"pace": "instant"} | preferences)
        self.page.goto(f"{self.house.address}/t/{table}")

    def visit(self, path: str, **preferences: str) -> None:
        """Open another page of the house, and wait until it stands there."""
        self._keep({"player": self.key}, preferences)
        self.page.goto(self.house.address + path)
        self.page.get_by_role("dialog" if "?" in path else "heading").first.wait_for()
        self.page.get_by_text("Lighting the lanterns").wait_for(state="detached")

    def _keep(self, kept: dict[str, str], preferences: dict[str, str]) -> None:
        kept = kept | {f"prefer.{name}": value for name, value in preferences.items()}
        self.page.goto(f"{self.house.address}/credits")
        self.page.evaluate(KEEP, {name: value for name, value in kept.items() if value})

    def begin(self, table: str) -> None:
        """Begin the game, as the host may."""
        self.house.ask("POST", f"/api/tables/{table}/start", self.key)

    @property
    def is_asked(self) -> bool:
        """Whether something can be chosen."""
        lit = self.page.get_by_role("button", name=CAN_BE_CHOSEN)
        return bool(lit.count() or self.answers.count())

    @property
    def answers(self) -> Any:
        """Return the answers that lie nowhere on the table."""
        return self.page.get_by_role("group", name="Answers").get_by_role("button")

    @property
    def is_over(self) -> bool:
        """Whether the page shows the end."""
        return bool(self.page.get_by_role("button", name="Play again").is_visible())

    def choose(self, which: int = 0) -> None:
        """Choose what can be chosen, one after the other, and do it, by keys alone."""
        lit = self.page.get_by_role("button", name=CAN_BE_CHOSEN)
        found = lit if lit.count() else self.answers
        if not found.count():
            return
        self.do(found, which)

    def do(self, found: "Locator", which: int = 0) -> None:
        """Choose one of what was found, if it is still there, and do it, by keys alone."""
        found.evaluate_all(FOCUS, which)
        self.page.keyboard.press("Enter")
        self.page.keyboard.press("Enter")

    def go_on(self) -> bool:
        """Do whatever the page waits for; return whether there was something."""
        dialog = self.page.get_by_role("dialog")
        if dialog.count():
            # What was looked at in full, by a key that came a moment too late, is closed; a stage goes on.
            is_closer_look = dialog.get_by_role("button", name="Close", exact=True).count()
            self.page.keyboard.press("Escape" if is_closer_look else "Enter")
            return True
        if self.is_asked:
            self.choose()
            return True
        return False
