"""What a person at the table can do and see: choosing, taking back, refusals, looking."""

from textual.widgets import Static

from hexmonger.kernel.drawn import OPEN
from hexmonger.terminal.arcane_alley.inspector import Inspector
from hexmonger.terminal.arcane_alley.ring import Ring
from hexmonger.terminal.cells import Cells
from hexmonger.terminal.pages import Page
from tests.terminal.keyboard import go_to
from tests.terminal.tables import ROOMY, At, match_at, new_match, plain, table_of

TO_ACT = """
arcane_alley: 3 players
turn: 1, act
deck: ...
discard: Ri To
seat 1: gold 25, infamy 3, stash Ba Wa *L
  Ba   Ba    (?)
  Do   (Sw=1) (?)
  (?)  (?)   (?)
seat 2: gold 40, infamy 9
  Co   (?)   (?)
  (?)  (?)   (?)
  (?)  (?)   (?)
seat 3: gold 11, stash Ca
  (?)  (?)   (?)
  (?)  Lo    (?)
  (?)  (?)   (?)
"""


async def sit_as_ada(at: At) -> None:
    """Open the curtain for the first of several people."""
    await at.press("enter")
    assert at.table.viewer == 0


def middle_of(cells: Cells, index: int) -> tuple[int, int]:
    """Return where to click a cell, relative to its area."""
    region = cells.regions()[index]
    return region.x + region.width // 2, region.y + region.height // 2


async def test_the_prompt_says_who_must_do_what_above_what_it_asks_about() -> None:
    match, bots = new_match()
    async with table_of(match, bots) as at:
        assert at.question == "reveal"
        assert at.table.prompt.asks
        assert f"You: {at.table.prompt.sentence}" in at.text()
        assert [at.table.storehouse.ring_at(slot)[0] for slot in range(3)] == [
            Ring.FOCUS,
            Ring.LEGAL,
            Ring.LEGAL,
        ]
        assert at.table.prompt.region.bottom <= at.table.storehouse.region.y + 1
        assert at.app.focused is at.table.storehouse


async def test_a_mouse_plays_a_card_to_a_slot() -> None:
    match = match_at(TO_ACT)
    async with table_of(match, size=ROOMY) as at:
        await sit_as_ada(at)
        await at.pilot.click("#stash", offset=middle_of(at.table.stash, 1))
        await at.settle()
        assert at.question == "slot"
        assert at.table.stash.lifted == 1
        assert "✓" in at.text()
        await at.pilot.click("#storehouse", offset=middle_of(at.table.storehouse, 8))
        await at.settle()
    assert match.record.keys == ["play Crystal Ball", "at 9"]
    assert match.drawn(0).zone("storehouse", 0).cells[8].face == OPEN


async def test_a_click_on_another_card_of_the_stash_takes_the_first_one_back() -> None:
    match = match_at(TO_ACT)
    async with table_of(match) as at:
        await sit_as_ada(at)
        await at.pilot.click("#stash", offset=middle_of(at.table.stash, 0))
        await at.settle()
        await at.pilot.click("#stash", offset=middle_of(at.table.stash, 1))
        await at.settle()
        assert match.record.keys == ["play Crystal Ball"]
        assert at.drawn.zone("limbo").cells[-1].thing == "crystal_ball"
        await at.pilot.click("#stash", offset=middle_of(at.table.stash, 1))
        await at.settle()
        assert match.record.keys == []


async def test_a_pile_is_drawn_from_by_a_click() -> None:
    match = match_at(TO_ACT.replace("turn: 1, act", "turn: 1, draw"))
    async with table_of(match) as at:
        await sit_as_ada(at)
        await at.pilot.click("#piles", offset=middle_of(at.table.piles, 1))
        await at.settle()
        assert match.record.keys == ["draw discard"]
        assert len(at.table.stash.cards) == 4


