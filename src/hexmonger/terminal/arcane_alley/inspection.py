"""The inspection, told step by step when a round is over: player by player, and stage by stage."""

from dataclasses import dataclass
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Region
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

from hexmonger.kernel.messages import Message, message, player
from hexmonger.look import (
    BRASS,
    BRASS_2,
    BRASS_DARK,
    CHECK,
    COIN,
    CREAM,
    FLAG,
    GOLD,
    LANTERN,
    LANTERN_2,
    MINUS,
    MIST_100,
    MIST_200,
    MIST_300,
    OFF,
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
from hexmonger.terminal.arcane_alley.ledger import Account, RoundAccount
from hexmonger.terminal.arcane_alley.sight import Card, Parts, Sight
from hexmonger.terminal.arcane_alley.small import paint_small
from hexmonger.terminal.canvas import Canvas, fitted
from hexmonger.terminal.ink import ink
from hexmonger.terminal.plain import Static

ORDINALS: Final = ("First", "Second", "Third")
STAGES: Final = ("Reveal and sell", "Count infamy", "Trigger penalty", "Fines")
REVEAL, COUNT, PENALTY, FINES = range(len(STAGES))
NOBODY: Final = -1
HEAD: Final = 2
PANEL_LINES: Final = 5
# How far panels are apart where there is room.
GAP: Final = 2
PANEL_WIDTH: Final = 108
CELL: Final = 7
MOST_ITEMS: Final = 9

PLAIN: Final = ink(MIST_200)
SOFT: Final = ink(MIST_300)
WINE_FIGURE: Final = ink(WINE_LIGHT, bold=True)
GOLD_FIGURE: Final = ink(GOLD, bold=True)


@dataclass(frozen=True)
class Step:
    """One step of an inspection: a stage of it, for a seat or for nobody."""

    stage: int
    seat: int


def steps_of(account: RoundAccount) -> list[Step]:
    """Return the steps of an inspection in the order of the rules: all reveal before anybody counts."""
    order = account.order
    fined = [seat for seat in order if account.accounts[seat].fines]
    return [
        *(Step(REVEAL, seat) for seat in order),
        *(Step(COUNT, seat) for seat in order),
        Step(PENALTY, account.triggered),
        *(Step(FINES, seat) for seat in fined or [NOBODY]),
    ]


def said_of(step: Step, account: RoundAccount) -> Message:
    """Return what happens by a step, as something to say."""
    seat = player(step.seat)
    own = account.accounts[step.seat] if step.seat != NOBODY else Account()
    match step.stage:
        case 0:
            sets, gold = len(own.inspected), sum(own.inspected)
            return message("table-revealed", seat=seat, items=own.turned_up, sets=sets, gold=gold)
        case 1:
            return message("table-counted", seat=seat, infamy=own.counted or 0)
        case 2:
            return message("table-penalised", seat=seat, infamy=own.penalty)
        case _:
            return message("table-fined", seat=seat, markers=own.markers, gold=-own.fines)


class Count(Widget):
    """What the inspection finds at every player, as far as it has come: a panel each, or two lines."""

    def __init__(self, sight: Sight, account: RoundAccount) -> None:
        super().__init__()
        self.sight = sight
        self.account = account
        self.steps = steps_of(account)
        self.at = 0
        self.styles.max_height = HEAD + (PANEL_LINES + GAP) * sight.seats

    @property
    def step(self) -> Step:
        """Return the step that is shown."""
        return self.steps[self.at]

    @property
    def is_done(self) -> bool:
        """Whether the last step is shown."""
        return self.at == len(self.steps) - 1

    def has(self, stage: int, seat: int) -> bool:
        """Whether a stage has come for a seat."""
        return any(step.stage == stage and step.seat == seat for step in self.steps[: self.at + 1])

    def go_to(self, step: int) -> None:
        """Show a step, by its number."""
        self.at = max(0, min(step, len(self.steps) - 1))
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return one line of the count."""
        width, height = self.content_size
        canvas = Canvas(width, height, self.rich_style)
        self._paint(canvas)
        return canvas.strip(y)

    def _paint(self, canvas: Canvas) -> None:
        self._paint_stages(canvas)
        room = (canvas.height - HEAD) // self.sight.seats
        for line, seat in enumerate(self.account.order):
            if room >= PANEL_LINES and canvas.width >= PANEL_WIDTH:
                self._paint_panel(canvas, HEAD + min(PANEL_LINES + GAP, room) * line, seat)
            else:
                self._paint_lines(canvas, HEAD + min(3, room) * line, seat)

    def _paint_stages(self, canvas: Canvas) -> None:
        x = 1
        for stage, name in enumerate(STAGES):
            if stage == self.step.stage:
                parts: Parts = [("▸ ", ink(LANTERN_2, bold=True)), (name, ink(LANTERN_2, bold=True))]
            else:
                is_done = stage < self.step.stage
                mark = f"{CHECK} " if is_done else "· "
                parts = [(mark, ink(BRASS_2)), (name, PLAIN if is_done else ink(OFF))]
            x = canvas.put_all(x, 0, parts)
            if stage < len(STAGES) - 1:
                x = canvas.put(x, 0, " ── ", ink(BRASS))

    def cards(self, seat: int) -> list[tuple[Card, bool]]:
        """Return what is left in a storehouse, where it still lies there, and what was just turned up.

        What is to be turned up lies face down until then.
        """
        drawn = self.sight.drawn
        if drawn.figures["round"] != self.account.number or drawn.traits["phase"] not in ("bribe", "over"):
            return []
        hidden, is_revealed = self.account.turned_up[seat], self.has(REVEAL, seat)
        found: list[tuple[Card, bool]] = []
        for slot, card in enumerate(self.sight.cards(STOREHOUSE, seat)):
            if card.item is not None:
                is_new = slot in hidden
                found.append((card if is_revealed or not is_new else Card(), is_new and is_revealed))
        return found

    def _paint_panel(self, canvas: Canvas, top: int, seat: int) -> None:
        """Paint one seat's items, its sum, its way along the track and its gold."""
        is_now = self.step.seat == seat
        panel = Region(0, top, PANEL_WIDTH, PANEL_LINES)
        paint_frame(canvas, panel, ink(LANTERN if is_now else BRASS_DARK))
        canvas.put_all(2, top, [(" ▸ " if is_now else " ", ink(LANTERN_2)), *self._who(seat), (" ", PLAIN)])
        if self.account.triggered == seat:
            words = " triggered it "
            canvas.put(panel.right - len(words) - 2, top, words, ink(BRASS_2, bold=True))
        x = 2
        cards = self.cards(seat)
        for card, is_new in cards:
            paint_small(canvas, Region(x + 1, top + 1, CELL - 2, 2), card)
            if is_new:
                for line in (1, 2):
                    canvas.put(x, top + line, "[", ink(LANTERN, bold=True))
                    canvas.put(x + CELL - 1, top + line, "]", ink(LANTERN, bold=True))
                canvas.put(x, top + 3, "turned", ink(LANTERN_2))
            x += CELL
        if self.has(REVEAL, seat) and not self.account.accounts[seat].counted and not cards:
            canvas.put(x + 1, top + 2, "Nothing is left.", SOFT)
        x = 4 + CELL * MOST_ITEMS
        if self.has(COUNT, seat):
            canvas.put_all(x, top + 1, self._sum(seat))
        canvas.put_all(x, top + 2, self._track(seat))
        canvas.put_all(x, top + 3, self._gold(seat))

    def _paint_lines(self, canvas: Canvas, top: int, seat: int) -> None:
        """Paint one seat in two lines: its items, then its figures."""
        is_now = self.step.seat == seat
        canvas.put(0, top, "▸" if is_now else " ", ink(LANTERN_2, bold=True))
        canvas.put_all(1, top, self._who(seat))
        x = 4 + min(12, max(len(name) for name in self.sight.names))
        for card, is_new in self.cards(seat):
            if card.item is None:
                paint_small(canvas, Region(x, top, CELL - 2, 1), card)
                x += CELL - 1
                continue
            x = canvas.put(x, top, card.item.mark, ink(CREAM, card.item.look.colour, bold=True))
            x = canvas.put(x, top, card.item.shield, ink(WINE, PARCHMENT_LOW, bold=True))
            x = canvas.put(x, top, "◂" if is_new else " ", ink(LANTERN, bold=True))
        x = canvas.put_all(3, top + 1, [*self._track(seat), ("  ", PLAIN), *self._gold(seat)]) + 2
        note = "triggered it" if self.account.triggered == seat else ""
        if x + len(note) <= canvas.width:
            canvas.put(x, top + 1, note, SOFT)

    def _who(self, seat: int) -> Parts:
        return [
            (f"{seat_shape(seat)} ", ink(seat_colour(seat))),
            (fitted(self.sight.names[seat], 12), ink(MIST_100, bold=True)),
        ]

    def _sum(self, seat: int) -> Parts:
        """Return the infamy of the items left, added up."""
        figures = [card.item.infamy for card, _ in self.cards(seat) if card.item is not None]
        counted = self.account.accounts[seat].counted or 0
        words = " + ".join(figure(number) for number in figures).replace(f"+ {MINUS}", f"{MINUS} ")
        if len(figures) < 2 or len(words) > 34:
            return [("Items left: ", PLAIN), (f"{SHIELD}{figure(counted)}", WINE_FIGURE)]
        return [(f"{words} = ", PLAIN), (f"{SHIELD}{figure(counted)}", WINE_FIGURE)]

    def _track(self, seat: int) -> Parts:
        """Return how far the count has moved a seat's infamy: past the most with a flag, never below 0."""
        account = self.account.accounts[seat]
        parts: Parts = [(f"{SHIELD}{account.infamy_before}", WINE_FIGURE)]
        if not self.has(COUNT, seat):
            return parts
        counted = account.counted or 0
        penalty = account.penalty if self.has(PENALTY, seat) else 0
        infamy, markers = account.infamy, account.markers
        if account.reached is not None and not penalty:
            infamy, markers = account.reached
        total = account.infamy_before + counted + penalty
        parts.append((f" {signed(counted)}", WINE_FIGURE))
        if penalty:
            parts += [(f" {signed(penalty)}", WINE_FIGURE), (" penalty", PLAIN)]
        flags = markers - account.markers_before
        if flags:
            # A penalty needs the room of a word.
            past = ":" if penalty else f", past {self.sight.drawn.figures['most_infamy']}:"
            parts += [(f" = {total}{past} ", PLAIN), (f"{FLAG}{flags} ", WINE_FIGURE), ("and ", PLAIN)]
        elif total != infamy:
            parts.append((", at most " if total > infamy else ", never below ", PLAIN))
        else:
            parts.append((" = ", PLAIN))
        return [*parts, (f"{SHIELD}{infamy}", WINE_FIGURE)]

    def _gold(self, seat: int) -> Parts:
        """Return a seat's gold, and what sets brought to it and fines took of it in this inspection."""
        account = self.account.accounts[seat]
        gold = account.gold - account.bribes - account.fines
        sold = sum(account.inspected)
        if not self.has(REVEAL, seat):
            return [(f"{COIN}{gold - sold}", GOLD_FIGURE)]
        if account.fines and self.has(FINES, seat):
            return [
                (f"{FLAG}{account.markers} ", WINE_FIGURE),
                (f"{COIN}{gold}", GOLD_FIGURE),
                (f" {figure(account.fines)} = ", PLAIN),
                (f"{COIN}{gold + account.fines}", GOLD_FIGURE),
            ]
        if sold and not self.has(COUNT, seat):
            return [
                (f"{COIN}{gold - sold}", GOLD_FIGURE),
                (f" {signed(sold)} = ", PLAIN),
                (f"{COIN}{gold}", GOLD_FIGURE),
            ]
        return [(f"{COIN}{gold}", GOLD_FIGURE)]


class InspectionPage(Screen[None]):
    """A page of its own for the count: a key goes on step by step, another shows the end at once."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,right", "go_on", "Go on"),
        Binding("left,backspace", "go_back", "Back"),
        Binding("s,end,escape", "skip", "Skip"),
    ]

    def __init__(self, sight: Sight, account: RoundAccount) -> None:
        super().__init__(classes="inspection")
        self.count = Count(sight, account)
        self.number = account.number

    def compose(self) -> ComposeResult:
        """Compose the heading, what happens now, the count, and what the keys do."""
        yield Static(f"{ORDINALS[(self.number - 1) % 3]} inspection", classes="heading")
        yield Static("", classes="now")
        yield self.count
        yield Static("", classes="foot")

    def on_mount(self) -> None:
        """Begin with the first step."""
        self._show(0)

    def _show(self, step: int) -> None:
        count = self.count
        count.go_to(step)
        said = count.sight.scene.say(said_of(count.step, count.account))
        self.query_one(".now", Static).update(said)
        place = f"{count.at + 1} of {len(count.steps)}"
        keys = "Enter leaves" if count.is_done else "Enter goes on · s skips to the end"
        back = " · ← goes back" if count.at else ""
        self.query_one(".foot", Static).update(f"{place} · {keys}{back}")

    def action_go_on(self) -> None:
        """Show the next step, or leave after the last."""
        if self.count.is_done:
            self.dismiss(None)
        else:
            self._show(self.count.at + 1)

    def action_go_back(self) -> None:
        """Show the step before."""
        self._show(self.count.at - 1)

    def action_skip(self) -> None:
        """Skip to the end, or leave if that is shown."""
        if self.count.is_done:
            self.dismiss(None)
        else:
            self._show(len(self.count.steps) - 1)

    def on_click(self) -> None:
        """Go on by mouse."""
        self.action_go_on()
