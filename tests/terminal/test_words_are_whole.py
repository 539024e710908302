"""Names and headings are whole words, or broken with a hyphen, and the round is told at every size."""

import re

import pytest

from hexmonger.terminal.canvas import hyphenated
from tests.terminal.moments import SIZES, opened
from tests.terminal.tables import text_of

SIZE = [*SIZES.values()]


@pytest.mark.parametrize("word", ["Boomerang", "Carpet", "Cauldron", "Chalice", "Feline", "Toad"])
@pytest.mark.parametrize("width", [5, 6, 7, 10])
def test_a_word_is_whole_or_has_a_hyphen(word: str, width: int) -> None:
    lines = hyphenated(word, width)
    assert all(len(line) <= width for line in lines)
    if lines:
        assert "".join(lines).replace("-", "") == word
        assert all(line.endswith("-") for line in lines[:-1])


@pytest.mark.parametrize("size", SIZE)
@pytest.mark.parametrize("name", ["alley-draw", "alley-slot", "market-act", "alley-bribe", "alley-replay"])
async def test_the_round_is_told_at_every_size(name: str, size: tuple[int, int]) -> None:
    async with opened(name, size) as (app, _):
        assert re.search(r"Round \d of 3", text_of(app).splitlines()[0])


@pytest.mark.parametrize("size", SIZE)
@pytest.mark.parametrize("name", ["alley-slot", "alley-replay"])
async def test_no_name_on_a_card_is_cut(name: str, size: tuple[int, int]) -> None:
    async with opened(name, size) as (app, _):
        text = text_of(app)
    assert "Boom…" not in text
    assert "Carp…" not in text
    assert not re.search(r"\bBoome\b(?!-)", text)


async def test_the_sheet_has_the_whole_word_for_leather_where_it_has_room() -> None:
    for name in ("magick-die", "magick-alone"):
        async with opened(name, SIZES["80x24"]) as (app, _):
            assert "Leather" in text_of(app)


async def test_a_replay_tells_what_was_done_at_the_foot_where_the_table_has_no_room_for_it() -> None:
    for name, size, is_told in (
        ("alley-replay", "120x40", False),
        ("alley-replay", "80x24", False),
        ("magick-replay", "80x24", True),
    ):
        async with opened(name, SIZES[size]) as (app, _):
            lines = text_of(app).splitlines()
        assert ("Just now" in " ".join(lines)) is not is_told
        assert bool(lines[-2].strip(" ◆akeymont")) is is_told


@pytest.mark.parametrize("size", SIZE)
async def test_the_news_under_the_prompt_are_whole_sentences(size: tuple[int, int]) -> None:
    async with opened("alley-draw", size) as (app, _):
        lines = text_of(app).splitlines()
        at = next(number for number, line in enumerate(lines) if "Draw from the deck" in line)
        assert "went on the discard." in lines[at + 1]
        assert "…" not in lines[at + 1]