async def test_hovering_shows_a_card_without_choosing_it() -> None:
    match = match_at(TO_ACT)
    async with table_of(match, size=ROOMY) as at:
        await sit_as_ada(at)
        await at.pilot.hover("#storehouse", offset=middle_of(at.table.storehouse, 3))
        await at.until(lambda: "It cannot be replaced" in at.text())
        await at.pilot.hover("#storehouse", offset=middle_of(at.table.storehouse, 5))
        await at.until(lambda: "you have not" in at.text())
    assert match.record.keys == []


async def test_a_chosen_card_is_taken_back_by_escape_and_by_u() -> None:
    match = match_at(TO_ACT)
    async with table_of(match) as at:
        await sit_as_ada(at)
        for key in ("escape", "u"):
            await at.press("enter")
            assert at.question == "slot"
            await at.press(key)
            assert at.question == "act"
    assert match.record.keys == []


async def test_undo_stops_at_the_wall_and_says_so() -> None:
    match, bots = new_match(seed=4)
    async with table_of(match, bots, size=ROOMY) as at:
        assert "Reveal ▦" in at.text()
        await at.press("3")
        ply = match.ply
        await at.press("u")
        assert match.ply == ply
        assert "Somebody has learned something since, so that choice stands." in at.text()
        lines = at.text().splitlines()
        assert at.table.scene is not None
        latest = at.table.scene.lines[-1].text.split()[-1]
        last_of_log = max(number for number, line in enumerate(lines) if latest in line[88:])
        wall = next(number for number, line in enumerate(lines) if "▦ wall" in line)
        assert wall > last_of_log
        await at.press("escape")
        assert match.ply == ply


async def test_what_can_be_taken_back_stands_below_the_wall() -> None:
    match = match_at(TO_ACT.replace("turn: 1, act", "turn: 1, draw"))
    async with table_of(match, size=ROOMY) as at:
        await sit_as_ada(at)
        await at.press("right", "enter")
        lines = at.text().splitlines()
        wall = next(number for number, line in enumerate(lines) if "▦ wall" in line)
        drawn = max(number for number, line in enumerate(lines) if "You drew Invisible" in line)
        assert drawn == wall + 1
        await at.press("u")
        assert at.question == "draw"


async def test_choices_that_cross_the_wall_are_marked_before_they_are_taken() -> None:
    match = match_at(TO_ACT.replace("turn: 1, act", "turn: 1, draw"))
    async with table_of(match) as at:
        await sit_as_ada(at)
        assert at.table.piles.ring_at(0) == (Ring.FOCUS, "Draw ▦")
        assert "No undo after this" in plain(at.table.preview)
        await at.press("right")
        assert at.table.piles.ring_at(1) == (Ring.FOCUS, "Take")
        assert "u takes it back" in plain(at.table.preview)


async def test_a_refusal_says_why_and_by_which_rule() -> None:
    match = match_at(TO_ACT)
    async with table_of(match) as at:
        await sit_as_ada(at)
        await at.press("enter", "4")
        assert "Haunted Doll" in at.table.prompt.notice
        assert "(AA-30)." in at.table.prompt.notice
        assert at.question == "slot"
        await go_to(at, at.table.storehouse, 3)
        assert at.table.storehouse.ring_at(3) == (Ring.REFUSED, "not now")
        assert at.table.preview.border_title == "Not now"
        assert "(AA-30)." in plain(at.table.preview)
        await at.press("escape")
        await go_to(at, at.table.stash, 2)
        await at.press("a")
        assert "(AA-50)" not in at.table.prompt.notice
    assert match.record.keys == ["activate Mystical Lamp"]


async def test_only_a_special_card_can_be_activated() -> None:
    match = match_at(TO_ACT)
    async with table_of(match) as at:
        await sit_as_ada(at)
        await go_to(at, at.table.stash, 0)
        await at.press("a")
        assert "(AA-50)." in at.table.prompt.notice
        await at.press("e")
        assert at.table.prompt.notice, "without a market there is nothing to expend"
    assert match.record.keys == []


