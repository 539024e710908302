"""Positions as text diagrams that can be read back.

A sheet is its rows, items on the left and spells on the right: `3` is an open circle, `[3]` a marked one,
`<3>` one marked in pencil this round, `-` none. Potions and extra dice stand as they did when the round
began; the line `pencil` tells the seat's answers since, from which everything else follows.

An order is written by its name, or by a mark made of those of its rows: `EvPeEl` is an Everlasting Pendant
of the Elves. `(…)` lies face down, `<…>` was claimed this round, `?` is one that is not known, `!` after a
name means that everyone knows it though it lies face down; `--` is an empty place. The deck's top comes
first, and `...` at its end is everything that is nowhere else; `nothing` says that a list is empty.
"""

from collections.abc import Sequence
from typing import Final

from hexmonger.games.merchants_of_magick.adventurers import ADVENTURERS
from hexmonger.games.merchants_of_magick.crafting import COMMIT_KEY, held_die
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.masteries import MASTERIES, SIDES
from hexmonger.games.merchants_of_magick.naming import circle_name, potions_in_words
from hexmonger.games.merchants_of_magick.sheet import CIRCLES, COLUMNS, FIRST_SPELL, ROWS
from hexmonger.games.merchants_of_magick.state import (
    CRAFTING,
    HOLE,
    NOT_SCORED,
    PHASES,
    MerchantState,
)
from hexmonger.games.merchants_of_magick.trail import FREE, marks_in
from hexmonger.games.merchants_of_magick.view import UNKNOWN, MerchantView, Shown
from hexmonger.kernel.agenda import Frame
from hexmonger.kernel.chance import chance_text

REST: Final = "..."
HOLE_MARK: Final = "--"
UNKNOWN_MARK: Final = "?"
NOTHING: Final = "nothing"
SEALED: Final = f"sealed; {COMMIT_KEY}"
NO_CIRCLE: Final = "-"

# The circles of each row by its three places.
PLACES: Final = [
    [CIRCLES.index((row, COLUMNS.index(name))) if (row, COLUMNS.index(name)) in CIRCLES else -1
     for name in line.columns]
    for row, line in enumerate(ROWS)
]  # fmt: skip


def write_position(p: Shown) -> str:
    """Return a position, or what a seat may know of it, as a text diagram."""
    lines = [
        f"merchants_of_magick: {p.seats} player{'s' * (p.seats > 1)}",
        *[f"edition.{name}: {value}" for name, value in p.rules.corrections],
        f"round: {p.round}, {PHASES[p.phase]}",
        *_dice(p),
        "masteries: "
        + ", ".join(
            f"{MASTERIES[mastery].id} {SIDES[side]}"
            for mastery, side in zip(p.masteries, p.side, strict=True)
        ),
    ]
    if isinstance(p, MerchantState):
        lines += [f"chance: {chance_text(p.chance)}", f"learned: {p.learned}"]
    else:
        lines += [f"seen by: {p.seat + 1 if p.seat >= 0 else 'nobody'}"]
    lines.append(f"deck: {_pile(p, p.deck)}".rstrip())
    if p.seats == 1:
        lines.append(f"waiting: {', '.join(_name(p, card) for card in p.waiting)}")
        lines.append(f"discard: {', '.join(_face(p, card) for card in p.discard)}".rstrip())
    for seat in range(p.seats):
        lines += ["", _seat_line(p, seat), *_rows(p, seat)]
    return "\n".join(lines) + "\n"


def _dice(p: Shown) -> list[str]:
    """Return the line of the dice; none where a game that is over was drawn without them."""
    if not any(p.dice):
        return []
    return ["dice: " + ", ".join(f"{die.name} {result}" for die, result in zip(DICE, p.dice, strict=True))]


def write_sheet(p: Shown, seat: int) -> list[str]:
    """Return a sheet as rows of text."""
    lines = [f"  #{'steel':>19}{'wood':>7}{'leather':>8} |  {'elemental':>32}{'arcane':>7}{'wild':>7}"]
    for item in range(FIRST_SPELL):
        spell = FIRST_SPELL + item
        left = f"{ROWS[item].name:<13}{_cells(p, seat, item)}"
        right = f"{ROWS[spell].name:<25}{_cells(p, seat, spell)}"
        lines.append(f"  {left}  |  {right}".rstrip())
    return lines


