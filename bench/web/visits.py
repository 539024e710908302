"""Visits to the page that are timed: what it loads, when a table can be played at, how soon clicks show."""

import json
import re
from collections import Counter
from dataclasses import dataclass
from statistics import median
from time import monotonic
from typing import TYPE_CHECKING, Final

from tests.web.house import CAN_BE_CHOSEN, House, Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Response

# A click is accepted once the page has been painted with what it led to; the browser itself times that.
WATCH_CLICKS: Final = """
window.__slow = []; window.__clicks = 0;
addEventListener("click", () => { window.__clicks += 1; }, true);
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (entry.name === "click") window.__slow.push(entry.duration);
}).observe({ type: "event", durationThreshold: 16, buffered: true });
"""
# The page is open once its table was drawn for the first time.
# The browser says of long frames what they were spent on.
WATCH_TASKS: Final = """
window.__tasks = []; window.__frames = []; window.__opened = Infinity;
new PerformanceObserver((list) => {
  for (const { startTime: start, duration } of list.getEntries()) window.__tasks.push({ start, duration });
}).observe({ type: "longtask", buffered: true });
new PerformanceObserver((list) => {
  for (const { startTime: start, duration, renderStart, styleAndLayoutStart, scripts } of list.getEntries()) {
    const ran = scripts.reduce((sum, each) => sum + each.duration, 0);
    const forced = scripts.reduce((sum, each) => sum + each.forcedStyleAndLayoutDuration, 0);
    const drawn = renderStart ? start + duration - (styleAndLayoutStart || renderStart) : 0;
    window.__frames.push({ start, end: start + duration, scripts: ran - forced, forced, drawn });
  }
}).observe({ type: "long-animation-frame", buffered: true });
const look = () => {
  if (!document.querySelector(".log")) requestAnimationFrame(look);
  else requestAnimationFrame(() => setTimeout(() => { window.__opened = performance.now(); }));
};
look();
"""
WATCHED: Final = "({ tasks: window.__tasks, frames: window.__frames, opened: window.__opened })"
# Whether a stage stands before the table, and whether the game is over. It is asked for without roles and
# names: to find those cost the browser two thirds of what the page's own scripts did.
SHOWN: Final = """({
  stage: document.querySelector("[role=dialog]") !== null,
  over: [...document.querySelectorAll("main button")].some((each) => each.textContent === "Play again"),
})"""
# What the browser does not report took less than this, in milliseconds.
UNREPORTED: Final = 16.0
SLOWER: Final = 4
PATIENCE: Final = 60_000
# A game of bots is watched for so many seconds at most, and looked at after so many milliseconds each.
LONGEST_GAME: Final = 120.0
MOMENT: Final = 200
# So long its end takes to be shown.
END: Final = 1_500
MARKET: Final = {"modules": "moonstruck_market", "wizards": "random"}


@dataclass(frozen=True, slots=True)
class Loaded:
    """Is what a page loads by scripts, as it is sent, in bytes, and when it can be used, in seconds."""

    scripts: int
    usable: float


@dataclass(frozen=True, slots=True)
class Clicks:
    """How long it took until clicks showed, in milliseconds."""

    count: int
    p50: float
    p95: float
    worst: float


@dataclass(frozen=True, slots=True)
class Tasks:
    """What kept a slowed-down browser busy for over 50 ms while a game of bots went by, in milliseconds."""

    updates: int
    count: int
    worst: float
    # What the longest was spent on, and how it was while the page opened.
    spent: str = ""
    opening: int = 0
    worst_opening: float = 0.0


def tasks_of(
    updates: int, tasks: list[dict[str, float]], frames: list[dict[str, float]], opened: float
) -> Tasks:
    """Tell the tasks of the opening from those of the game, and what the longest of these was spent on."""
    opening = [each["duration"] for each in tasks if each["start"] < opened]
    game = [each for each in tasks if each["start"] >= opened]
    longest = max(game, key=lambda each: each["duration"], default={"start": 0.0, "duration": 0.0})
    around = [each for each in frames if each["start"] <= longest["start"] < each["end"]]
    spent = ""
    if around:
        parts = {"scripts": "scripts", "forced": "layout for scripts", "drawn": "drawing"}
        spent = ", ".join(f"{name} {around[-1][key]:.0f} ms" for key, name in parts.items())
    return Tasks(updates, len(game), longest["duration"], spent, len(opening), max(opening, default=0.0))