async def test_d_discards_the_card_that_is_lifted_too() -> None:
    match = match_at(TO_ACT)
    async with table_of(match) as at:
        await sit_as_ada(at)
        await go_to(at, at.table.stash, 1)
        await at.press("enter", "d")
    assert match.record.keys == ["discard Crystal Ball"]


async def test_what_is_not_asked_says_what_is() -> None:
    match = match_at(TO_ACT)
    async with table_of(match) as at:
        await sit_as_ada(at)
        await go_to(at, at.table.opponents, 0)
        await at.press("enter")
        assert "That is not what is asked: " in at.table.prompt.notice
        assert at.table.prompt.sentence[:30] in at.table.prompt.notice


async def test_the_preview_names_the_sale_and_lights_the_stack() -> None:
    match = match_at(TO_ACT)
    async with table_of(match, size=ROOMY) as at:
        await sit_as_ada(at)
        await go_to(at, at.table.stash, 1)
        await at.press("enter")
        await go_to(at, at.table.storehouse, 2)
        assert at.table.preview.border_title == "If you play it here"
        glyphs = [line[0] for line in plain(at.table.preview).splitlines()]
        assert glyphs[:5] == ["▼", "▸", "◎", "▤", "◉"], "infamy, a question, the sale and its gold"
        assert at.table.storehouse.lane == (0, 1, 2)
        assert at.table.storehouse.ring_at(0) == (Ring.LANE, "")


async def test_a_card_of_the_stash_lights_the_slots_where_it_completes_a_set() -> None:
    match = match_at(TO_ACT)
    async with table_of(match) as at:
        await sit_as_ada(at)
        await go_to(at, at.table.stash, 1)
        assert at.table.storehouse.lane == (2,)
        assert [line[0] for line in plain(at.table.preview).splitlines()][:3] == ["↧", "◎", "d"]
        await go_to(at, at.table.stash, 0)
        assert not at.table.storehouse.lane


async def test_hidden_items_that_you_know_show_their_mark_and_an_eye() -> None:
    match = match_at(TO_ACT)
    async with table_of(match, size=ROOMY) as at:
        await sit_as_ada(at)
        assert "\u2039•\u203a Sword" in at.text()


async def test_the_inspector_tells_everything_about_a_card() -> None:
    match = match_at(TO_ACT)
    async with table_of(match) as at:
        await sit_as_ada(at)
        await go_to(at, at.table.storehouse, 0)
        await at.press("i")
        assert isinstance(at.app.screen, Inspector)
        said = plain(at.app.screen.query_one(".inspector Static", Static))
        for words in (
            "Crystal Ball",
            "◉9 a set ●",
            "▼3 each ●",
            "when played",
            "gain infamy and peek at a hidden item. ●",
            "The infamy is 1. ◌",
            "● printed",
            "○ derived",
            "◌ reconstructed",
            "Rule AA-item:crystal_ball",
        ):
            assert words in said
        await at.press("escape")
        await go_to(at, at.table.storehouse, 2)
        await at.press("i")
        assert "You have not seen that card." in at.text()


async def test_discard_wizards_log_and_help_are_pages_that_escape_closes() -> None:
    match = match_at(TO_ACT.replace("infamy 3,", "infamy 3, wizard byros,"))
    async with table_of(match) as at:
        await sit_as_ada(at)
        for key, words in (
            ("o", "Hypnotic Toad"),
            ("w", "Byros Bankhouse"),
            ("l", "Nothing has happened yet."),
            ("question_mark", "takes back your last choice"),
        ):
            await at.press(key)
            assert isinstance(at.app.screen, Page)
            assert words in at.text()
            await at.press("escape")
            assert at.table.is_active


async def test_answers_that_lie_nowhere_are_listed_and_can_be_numbered() -> None:
    match = match_at(TO_ACT)
    async with table_of(match) as at:
        await sit_as_ada(at)
        await go_to(at, at.table.stash, 2)
        await at.press("a")
        assert at.question == "lamp.take"
        assert len(at.table.choices.choices) == 3
        assert at.app.focused is at.table.choices
        await at.press("2")
        assert at.question == "slot"
