"""The inspection, told player by player when a round is over."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Region
from textual.screen import Screen
from textual.strip import Strip
from textual.timer import Timer
from textual.widget import Widget

from hexmonger.look import (
    BRASS,
    BRASS_2,
    CHECK,
    COIN,
    CREAM,
    FLAG,
    GOLD,
    INK_800,
    LANTERN,
    LANTERN_2,
    MINUS,
    MIST_100,
    MIST_200,
    MIST_300,
    PARCHMENT_LOW,
    SHIELD,
    WINE,
    WINE_LIGHT,
    figure,
    seat_colour,
    seat_shape,
    signed,
)
from hexmonger.terminal.arcane_alley.answers import STOREHOUSE
from hexmonger.terminal.arcane_alley.back import paint_frame
from hexmonger.terminal.arcane_alley.items import Item
from hexmonger.terminal.arcane_alley.ledger import RoundAccount
from hexmonger.terminal.arcane_alley.sight import Parts, Sight
from hexmonger.terminal.arcane_alley.small import paint_small_face
from hexmonger.terminal.canvas import Canvas, fitted
from hexmonger.terminal.ink import ink, mixed
from hexmonger.terminal.plain import Static

ORDINALS: Final = ("First", "Second", "Third")
STAGES: Final = ("Reveal and sell", "Count infamy", "Trigger penalty", "Fines")
HEAD: Final = 2
PANEL_LINES: Final = 5
PANEL_WIDTH: Final = 108
CELL: Final = 7
MOST_ITEMS: Final = 9

PLAIN: Final = ink(MIST_200)
SOFT: Final = ink(MIST_300)
WINE_FIGURE: Final = ink(WINE_LIGHT, bold=True)
GOLD_FIGURE: Final = ink(GOLD, bold=True)


class Count(Widget):
    """What the inspection found at every player, one after another: a panel each, or two lines."""

    def __init__(self, sight: Sight, account: RoundAccount) -> None:
        super().__init__()
        self.sight = sight
        self.account = account
        self.counted = 0

    def render_line(self, y: int) -> Strip:
        """Return one line of the count."""
        width, height = self.content_size
        canvas = Canvas(width, height, self.rich_style)
        self._paint(canvas)
        return canvas.strip(y)

    def _paint(self, canvas: Canvas) -> None:
        x = 1
        for stage in STAGES:
            x = canvas.put_all(x, 0, [(f"{CHECK} ", ink(BRASS_2)), (stage, PLAIN)])
            if stage != STAGES[-1]:
                x = canvas.put(x, 0, " ── ", ink(BRASS))
        room = (canvas.height - HEAD) // self.sight.seats
        for line, seat in enumerate(self.account.order[: self.counted]):
            if room >= PANEL_LINES and canvas.width >= PANEL_WIDTH:
                self._paint_panel(canvas, HEAD + PANEL_LINES * line, seat)
            else:
                self._paint_lines(canvas, HEAD + min(3, room) * line, seat)

    def _items_left(self, seat: int) -> list[tuple[Item, bool]]:
        """Return what was left in a storehouse, where it still lies there, and what was just turned up."""
        drawn = self.sight.drawn
        if drawn.figures["round"] != self.account.number or drawn.traits["phase"] not in ("bribe", "over"):
            return []
        turned_up = self.account.turned_up[seat]
        cards = enumerate(self.sight.cards(STOREHOUSE, seat))
        return [(card.item, slot in turned_up) for slot, card in cards if card.item is not None]

    def _paint_panel(self, canvas: Canvas, top: int, seat: int) -> None:
        """Paint one seat's items, its sum, its way along the track and its gold."""
        triggered = self.account.triggered == seat
        panel = Region(0, top, PANEL_WIDTH, PANEL_LINES)
        paint_frame(canvas, panel, ink(mixed(BRASS, INK_800, 0.4)))
        canvas.put_all(2, top, [(" ", PLAIN), *self._who(seat), (" ", PLAIN)])
        if triggered:
            words = " triggered it "
            canvas.put(panel.right - len(words) - 2, top, words, ink(BRASS_2, bold=True))
        x = 2
        for item, is_new in self._items_left(seat):
            paint_small_face(canvas, Region(x + 1, top + 1, CELL - 2, 2), item)
            if is_new:
                for line in (1, 2):
                    canvas.put(x, top + line, "[", ink(LANTERN, bold=True))
                    canvas.put(x + CELL - 1, top + line, "]", ink(LANTERN, bold=True))
                canvas.put(x, top + 3, "turned", ink(LANTERN_2))
            x += CELL
        if not self.account.accounts[seat].counted and not self._items_left(seat):
            canvas.put(x + 1, top + 2, "Nothing is left.", SOFT)
        x = 4 + CELL * MOST_ITEMS
        canvas.put_all(x, top + 1, self._sum(seat))
        canvas.put_all(x, top + 2, self._track(seat))
        canvas.put_all(x, top + 3, self._gold(seat))

    def _paint_lines(self, canvas: Canvas, top: int, seat: int) -> None:
        """Paint one seat in two lines: its items, then its figures."""
        canvas.put_all(1, top, self._who(seat))
        x = 4 + min(12, max(len(name) for name in self.sight.names))
        for item, _ in self._items_left(seat):
            x = canvas.put(x, top, item.mark, ink(CREAM, item.look.colour, bold=True))
            x = canvas.put(x, top, item.shield, ink(WINE, PARCHMENT_LOW, bold=True)) + 1
        notes = ["triggered it"] if self.account.triggered == seat else []
        notes.append(f"{self.account.accounts[seat].turned_up} turned up")
        x = canvas.put_all(3, top + 1, [*self._track(seat), ("  ", PLAIN), *self._gold(seat)]) + 2
        while notes and x + len(", ".join(notes)) > canvas.width:
            notes.pop()
        canvas.put(x, top + 1, ", ".join(notes), SOFT)

    def _who(self, seat: int) -> Parts:
        return [
            (f"{seat_shape(seat)} ", ink(seat_colour(seat))),
            (fitted(self.sight.names[seat], 12), ink(MIST_100, bold=True)),
        ]

    def _sum(self, seat: int) -> Parts:
        """Return the infamy of the items left, added up."""
        figures = [item.infamy for item, _ in self._items_left(seat)]
        counted = self.account.accounts[seat].counted or 0
        words = " + ".join(figure(number) for number in figures).replace(f"+ {MINUS}", f"{MINUS} ")
        if len(figures) < 2 or len(words) > 34:
            return [("Items left: ", PLAIN), (f"{SHIELD}{figure(counted)}", WINE_FIGURE)]
        return [(f"{words} = ", PLAIN), (f"{SHIELD}{figure(counted)}", WINE_FIGURE)]

    def _track(self, seat: int) -> Parts:
        """Return how the count moved a seat's infamy: past the most with a flag, never below 0."""
        account = self.account.accounts[seat]
        reached = account.infamy_before + (account.counted or 0) + account.penalty
        parts: Parts = [(f"{SHIELD}{account.infamy_before}", WINE_FIGURE)]
        parts.append((f" {signed(account.counted or 0)}", WINE_FIGURE))
        if account.penalty:
            parts += [(f" {signed(account.penalty)}", WINE_FIGURE), (" penalty", PLAIN)]
        flags = account.markers - account.markers_before
        if flags:
            # A penalty needs the room of a word.
            past = ":" if account.penalty else f", past {self.sight.drawn.figures['most_infamy']}:"
            parts += [(f" = {reached}{past} ", PLAIN), (f"{FLAG}{flags} ", WINE_FIGURE), ("and ", PLAIN)]
        elif reached != account.infamy:
            parts.append((", at most " if reached > account.infamy else ", never below ", PLAIN))
        else:
            parts.append((" = ", PLAIN))
        return [*parts, (f"{SHIELD}{account.infamy}", WINE_FIGURE)]

    def _gold(self, seat: int) -> Parts:
        """Return what the fines took, or the gold that nothing was taken from."""
        account = self.account.accounts[seat]
        gold = account.gold - account.bribes
        if not account.fines:
            return [(f"{COIN}{gold}", GOLD_FIGURE)]
        return [
            (f"{FLAG}{account.markers} ", WINE_FIGURE),
            (f"{COIN}{gold - account.fines}", GOLD_FIGURE),
            (f" {figure(account.fines)} = ", PLAIN),
            (f"{COIN}{gold}", GOLD_FIGURE),
        ]


