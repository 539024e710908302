"""What a round brought, told when all have committed: everybody's marks, and what became of the belt."""

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import fill
from typing import Final

from rich.text import Text

from hexmonger.games.merchants_of_magick.adventurers import ADVENTURERS
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.masteries import MASTERIES
from hexmonger.games.merchants_of_magick.scoring import score
from hexmonger.games.merchants_of_magick.sheet import CIRCLES, COLUMNS, ROWS
from hexmonger.games.merchants_of_magick.state import OVER
from hexmonger.games.merchants_of_magick.trail import FREE
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.games.merchants_of_magick.words import coins_in_words, order_name
from hexmonger.kernel.events import UNSEEN, Event
from hexmonger.look import (
    CHECK,
    COIN,
    GOLD,
    MIST_100,
    MIST_200,
    MIST_300,
    seat_colour,
    seat_shape,
)
from hexmonger.terminal.merchants_of_magick.belt import neighbours
from hexmonger.terminal.merchants_of_magick.course import of_closings
from hexmonger.terminal.merchants_of_magick.marks import FLASK, LEFTWARDS
from hexmonger.terminal.merchants_of_magick.preview import HERO, ORDER, SCHOOL

WIDTH: Final = 68


@dataclass(frozen=True)
class Closing:
    """The end of a round: which one, the choice that brought it, and what everybody heard of it."""

    round: int
    ply: int
    events: tuple[Event, ...]

    def marked_by(self, seat: int) -> frozenset[int]:
        """Return the circles that a seat marked in the round."""
        return frozenset(
            event.numbers[0] for event in self.events if event.what == "marked" and event.seat == seat
        )


def last_closing(heard: Sequence[tuple[int, Event]], view: MerchantView) -> Closing | None:
    """Return how the last round ended that is told of; none where nothing was heard.

    Everything of a round is told by the choice that closes it (MoM-21), so that is the last that told
    anything.
    """
    heard = of_closings(heard)
    if not heard:
        return None
    ply = heard[-1][0]
    events = tuple(event for at, event in heard if at == ply)
    return Closing(view.round if view.phase == OVER else view.round - 1, ply, events)


def report_text(closing: Closing, view: MerchantView, names: Sequence[str], you: int) -> Text:
    """Return what a round brought everybody, and what is new for the one who looks.

    `view` is what anybody may know: whatever somebody has in pencil by now is no part of that round.
    """
    text = Text()
    news = _news(closing, view, names, you)
    if you >= 0:
        _append_seat(text, closing, view, you, "You")
    for words in news:
        text.append(_wrapped(words, ""), MIST_200)
    text.append("\n" * bool(news))
    for seat in range(view.seats):
        if seat != you:
            _append_seat(text, closing, view, seat, names[seat])
    text.rstrip()
    return text


def _wrapped(words: str, indent: str = "  ") -> str:
    """Return words in lines of the page's width, those after the first set in."""
    return fill(words, WIDTH, initial_indent=indent, subsequent_indent="  ") + "\n"


def _append_seat(text: Text, closing: Closing, view: MerchantView, seat: int, name: str) -> None:
    mine = [event for event in closing.events if event.seat == seat]
    text.append(f"{seat_shape(seat)} ", seat_colour(seat)).append(name, f"bold {MIST_100}")
    text.append(f"  {COIN}{score(view, seat).coins}", f"bold {GOLD}")
    text.append(f"  {FLASK}{view.potions[seat]}\n", MIST_300)
    marks = [_mark(*event.numbers) for event in mine if event.what == "marked"]
    text.append(_wrapped(f"{', '.join(marks) or 'no marks'}."), MIST_200 if marks else MIST_300)
    brought = [words for words in (_brought(view, event) for event in mine) if words]
    if brought:
        text.append(_wrapped("  ".join(brought)), GOLD)


def _mark(circle: int, die: int, potions: int, extra: int) -> str:
    """Return a mark in few words: the circle, the die and the potions it took."""
    row, column = CIRCLES[circle]
    with_what = "free" if die == FREE else DICE[die].name
    if extra:
        with_what += f" as extra die {extra}"
    if potions:
        with_what += f" {FLASK}{potions}"
    return f"{ROWS[row].name} {COLUMNS[column]} ({with_what})"


def _brought(view: MerchantView, event: Event) -> str:
    """Return what an event brought its seat, in few words; empty where it brought nothing."""
    numbers = event.numbers
    if event.what == "completed":
        return f"{CHECK}\N{NO-BREAK SPACE}{ROWS[numbers[0]].name} {COIN}{view.rules.row_coins[numbers[0]]}"
    if event.what == "claimed":
        return f"{ORDER}\N{NO-BREAK SPACE}{order_name(view, event.card)} {COIN}{numbers[0]}"
    if event.what == "fulfilled":
        return f"{HERO}\N{NO-BREAK SPACE}{ADVENTURERS[numbers[1]].name} has {ROWS[numbers[0]].name}"
    if event.what == "all fulfilled":
        return f"{HERO}\N{NO-BREAK SPACE}all three {COIN}{numbers[0]}"
    if event.what == "mastered":
        return f"{SCHOOL}\N{NO-BREAK SPACE}{MASTERIES[numbers[0]].name} {COIN}{numbers[1]}"
    return ""


def _news(closing: Closing, view: MerchantView, names: Sequence[str], you: int) -> list[str]:
    """Return what changed on the table: masteries that were turned, and the belt around the one who looks."""
    lines: list[str] = []
    for event in closing.events:
        if event.what == "turned":
            coins = coins_in_words(view.rules.side_coins[view.side[view.masteries.index(event.numbers[0])]])
            lines.append(f"{SCHOOL} The {MASTERIES[event.numbers[0]].name} brings {coins} from now on.")
        elif event.what == "discarded":
            card = "A face-down order" if event.card == UNSEEN else order_name(view, event.card)
            lines.append(f"{LEFTWARDS} {card} went past unclaimed.")
        elif event.what == "joined":
            lines.append(f"{LEFTWARDS} {order_name(view, event.card)} joined at the far right.")
        elif event.what == "belt" and you >= 0 and view.line[you]:
            lines += _moved(view, names, you)
    turned_up = [
        order_name(view, event.card)
        for event in closing.events
        if event.what == "revealed" and event.seat == you
    ]
    if turned_up:
        lines.append(f"{ORDER} Turned up in your line: {', '.join(turned_up)}.")
    return lines


def _moved(view: MerchantView, names: Sequence[str], you: int) -> list[str]:
    """Return which order left a line by the belt, and which came."""
    left, right = neighbours(view, you)
    if left == you:
        return []
    gone, come = view.line[left][-1], view.line[you][-1]
    went, came = f"{order_name(view, gone)} went to {names[left]}", order_name(view, come)
    return [f"{LEFTWARDS} {went}, {came} came from {names[right]}."]
