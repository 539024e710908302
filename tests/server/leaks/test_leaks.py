"""Two thousand positions, each in two worlds that look alike to a reader, which is sent the same bytes."""

import pytest

from hexmonger.kernel.chance import Source
from tests.laws.soak import KINDS
from tests.server.leaks.law import play_many, redealt, same
from tests.server.leaks.probes import returns
from tests.server.leaks.twins import Twin, first_apart, new_table, stopped_clock

# Three kinds of games, so many parts each, so many positions in each part.
PARTS = 7
POSITIONS = 96


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", KINDS)
async def test_what_a_reader_can_not_know_changes_no_byte(name: str, part: int) -> None:
    counted = await play_many(name, part, POSITIONS)
    assert counted["alike"] > POSITIONS // 4


async def test_where_choices_are_sealed_many_positions_differ_by_them_alone() -> None:
    counted = await play_many("merchants_of_magick", 99, 60)
    assert counted["sealed"] > counted["redealt"]


@pytest.mark.parametrize("name", KINDS)
async def test_whoever_comes_back_is_told_the_same_from_every_number_on(name: str) -> None:
    kind = KINDS[name]
    source = Source(8)
    game = kind.box.open(kind.setup_from(source))
    with stopped_clock():
        mine = Twin(new_table(game, source))
        for _ in range(40):
            ask = mine.match.state.asks[source.below(len(mine.match.state.asks))]
            await mine.choose(ask.seat, source.pick(ask.options))
        ask = mine.match.state.asks[0]
        other, readers = await redealt(mine, 0, ask.options[0], ask.seat, source)
        for reader in readers:
            seen = list(range(len(mine.match.stream(reader)) + 3))
            same(
                first_apart(await returns(mine, reader, seen), await returns(other, reader, seen)),
                f"what reader {reader} is told",
            )
        assert 0 in readers
