"""What a round brought is told to everybody when it closes, once each, and never before."""

from pathlib import Path

import pytest

from hexmonger.games.merchants_of_magick.plan import circle, play_round, read_plan
from hexmonger.kernel.match import Match
from hexmonger.look import CHECK, LIDS
from hexmonger.saves import bots_of, load
from hexmonger.terminal.curtain import Curtain
from hexmonger.terminal.merchants_of_magick.course import course, course_text
from hexmonger.terminal.merchants_of_magick.preview import Outlook
from hexmonger.terminal.merchants_of_magick.report import last_closing, report_text
from hexmonger.terminal.merchants_of_magick.sheets_page import SheetsPage
from hexmonger.terminal.pages import Page
from tests.rules import rule
from tests.terminal.merchants_of_magick.tables import (
    NEARLY,
    ORCS,
    At,
    match_at,
    new_match,
    play,
    public,
    table_of,
)
from tests.terminal.tables import COMPACT, ROOMY, Unsaved


def told(at: At) -> str:
    """Return the page that tells of a round, wherever its lines break."""
    page = at.app.screen
    assert isinstance(page, Page), at.text()
    return " ".join(f"{page.heading} {page.text}".replace("\N{NO-BREAK SPACE}", " ").split())


async def commit(at: At) -> None:
    """Commit, and leave the page open that may follow."""
    await at.pilot.press("c")
    await at.settle()


async def test_a_round_is_told_when_all_have_committed_once_to_everybody() -> None:
    match = match_at(NEARLY)
    async with table_of(match, size=ROOMY) as at:
        await at.press("enter", "r")
        assert at.table.is_active, "no round has been closed yet"
        await at.press("3")
        await at.mark(ORCS)
        await at.mark(circle("Ring steel"))
        for seat in (1, 2):
            await commit(at)
            assert at.table.passing_to == seat, "nothing is told while somebody still crafts"
            await at.press("enter", "enter")
            assert at.drawn.seat == seat
            assert at.table.is_active
        await commit(at)
        said = told(at)
        for words in (
            "Round 4 is closed",
            "of the Orcs elemental (d10), Ring steel (free).",
            "✓ Orcs ◉3 ⚗1",
            "✉ Fiery Helmet of the Orcs ◉4",
            "♞ Scroll ⚗3",
            "■ You ◉0 ⚗3 no marks.",
        ):
            assert words in said
        await at.press("escape")
        assert at.table.is_active
        await commit(at)
        await at.pilot.press("enter")
        await at.settle()
        assert isinstance(at.app.screen, Curtain)
        assert "Orcs" not in at.text()
        await at.pilot.press("enter")
        await at.settle()
        assert "● You ◉" in told(at), "Ada has not read it yet"
        await at.pilot.press("enter")
        await at.settle()
        await at.pilot.press("r")
        await at.settle()
        assert "Round 4 is closed" in told(at)


async def test_pencil_of_this_round_is_no_part_of_what_the_last_one_brought() -> None:
    match, bots = new_match(seats=2)
    play(match, 3, 4)
    coins = public(match).figures["coins"]
    async with table_of(match, bots, size=ROOMY) as at:
        await at.press("enter", "1")
        answers = at.table.answers
        assert answers is not None
        best = max(answers.at, key=lambda spot: Outlook(answers, at.desk, spot).gain)
        await at.mark(best.place)
        assert at.desk.figures["coins"] > coins
        await at.pilot.press("r")
        await at.settle()
        assert f"● You ◉{coins} " in told(at)


async def test_whoever_comes_back_to_a_round_is_told_of_the_last_unless_they_have_begun(
    tmp_path: Path,
) -> None:
    file = tmp_path / "game.hex"
    match, bots = new_match(seats=3, seed=5)
    async with table_of(match, bots, file) as at:
        await at.press("1", "enter", "c")
        assert at.drawn.figures["round"] == 2
    match = Match.of_record(load(file).record)
    async with table_of(match, bots_of(match.game, match.record), file) as at:
        assert "Round 1 is closed" in told(at)
        await at.press("escape", "1")
    match = Match.of_record(load(file).record)
    async with table_of(match, bots_of(match.game, match.record), file) as at:
        assert at.table.is_active
        assert at.question == "circle"


