"""What a person at the table of Merchants of Magick can do and see."""

from typing import Any

from rich.text import Text

from hexmonger.games.merchants_of_magick import BOX
from hexmonger.games.merchants_of_magick.plan import circle
from hexmonger.kernel.match import Match
from hexmonger.kernel.setup import Setup
from hexmonger.terminal.curtain import Curtain
from hexmonger.terminal.merchants_of_magick.belt import CLAIMED, CLAIMS
from hexmonger.terminal.merchants_of_magick.desk import (
    INK,
    LIT,
    LIT_FOR_POTIONS,
    OPEN,
    OUT_OF_REACH,
    PENCIL,
    Light,
)
from hexmonger.terminal.merchants_of_magick.preview import IN_FULL
from hexmonger.terminal.merchants_of_magick.sheets_page import SheetsPage
from hexmonger.terminal.merchants_of_magick.table import Unspent
from hexmonger.terminal.pages import Page
from hexmonger.terminal.table import PACES
from tests.rules import rule
from tests.terminal.merchants_of_magick.tables import NEARLY, ORCS, At, match_at, new_match, table_of
from tests.terminal.tables import COMPACT, ROOMY, plain

RING = circle("Ring steel")


async def as_ada(at: At) -> None:
    """Open the curtain for the first of several people."""
    await at.press("enter")
    assert at.table.viewer == 0


def promised(at: At) -> list[Any]:
    """Return what the preview says will happen."""
    assert at.table.outlook is not None
    return [each.event for each in at.table.outlook.foreseen.certain]


def warned(at: At, rule: str) -> bool:
    """Whether something has just been refused by a rule."""
    return at.table.prompt.warns and f"({rule})" in at.text()


async def test_a_die_is_picked_and_then_one_of_the_circles_it_lights() -> None:
    match = match_at(NEARLY)
    async with table_of(match, size=ROOMY) as at:
        await as_ada(at)
        assert at.question == "die"
        assert str(at.app.focused) == str(at.table.dice)
        assert at.table.prompt.region.bottom == at.table.dice.region.y
        assert at.table.dice.region.bottom == at.table.sheet.region.y
        await at.press("3")
        assert str(at.app.focused) == str(at.table.sheet)
        lights = at.table.sheet.lights
        assert lights[ORCS] == Light(LIT)
        assert lights[circle("Fiery elemental")] == Light(INK)
        assert lights[circle("Bracers leather")] == Light(LIT_FOR_POTIONS, 2)
        assert lights[circle("Shocking elemental")] == Light(OUT_OF_REACH, 5)
        assert lights[RING] == Light(OPEN)
        assert at.table.sheet.served == ["leather", "elemental", "arcane"]
        said = at.text()
        for words in ("[9]⚗2", "░2░⚗5", "(3)", "✓"):
            assert words in said
        await at.mark(ORCS)
        assert at.table.sheet.lights[ORCS] == Light(PENCIL)
    assert match.record.choices[:2] == [(0, 2), (0, ORCS)]


async def test_a_die_that_is_looked_at_lights_what_it_would_once_it_is_taken() -> None:
    async with table_of(match_at(NEARLY), size=ROOMY) as at:
        await as_ada(at)
        for die in range(3):
            await at.go_to(at.table.dice, die)
            lights, served = at.table.sheet.lights, at.table.sheet.served
            await at.press("enter")
            assert at.question == "circle"
            assert (at.table.sheet.lights, at.table.sheet.served) == (lights, served)
            await at.press("u")
        await at.go_to(at.table.dice, at.table.dice.commit)
        assert {light.stands for light in at.table.sheet.lights} == {INK, OPEN}


async def test_the_preview_says_what_a_mark_brings_before_it_is_made() -> None:
    match = match_at(NEARLY)
    async with table_of(match, size=ROOMY) as at:
        await as_ada(at)
        await at.press("3")
        await at.go_to(at.table.sheet, ORCS)
        marked, completed, claimed, scroll, helmet = promised(at)
        assert (marked.circle, marked.die, marked.potions) == (ORCS, "d10", 0)
        assert (completed.row, completed.potions) == ("of_the_orcs", 1)
        assert (claimed.place, claimed.order, claimed.coins) == (0, "fiery_helmet_of_the_orcs", 4)
        assert [(scroll.row, scroll.potions), (helmet.row, helmet.potions)] == [("scroll", 3), ("helmet", 0)]
        outlook = at.table.outlook
        assert outlook is not None
        assert (outlook.gain, outlook.is_wall) == (7, False)
        assert outlook.foreseen.asked is not None
        assert outlook.foreseen.asked[0] == (0, "free")
        counter = [line[at.table.preview.region.x :] for line in at.text().splitlines()]
        shown = " ".join(" ".join(counter).replace("│", " ").split())
        assert len(outlook.lines) >= 6
        for line in outlook.lines:
            assert line.text in plain(at.table.preview)
            assert line.text in shown, "no line is lost at the foot"
        assert "+7" in at.text()
        assert CLAIMS in at.text()
        ply = match.ply
        await at.press("enter")
        assert match.ply == ply + 1
        assert at.question == "free"
        assert CLAIMED in at.text()
        assert at.desk.taken[0].name == "Fiery Helmet of the Orcs"
        await at.go_to(at.table.sheet, RING)
        assert promised(at)[0].name == "marked_free"
        before = at.drawn
        for key in ("1", "c"):
            await at.press(key)
            assert warned(at, "MoM-21")
        assert (match.ply, at.drawn) == (ply + 1, before)


