"""The end: who won, how everybody's gold came about, and the course of the game."""

from typing import Final

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.strip import Strip
from textual.widget import Widget

from hexmonger.kernel.messages import Message, message, player
from hexmonger.look import (
    COIN,
    GOLD_ON_PARCHMENT,
    INK_SOFT,
    INK_TEXT,
    LANTERN_2,
    MIST_200,
    PARCHMENT,
    PARCHMENT_LOW,
    SHIELD,
    WINE,
    WINNER,
    seat_shape,
    signed,
)
from hexmonger.terminal.arcane_alley.chart import Chart
from hexmonger.terminal.arcane_alley.ledger import Ledger
from hexmonger.terminal.canvas import Canvas, fitted
from hexmonger.terminal.ink import ink
from hexmonger.terminal.last_page import LastPage
from hexmonger.terminal.plain import Static
from hexmonger.terminal.sitting import Sitting

COLUMNS: Final = ("Start", "Sets", "Effects", "Market", "Bribes", "Fines", "Infamy", "Gold")
MARKET: Final = 3
WIDEST: Final = 10


def result(ledger: Ledger) -> Message:
    """Return who won."""
    winners = tuple(player(seat) for seat, place in enumerate(ledger.places) if place == 1)
    gold = max(ledger.gold)
    if len(winners) == 1:
        return message("end-won", seat=winners[0], gold=gold)
    return message("end-shared", winners=winners, gold=gold)


def reasons(ledger: Ledger) -> list[Message]:
    """Return what decided the game."""
    winner = ledger.places.index(1)
    account = ledger.total(winner)
    told = [message("end-brought", sold=account.sold, gold=account.sets, fines=-account.fines)]
    behind = sorted(
        (seat for seat, place in enumerate(ledger.places) if place > 1), key=ledger.places.__getitem__
    )
    if not behind:
        return told
    second, gold = player(behind[0]), ledger.gold
    if gold[behind[0]] == gold[winner]:
        return [*told, message("end-more-infamy", seat=second)]
    before = [gold[seat] - ledger.rounds[-1].accounts[seat].fines for seat in range(ledger.seats)]
    led = max(range(ledger.seats), key=lambda seat: (before[seat], -ledger.places[seat]))
    if ledger.places[led] > 1:
        paid = before[led] - gold[led]
        return [*told, message("end-led", seat=player(led), gold=before[led], paid=paid)]
    return [*told, message("end-next", seat=second, gold=gold[behind[0]])]


class ScoreTable(Widget):
    """Everybody's account on parchment, the winner first."""

    def __init__(self, ledger: Ledger, names: tuple[str, ...]) -> None:
        super().__init__()
        self.ledger = ledger
        self.names = names
        self.styles.height = ledger.seats + 1

    def render_line(self, y: int) -> Strip:
        """Return one line of the table."""
        width, height = self.content_size
        canvas = Canvas(width, height, ink(INK_TEXT, PARCHMENT))
        columns = self._columns(width)
        x = left = width - sum(columns.values()) - 1
        for column, wide in columns.items():
            x = canvas.put(x, 0, COLUMNS[column].rjust(wide), ink(INK_SOFT, PARCHMENT))
        places = self.ledger.places
        order = sorted(range(self.ledger.seats), key=lambda seat: (places[seat], seat))
        for line, seat in enumerate(order, 1):
            self._paint_seat(canvas, line, seat, left, columns)
        return canvas.strip(y)

    def _columns(self, width: int) -> dict[int, int]:
        """Return the columns that are shown, each with its width; nobody pays where there is no market."""
        traded = any(self.ledger.total(seat).market for seat in range(self.ledger.seats))
        shown = [column for column in range(len(COLUMNS)) if traded or column != MARKET]
        needed = {column: max(6, len(COLUMNS[column]) + 1) for column in shown}
        spare = (width - 24 - sum(needed.values())) // len(shown)
        return {column: max(wide, min(WIDEST, wide + spare)) for column, wide in needed.items()}

    def _paint_seat(self, canvas: Canvas, line: int, seat: int, left: int, columns: dict[int, int]) -> None:
        account = self.ledger.total(seat)
        ground = WINNER if self.ledger.places[seat] == 1 else (PARCHMENT if line % 2 else PARCHMENT_LOW)
        text = ink(INK_TEXT, ground, bold=True)
        canvas.put(0, line, " " * canvas.width, text)
        canvas.put(1, line, f"{self.ledger.places[seat]}  {seat_shape(seat)} ", text)
        canvas.put(6, line, fitted(self.names[seat], left - 7), text)
        loss = ink(WINE, ground)
        figures: list[tuple[str, Style]] = [
            (str(account.start), ink(INK_TEXT, ground)),
            (signed(account.sets), ink(INK_TEXT, ground)),
            (signed(account.effects), ink(INK_TEXT, ground) if account.effects >= 0 else loss),
            (signed(account.market) if account.market else "–", loss),
            (signed(account.bribes) if account.bribes else "–", loss),
            (signed(account.fines) if account.fines else "–", loss),
            (f"{SHIELD}{account.infamy}", loss),
            (f"{COIN}{account.gold}", ink(GOLD_ON_PARCHMENT, ground, bold=True)),
        ]
        x = left
        for column, wide in columns.items():
            words, style = figures[column]
            x = canvas.put(x, line, words.rjust(wide), style)


class GameOver(LastPage):
    """The last page of a game."""

    def __init__(self, ledger: Ledger, you: int, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.ledger = ledger
        self.names = sitting.names
        self.you = you
        self.words = sitting.words

    def _say(self, *messages: Message) -> str:
        return " ".join(self.words.say(each, self.names, self.you) for each in messages)

    def compose(self) -> ComposeResult:
        """Compose the result, the accounts and the two plots."""
        yield Static(
            Text.assemble(
                (f"♛ {self._say(result(self.ledger))}", f"bold {LANTERN_2}"),
                (f"\n  {self._say(*reasons(self.ledger))}", MIST_200),
            ),
            classes="result",
        )
        with VerticalScroll(can_focus=False):
            yield ScoreTable(self.ledger, self.names)
            with Horizontal(classes="charts"):
                gold = Chart(self.ledger.course, "gold", self.names, self.ledger.most_infamy)
                gold.border_title = "Gold over the game"
                yield gold
                infamy = Chart(self.ledger.course, "infamy", self.names, self.ledger.most_infamy)
                infamy.border_title = "Infamy; a flag marks each fine"
                yield infamy
        yield self.foot()