async def test_the_last_round_is_told_before_the_end_and_bots_alone_are_told_of_too() -> None:
    match, bots = new_match(seats=3, people=0, rounds=2)
    async with table_of(match, bots) as at:
        assert "Round 1 is closed" in told(at)
        await at.pilot.press("enter")
        await at.settle()
        assert "Round 2 is closed" in told(at)
        await at.press("enter")
        assert "After round" in at.text()


async def test_others_sheets_show_what_they_marked_in_the_last_round() -> None:
    match, bots = new_match(seats=2)
    play(match, 3, 3)
    async with table_of(match, bots) as at:
        await at.press("escape", "v")
        page = at.app.screen
        assert isinstance(page, SheetsPage)
        assert page.closed is not None
        assert page.closed.marked_by(1)
        assert at.text().count(f"{LIDS[0]}{CHECK}{LIDS[1]}") == len(page.closed.marked_by(1)) + 1, (
            "once more in the legend"
        )


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_report_tells_which_orders_came_and_went(seats: int) -> None:
    match, _ = new_match(seats=seats, people=seats, seed=seats)
    sitting = Unsaved(match, {}, Path("nowhere.hex"))
    for number in range(2, 8):
        before = public(match)
        play(match, number, number)
        desk = public(match)
        closed = last_closing(sitting.events())
        assert closed is not None
        assert closed.round == number - 1
        for seat in range(seats):
            said = " ".join(str(report_text(closed, desk, sitting.words, seat)).split())
            for event in closed.of(seat, "revealed"):
                assert desk.book.orders[event.order].name in said
            first = before.orders(before.of(seat).line)[0].name
            if closed.of(seat, "claimed"):
                continue
            if seats == 1:
                assert f"← {first} went past unclaimed." in said
            else:
                last = desk.orders(desk.of(seat).line)[-1].name
                assert f"← {first} went to {sitting.names[(seat + 1) % seats]}, {last} came from " in said
                assert f"came from {sitting.names[seat - 1]}." in said


@rule("MoM-31")
@pytest.mark.parametrize(("counted", "charms"), [(1, 4), (0, 2)])
def test_the_course_of_coins_counts_the_adventurer_s_item_for_its_charm(counted: int, charms: int) -> None:
    match = match_at(f"""
        merchants_of_magick: 2 players
        edition.numbers.adventurer_orders: {counted}
        dice: d6 3, d8 1, d10 5, d12 12
        masteries: carpenter master, wildkeeper master
        seat 1: adventurer ranger
          line: Ring of the Elves, FiPe, DiRi, DiPlDr
          of the Elves - [8] [10]
          Renowned Accessories [3] 5 -
        seat 2: adventurer witch
    """)
    sitting = Unsaved(match, {}, Path("nowhere.hex"))
    play_round(match, 0, read_plan("d6 Ring steel; d10 Renowned Accessories arcane"))
    play_round(match, 1, [])
    # The row that was there before, the Ring, the charm with its bonus, and the order.
    made = 1 + 2 + 1 + charms + 2
    assert public(match).figures["charms"] == charms
    assert course(sitting.events()) == [(made, 0)]


@pytest.mark.parametrize("seats", [1, 3, 8])
def test_the_course_of_coins_ends_with_the_scores(seats: int) -> None:
    match, _ = new_match(seats=seats, people=seats, seed=seats)
    sitting = Unsaved(match, {}, Path("nowhere.hex"))
    play(match, 7)
    rounds = course(sitting.events())
    assert len(rounds) == 10
    assert list(rounds[-1]) == match.game.scores(match.state)
    shown = str(course_text(rounds, sitting.names))
    assert len(shown.splitlines()) == seats + 1
    assert all(len(line) <= COMPACT[0] - 4 for line in shown.splitlines())