CHARMED = """
merchants_of_magick: 2 players
round: 4, crafting
dice: d6 3, d8 1, d10 10, d12 12
masteries: carpenter master, wildkeeper master
seat 1: adventurer ranger
  line: FiPe, DiRi, DiPlDr, EvRiOr
  of the Elves - [8] [10]
  Renowned Accessories [3] [5] -
seat 2: adventurer witch
"""


@rule("MoM-31")
async def test_an_adventurer_s_item_brings_its_charm_in_preview_and_score() -> None:
    async with table_of(match_at(CHARMED), size=ROOMY) as at:
        await as_ada(at)
        await at.press("1")
        await at.go_to(at.table.sheet, RING)
        assert "fulfilled" in [event.name for event in promised(at)]
        then = at.desk.then
        assert then is not None
        assert (at.desk.figures["charms"], then.figures["charms"]) == (0, 2)
        assert "Charms bring ◉2 more." in plain(at.table.preview)
        await at.mark(RING)
        assert at.desk.figures["charms"] == 2
        assert "Charms 2" in " ".join(at.text().split())


async def test_pencil_is_taken_back_freely_until_the_commit() -> None:
    match = match_at(NEARLY)
    async with table_of(match) as at:
        await as_ada(at)
        before = at.drawn
        await at.press("3")
        await at.mark(ORCS)
        await at.mark(RING)
        await at.press("1", "enter")
        assert match.ply == 5
        await at.press("u", "escape", "u", "u", "u")
        assert match.ply == 0
        assert at.drawn == before
        await at.press("u")
        assert at.table.prompt.warns


async def test_the_commit_is_marked_with_the_wall_and_stands() -> None:
    match = match_at(NEARLY)
    async with table_of(match, size=ROOMY) as at:
        await as_ada(at)
        assert "▦ Commit round 4" in at.text()
        await at.go_to(at.table.dice, at.table.dice.commit)
        assert [event.name for event in promised(at)] == ["committed"]
        assert at.table.outlook is not None
        assert at.table.outlook.is_wall
        assert "Neither of your two results is spent." in plain(at.table.preview)
        await at.press("enter")
        assert at.table.passing_to == 1
        await at.press("u")
        assert at.table.prompt.warns
        assert match.record.choices == [(0, 45)]
        assert "● Ada ✓" in at.text().replace("You", "Ada")


async def test_a_commit_that_leaves_results_unspent_asks_once() -> None:
    match = match_at(NEARLY)
    async with table_of(match) as at:
        await as_ada(at)
        await at.pilot.press("c")
        assert isinstance(at.app.screen, Unspent)
        assert "Neither of your two results is spent." in at.text()
        await at.pilot.press("enter")
        assert at.table.is_active, "Enter alone goes on with the round"
        assert match.record.choices == []
        await at.press("1")
        await at.mark(RING)
        await at.pilot.press("c")
        assert isinstance(at.app.screen, Unspent), "another number of results is another question"
        assert "One of your two results is not spent." in at.text()
        await at.pilot.press("escape", "c")
        assert len(match.record.choices) == 3, "it is asked once"
        assert at.table.passing_to == 1


async def test_a_commit_with_everything_spent_asks_nothing() -> None:
    match = match_at(NEARLY)
    async with table_of(match) as at:
        await as_ada(at)
        await at.press("1")
        await at.mark(RING)
        await at.press("2")
        await at.mark(circle("Staff wood"))
        await at.pilot.press("c")
        assert at.table.passing_to == 1


async def test_a_die_waiting_for_its_circle_keeps_the_commit_away_and_can_be_changed() -> None:
    match = match_at(NEARLY)
    async with table_of(match) as at:
        await as_ada(at)
        await at.press("1", "c")
        assert match.record.choices == [(0, 0)]
        assert warned(at, "MoM-11")
        await at.press("4")
        assert match.record.choices == [(0, 3)]
        await at.press("4")
        assert match.record.choices == []
        await at.mark(ORCS)
        assert warned(at, "MoM-11")
        assert match.record.choices == []


