"""The end: who won or which rating was reached, and the score pad with everybody's coins."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.geometry import Region

from hexmonger.kernel.events import Event
from hexmonger.kernel.messages import Named, message, plain, player
from hexmonger.look import (
    CHECK,
    COIN,
    GOLD,
    GOLD_ON_PARCHMENT,
    INK_SOFT,
    INK_TEXT,
    LANTERN_2,
    MIST_100,
    MIST_200,
    MIST_300,
    PARCHMENT,
    PARCHMENT_LOW,
    WINNER,
    seat_colour,
    seat_shape,
)
from hexmonger.terminal.canvas import Canvas, fitted
from hexmonger.terminal.ink import ink
from hexmonger.terminal.last_page import LastPage
from hexmonger.terminal.merchants_of_magick.area import Panel
from hexmonger.terminal.merchants_of_magick.course import course, course_text
from hexmonger.terminal.merchants_of_magick.desk import PARTS, Desk
from hexmonger.terminal.merchants_of_magick.marks import DOT_OPEN, FLASK
from hexmonger.terminal.merchants_of_magick.sheets_page import SheetsPage, StillSheet
from hexmonger.terminal.plain import Static
from hexmonger.terminal.sitting import Sitting

COLUMNS: Final = {**PARTS, "fulfilled": "Filled", "potions": FLASK, "coins": "Coins"}
MOST_GAP: Final = 3
LEAST_NAME: Final = 18
RATED: Final = "rated_"
NOVICE: Final = "novice"


class Ending:
    """How a game ended: the place of every seat, 1 the best, and for a game alone the rating (MoM-41)."""

    def __init__(self, desk: Desk, heard: Sequence[tuple[int, Event]]) -> None:
        last: Any = next(event for _, event in reversed(heard) if event.name in ("over", "rated"))
        self.told: Event = last
        self.desk = desk
        self.places: tuple[int, ...] = last.places if last.name == "over" else (1,)
        self.rating: str = last.rating if last.name == "rated" else ""
        self.order = sorted(range(desk.seats), key=lambda seat: (self.places[seat], seat))

    def figure(self, seat: int, name: str) -> int:
        """Return a figure of a seat."""
        return self.desk.drawn.players[seat].figures[name]

    def level(self, seats: Sequence[int], name: str) -> list[tuple[int, list[int]]]:
        """Return those seats that are level with another in a figure, group by group."""
        groups: dict[int, list[int]] = {}
        for seat in seats:
            groups.setdefault(self.figure(seat, name), []).append(seat)
        return [(made, level) for made, level in groups.items() if len(level) > 1]

    def compared(self, seats: Sequence[int], name: str) -> str:
        """Return a figure of several seats in a row."""
        figures = [str(self.figure(seat, name)) for seat in seats]
        return self.desk.book.words.joined(figures, by="table-compared")


def ratings_text(ending: Ending) -> Text:
    """Return the ladder of ratings, those that were reached checked (MoM-41)."""
    coins = ending.figure(0, "coins")
    steps = {NOVICE: 0} | {
        name.removeprefix(RATED): least
        for name, least in ending.desk.book.numbers.items()
        if name.startswith(RATED)
    }
    ladder = list(steps)
    reached = ladder.index(ending.rating)
    text = Text()
    for number, name in reversed(list(enumerate(ladder))):
        style = f"bold {LANTERN_2}" if number == reached else MIST_200 if number < reached else MIST_300
        mark = CHECK if number <= reached else DOT_OPEN
        said = message("table-rated-from", coins=steps[name]) if number else plain("table-rated-below")
        words = ending.desk.say(said)
        text.append(f"{mark} {name.capitalize():<12}{words}", style)
        if number == reached < len(ladder) - 1:
            above = ladder[number + 1]
            said = message("table-short-of-rating", coins=steps[above] - coins, rating=above.capitalize())
            text.append(f"   {ending.desk.say(said)}", MIST_300)
        text.append("\n")
    return text


def _players(seats: Sequence[int]) -> tuple[Named, ...]:
    return tuple(map(player, seats))


def settled_text(ending: Ending) -> Text:
    """Return how those with as many coins as others came to their places (MoM-30)."""
    text = Text()
    for coins, level in ending.level(ending.order, "coins"):
        orders = ending.compared(level, "fulfilled")
        told = [message("table-level-in-coins", seats=_players(level), coins=coins, orders=orders)]
        for _, still in ending.level(level, "fulfilled"):
            potions = ending.compared(still, "potions")
            told.append(message("table-level-in-orders", seats=_players(still), potions=potions))
            for _, equal in ending.level(still, "potions"):
                told.append(message("table-level-in-potions", seats=_players(equal)))
        text.append(f"{' '.join(map(ending.desk.say, told))}\n", MIST_200)
    text.rstrip()
    return text


def orders_text(desk: Desk) -> Text:
    """Return the orders that everybody has fulfilled, a line each, the adventurer's last (MoM-31)."""
    text = Text()
    for seat in range(desk.seats):
        theirs = desk.of(seat)
        text.append(f"{seat_shape(seat)} ", seat_colour(seat)).append(f"{theirs.name}: ", f"bold {MIST_100}")
        words = _fulfilled(theirs)
        text.append(f"{words or desk.say(plain('table-no-orders'))}\n", MIST_200 if words else MIST_300)
    text.rstrip()
    return text


