"""Hints at every table: asked for by a key, thought of beside the table, laid out to be given or not."""

from pathlib import Path
from threading import Event
from typing import Any

import pytest

from hexmonger.bots.advice import Advised, advise
from hexmonger.bots.considered import Considered
from hexmonger.kernel.match import Match
from hexmonger.saves import Hints
from hexmonger.terminal import sitting
from hexmonger.terminal.any_game import PlainTable
from hexmonger.terminal.curtain import Curtain
from hexmonger.terminal.hint_page import HintPage
from tests.terminal.merchants_of_magick import tables as magick
from tests.terminal.tables import COMPACT, ROOMY, At, Unsaved, match_at, new_match, table_of

SALE = """
arcane_alley: 2 players
turn: 1, act
deck: ...
discard: Ri To
seat 1: gold 25, stash Sw Co
  Sw   Sw    (?)
  (?)  (?)   (?)
  (?)  (?)   (?)
seat 2: gold 25, stash Lo Eg
  (?)  (?)   (?)
  (?)  (?)   (?)
  (?)  (?)   (?)
"""


async def asked(at: At) -> HintPage:
    """Ask for a hint, and wait until it was thought of."""
    await at.pilot.press("t")
    page = at.app.screen
    assert isinstance(page, HintPage)
    await at.app.workers.wait_for_complete()
    await at.pilot.pause()
    assert page.cards
    return page


def allow_hints(at: At) -> None:
    """Let several people take hints from now on."""
    at.table.sitting._save.hints = Hints(True)


@pytest.fixture
def first_alone(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """Think of the first answer alone, at once; return what the thoughts were made of."""
    given: list[tuple[Any, ...]] = []

    def think(bot: Any, foresight: Any, told: Any, answered: int) -> list[Advised]:
        given.append((foresight.view, told))
        return advise(First(), foresight, told, answered)

    monkeypatch.setattr(sitting, "advise", think)
    return given


class First:
    """A bot that weighs nothing but the first answer."""

    def weigh(self, view: Any, told: Any = (), answered: int = 0) -> list[Any]:
        """Return the first answer."""
        return [Considered((view.options[0],), (1.0,))]


async def test_a_hint_is_seen_by_all_and_what_it_lays_out_is_given_by_keys() -> None:
    match = match_at(SALE)
    async with table_of(match) as at:
        allow_hints(at)
        await at.press("enter")
        assert "t hint" in at.text()
        page = await asked(at)
        said = " ".join(at.text().split())
        assert "Gold to expect over the average" in said
        assert "Everybody at the table reads that you took a hint." in said
        best = page.cards[0].option
        assert best.what == "Play Sovereign Sword, slot 3"
        assert "You sell a set of Sovereign Sword." in said
        assert f"best in {round(100 * best.advised.best)} of 100" in said
        await at.press("down", "1", "enter")
        assert at.table.is_active
        assert match.ply == 0, "nothing is answered by laying it out"
        assert "Laid out: Play Sovereign Sword, slot 3. Enter takes it." in at.text()
        await at.press("enter")
        assert (at.question, at.table.storehouse.cursor) == ("slot", 2)
        assert at.table.sitting.can_undo(0), "it is a choice like any other"
        await at.press("enter")
        assert match.record.keys == ["play Sovereign Sword", "at 3"]
        while at.view.seat != 1:
            await at.press("enter")
        assert "☼1" in at.text()
        await at.press("l")
        assert "Ada took a hint." in at.text()


async def test_the_other_tables_give_the_same_hint_in_their_words() -> None:
    match, bots = magick.new_match(seats=2)
    async with magick.table_of(match, bots) as at:
        page = await asked(at)
        best = page.cards[0].option
        die, circle = best.advised.choices[:2]
        assert best.what.startswith("d")
        assert "coins" in at.text()
        await at.press("enter")
        assert at.table.answers is not None
        at_die = at.table.dice.spot(at.table.dice.cursor)
        assert at.table.answers.at[at_die].choice == die
        await at.press("enter")
        at_circle = at.table.asked_about(at.table.sheet, at.table.sheet.cursor)
        assert at_circle is not None
        assert at.table.answers.at[at_circle].choice == circle
        await at.press("u", "p")
        table = at.app.screen
        assert isinstance(table, PlainTable)
        page = await asked(at)
        other = page.cards[0].option
        assert other.advised.choices == best.advised.choices
        await at.pilot.press("enter")
        await at.pilot.pause()
        assert table.meant is not None
        assert table.meant.answer.choice == die
        assert f"Laid out: {other.what}"[:40] in at.text()
        assert match.ply == len([seat for seat, _ in match.record.choices if seat])


async def test_several_people_take_none_where_that_was_not_allowed() -> None:
    async with table_of(match_at(SALE)) as at:
        await at.press("enter")
        assert "t hint" not in at.text()
        await at.press("t")
        assert at.table.is_active
        assert "Hints among several people are allowed when a table is set up" in at.text()


async def test_a_game_that_no_bot_gives_advice_in_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sitting, "adviser_of", lambda _: "")
    async with table_of(*new_match()) as at:
        assert "t hint" not in at.text()
        await at.press("t")
        assert "No bot gives hints in Arcane Alley." in at.text()