async def test_what_is_not_allowed_is_refused_with_its_rule() -> None:
    match = match_at(NEARLY)
    async with table_of(match) as at:
        await as_ada(at)
        await at.press("3")
        for where, why in (
            ("Shocking elemental", "MoM-13"),
            ("Ring steel", "MoM-12"),
            ("Helmet steel", "MoM-11"),
        ):
            await at.mark(circle(where))
            assert warned(at, why)
        assert match.ply == 1


async def test_a_mouse_takes_a_die_marks_and_commits() -> None:
    match = match_at(NEARLY)
    async with table_of(match, size=ROOMY) as at:
        await as_ada(at)
        await at.click(at.table.dice, 2)
        assert at.question == "circle"
        await at.click(at.table.dice, 1)
        await at.click(at.table.sheet, circle("Staff wood"))
        assert match.record.choices == [(0, 1), (0, circle("Staff wood"))]
        assert at.desk.figures["potions"] == 2 - 1 + 1
        await at.click(at.table.dice, at.table.dice.commit)
        assert at.table.passing_to == 1
        await at.press("enter", "enter")
        await at.click(at.table.top_bar, 2)
        assert isinstance(at.app.screen, SheetsPage)


async def test_people_answer_one_after_the_other_and_see_nothing_of_each_other_s_round() -> None:
    match = match_at(NEARLY)
    async with table_of(match, size=ROOMY) as at:
        assert isinstance(at.app.screen, Curtain)
        assert "Helmet" not in at.text()
        await as_ada(at)
        await at.press("1")
        await at.mark(RING)
        await at.press("c", "enter")
        assert isinstance(at.app.screen, Curtain)
        await at.press("enter")
        assert at.drawn.seat == 1
        assert "Ada ✓" in at.text()
        await at.press("v", "right")
        page = at.app.screen
        assert isinstance(page, SheetsPage)
        assert page.desk.seat == 0
        assert page.sheet.lights[RING] == Light(OPEN)
        await at.press("escape")
        assert at.table.scene is not None
        assert not any(line.event.name == "marked" for line in at.table.scene.lines)
        await at.press("c", "enter", "enter", "c")
        assert at.drawn.figures["round"] == 5, "all have committed"
        assert at.drawn.seat == 2
        marks: list[Any] = [line.event for line in at.table.scene.lines if line.event.name == "marked"]
        assert [(event.seat, event.circle) for event in marks] == [(0, RING)]


async def test_bots_answer_at_once_at_every_pace() -> None:
    match, bots = new_match(seats=4, people=1)
    async with table_of(match, bots, pace=len(PACES) - 1) as at:
        assert at.drawn.seat == 0
        assert at.drawn.asked == (0,)
        assert match.ply > 0


async def test_closer_looks_are_pages_that_escape_closes() -> None:
    match = match_at(NEARLY)
    async with table_of(match, size=ROOMY) as at:
        await as_ada(at)
        await at.press("i")
        await _reads(at, "d6, showing 4", "MoM-12")
        await at.go_to(at.table.belt, 1)
        assert "Sword is complete." in plain(at.table.preview)
        assert "of the Dwarves: elemental 8, arcane 4." in plain(at.table.preview)
        await at.press("enter")
        await _reads(at, "Order", "Sword is complete.")
        await at.go_to(at.table.sheet, ORCS)
        await at.press("i")
        await _reads(at, "of the Orcs", "MoM-row:of_the_orcs")
        await at.press("m")
        await _reads(at, "Barbarian", "Blacksmith", "Wildkeeper", "Claimed orders: 0")
        await at.press("question_mark")
        await _reads(at, "commits your round")


async def _reads(at: At, *words: str) -> None:
    """Find words on the page that lies over the table, and close it."""
    page = at.app.screen
    assert isinstance(page, Page)
    assert isinstance(page.text, Text)
    for some in words:
        assert some in f"{page.heading} {page.text.plain}"
    await at.press("escape")
    assert at.table.is_active


async def test_extra_dice_say_what_they_cost() -> None:
    match = match_at(NEARLY.replace("potions 2, extra dice 0", "potions 4, extra dice 3"))
    async with table_of(match, size=COMPACT) as at:
        await as_ada(at)
        await at.press("1")
        await at.mark(RING)
        await at.press("2")
        await at.mark(circle("Plate Armor wood"))
        await at.go_to(at.table.dice, 2)
        assert "It uses extra die 4 for ⚗2." in plain(at.table.preview)
        await at.press("3")
        await at.go_to(at.table.sheet, ORCS)
        assert at.table.sheet.lights[ORCS] == Light(LIT), "the die costs something, and the mark nothing more"
        marked = promised(at)[0]
        assert (marked.extra, marked.potions) == (4, 2)
        await at.press("enter")
        assert at.desk.figures["extra_dice"] == 4


