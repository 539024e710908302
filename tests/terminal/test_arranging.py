"""Arranging at the table (MM-03): ringed slots, what will happen, and taking it back."""

import json
from typing import Final

from hexmonger.games.arcane_alley import BOX
from hexmonger.kernel.match import Match
from hexmonger.kernel.setup import Setup
from hexmonger.terminal.arcane_alley.preview import lines_of, outlook
from hexmonger.terminal.arcane_alley.ring import Ring
from hexmonger.terminal.arcane_alley.sight import at_slot
from tests.games.arcane_alley.game import position
from tests.rules import rule
from tests.terminal.tables import PEOPLE, At, new_match, scene_of, table_of

OPTIONS: Final = {"modules": "moonstruck_market", "arrange": "by players"}
ABOUT_TO: Final = """
arcane_alley: 2 players
modules: moonstruck_market
arrange: by players
round: 1, stock
agenda: round@1 reveal@0:2 reveal@0:1 arrange@0:2[1] arrange@0:1[2]
seat 1:
  (Lo) (Co) (Wa)
  (Wa') (Sk) (Eg')
  (Ba) (Ca) (Ri)
seat 2:
  (Lo) (Co) (Wa)
  (Ca') (Sk) (Bo)
  (Ba) (Ca) (Ri)
"""


def about_to() -> Match:
    """Return a match of two people, the first about to arrange two moon-backed items."""
    game = BOX.open(Setup(2, OPTIONS))
    return Match(game, 1, list(PEOPLE[:2]), position=json.dumps(game.write_json(position(ABOUT_TO))))


def moons(at: At) -> list[int]:
    """Return the slots, counted from 1, in which the one who looks sees the back of a moon item."""
    cells = at.drawn.zone("storehouse", at.table.storehouse.seat).cells
    return [slot for slot, cell in enumerate(cells, 1) if cell.back == "moon"]


@rule("MM-03")
async def test_the_slots_that_can_be_chosen_are_ringed_and_a_number_chooses_one() -> None:
    async with table_of(about_to()) as at:
        await at.press("enter")
        assert at.question == "arrange"
        await at.sees("1–9 choose")
        assert moons(at) == [4, 6]
        assert at.app.focused is at.table.storehouse
        await at.press("9")
        assert at.question == "arrange"
        assert moons(at) == [5, 9]
        rings = [at.table.storehouse.ring_at(slot)[0] for slot in range(9)]
        assert rings[8] is Ring.NONE
        assert rings.count(Ring.LEGAL) + rings.count(Ring.FOCUS) == 8


@rule("MM-03")
async def test_a_slot_that_is_taken_says_why_it_can_not_be_chosen() -> None:
    async with table_of(about_to()) as at:
        await at.press("enter", "9", "9")
        assert "(MM-03)." in at.table.prompt.notice
        assert at.match.ply == 1


@rule("MM-03")
async def test_every_slot_can_be_taken_back_without_a_wall() -> None:
    async with table_of(about_to()) as at:
        await at.press("enter")
        assert at.table.scene is not None
        assert not any(answer.is_wall for answer in at.table.scene.answers)
        await at.press("9", "u")
        assert (at.match.ply, moons(at)) == (0, [4, 6])
        await at.press("5", "1")
        assert at.match.state.asks[0].seat == 1


@rule("MM-03")
def test_the_preview_says_what_becomes_of_the_nine() -> None:
    scene = scene_of(about_to())
    answer = next(each for each in scene.answers if each.points == (at_slot(0, 6),))
    ahead = outlook(scene, answer.choice)
    (arranged,) = ahead.certain
    assert arranged.event.to_json() == {
        "event": "arranged",
        "seat": 0,
        "slot": 6,
        "were": [0, 1, 2, 4, 5, 6, 3, 7, 8],
    }
    assert ahead.now.asked == ((0, "arrange"),)
    assert not any(line.learned for line in lines_of(scene, ahead, answer.is_wall))


@rule("MM-03")
async def test_one_person_arranges_while_bots_arrange_too() -> None:
    match, bots = new_match(seats=3, seed=5, options=OPTIONS)
    async with table_of(match, bots) as at:
        while at.question == "arrange":
            assert at.table.answers is not None
            await at.press(str(at.table.answers.all[0].points[0].place + 1))
        assert at.question == "reveal"
        await at.press("1", "2")
        assert at.question not in ("arrange", "reveal")
