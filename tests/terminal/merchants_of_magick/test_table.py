"""What a person at the table of Merchants of Magick can do and see."""

from rich.text import Text

from hexmonger.games.merchants_of_magick import BOX
from hexmonger.games.merchants_of_magick.plan import circle
from hexmonger.kernel.game import Setup
from hexmonger.kernel.match import Match
from hexmonger.terminal.curtain import Curtain
from hexmonger.terminal.merchants_of_magick.answers import (
    INK,
    LIT,
    LIT_FOR_POTIONS,
    OPEN,
    OUT_OF_REACH,
    PENCIL,
)
from hexmonger.terminal.merchants_of_magick.dice import COMMIT_CELL
from hexmonger.terminal.merchants_of_magick.sheets_page import SheetsPage
from hexmonger.terminal.merchants_of_magick.tally import score_lines
from hexmonger.terminal.pages import Page
from hexmonger.terminal.table import PACES
from tests.rules import rule
from tests.terminal.merchants_of_magick.tables import At, match_at, new_match, table_of
from tests.terminal.tables import COMPACT, ROOMY, plain

NEARLY = """
merchants_of_magick: 3 players
round: 4, crafting
dice: d6 4, d8 5, d10 7, d12 3
masteries: blacksmith master, wildkeeper master
deck: ...
seat 1: potions 2, extra dice 0, adventurer barbarian
  line: Fiery Helmet of the Orcs, Sword of the Dwarves, Crossbow of the Orcs
  Helmet [5] - -
  Sword [4] - -
  Scroll - [3] -
  Fiery [6] - [11]
  of the Orcs 7 - [4]
seat 2: potions 0, extra dice 1, adventurer witch
  line: ?, ?, ?
seat 3: potions 3, extra dice 0, adventurer knight
  line: ?, ?, ?
"""
ORCS = circle("of the Orcs elemental")


async def as_ada(at: At) -> None:
    """Open the curtain for the first of several people."""
    await at.press("enter")
    assert at.table.viewer == 0


async def test_a_die_is_picked_and_then_one_of_the_circles_it_lights() -> None:
    match = match_at(NEARLY)
    async with table_of(match, size=ROOMY) as at:
        await as_ada(at)
        assert at.question == "die"
        assert at.app.focused is not None
        assert at.app.focused.id == at.table.dice.id
        assert "Choose a die for your first result, or commit your round." in at.text()
        assert at.table.prompt.region.bottom == at.table.dice.region.y
        assert at.table.dice.region.bottom == at.table.sheet.region.y
        await at.press("3")
        assert at.app.focused.id == at.table.sheet.id
        lights = at.table.sheet.lights
        assert lights[ORCS].stands == LIT
        assert lights[circle("Fiery elemental")].stands == INK
        assert (lights[circle("Bracers leather")].stands, lights[circle("Bracers leather")].potions) == (
            LIT_FOR_POTIONS, 2,
        )  # fmt: skip
        assert lights[circle("Shocking elemental")].stands == OUT_OF_REACH
        assert lights[circle("Ring steel")].stands == OPEN
        said = at.text()
        for words in ("[9]⚗2", "░2░⚗5", "(3)", "✓"):
            assert words in said
        await at.mark(ORCS)
        assert at.table.sheet.lights[ORCS].stands == PENCIL
    assert match.record.choices[:2] == [(0, 2), (0, ORCS)]


async def test_the_preview_says_what_a_mark_brings_before_it_is_made() -> None:
    match = match_at(NEARLY)
    async with table_of(match, size=ROOMY) as at:
        await as_ada(at)
        await at.press("3")
        await at.go_to(at.table.sheet, ORCS)
        said = plain(at.table.preview)
        assert at.table.preview.border_title == "If you mark it"
        for words in (
            "No potion needed.",
            "of the Orcs complete: 3 coins, 1 potion.",
            "Fiery Helmet of the Orcs claimed: 4 coins.",
            "Barbarian gets the Scroll: 3 potions.",
            "Barbarian gets the Helmet: a free mark.",
            "u takes it back.",
        ):
            assert words in said
        counter = [line[at.table.preview.region.x :] for line in at.text().splitlines()]
        shown = " ".join(" ".join(counter).replace("│", " ").split())
        assert "Barbarian gets the Helmet: a free mark." in shown, "no line is lost at the foot"
        assert "u takes it back." in shown
        assert "+7" in at.text()
        assert "claims it" in at.text()
        ply = match.ply
        await at.press("enter")
        assert match.ply == ply + 1
        assert at.question == "free"
        assert "A free mark needs no die." in at.text()
        await at.go_to(at.table.sheet, circle("Ring steel"))
        assert "A free mark: no die, no potion." in plain(at.table.preview)
        assert "✓ claimed" in at.text()
        before = at.view.to_json()
        for key in ("1", "c"):
            await at.press(key)
            assert "A free mark comes first: choose any circle that is open (MoM-17)." in at.text()
        assert (match.ply, at.view.to_json()) == (ply + 1, before)


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
        ring = circle("Ring steel")
        await at.go_to(at.table.sheet, ring)
        said = plain(at.table.preview)
        assert "Ranger gets the Ring: 3 potions." in said
        assert "Charms bring 2 coins more." in said
        assert dict(score_lines(at.view, 0))["Charms"] == 0
        await at.mark(ring)
        assert dict(score_lines(at.view, 0))["Charms"] == 2
        assert "Charms 2" in " ".join(at.text().split())


