"""Answers that lie nowhere on the table, listed under the prompt."""

from rich.style import Style
from textual.geometry import Region

from hexmonger.games.arcane_alley.cards import Item
from hexmonger.games.arcane_alley.moonstruck_market.targets import ItemSetAside
from hexmonger.games.arcane_alley.targets import Choose, ItemInDiscard, ItemOfTheirStash, OneOfTheRevealed
from hexmonger.games.arcane_alley.verbs import GainInfamyOrLoseGold
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.kernel.agenda import Ask
from hexmonger.look import (
    BUTTON_INK,
    COIN,
    CREAM,
    GOLD,
    LANTERN,
    LANTERN_2,
    MIST_100,
    MIST_300,
    PANEL,
    SHIELD,
    WALL,
    WALL_MARK,
    WINE_LIGHT,
    seat_colour,
    seat_shape,
)
from hexmonger.terminal.arcane_alley.answers import LIST, Answers, Place
from hexmonger.terminal.arcane_alley.area import Area
from hexmonger.terminal.arcane_alley.card import (
    colour_of,
    gold_figure,
    infamy_figure,
    shown_mark,
    timing_glyphs,
    timing_words,
)
from hexmonger.terminal.arcane_alley.opponents import score_parts
from hexmonger.terminal.arcane_alley.sets import sale_of
from hexmonger.terminal.arcane_alley.storehouse import item_of
from hexmonger.terminal.canvas import Canvas, fitted
from hexmonger.terminal.ink import ink
from hexmonger.terminal.prompt import width_of

Parts = list[tuple[str, Style]]


def card_choices(view: AlleyView, ask: Ask) -> tuple[int, ...]:
    """Return the cards that a question about cards lets one choose from, by its options."""
    target = ask.question.target if isinstance(ask.question, Choose) else None
    if isinstance(target, ItemInDiscard):
        return view.discard[::-1]
    if isinstance(target, ItemOfTheirStash):
        # An item of a hand goes by its kind.
        return tuple(range(len(view.rules.items)))
    if isinstance(target, OneOfTheRevealed):
        return view.limbo
    return view.aside if isinstance(target, ItemSetAside) else ()


def listed_item(answers: Answers, choice: int) -> Item | None:
    """Return the item that a listed answer is about, if it is about one."""
    view = answers.view
    if answers.ask is None:
        return None
    if answers.name == "card":
        cards = card_choices(view, answers.ask)
        return item_of(view, cards[choice]) if choice < len(cards) else None
    if answers.name == "set":
        sale = sale_of(view, choice)
        return None if sale is None else sale.items[0]
    return view.rules.items[choice] if answers.name == "order" else None


