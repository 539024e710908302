"""The page of a hint: up to three answers, what each is worth, how sure that is, and why."""

from asyncio import to_thread
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen

from hexmonger.bots.advice import Advised
from hexmonger.kernel.messages import Message, message, plain
from hexmonger.kernel.names import printable
from hexmonger.kernel.trouble import Trouble
from hexmonger.look import (
    BRASS_2,
    BRASS_DARK,
    GOLD,
    LANTERN,
    LANTERN_2,
    MINUS,
    MIST_100,
    MIST_200,
    MIST_300,
    WALL,
    WALL_MARK,
)
from hexmonger.terminal.hints import Hint
from hexmonger.terminal.plain import Static, entitle
from hexmonger.terminal.preview_panel import GLYPH, Outcome, outcomes
from hexmonger.terminal.sitting import Scene, sentence

BAR: Final = 24
# From this size on the table can be seen beside it, and there may be room for the reasons of all answers.
WIDE: Final = 116
TALL: Final = 36
# So many lines are not for the answers: borders, what is said above and below, and the keys of the table.
AROUND: Final = 7
KEYS: Final = "↑ ↓ 1–{} choose · Enter lays it out · Esc closes"


@dataclass(frozen=True)
class Option:
    """An answer to think of, as a table words it: what is done, and what speaks for it."""

    advised: Advised
    what: str
    reasons: Sequence[Outcome]


def scenes_along(scene: Scene, advised: Advised) -> list[Scene]:
    """Return what is shown before each answer of a line, as far as that can be told."""
    drawn = [scene.foresight.after(*advised.choices[:place]) for place in range(1, len(advised.answers))]
    return [scene, *(replace(scene, drawn=each) for each in drawn if each is not None)]


def remarks_of(scene: Scene, advised: Advised) -> list[Outcome]:
    """Return how the one who looks stands after an answer."""
    return [Outcome(GLYPH, scene.say(remark)) for remark in advised.remarks]


def reasons_of(scene: Scene, advised: Advised, glyphs: Mapping[str, str]) -> list[Outcome]:
    """Return what is foreseen of an answer, a line each, and how the one who looks stands then."""
    ahead, is_wall = advised.ahead, advised.answers[0].is_wall
    lines = outcomes(scene, ahead.now, glyphs, is_wall)
    if ahead.later is not None:
        lines += outcomes(scene, replace(ahead.later, asked=None), glyphs, False)
    return [*lines, *remarks_of(scene, advised)]


def worth(scene: Scene, advised: Advised) -> str:
    """Return what an answer is worth more than the others, and how far that may be off."""
    value, reach = with_sign(advised.value), f"{advised.reach:.1f}"
    own = message("advice-worth", value=value, reach=reach)
    return _in_own_words(scene, own, message("table-hint-worth", value=value, reach=reach))


def _in_own_words(scene: Scene, own: Message, otherwise: Message) -> str:
    """Return what a game has words for itself, or else something to say instead."""
    return scene.say(own if scene.words.catalogue.has(own.id) else otherwise)


def with_sign(value: float) -> str:
    """Return a value with its sign and one decimal.

    >>> with_sign(9.06), with_sign(-0.04), with_sign(-1.2)
    ('+9.1', '0.0', '−1.2')
    """
    shown = f"{abs(value):.1f}"
    return shown if shown == "0.0" else f"{MINUS if value < 0 else '+'}{shown}"


class Card(Static):
    """One answer of a hint; it is open where its reasons are shown."""

    def __init__(self, number: int, scene: Scene, option: Option, most: float) -> None:
        super().__init__(classes="option")
        self.number = number
        self.scene = scene
        self.option = option
        self.part = max(0.0, option.advised.value) / most if most > 0 else 0.0

    def draw(self, is_chosen: bool, is_open: bool, is_alone: bool) -> None:
        """Draw what is done and what it is worth, and the reasons where it is open."""
        advised, words = self.option.advised, MIST_100 if is_chosen else MIST_200
        mark = Text(
            f"{'▸' if is_chosen else ' '}{self.number}", f"bold {LANTERN_2 if is_chosen else LANTERN}"
        )
        what = Text(self.option.what, f"bold {words}")
        parts = [_row(mark, what, Text("" if is_alone else worth(self.scene, advised), f"bold {GOLD}"))]
        if is_alone:
            parts.append(_row(Text(), Text(self.scene.say(plain("table-hint-alone")), MIST_300)))
        else:
            often = self.scene.say(message("table-hint-best", times=round(100 * advised.best)))
            parts.append(_row(Text(), self._bar(), Text(often, MIST_300)))
        if is_open:
            parts += [_reason(reason) for reason in self.option.reasons]
        self.update(Group(*parts))

    def _bar(self) -> Text:
        filled = round(BAR * self.part)
        return Text.assemble(("━" * filled, LANTERN), ("─" * (BAR - filled), BRASS_DARK))


def _row(first: Text, *rest: Text) -> Table:
    """Return texts side by side, the second as wide as there is room, the last at the end of the line."""
    row = Table.grid(padding=(0, 1), expand=True)
    row.add_column(width=2)
    row.add_column(ratio=1)
    for _ in rest[1:]:
        row.add_column(justify="right", no_wrap=True)
    row.add_row(first, *rest)
    return row


