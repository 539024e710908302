"""The end: who won or which rating was reached, and the score pad with everybody's coins."""

from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from hexmonger.games.merchants_of_magick.numbers import RATINGS
from hexmonger.games.merchants_of_magick.scoring import rating, score, standings
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.games.merchants_of_magick.words import order_name, orders_of
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
from hexmonger.terminal.merchants_of_magick.marks import DOT_OPEN, FLASK
from hexmonger.terminal.merchants_of_magick.preview import coins_in_words
from hexmonger.terminal.merchants_of_magick.sheets_page import SheetsPage, StillSheet

COLUMNS: Final = ("Items", "Spells", "Mastery", "Orders", "Charms", "Hero", "Claimed", FLASK, "Coins")
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
    who_all = ["you" if seat == you else names[seat] for seat in winners]
    words = f"{', '.join(who_all[:-1])} and {who_all[-1]} share the victory with {coins}."
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


def claimed_text(view: MerchantView, names: tuple[str, ...]) -> Text:
    """Return everybody's claimed orders, a line each."""
    text = Text()
    for seat in range(view.seats):
        text.append(f"{seat_shape(seat)} ", seat_colour(seat)).append(f"{names[seat]}: ", f"bold {MIST_100}")
        orders = [
            f"{order_name(view, card)} {COIN}{view.rules.order_coins[view.kind_of[card]]}"
            for card in orders_of(view, seat)
        ]
        text.append(f"{', '.join(orders) or 'no orders'}\n", MIST_200 if orders else MIST_300)
    text.rstrip()
    return text


class ScorePad(Widget):
    """Everybody's coins on parchment, the winner first (MoM-30)."""

    def __init__(self, view: MerchantView, names: tuple[str, ...]) -> None:
        super().__init__()
        self.view = view
        self.names = names
        self.styles.height = view.seats + 1

    def render_line(self, y: int) -> Strip:
        """Return one line of the pad."""
        width, height = self.content_size
        canvas = Canvas(width, height, ink(INK_TEXT, PARCHMENT))
        wide = max(6, min(9, (width - 20) // len(COLUMNS)))
        left = width - wide * len(COLUMNS) - 1
        for column, name in enumerate(COLUMNS):
            head = fitted(name, wide - 1).rjust(wide)
            canvas.put(left + column * wide, 0, head, ink(INK_SOFT, PARCHMENT))
        places = standings(self.view)
        for line, seat in enumerate(sorted(range(self.view.seats), key=lambda seat: (places[seat], seat)), 1):
            self._paint_seat(canvas, line, seat, places[seat], left, wide)
        return canvas.strip(y)

    def _paint_seat(self, canvas: Canvas, line: int, seat: int, place: int, left: int, wide: int) -> None:
        ground = WINNER if place == 1 else (PARCHMENT if line % 2 else PARCHMENT_LOW)
        bold = ink(INK_TEXT, ground, bold=True)
        canvas.put(0, line, " " * canvas.width, bold)
        canvas.put(1, line, f"{place} {seat_shape(seat)} {fitted(self.names[seat], left - 6)}", bold)
        counted = score(self.view, seat)
        figures = [*counted.parts().values(), len(orders_of(self.view, seat)), self.view.potions[seat]]
        for column, number in enumerate(figures):
            canvas.put(left + column * wide, line, str(number or "–").rjust(wide), ink(INK_TEXT, ground))
        coins = f"{COIN}{counted.coins}".rjust(wide)
        canvas.put(left + len(figures) * wide, line, coins, ink(GOLD_ON_PARCHMENT, ground, bold=True))


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

    def __init__(self, view: MerchantView, names: tuple[str, ...], you: int, kept_at: str) -> None:
        super().__init__(classes="game-over")
        self.view = view
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
        """Compose the result, the score pad, the ratings of a game alone and the claimed orders."""
        yield Static(f"♛ {result(self.view, self.names, self.you)}", classes="heading")
        with VerticalScroll(can_focus=False):
            yield ScorePad(self.view, self.names)
            if self.view.seats == 1:
                yield Static(ratings_text(self.view), classes="ratings")
            yield Static(Text("Claimed orders", f"bold {GOLD}"))
            yield Static(claimed_text(self.view, self.names), classes="ratings")
            yield Static(Text(self._whose(), f"bold {GOLD}"))
            yield self.sheet
        yield Static(f"The record is kept in {self.kept_at}. v shows sheets, Enter leaves.", classes="foot")

    def action_leave(self) -> None:
        """Leave the table."""
        self.dismiss(None)

    def action_sheets(self) -> None:
        """Open the sheets as they stand at the end."""
        self.app.push_screen(SheetsPage(self.view, self.names, max(0, self.you)))

    def action_scroll(self, lines: int) -> None:
        """Scroll the page."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)