def _cells(p: Shown, seat: int, row: int) -> str:
    """Return the three places of a row."""
    cells = ""
    for circle in PLACES[row]:
        cell = NO_CIRCLE if circle < 0 else str(p.rules.number_of[circle])
        if circle >= 0 and p.inked_marks[seat] >> circle & 1:
            cell = f"[{cell}]"
        elif circle >= 0 and p.marks[seat] >> circle & 1:
            cell = f"<{cell}>"
        else:
            cell = f"{cell} "
        cells += f"{cell:>7}"
    return cells


def _seat_line(p: Shown, seat: int) -> str:
    parts = [
        f"potions {p.inked_potions[seat]}",
        f"extra dice {p.inked_extra[seat]}",
        f"adventurer {ADVENTURERS[p.adventurers[seat]].id}",
    ]
    for card, mastery in enumerate(p.masteries):
        coins = p.scored[2 * seat + card]
        if coins != NOT_SCORED:
            parts.append(f"scored {MASTERIES[mastery].id} {coins}")
    return f"seat {seat + 1}: {', '.join(parts)}"


def _rows(p: Shown, seat: int) -> list[str]:
    """Return what stands below a seat: its line, its claimed orders, its pencil and its sheet."""
    line = [
        f"<{_name(p, card)}>" if p.taken[seat] >> place & 1 else _face(p, card)
        for place, card in enumerate(p.line[seat])
    ]
    rows = [f"  line: {', '.join(line)}".rstrip()]
    if p.claimed[seat]:
        rows.append(f"  claimed: {', '.join(_name(p, card) for card in p.claimed[seat])}")
    pencil = pencil_of(p, seat)
    if pencil and pencil != SEALED:
        rows.append(f"  pencil: {pencil}  # {potions_in_words(p.potions[seat])} left")
    elif pencil:
        rows.append(f"  pencil: {pencil}")
    return [*rows, *write_sheet(p, seat)]


def pencil_of(p: Shown, seat: int) -> str:
    """Return the answers that a seat has given this round, as far as they may be known."""
    if p.phase != CRAFTING:
        return ""
    asked = [ask.seat for ask in p.asks] if isinstance(p, MerchantState) else list(p.asked)
    if isinstance(p, MerchantView) and p.seat != seat:
        return "" if seat in asked else SEALED
    words: list[str] = []
    for die, circle in marks_in(p.trail[seat]):
        if die != FREE:
            words.append(DICE[die].name)
        words.append(circle_name(circle))
    lane: Sequence[Frame] = p.lanes[seat] if isinstance(p, MerchantState) else p.lane
    if seat not in asked:
        words.append(COMMIT_KEY)
    elif (die := held_die(lane)) >= 0:
        words.append(DICE[die].name)
    return "; ".join(words)


def _name(p: Shown, card: int) -> str:
    """Return an order that lies open."""
    return HOLE_MARK if card == HOLE else p.rules.orders[p.kind_of[card]].name


def _face(p: Shown, card: int) -> str:
    """Return an order, in brackets where it lies face down."""
    if card == HOLE:
        return HOLE_MARK
    if card == UNKNOWN:
        return f"({UNKNOWN_MARK})"
    if isinstance(p, MerchantState):
        is_down = bool(p.down >> card & 1) or not p.seen >> card & 1
        is_known = bool(p.seen >> card & 1)
    else:
        is_down = any(mask >> place & 1 for line, mask in zip(p.line, p.down, strict=True)
                      for place, other in enumerate(line) if other == card)  # fmt: skip
        is_known = True
    name = p.rules.orders[p.kind_of[card]].name
    return f"({name}{'!' * is_known})" if is_down else name


def _pile(p: Shown, cards: Sequence[int]) -> str:
    """Return a face-down pile by marks, the top first, runs of the unknown shortened."""
    words: list[str] = []
    run = 0
    for card in reversed(cards):
        if card == UNKNOWN:
            run += 1
            continue
        if run:
            words.append(f"{UNKNOWN_MARK}*{run}")
            run = 0
        is_known = not isinstance(p, MerchantState) or bool(p.seen >> card & 1)
        words.append(p.rules.orders[p.kind_of[card]].mark + "!" * is_known)
    if run:
        words.append(f"{UNKNOWN_MARK}*{run}")
    return " ".join(words)