async def test_who_sits_where_is_told_while_a_seat_is_looked_at() -> None:
    match = match_at(NEARLY)
    async with table_of(match) as at:
        await as_ada(at)
        await at.go_to(at.table.belt, 1)
        assert "of the Dwarves: elemental 8, arcane 4." in at.text()
        await at.go_to(at.table.top_bar, 2)
        assert "Cleo: 0 coins, 3 potions, 0 orders fulfilled.  Is crafting." in at.text()
        assert "elemental 8, arcane 4" not in at.text()
        await at.press("enter")
        assert isinstance(at.app.screen, SheetsPage)


async def test_a_compact_table_has_a_line_for_the_preview_and_a_page_for_all_of_it() -> None:
    match = match_at(NEARLY)
    async with table_of(match) as at:
        await as_ada(at)
        await at.press("3")
        await at.go_to(at.table.sheet, ORCS)
        assert "◉+7  ✓ Orcs ◉3 ⚗1  ✉ Fiery Helmet of the Orcs ◉4  ♞ Scroll ⚗3  ♞ Helmet" in at.text()
        assert at.table.outlook is not None
        assert at.table.outlook.in_a_line(40).endswith(IN_FULL)
        await at.press("i")
        await _reads(at, *[line.text for line in at.table.outlook.lines], "MoM-row:of_the_orcs")
        await at.go_to(at.table.sheet, circle("Shocking elemental"))
        await at.press("i")
        await _reads(at, "(MoM-13)")


async def test_a_page_about_a_die_begins_with_what_taking_it_brings() -> None:
    async with table_of(match_at(NEARLY)) as at:
        await as_ada(at)
        await at.go_to(at.table.dice, 2)
        assert at.table.outlook is not None
        await at.press("i")
        await _reads(at, *[line.text for line in at.table.outlook.lines], "d10")


async def test_a_table_that_gets_compact_tells_in_a_line_what_is_looked_at() -> None:
    async with table_of(match_at(NEARLY), size=ROOMY) as at:
        await as_ada(at)
        await at.press("3")
        await at.go_to(at.table.sheet, ORCS)
        await at.pilot.resize_terminal(*COMPACT)
        await at.sees("✓ Orcs ◉3")


async def test_my_cards_tell_how_far_i_am() -> None:
    match = match_at(NEARLY)
    async with table_of(match) as at:
        await as_ada(at)
        await at.press("m")
        page = at.app.screen
        assert isinstance(page, Page)
        assert "Enchantment: 1" not in str(page.text), "a row's number is not for reading"
        await _reads(
            at,
            "of the Orcs: elemental 7.",
            "Scroll is complete.",
            "Warhammer: steel 6, wood 5, leather 4.",
            "Next: 3 potions. All three bring 5 coins.",
            "Blacksmith: 2 of 5 circles in steel, for 8 coins.",
            "Extra dice left: free, free, free, 2 potions, 3 potions, 4 potions.",
        )


async def test_what_a_die_serves_is_told_by_the_edition() -> None:
    options = {"edition": "wild six", "edition.dice.d6.wild": "1", "edition.dice.d6.steel": "0"}
    match = Match(BOX.open(Setup(1, options)), 3, ["Ada"])
    async with table_of(match) as at:
        await at.go_to(at.table.dice, 0)
        assert at.table.sheet.served == ["wood", "leather", "wild"]
        assert "wood, leather or wild." in at.text()
        await at.press("i")
        page = at.app.screen
        assert isinstance(page, Page)
        assert "Steel: 0" not in str(page.text)


async def test_what_a_charm_brings_stands_beneath_its_name_by_the_edition() -> None:
    options = {"edition": "prestige", "edition.spells.weapon_prestige.bonus": "3"}
    match = Match(BOX.open(Setup(1, options)), 3, ["Ada"])
    async with table_of(match, size=ROOMY) as at:
        assert "3 per weapon order" in at.text()
        assert "2 per armor order" in at.text()


async def test_the_cursor_begins_at_a_die_that_marks_without_potions() -> None:
    match = match_at(NEARLY.replace("d6 4, d8 5", "d6 1, d8 5"))
    async with table_of(match) as at:
        await as_ada(at)
        assert at.table.dice.is_legal(0)
        assert at.table.dice.cursor == 1
