"""The end: who won or which rating was reached, and the score pad with everybody's coins."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.screen import Screen

from hexmonger.games.merchants_of_magick.adventurers import ADVENTURERS
from hexmonger.games.merchants_of_magick.masks import bits_in
from hexmonger.games.merchants_of_magick.numbers import RATINGS
from hexmonger.games.merchants_of_magick.scoring import orders_fulfilled, rating, score, standings
from hexmonger.games.merchants_of_magick.sheet import ROWS
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.games.merchants_of_magick.words import coins_in_words, order_name, orders_of
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
    seat_colour,
    seat_shape,
)
from hexmonger.terminal.canvas import Canvas, fitted
from hexmonger.terminal.ink import ink
from hexmonger.terminal.merchants_of_magick.course import course_text
from hexmonger.terminal.merchants_of_magick.marks import DOT_OPEN, FLASK
from hexmonger.terminal.merchants_of_magick.panel import Panel
from hexmonger.terminal.merchants_of_magick.sheets_page import SheetsPage, StillSheet
from hexmonger.terminal.pages import brief
from hexmonger.terminal.plain import Static

COLUMNS: Final = ("Items", "Spells", "Mastery", "Orders", "Charms", "Hero", "Filled", FLASK, "Coins")
MOST_GAP: Final = 3
LEAST_NAME: Final = 18
WINNER: Final = "#F6D8A0"


def result(view: MerchantView, names: tuple[str, ...], you: int) -> str:
    """Return how the game ended, in a sentence."""
    places = standings(view)
    winners = [seat for seat, place in enumerate(places) if place == 1]
    coins = coins_in_words(score(view, winners[0]).coins)
    if view.seats == 1:
        who = "You" if you == 0 else names[0]
        return f"{who} made {coins} and may be called {RATINGS[rating(view.rules, score(view, 0).coins)]}."
    if winners == [you]:
        return f"You win with {coins}."
    if len(winners) == 1:
        return f"{names[winners[0]]} wins with {coins}."
    called = tuple("you" if seat == you else name for seat, name in enumerate(names))
    words = f"{_listed(winners, called)} share the victory with {coins}."
    return words[:1].upper() + words[1:]


def ratings_text(view: MerchantView) -> Text:
    """Return the ladder of ratings, those that were reached checked (MoM-41)."""
    coins = score(view, 0).coins
    reached = rating(view.rules, coins)
    text = Text()
    for number in range(len(RATINGS) - 1, -1, -1):
        least = view.rules.values[f"numbers.rated_{RATINGS[number].lower()}"] if number else 0
        style = f"bold {LANTERN_2}" if number == reached else MIST_200 if number < reached else MIST_300
        mark = CHECK if number <= reached else DOT_OPEN
        words = f"from {COIN}{least}" if number else "below that"
        text.append(f"{mark} {RATINGS[number]:<12}{words}", style)
        if number == reached < len(RATINGS) - 1:
            following = view.rules.values[f"numbers.rated_{RATINGS[number + 1].lower()}"]
            text.append(f"   {coins_in_words(following - coins)} short of {RATINGS[number + 1]}", MIST_300)
        text.append("\n")
    return text


def settled_text(view: MerchantView, names: tuple[str, ...]) -> Text:
    """Return how those with as many coins as others came to their places (MoM-30)."""
    text = Text()
    places = standings(view)
    seats = sorted(range(view.seats), key=lambda seat: (places[seat], seat))
    for coins, level in _level(seats, lambda seat: score(view, seat).coins):
        orders = [orders_fulfilled(view, seat) for seat in level]
        words = f"{_listed(level, names)} made {coins_in_words(coins)} each. "
        words += f"Orders fulfilled decide (MoM-30): {' to '.join(map(str, orders))}."
        for _, still in _level(level, lambda seat: orders_fulfilled(view, seat)):
            potions = [str(view.potions[seat]) for seat in still]
            words += (
                f" {_listed(still, names)} fulfilled as many; potions left decide: {' to '.join(potions)}."
            )
            for _, sharing in _level(still, lambda seat: view.potions[seat]):
                words += f" {_listed(sharing, names)} share the place."
        text.append(f"{words}\n", MIST_200)
    text.rstrip()
    return text


def _level(seats: Sequence[int], figure: Callable[[int], int]) -> list[tuple[int, list[int]]]:
    """Return those seats that are level with another in a figure, group by group."""
    groups = {figure(seat): [other for other in seats if figure(other) == figure(seat)] for seat in seats}
    return [(made, level) for made, level in groups.items() if len(level) > 1]


def _listed(seats: Sequence[int], names: tuple[str, ...]) -> str:
    """Return the names of several seats in a row."""
    *most, last = [names[seat] for seat in seats]
    return f"{', '.join(most)} and {last}"


def orders_text(view: MerchantView, names: tuple[str, ...]) -> Text:
    """Return the orders that everybody has fulfilled, a line each, the adventurer's last (MoM-31)."""
    text = Text()
    for seat in range(view.seats):
        text.append(f"{seat_shape(seat)} ", seat_colour(seat)).append(f"{names[seat]}: ", f"bold {MIST_100}")
        orders = [
            f"{order_name(view, card)} {COIN}{view.rules.order_coins[view.kind_of[card]]}"
            for card in orders_of(view, seat)
        ]
        hero = view.adventurers[seat]
        items = [ROWS[view.rules.asked_rows[hero][item]].name for item in bits_in(view.met[seat])]
        words = ", ".join(orders)
        if items and view.rules.adventurer_orders:
            words += f"{'; ' * bool(words)}{ADVENTURERS[hero].name}: {', '.join(items)}"
        text.append(f"{words or 'no orders'}\n", MIST_200 if words else MIST_300)
    text.rstrip()
    return text