class ChoiceList(Area):
    """A list of answers, one a line; it scrolls with the cursor."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.answers: Answers | None = None
        self.names: tuple[str, ...] = ()
        self.crossing: frozenset[int] = frozenset()
        self.most_lines = 9

    def show(self, answers: Answers | None, names: tuple[str, ...], crossing: frozenset[int]) -> None:
        """List what can be answered."""
        self.answers = answers
        self.names = names
        self.crossing = crossing
        self.cursor = max(0, min(self.cursor, len(self.choices) - 1))
        if self.display != bool(self.choices):
            self.display = bool(self.choices)
        if self.choices:
            self.styles.height = min(self.most_lines, len(self.choices))
        self.repaint()

    @property
    def choices(self) -> list[int]:
        """Return the listed answers."""
        return [] if self.answers is None else self.answers.listed

    def place(self, index: int) -> Place:
        """Return a line as a place on the table."""
        return Place(LIST, -1, index)

    @property
    def first_line(self) -> int:
        """Return the first answer that is shown."""
        height = max(1, self.content_size.height)
        return max(0, min(self.cursor - height // 2, len(self.choices) - height))

    def regions(self) -> list[Region]:
        """Return one line for each answer."""
        width = self.content_size.width
        first = self.first_line
        return [Region(0, index - first, width, 1) for index in range(len(self.choices))]

    def paint(self, canvas: Canvas) -> None:
        """Paint the answers with what each is about."""
        answers = self.answers
        if answers is None:
            return
        first = self.first_line
        for line in range(canvas.height):
            index = first + line
            if index >= len(self.choices):
                break
            self._paint_line(canvas, line, index, answers)
        if first > 0:
            canvas.put(canvas.width - 1, 0, "▴", ink(MIST_300))
        if first + canvas.height < len(self.choices):
            canvas.put(canvas.width - 1, canvas.height - 1, "▾", ink(MIST_300))

    def _paint_line(self, canvas: Canvas, line: int, index: int, answers: Answers) -> None:
        choice = self.choices[index]
        looked_at = self.looked_at == index
        # The key that chooses a line stands in its ring; beyond the ninth there is none.
        number = str(index + 1) if index < 9 else "·"
        if looked_at:
            canvas.put(0, line, " " * canvas.width, ink(MIST_100, PANEL))
            canvas.put(0, line, f"▶{number}◀", ink(BUTTON_INK, LANTERN_2, bold=True))
        else:
            canvas.put(0, line, f"[{number}]", ink(LANTERN, bold=True))
        parts = [
            (text, style if style.bgcolor is not None or not looked_at else style + Style(bgcolor=PANEL))
            for text, style in self.parts(answers, choice, canvas.width - 7)
        ]
        canvas.put_all(4, line, parts)
        if choice in self.crossing:
            canvas.put(canvas.width - 3, line, WALL_MARK, ink(WALL, PANEL if looked_at else None))

    def parts(self, answers: Answers, choice: int, width: int) -> Parts:
        """Return an answer in words and glyphs, the less important ones where a width has room."""
        view = answers.view
        plain = ink(MIST_100)
        if answers.name == "player":
            name = "Yourself" if choice == view.seat else self.names[choice]
            return [
                (f"{seat_shape(choice)} ", ink(seat_colour(choice))),
                (f"{name}  ", ink(MIST_100, bold=True)),
                *score_parts(view, choice),
            ]
        if answers.name == "bribe":
            if choice == 0:
                return [("Pass", plain)]
            return [
                ("Pay ", plain),
                (f"{COIN}{2 * choice}", ink(GOLD, bold=True)),
                (" to lose ", plain),
                (f"{SHIELD}{choice}", ink(WINE_LIGHT, bold=True)),
            ]
        if answers.name == "set":
            return self._sale_parts(answers, choice, width)
        item = listed_item(answers, choice)
        if item is not None:
            return self._item_parts(item, width)
        words = WORDS.get((answers.name, choice)) or view.word(choice)
        ask = answers.ask
        if ask is not None and isinstance(ask.question, GainInfamyOrLoseGold):
            name, numbers = self.names[ask.frame.picks[-1]], ask.frame.script.numbers
            if choice:
                return [
                    (f"{name} loses ", plain),
                    (f"{COIN}{numbers[ask.question.gold]}", ink(GOLD, bold=True)),
                ]
            return [
                (f"{name} gains ", plain),
                (f"{SHIELD}{numbers[ask.question.infamy]}", ink(WINE_LIGHT, bold=True)),
            ]
        return [(words[:1].upper() + words[1:], plain)]

    def _sale_parts(self, answers: Answers, line: int, width: int) -> Parts:
        """Return a set with its gold and where it lies."""
        sale = sale_of(answers.view, line)
        if sale is None:
            return []
        parts = [(f" {shown_mark(item)} ", ink(CREAM, colour_of(item), bold=True)) for item in sale.items]
        slots = "-".join(str(slot + 1) for slot in answers.line_at(line))
        where = f"  slots {slots}"
        name = "Moon set" if sale.is_moon_set else "Mixed set" if len(sale.items) > 1 else sale.items[0].name
        gold = f"{COIN}{sale.gold}"
        room = width - width_of(parts) - len(where) - len(gold) - 2
        return [
            *parts,
            (f" {fitted(name, room)} ", ink(MIST_100, bold=True)),
            (gold, ink(GOLD)),
            (where, ink(MIST_300)),
        ]

    def _item_parts(self, item: Item, width: int) -> Parts:
        """Return an item with its figures, and when it acts in words or in glyphs."""
        parts = [
            (f" {shown_mark(item)} ", ink(CREAM, colour_of(item), bold=True)),
            (f" {item.name} ", ink(MIST_100, bold=True)),
            (gold_figure(item), ink(GOLD)),
            (" ", ink(MIST_100)),
            (infamy_figure(item), ink(WINE_LIGHT)),
        ]
        words = f"  {timing_words(item)}"
        fits = width_of(parts) + len(words) <= width
        return [*parts, (words if fits else f" {timing_glyphs(item)}", ink(MIST_300))]


WORDS: dict[tuple[str, int], str] = {
    ("may", 0): "no",
    ("may", 1): "yes",
    ("close", 0): "sideways: three rows of two",
    ("close", 1): "up and down: two rows of three",
}