def _fulfilled(desk: Desk) -> str:
    """Return the orders that a seat has fulfilled, its adventurer's last; empty if there are none."""
    claimed = [message("table-claimed", order=order.thing, coins=order.coins) for order in desk.claimed]
    orders = desk.book.words.joined([desk.say(said) for said in claimed])
    if not desk.fitted_out or not desk.book.numbers["adventurer_orders"]:
        return orders
    items = desk.book.words.joined([row.name for row in desk.fitted_out])
    has = desk.say(message("table-adventurer-has", adventurer=desk.adventurer.thing, items=items))
    return desk.say(message("table-orders-and-items", orders=orders, items=has)) if orders else has


class ScorePad(Panel):
    """Everybody's coins on parchment, the winner first (MoM-30)."""

    def __init__(self, ending: Ending) -> None:
        super().__init__()
        self.desk = ending.desk
        self.ending = ending
        self.styles.height = len(ending.places) + 1

    def paint_desk(self, canvas: Canvas, desk: Desk) -> None:
        """Paint heads and seats."""
        width = canvas.width
        canvas.fill(Region(0, 0, width, canvas.height), ink(INK_TEXT, PARCHMENT))
        widths = [max(3, len(name)) + 1 for name in COLUMNS.values()]
        gap = max(0, min(MOST_GAP, (width - LEAST_NAME - sum(widths)) // len(COLUMNS)))
        # Every column ends where its head does.
        ends = [width - 1]
        for column in reversed(widths[1:]):
            ends.insert(0, ends[0] - column - gap)
        left = ends[0] - widths[0]
        for name, end in zip(COLUMNS.values(), ends, strict=True):
            canvas.put(end - len(name), 0, name, ink(INK_SOFT, PARCHMENT))
        for line, seat in enumerate(self.ending.order, 1):
            self._paint_seat(canvas, line, seat, left, ends)

    def _paint_seat(self, canvas: Canvas, line: int, seat: int, left: int, ends: Sequence[int]) -> None:
        place = self.ending.places[seat]
        ground = WINNER if place == 1 else (PARCHMENT if line % 2 else PARCHMENT_LOW)
        bold = ink(INK_TEXT, ground, bold=True)
        canvas.put(0, line, " " * canvas.width, bold)
        canvas.put(
            1, line, f"{place} {seat_shape(seat)} {fitted(self.ending.desk.names[seat], left - 6)}", bold
        )
        for part, end in zip(COLUMNS, ends, strict=True):
            number = self.ending.figure(seat, part)
            is_total = part == "coins"
            words = f"{COIN}{number}" if is_total else str(number or "–")
            style = ink(GOLD_ON_PARCHMENT if is_total else INK_TEXT, ground, bold=is_total)
            canvas.put(end - len(words), line, words, style)


class GameOver(LastPage):
    """The last page of a game."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("v", "sheets", "Sheets")]

    def __init__(self, desk: Desk, you: int, sitting: Sitting) -> None:
        super().__init__(sitting)
        heard = sitting.events()
        self.ending = Ending(desk, heard)
        self.said = sitting.words.log_line(self.ending.told, desk.names, you)
        self.rounds = course(heard)
        self.you = you
        self.desk = desk.of(you if you >= 0 else self.ending.order[0])
        self.sheet = StillSheet()

    def on_mount(self) -> None:
        """Show the sheet of the one who looks, or of the winner."""
        self.sheet.show(self.desk)

    def compose(self) -> ComposeResult:
        """Compose the result, the score pad, the ratings of a game alone and the orders."""
        ending, desk = self.ending, self.desk
        whose = desk.say(message("table-sheet-of", seat=player(desk.seat)), self.you)
        yield Static(f"♛ {self.said}", classes="heading")
        with VerticalScroll(can_focus=False):
            yield ScorePad(ending)
            if ending.rating:
                yield Static(ratings_text(ending), classes="ratings")
            settled = settled_text(ending)
            if settled:
                yield Static(settled, classes="ratings")
            yield Static(Text("Coins after each round", f"bold {GOLD}"))
            yield Static(course_text(self.rounds, desk.names), classes="ratings")
            yield Static(Text("Orders fulfilled", f"bold {GOLD}"))
            yield Static(orders_text(desk), classes="ratings")
            yield Static(Text(whose, f"bold {GOLD}"))
            yield self.sheet
        yield self.foot("v sheets · ")

    def action_sheets(self) -> None:
        """Open the sheets as they stand at the end."""
        self.app.push_screen(SheetsPage(self.desk.of(max(0, self.you))))