class ScorePad(Panel):
    """Everybody's coins on parchment, the winner first (MoM-30)."""

    def __init__(self, view: MerchantView, names: tuple[str, ...]) -> None:
        super().__init__()
        self.view = view
        self.names = names
        self.styles.height = view.seats + 1

    def paint(self, canvas: Canvas) -> None:
        """Paint heads and seats."""
        width = canvas.width
        canvas.fill(Region(0, 0, width, canvas.height), ink(INK_TEXT, PARCHMENT))
        widths = [max(3, len(name)) + 1 for name in COLUMNS]
        gap = max(0, min(MOST_GAP, (width - LEAST_NAME - sum(widths)) // len(COLUMNS)))
        # Every column ends where its head does.
        ends = [width - 1]
        for column in reversed(widths[1:]):
            ends.insert(0, ends[0] - column - gap)
        left = ends[0] - widths[0]
        for name, end in zip(COLUMNS, ends, strict=True):
            canvas.put(end - len(name), 0, name, ink(INK_SOFT, PARCHMENT))
        places = standings(self.view)
        for line, seat in enumerate(sorted(range(self.view.seats), key=lambda seat: (places[seat], seat)), 1):
            self._paint_seat(canvas, line, seat, places[seat], left, ends)

    def _paint_seat(
        self, canvas: Canvas, line: int, seat: int, place: int, left: int, ends: Sequence[int]
    ) -> None:
        ground = WINNER if place == 1 else (PARCHMENT if line % 2 else PARCHMENT_LOW)
        bold = ink(INK_TEXT, ground, bold=True)
        canvas.put(0, line, " " * canvas.width, bold)
        canvas.put(1, line, f"{place} {seat_shape(seat)} {fitted(self.names[seat], left - 6)}", bold)
        counted = score(self.view, seat)
        figures = [*counted.parts().values(), orders_fulfilled(self.view, seat), self.view.potions[seat]]
        for number, end in zip(figures, ends[:-1], strict=True):
            words = str(number or "–")
            canvas.put(end - len(words), line, words, ink(INK_TEXT, ground))
        coins = f"{COIN}{counted.coins}"
        canvas.put(ends[-1] - len(coins), line, coins, ink(GOLD_ON_PARCHMENT, ground, bold=True))


class GameOver(Screen[None]):
    """The last page of a game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,escape,q", "leave", "Leave"),
        Binding("v", "sheets", "Sheets"),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
    ]

    def __init__(
        self,
        view: MerchantView,
        names: tuple[str, ...],
        you: int,
        kept_at: str,
        rounds: Sequence[Sequence[int]],
    ) -> None:
        super().__init__(classes="game-over")
        self.view = view
        self.rounds = rounds
        self.names = names
        self.you = you
        self.kept_at = kept_at
        self.shown = you if you >= 0 else standings(view).index(1)
        self.sheet = StillSheet()

    def on_mount(self) -> None:
        """Show the sheet of the one who looks, or of the winner."""
        self.sheet.show(self.view, self.shown)

    def _whose(self) -> str:
        return "Your sheet" if self.shown == self.you else f"The sheet of {self.names[self.shown]}"

    def compose(self) -> ComposeResult:
        """Compose the result, the score pad, the ratings of a game alone and the orders."""
        yield Static(f"♛ {result(self.view, self.names, self.you)}", classes="heading")
        with VerticalScroll(can_focus=False):
            yield ScorePad(self.view, self.names)
            if self.view.seats == 1:
                yield Static(ratings_text(self.view), classes="ratings")
            settled = settled_text(self.view, self.names)
            if settled:
                yield Static(settled, classes="ratings")
            yield Static(Text("Coins after each round", f"bold {GOLD}"))
            yield Static(course_text(self.rounds, self.names), classes="ratings")
            yield Static(Text("Orders fulfilled", f"bold {GOLD}"))
            yield Static(orders_text(self.view, self.names), classes="ratings")
            yield Static(Text(self._whose(), f"bold {GOLD}"))
            yield self.sheet
        yield Static(
            f"v shows sheets, Enter leaves. The record is kept in {brief(self.kept_at)}.", classes="foot"
        )

    def action_leave(self) -> None:
        """Leave the table."""
        self.dismiss(None)

    def action_sheets(self) -> None:
        """Open the sheets as they stand at the end."""
        self.app.push_screen(SheetsPage(self.view, self.names, max(0, self.you)))

    def action_scroll(self, lines: int) -> None:
        """Scroll the page."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)
