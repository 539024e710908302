"""Several people around one screen: the curtain, and that nobody sees what is not theirs."""

import pytest

from hexmonger.games.arcane_alley.items import ITEMS
from hexmonger.look import SKY_1
from hexmonger.terminal.backdrop import cloth
from hexmonger.terminal.curtain import Curtain
from hexmonger.terminal.pages import Leaving
from hexmonger.terminal.sitting import SPECTATOR
from tests.terminal.moments import SIZES
from tests.terminal.tables import ROOMY, match_at, new_match, table_of

BOOMERANG = """
arcane_alley: 3 players
turn: 1, act
deck: ...
discard: Ri To
seat 1: gold 25, stash Sk Co
  (?)  (?)   (?)
  (?)  (?)   (?)
  (?)  (?)   (?)
seat 2: gold 25, stash Lo Eg
  Bo   (?)   (?)
  (?)  (?)   (?)
  (?)  (?)   (?)
seat 3: gold 25, stash Ca Fa
  (?)  (?)   (?)
  (?)  (?)   (?)
  (?)  (?)   (?)
"""
NAMES = [item.name for item in ITEMS]


async def test_with_one_person_there_is_no_curtain() -> None:
    match, bots = new_match(seats=3, people=1)
    async with table_of(match, bots) as at:
        assert at.table.is_active
        assert at.view.seat == 0


async def test_the_curtain_hides_everything_until_the_next_person_confirms() -> None:
    async with table_of(match_at(BOOMERANG), size=ROOMY) as at:
        assert isinstance(at.app.screen, Curtain)
        said = at.text()
        assert "Pass the screen to ● Ada" in said
        assert "Press Enter when only Ada is looking." in said
        assert not [name for name in NAMES if name in said]
        assert "◉" not in said
        await at.press("enter")
        assert at.view.seat == 0
        said = at.text()
        assert "Skeletomicon" in said.replace("\n", " ")
        for other in ("Dark Lotus", "Dragon's", "Floating", "Bottled"):
            assert other not in said


async def test_the_screen_is_passed_when_an_effect_asks_somebody_else() -> None:
    match = match_at(BOOMERANG)
    async with table_of(match) as at:
        await at.press("enter", "right", "enter", "5")
        assert at.question == "skeletomicon.item"
        await at.press("enter")
        assert at.table.passing_to == 1
        assert "Bo is next. Press Enter to pass the screen." in at.text()
        await at.press("enter")
        assert isinstance(at.app.screen, Curtain)
        assert not [name for name in NAMES if name in at.text()]
        await at.press("enter")
        assert at.view.seat == 1
        assert "Bo: Choose a slot for Magic Boomerang." in at.text()
        await at.press("9")
        assert (at.view.seat, at.question) == (1, "draw"), "it is Bo's turn by now"


async def test_whoever_acted_sees_what_came_of_it_before_passing_the_screen() -> None:
    match, bots = new_match(seats=2, people=2)
    async with table_of(match, bots, size=ROOMY) as at:
        await at.press("enter")
        first = at.view.seat
        await at.press("1", "2")
        assert at.table.passing_to == 1 - first
        assert at.view.seat == first
        assert at.text().count("You turned up") >= 2
        await at.press("1")
        assert match.ply == 2, "nothing can be chosen while the screen is passed"
        await at.press("space")
        assert isinstance(at.app.screen, Curtain)
        await at.pilot.click()
        await at.settle()
        assert at.view.seat == 1 - first


async def test_a_page_that_was_left_open_does_not_outlast_the_turn() -> None:
    match, bots = new_match(seats=3, people=2)
    async with table_of(match, bots) as at:
        await at.press("enter")
        ply = match.ply
        await at.press("l")
        await at.pilot.pause()
        assert match.ply == ply, "bots wait while somebody reads"


async def test_the_curtain_does_not_open_for_a_key_that_is_held_or_pressed_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Curtain, "QUIET", 1000.0)
    match, bots = new_match(seats=2, people=2)
    async with table_of(match, bots, size=ROOMY) as at:
        for _ in range(4):
            await at.press("enter")
            await at.pilot.click()
            assert isinstance(at.app.screen, Curtain)
        assert "That was quick." in at.text()
        assert at.table.viewer == SPECTATOR
        monkeypatch.setattr(Curtain, "QUIET", 0.0)
        await at.press("enter")
        assert at.table.is_active


async def test_under_the_curtain_lies_only_what_everybody_may_know() -> None:
    async with table_of(match_at(BOOMERANG)) as at:
        await at.press("enter", "right", "enter", "5", "enter")
        assert at.table.passing_to == 1
        await at.press("enter")
        assert isinstance(at.app.screen, Curtain)
        assert at.view.seat == SPECTATOR
        await at.pilot.resize_terminal(*ROOMY)
        await at.press("u", "i", "o", "l", "escape", "1", "space", "tab")
        assert isinstance(at.app.screen, Curtain)
        assert not [name for name in NAMES if name in at.text()]


async def test_one_can_leave_at_the_curtain_without_seeing_anything() -> None:
    async with table_of(match_at(BOOMERANG)) as at:
        await at.press("q")
        page = at.app.screen
        assert isinstance(page, Leaving)
        assert not [name for name in NAMES if name in at.text()]
        await at.press("n")
        assert isinstance(at.app.screen_stack[-1], Curtain)


@pytest.mark.parametrize("size", [*SIZES.values()])
async def test_cloth_hangs_all_around_the_sign_on_the_curtain(size: tuple[int, int]) -> None:
    async with table_of(match_at(BOOMERANG), size=size) as at:
        sign, behind = at.app.screen.query_one("Vertical").region, at.app.screen.query_one("Backdrop").region
        assert behind.size == size
        assert behind.contains_region(sign)
        assert abs(sign.x - (behind.right - sign.right)) <= 1
        assert abs(sign.y - (behind.bottom - sign.bottom)) <= 1


@pytest.mark.parametrize("size", [(1, 1), (40, 3), (80, 24), (200, 60)])
def test_a_curtain_has_no_hole(size: tuple[int, int]) -> None:
    pixels = cloth(*size)
    assert {colour for row in pixels.rows for colour in row}.isdisjoint({SKY_1})
