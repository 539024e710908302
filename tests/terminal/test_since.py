"""What others did to somebody since their last turn stays marked until that one has acted."""

from dataclasses import dataclass
from typing import ClassVar

from hexmonger.kernel.drawn import HIDDEN, OPEN, Cell, Zone
from hexmonger.kernel.events import Event, Seat
from hexmonger.kernel.spots import Move, Spot, spot
from hexmonger.terminal.example import Example
from hexmonger.terminal.since import NOTHING, Glance, Since, Told, since_after
from tests.terminal.merchants_of_magick import tables as magick
from tests.terminal.tables import COMPACT, ROOMY, match_at, new_match, table_of

BO_IS_NEXT = """
arcane_alley: 3 players
start: 1
turn: 2, act
turns: 4
deck: ...
discard: Ri Eg
seat 1: gold 25, stash Ba Ca, wizard byros
  Co   (?)  (?)
  (?)  Lo   (?)
  (?)  (?)  (?)
seat 2: gold 40, stash To Sk
  (?)  (?)  (?)
  (?)  (?)  (?)
  (?)  (?)  (Lo)
seat 3: gold 11, stash Ca Wa
  (?)  (?)  (?)
  (?)  (?)  (?)
  (?)  (?)  (?)
"""
TOAD = ("play Hypnotic Toad", "at 9", "player 1", "item 1", "item 2")
CLEO = ("draw deck", "discard Floating Carpet")
SWAPPED = "Bo swapped slots 1 and 2 of your storehouse."
ME = 0
GRAND = (200, 60)


def slots(*numbers: int) -> frozenset[Spot]:
    """Return slots of the first seat's storehouse by their numbers."""
    return frozenset(spot("storehouse", ME, number - 1) for number in numbers)


def test_what_another_did_stays_marked_through_the_turn_and_goes_with_its_end() -> None:
    table = Example(match_at(BO_IS_NEXT))
    assert table.since(ME) == NOTHING
    table.played(*TOAD)
    marked = table.since(ME)
    assert marked.spots == slots(1, 2)
    assert [line.text for line in table.scene(ME).lines if line.number in marked.numbers] == [SWAPPED]
    table.played(*CLEO)
    assert table.since(ME) == marked, "another's turn forgets nothing"
    table.played("draw deck", "play Floating Carpet")
    assert table.since(ME) == marked, "the turn still lasts"
    table.played("at 8")
    assert table.since(ME) == NOTHING
    assert table.since(1) == table.since(2) == table.since(-1) == NOTHING


def test_what_is_taken_back_is_marked_no_longer() -> None:
    table = Example(match_at(BO_IS_NEXT)).played(*TOAD[:-1])
    assert table.since(ME) == NOTHING
    table.undo(1)
    table.played("item 3", "item 4")
    assert table.since(ME).spots == slots(3, 4)


async def test_the_slots_the_line_under_the_prompt_and_the_log_tell_of_it() -> None:
    match = match_at(BO_IS_NEXT)
    Example(match).played(*TOAD, *CLEO)
    for size in (COMPACT, GRAND):
        async with table_of(match, size=size) as at:
            await at.press("enter")
            assert at.text().count(" changed ") == 2
            assert SWAPPED in at.text()
            if size == GRAND:
                assert "▲▸Bo swapped" in at.text()
            await at.press("l")
            assert "▲▸Bo swapped" in at.text()
    async with table_of(match) as at:
        await at.press("enter", "enter")
        assert at.question == "act"
        assert at.text().count(" changed ") == 2
        await at.press("d")
        assert " changed " not in at.text()


async def test_your_own_wizard_stands_at_the_table_and_w_tells_what_it_can_do() -> None:
    for size in (COMPACT, ROOMY):
        match, bots = new_match(options={"wizards": "dafana,byros,none"})
        async with table_of(match, bots, size=size) as at:
            (line,) = [line for line in at.text().splitlines() if "You: " in line]
            assert "Dafana ◉25 ▼0" in line
            assert " w wizards" in at.text()
            await at.press("w")
            said = " ".join(at.text().split())
            assert said.index("You: Lady Dafana") < said.index("Uniform 1:")


async def test_where_nobody_has_a_wizard_no_key_is_told_for_them() -> None:
    match, bots = new_match()
    async with table_of(match, bots, size=ROOMY) as at:
        assert "wizards" not in at.text().splitlines()[-1]


async def test_an_order_that_came_from_a_neighbour_is_new_until_the_round_is_committed() -> None:
    match = magick.match_at(magick.NEARLY)
    magick.commit_all(match)
    table = Example(match)
    came = spot("line", ME, len(table.drawn(ME).zone("line", ME).cells) - 1)
    assert table.since(ME).spots == {came}
    async with magick.table_of(match, size=ROOMY) as at:
        await at.press("enter")
        assert at.text().count("new ◉") == 1
    async with magick.table_of(match) as at:
        await at.press("enter")
        assert at.text().count("new ◉") == 1
    magick.commit(match, ME)
    assert table.since(ME) == NOTHING


# The rules of marking, by events that any game could tell.


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """Somebody swaps two places of an owner."""

    seat: Seat
    owner: Seat

    def moves(self) -> tuple[Move, ...]:
        return (Move("", spot("storehouse", self.owner, 0), spot("storehouse", self.owner, 2)),)


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """Somebody turns something of theirs up."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Closed(Event):
    """Something moves up, which nobody is told."""

    is_silent: ClassVar[bool] = True
    seat: Seat

    def moves(self) -> tuple[Move, ...]:
        return (Move("", spot("storehouse", self.seat, 1), spot("storehouse", self.seat, 0)),)


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn begins."""

    is_heading: ClassVar[bool] = True
    seat: Seat


DOWN, UP = Cell(HIDDEN), Cell(OPEN, "toad")


def seen(turn: int, *cells: Cell) -> Glance:
    """Return a table with a storehouse of three slots."""
    zone = Zone("storehouse", ME, 3, cells or (DOWN, DOWN, DOWN), 3)
    return Glance(turn, (turn,), (zone,))


def test_marks_come_by_what_lies_there_and_by_what_moved() -> None:
    told = Told([TurnedUp(ME), TurnedUp(1)], 4, seen(1), seen(1, DOWN, UP, DOWN), is_own=False)
    assert since_after(NOTHING, told, ME) == Since(slots(2), frozenset({4}))
    told = Told([Swapped(1, ME)], 5, seen(1), seen(1), is_own=False)
    assert since_after(NOTHING, told, ME) == Since(slots(1, 3), frozenset({5}))


def test_a_mark_goes_with_what_it_marks() -> None:
    told = Told([Closed(ME)], 7, seen(ME), seen(ME, UP), is_own=True)
    assert since_after(Since(slots(2), frozenset({4})), told, ME) == Since(slots(1), frozenset({4}))


def test_where_everything_is_new_nothing_is_marked() -> None:
    told = Told([TurnedUp(ME)], 4, seen(1), seen(1, UP, UP, UP), is_own=False)
    assert since_after(NOTHING, told, ME).spots == frozenset()


def test_what_follows_when_the_next_turn_begins_is_nobody_elses_deed() -> None:
    told = Told([TurnBegan(ME), TurnedUp(ME)], 4, seen(1), seen(ME), is_own=False)
    assert since_after(NOTHING, told, ME) == NOTHING