def _reason(reason: Outcome) -> Table:
    row = Table.grid(padding=(0, 1), expand=True)
    row.add_column(width=2)
    row.add_column(no_wrap=True)
    row.add_column(ratio=1)
    text = Text(reason.text, MIST_300 if reason.is_quiet else MIST_100)
    if reason.learned:
        text.append(f" {WALL_MARK}", WALL)
    row.add_row(Text(), Text(reason.glyph, MIST_300 if reason.is_quiet else BRASS_2), text)
    return row


class HintPage(ModalScreen[Option | None]):
    """Lies beside the table while a bot thinks and while its answers are read; closes with one of them.

    As long as it is open nobody answers, so the question is always the one that it was asked about.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,t", "close", "Close"),
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        *(Binding(str(number), f"pick({number - 1})", show=False) for number in range(1, 4)),
        Binding("enter", "lay_out", "Lay it out"),
        Binding("pageup", "scroll(-6)", show=False),
        Binding("pagedown,space", "scroll(6)", show=False),
    ]

    def __init__(self, hint: Hint, scene: Scene, option: Callable[[Advised], Option], foot: str) -> None:
        super().__init__(classes="page hint")
        self.hint = hint
        self.scene = scene
        self.option = option
        self.foot = foot
        self.cards: list[Card] = []
        self.at = 0
        self._are_open = False

    def compose(self) -> ComposeResult:
        """Compose the sheet: what the numbers mean, the answers, and that it is advice."""
        with Vertical(classes="sheet") as sheet:
            entitle(sheet, f"What would the {self.hint.bot} do, and why?", "Esc closes")
            means = _in_own_words(self.scene, plain("advice-means"), plain("table-hint-means"))
            yield Static(Text(means, MIST_300))
            with VerticalScroll(id="options", can_focus=False):
                yield Static(Text(self.scene.say(plain("table-hint-thinking")), MIST_200), id="thinking")
            yield Static(Text(self.foot, MIST_300), id="foot")

    async def on_mount(self) -> None:
        """Show what the bot thinks as soon as it has thought; nothing waits for it."""
        if self.hint.advised is None:
            self.run_worker(self._think())
        else:
            await self._show(self.hint.advised)

    async def _think(self) -> None:
        try:
            await self._show(await to_thread(self.hint.think))
        except Trouble as trouble:
            self.query_one("#thinking", Static).update(Text(printable(sentence(str(trouble))), WALL))

    async def _show(self, advised: Sequence[Advised]) -> None:
        most = max(each.value for each in advised)
        options = [self.option(each) for each in advised]
        self.cards = [Card(number, self.scene, option, most) for number, option in enumerate(options, 1)]
        await self.query_one("#thinking").remove()
        await self.query_one("#options").mount(*self.cards)
        entitle(self.query_one(".sheet"), subtitle=KEYS.format(len(self.cards)))
        self._draw()

    def on_resize(self, event: events.Resize) -> None:
        """Lie beside the table where there is room, and over it otherwise."""
        width, height = event.size
        self.set_class(width < WIDE or height < TALL, "-narrow")
        self.query_one("#options").styles.max_height = height - AROUND
        self._are_open = height >= TALL
        self._draw()

    def _draw(self) -> None:
        for at, card in enumerate(self.cards):
            card.set_class(at == self.at, "-chosen")
            card.draw(at == self.at, self._are_open or at == self.at, len(self.cards) == 1)
        self.call_after_refresh(self._find_room)

    def _find_room(self) -> None:
        """Keep to the reasons of one answer where there is no room for all, and bring that into sight."""
        if self._are_open and self.query_one("#options").max_scroll_y:
            self._are_open = False
            self._draw()
        elif self.cards:
            self.cards[self.at].scroll_visible(animate=False)

    def action_move(self, step: int) -> None:
        """Go to the answer before or after."""
        self.action_pick(max(0, min(self.at + step, len(self.cards) - 1)))

    def action_pick(self, at: int) -> None:
        """Go to an answer by its place."""
        if at < len(self.cards):
            self.at = at
            self._draw()

    def action_lay_out(self) -> None:
        """Close, and lay the answer out that was gone to, once there is one."""
        if self.cards:
            self.dismiss(self.cards[self.at].option)

    def action_scroll(self, lines: int) -> None:
        """Scroll the answers."""
        self.query_one("#options").scroll_relative(y=lines, animate=False)

    def action_close(self) -> None:
        """Close the page; what the bot has thought is kept for this question."""
        self.dismiss(None)

    def on_click(self, event: events.Click) -> None:
        """Go to an answer by a click, lay it out by a second one; close by one beside the sheet."""
        card = event.widget if isinstance(event.widget, Card) else None
        if card is not None and self.cards[self.at] is card:
            self.action_lay_out()
        elif card is not None:
            self.action_pick(card.number - 1)
        elif not self.query_one(".sheet").region.contains_point(event.screen_offset):
            self.action_close()