class Visitor:
    """Opens the page again and again, each time as somebody who was never there."""

    def __init__(self, browser: "Browser", house: House) -> None:
        self._browser = browser
        self._house = house

    def first_page(self) -> Loaded:
        """Open the door in."""
        person = self._person()
        return self._timed(person, f"{self._house.address}/", "Play now")

    def table(self, game: str, seats: int, **options: str) -> Loaded:
        """Open a table at which it is one's turn."""
        person, table, secret = self._table(game, seats, "greedy", True, **options)
        person.open(table, secret)
        # Bots may begin: it is timed how soon one can play, not how soon they do.
        person.page.get_by_role("button", name=CAN_BE_CHOSEN).first.wait_for()
        return self._timed(person, f"{self._house.address}/t/{table}", CAN_BE_CHOSEN)

    def clicks(self, wanted: int) -> Clicks:
        """Play by clicking until so many clicks were made, and say how soon they showed."""
        person, table, secret = self._table("arcane_alley", 2, "greedy", True)
        person.page.add_init_script(WATCH_CLICKS)
        person.open(table, secret)
        page = person.page
        lit = page.get_by_role("button", name=CAN_BE_CHOSEN)
        while page.evaluate("window.__clicks") < wanted:
            lit.or_(person.answers).first.wait_for()
            heading = page.get_by_role("main").inner_text()
            lit.or_(person.answers).first.dblclick(force=True)
            # What is clicked in the moment between a choice and its result may be opened in full instead.
            page.wait_for_function(
                "before => document.querySelector('main').innerText !== before || "
                "document.querySelector('[role=dialog]')",
                arg=heading,
            )
            if page.get_by_role("dialog").count():
                page.keyboard.press("Escape")
        count: int = page.evaluate("window.__clicks")
        slow: list[float] = page.evaluate("window.__slow")
        page.context.close()
        times = sorted([UNREPORTED] * (count - len(slow)) + slow)
        return Clicks(count, median(times), times[int(len(times) * 0.95)], times[-1])

    def tasks(self) -> Tasks:
        """Watch a game of four bots as fast as they play, with a browser that is four times slower.

        What is staged is skipped, and the game is over once the page shows its end.
        """
        person, table, _ = self._table("arcane_alley", 4, "greedy", False, **MARKET)
        page = person.page
        page.add_init_script(WATCH_TASKS)
        heard: Counter[str] = Counter()

        def hear(text: str | bytes) -> None:
            said = json.loads(text)
            heard[said["say"]] += 1

        page.on("websocket", lambda socket: socket.on("framereceived", hear))
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        person.open(table)
        until = monotonic() + LONGEST_GAME
        while not (shown := page.evaluate(SHOWN))["over"] and monotonic() < until:
            if shown["stage"]:
                page.keyboard.press("Escape")
            page.wait_for_timeout(MOMENT)
        page.wait_for_timeout(END)
        watched = page.evaluate(WATCHED)
        page.context.close()
        return tasks_of(heard["update"], **watched)

    def _person(self) -> Person:
        context = self._browser.new_context(viewport={"width": 1280, "height": 800})
        context.set_default_timeout(PATIENCE)
        return Person("Ada", self._house, context.new_page())

    def _table(
        self, game: str, seats: int, bot: str, has_person: bool, **options: str
    ) -> tuple[Person, str, str]:
        person = self._person()
        table = person.lay(seats, game, **options)
        secret = person.sit(table, 0) if has_person else ""
        for seat in range(int(has_person), seats):
            person.sit(table, seat, bot=bot)
        person.begin(table)
        return person, table, secret

    def _timed(self, person: Person, address: str, name: str | re.Pattern[str]) -> Loaded:
        """Open an address with nothing kept but who one is, and wait for a button."""
        page = person.page
        page.goto("about:blank")
        session = page.context.new_cdp_session(page)
        session.send("Network.clearBrowserCache")
        scripts: list[Response] = []
        page.on("response", lambda found: scripts.append(found) if ".js" in found.url else None)
        page.goto(address, wait_until="commit")
        page.get_by_role("button", name=name).first.wait_for()
        usable = page.evaluate("performance.now()") / 1000
        page.wait_for_load_state("networkidle")
        size = sum(each.request.sizes()["responseBodySize"] for each in scripts)
        page.context.close()
        return Loaded(size, usable)