async def test_pencil_is_taken_back_freely_until_the_commit() -> None:
    match = match_at(NEARLY)
    async with table_of(match) as at:
        await as_ada(at)
        before = at.view.to_json()
        await at.press("3")
        await at.mark(ORCS)
        await at.mark(circle("Ring steel"))
        await at.press("1", "enter")
        assert match.ply == 5
        await at.press("u", "escape", "u", "u", "u")
        assert match.ply == 0
        assert at.view.to_json() == before
        await at.press("u")
        assert "There is no choice of yours to take back." in at.text()


async def test_the_commit_is_marked_with_the_wall_and_stands() -> None:
    match = match_at(NEARLY)
    async with table_of(match, size=ROOMY) as at:
        await as_ada(at)
        assert "▦ Commit round 4" in at.text()
        await at.go_to(at.table.dice, COMMIT_CELL)
        said = plain(at.table.preview)
        assert "2 of your two results are not spent." in said
        assert "▦ No undo after this: your round is closed." in said
        await at.press("enter")
        assert at.table.passing_to == 1
        await at.press("u")
        assert "You have finished your part, so that choice stands." in at.text()
        assert "● Ada ✓" in at.text().replace("You", "Ada")


async def test_a_die_waiting_for_its_circle_keeps_the_commit_away_and_can_be_changed() -> None:
    match = match_at(NEARLY)
    async with table_of(match) as at:
        await as_ada(at)
        await at.press("1", "c")
        assert match.record.choices == [(0, 0)]
        assert "The d6 waits for its circle" in at.text()
        await at.press("4")
        assert match.record.choices == [(0, 3)]
        await at.press("4")
        assert match.record.choices == []
        await at.go_to(at.table.sheet, ORCS)
        await at.press("enter")
        assert "Choose a die first" in at.text()


async def test_what_is_not_allowed_is_refused_with_its_rule() -> None:
    match = match_at(NEARLY)
    async with table_of(match) as at:
        await as_ada(at)
        await at.press("3")
        for where, why in (
            ("Shocking elemental", "That takes 5 potions and you have 2 to spend on it (MoM-13)."),
            ("Ring steel", "does not serve that column (MoM-12)."),
            ("Helmet steel", "marked already (MoM-11)."),
        ):
            await at.mark(circle(where))
            assert why in at.text()
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
        assert at.view.potions[0] == 2 - 1 + 1
        await at.click(at.table.dice, COMMIT_CELL)
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
        await at.mark(circle("Ring steel"))
        await at.press("c", "enter")
        assert isinstance(at.app.screen, Curtain)
        await at.press("enter")
        assert at.view.seat == 1
        assert "Ada ✓" in at.text()
        await at.press("v", "right")
        page = at.app.screen
        assert isinstance(page, SheetsPage)
        assert page.seat == 0
        assert "as it stood when the round began" in at.text()
        assert page.sheet.lights[circle("Ring steel")].stands == OPEN
        await at.press("escape", "c", "enter", "enter", "c")
        assert at.view.round == 5, "all have committed"
        assert at.view.seat == 2
        assert "Ada marked steel of Ring with the d6." in " ".join(
            line.text
            for line in at.table.log_panel.scene.lines  # type: ignore[union-attr]
        )


async def test_bots_answer_at_once_at_every_pace() -> None:
    match, bots = new_match(seats=4, people=1)
    async with table_of(match, bots, pace=len(PACES) - 1) as at:
        assert at.view.seat == 0
        assert at.view.asked == (0,)
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
        await at.mark(circle("Ring steel"))
        await at.press("2")
        await at.mark(circle("Plate Armor wood"))
        assert "extra die 4 for 2 potions" in at.text()
        await at.go_to(at.table.dice, 2)
        assert "It uses extra die 4 and costs ⚗2." in at.text()
        assert "It uses extra die 4 and costs 2 potions." in plain(at.table.preview)
        await at.press("3")
        await at.mark(ORCS)
        assert at.view.extra[0] == 4


async def test_who_sits_where_is_told_while_a_seat_is_looked_at() -> None:
    match = match_at(NEARLY)
    async with table_of(match) as at:
        await as_ada(at)
        await at.go_to(at.table.belt, 1)
        assert "of the Dwarves: elemental 8, arcane 4." in at.text()
        await at.go_to(at.table.top_bar, 2)
        assert "Cleo: 0 coins, 3 potions, 0 orders fulfilled. Is crafting." in at.text()
        assert "elemental 8, arcane 4" not in at.text()
        await at.press("enter")
        assert isinstance(at.app.screen, SheetsPage)


async def test_a_closer_look_at_a_circle_begins_with_what_its_mark_brings() -> None:
    match = match_at(NEARLY)
    async with table_of(match) as at:
        await as_ada(at)
        await at.press("3")
        await at.go_to(at.table.sheet, ORCS)
        assert "◉+7  of the Orcs complete: ◉3, ⚗1. Fiery Helmet of the Orcs" in at.text()
        assert "… (i: all)" in at.text()
        await at.press("i")
        await _reads(at, "Barbarian gets the Helmet: a free mark.", "MoM-row:of_the_orcs")
        await at.go_to(at.table.sheet, circle("Shocking elemental"))
        await at.press("i")
        await _reads(at, "That takes 5 potions and you have 2 to spend on it (MoM-13).")


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
        assert "wood, leather or wild." in at.text()
        await at.press("i")
        page = at.app.screen
        assert isinstance(page, Page)
        assert "Serves wood, leather, wild." in str(page.text)
        assert "Steel: 0" not in str(page.text)


async def test_the_cursor_begins_at_a_die_that_marks_without_potions() -> None:
    match = match_at(NEARLY.replace("d6 4, d8 5", "d6 1, d8 5"))
    async with table_of(match) as at:
        await as_ada(at)
        assert 0 in at.view.options
        assert at.table.dice.cursor == 1