class InspectionPage(Screen[None]):
    """A page of its own for the count, which adds one player after another and can be skipped."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,escape", "go_on", "Go on"),
    ]

    def __init__(self, sight: Sight, account: RoundAccount, seconds: float) -> None:
        super().__init__(classes="inspection")
        self.count = Count(sight, account)
        self.seats = sight.seats
        self.number = account.number
        self.seconds = seconds
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        """Compose the heading, the count and what Enter does."""
        yield Static(f"{ORDINALS[(self.number - 1) % 3]} inspection", classes="heading")
        yield self.count
        yield Static("", classes="foot")

    def on_mount(self) -> None:
        """Count the first player, and the others in their time."""
        if self.seconds:
            self.count_next()
            self._timer = self.set_interval(self.seconds, self.count_next)
        else:
            self.count_all()

    def count_next(self) -> None:
        """Show one more player's count."""
        self.count.counted = min(self.seats, self.count.counted + 1)
        self._tell()

    def count_all(self) -> None:
        """Show everybody's count."""
        self.count.counted = self.seats
        self._tell()

    def _tell(self) -> None:
        done = self.count.counted >= self.seats
        if done and self._timer is not None:
            self._timer.stop()
        self.count.refresh()
        words = "Press Enter to go on." if done else "Press Enter to skip to the end."
        self.query_one(".foot", Static).update(words)

    def action_go_on(self) -> None:
        """Skip to the end of the count, or leave it."""
        if self.count.counted < self.seats:
            self.count_all()
        else:
            self.dismiss(None)

    def on_click(self) -> None:
        """Go on by mouse."""
        self.action_go_on()