async def test_what_is_thought_of_a_question_that_has_passed_is_never_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    go_on = Event()
    monkeypatch.setattr(sitting, "advise", lambda *_: go_on.wait() and [])
    match, bots = new_match()
    async with table_of(match, bots) as at:
        await at.pilot.press("t")
        assert isinstance(at.app.screen, HintPage)
        assert "Thinking it over" in at.text()
        await at.press("enter", "1", "down")
        assert isinstance(at.app.screen, HintPage), "there is nothing to lay out yet"
        await at.press("escape", "1")
        assert match.ply > 0
        go_on.set()
        await at.settle()
        assert at.table.is_active


async def test_the_same_question_is_thought_of_once_and_counts_once(
    first_alone: list[tuple[Any, ...]],
) -> None:
    match, bots = new_match()
    async with table_of(match, bots) as at:
        await asked(at)
        assert "the only answer that it thinks worth weighing" in " ".join(at.text().split())
        await at.press("escape")
        await asked(at)
        await at.press("t")
        assert len(first_alone) == 1
        assert at.table.sitting.scene(0).hints == (1, 0, 0)
        await at.press("1")
        await asked(at)
        assert at.table.sitting.scene(0).hints == (2, 0, 0)
        # What could still be taken back stands below the wall; a hint never does.
        scene = at.table.sitting.scene(0)
        told = [line.text for line in scene.lines]
        assert told.count("You took a hint.") == 2
        assert scene.wall > max(place for place, text in enumerate(told) if text == "You took a hint.")


def test_without_memory_aids_a_hint_remembers_nothing(first_alone: list[tuple[Any, ...]]) -> None:
    match = Match(match_at(SALE).game, 7, ["Ada", "Bo"], aids=False)
    seat = match.state.asks[0].seat
    Unsaved(match, {}, Path("nowhere.hex")).hint(seat).think()
    ((view, told),) = first_alone
    assert told == ()
    assert view.to_json() == match.game.forgetful(match.view(seat)).to_json()


@pytest.mark.parametrize("size", [COMPACT, ROOMY])
async def test_everything_that_a_hint_says_fits(size: tuple[int, int]) -> None:
    match, bots = magick.new_match(seats=2)
    async with magick.table_of(match, bots, size=size) as at:
        page = await asked(at)
        sheet = page.query_one(".sheet").region
        assert page.region.contains_region(sheet)
        assert not page.query_one("#options").max_scroll_y
        assert "Advice, not truth" in at.text()
        assert "Esc closes" in at.text()


async def test_nobody_takes_a_hint_while_the_screen_is_passed_on() -> None:
    match = match_at(SALE)
    async with table_of(match) as at:
        allow_hints(at)
        await at.press("t")
        assert isinstance(at.app.screen, Curtain)
        await at.press("enter", "right", "d")
        assert at.table.passing_to == 1
        assert "t hint" not in at.text()
        await at.press("t")
        assert at.table.is_active
        assert "A hint can be taken once you are asked something." in at.text()
