"""The digits at the table of Arcane Alley: what carries one, and that nothing else does at the same time."""

from hexmonger.terminal.arcane_alley.area import Area
from hexmonger.terminal.example import Example
from tests.terminal.tables import COMPACT, ROOMY, At, match_at, table_of
from tests.terminal.test_endings import ONE_PAYS

TO_SELL = """
arcane_alley: 3 players
modules: moonstruck_market
recipe: standard
turn: 1, start
turns: 3
deck: ...
discard: To
market: Ba Ca' Eg'
moon: crescent
seat 1: gold 25, stash Wa Ca'
  Wa   Wa   Wa
  Ba   Ba'  Ba
  Wa'  Eg'  Ba'
seat 2: gold 25
seat 3: gold 25
"""
TO_SKELETOMICON = """
arcane_alley: 3 players
turn: 1, act
deck: ...
discard: Ri To
seat 1: gold 25, stash Sk
  (?)  (?)  (?)
  (?)  (?)  (?)
  (?)  (?)  (Lo)
seat 2: gold 40
  Co   (?)  (?)
  (?)  Ba   (?)
  (?)  (?)  (?)
seat 3: gold 11
  (?)  (?)  (?)
  (?)  (?)  (?)
  (?)  (?)  (?)
"""


def shown_in(area: Area) -> str:
    """Return what an area shows."""
    return "\n".join(area.render_line(line).text for line in range(area.size.height))


async def ada_at(at: At) -> At:
    """Open the curtain for the first of several people."""
    await at.press("enter")
    return at


async def test_where_a_list_has_numbers_no_slot_has_one() -> None:
    for size in (COMPACT, ROOMY):
        async with table_of(match_at(TO_SELL), size=size) as at:
            await ada_at(at)
            assert at.question == "set"
            assert "[3]" in at.text()
            corners = [region.offset for region in at.table.storehouse.regions()]
            lines = shown_in(at.table.storehouse).split("\n")
            assert [lines[y][x + 1] for x, y in corners].count("1") == 0
            assert not {lines[y][x + 1] for x, y in corners} & set("123456789")
            assert "row 1" in at.text()
            await at.press("2")
            assert at.match.record.keys == ["sell 4-5-6"], "a digit is a line of the list"


async def test_a_set_of_several_items_is_told_by_marks_rather_than_by_half_a_name() -> None:
    async with table_of(match_at(TO_SELL)) as at:
        await ada_at(at)
        assert "…" not in shown_in(at.table.choices)
        assert "Older Wand" in shown_in(at.table.choices)


async def test_a_bribe_is_chosen_by_what_it_pays() -> None:
    match = match_at(ONE_PAYS.replace("gold 31", "gold 80"))
    Example(match).played("discard Floating Carpet")
    async with table_of(match, size=ROOMY) as at:
        await ada_at(at)
        assert at.question == "bribe"
        listed = shown_in(at.table.choices)
        for line in ("0◀ Pass", "[2] Pay 2 gold", "[4] Pay 4 gold", "[8] Pay 8 gold"):
            assert line in listed
        assert "[·] Pay 10 gold" in listed
        assert "0–8 choose" in at.text().splitlines()[-1]
        await at.press("3")
        assert at.table.prompt.warns, "nothing is paid that no line says"
        await at.press("4")
    assert match.record.keys[-1] == "bribe 4"


async def test_slots_of_another_have_the_numbers_while_they_are_asked_about() -> None:
    for size in (COMPACT, ROOMY):
        match = match_at(TO_SKELETOMICON)
        async with table_of(match, size=size) as at:
            await ada_at(at)
            assert "9" in shown_in(at.table.storehouse)
            await at.press("enter", "9")
            assert at.question == "skeletomicon.item"
            assert "9" not in shown_in(at.table.storehouse).replace("◉9", "")
            others = shown_in(at.table.opponents)
            assert "▶" in others
            assert "5Ba" in others.replace(" ", "")
            await at.press("5")
        assert match.record.keys[-1] == "item 2:5"
