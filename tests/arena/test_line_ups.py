"""Who meets whom, and on how many seats."""

import pytest

from hexmonger.arena import ladder, line_up, round_robin
from hexmonger.kernel.trouble import Trouble


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert line_up(["a", "b"], 4) == ("a", "b", "b", "b")
    assert line_up(["a", "b", "c"], 3) == ("a", "b", "c")
    assert line_up(["a"], 2) == ("a", "a")


def test_in_a_round_robin_every_pair_meets() -> None:
    assert round_robin(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert round_robin(["a", "b"], 3) == [("a", "b", "b"), ("b", "a", "a")]


def test_on_a_ladder_each_meets_the_one_below() -> None:
    assert ladder(["a", "b", "c"], 3) == [("a", "b", "b"), ("b", "c", "c")]


def test_line_ups_that_can_not_be_are_refused() -> None:
    with pytest.raises(Trouble, match="an arena needs 2 seats at least"):
        line_up(["a"], 1)
    with pytest.raises(Trouble, match="3 bots can't sit on 2 seats; --round-robin or --ladder lets pairs"):
        line_up(["a", "b", "c"], 2)
    with pytest.raises(Trouble, match="name two bots at least"):
        ladder(["a"], 2)
    with pytest.raises(Trouble, match="the bot 'a' is named twice"):
        round_robin(["a", "b", "a"], 2)
