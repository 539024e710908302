"""Ratings put bots in order, charts are drawn, and rows are read back from what was written."""

from pathlib import Path

import polars
import pytest

from hexmonger.arena import Standings
from hexmonger.arena.chart import check_chart, draw_chart
from hexmonger.arena.extras import need
from hexmonger.arena.parquet import write_parquet
from hexmonger.arena.ratings import ratings
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.trials import Forfeit, Outcome, Trial, rows_of


def standings(first: str, second: str, wins: int, deals: int = 20) -> Standings:
    """Return a pair in which the first bot has won so many deals in both rotations, and drawn one."""
    made = Standings(Trial("arcane_alley", Setup(2), (first, second), 0, rotate=True))
    for deal in range(deals):
        places = (1, 2) if deal < wins else (2, 1)
        made.add(
            [
                Outcome(2 * deal, deal, (first, second), places, (3, 1)),
                Outcome(2 * deal + 1, deal, (second, first), places[::-1], (1, 3)),
            ]
        )
    made.add([Outcome(2 * deals, deals, (first, second), (1, 1), (2, 2))])
    return made


def test_the_better_bot_is_rated_higher() -> None:
    rated = ratings([standings("a", "b", 15), standings("b", "c", 12), standings("a", "c", 16)])
    assert [rating.bot for rating in rated] == ["a", "b", "c"]
    assert sum(rating.rating for rating in rated) == pytest.approx(0, abs=1e-6)
    assert all(rating.low < rating.rating < rating.high for rating in rated)
    assert rated == ratings([standings("a", "b", 15), standings("b", "c", 12), standings("a", "c", 16)])


def test_two_bots_are_as_far_apart_as_elo_says() -> None:
    above, below = ratings([standings("a", "b", 75, 100)])
    # Three victories for each defeat are 191 points; the draw and the prior take a little of it.
    assert above.rating - below.rating == pytest.approx(191, abs=5)


def test_a_bot_that_always_wins_has_a_rating_and_one_alone_has_none() -> None:
    assert ratings([standings("a", "b", 20)])[0].rating < 2000
    assert ratings([standings("a", "a", 20)]) == []


def test_rows_are_read_back_from_parquet(tmp_path: Path) -> None:
    outcomes = [
        Outcome(0, 0, ("a", "b"), (2, 1), forfeit=Forfeit(0, "hung")),
        Outcome(1, 0, ("b", "a"), (1, 2), (7, 2), {"gold": [7, 2]}, 30),
    ]
    write_parquet(tmp_path / "rows.parquet", rows_of(outcomes, line_up=1))
    read = polars.read_parquet(tmp_path / "rows.parquet")
    assert read["bot"].to_list() == ["a", "b", "b", "a"]
    assert read["gold"].to_list() == [None, None, 7, 2]
    assert read["margin"].to_list() == [None, None, 5.0, -5.0]
    assert read["forfeit"].to_list() == ["hung", "", "", ""]
    assert read["line_up"].dtype == polars.Int64
    with pytest.raises(Trouble, match="can't be written"):
        write_parquet(tmp_path / "gone" / "rows.parquet", rows_of(outcomes))


@pytest.mark.parametrize("is_open", [False, True])
def test_a_chart_names_every_bot_and_the_even_share(tmp_path: Path, is_open: bool) -> None:
    drawn = tmp_path / "chart.svg"
    draw_chart(drawn, "A fair game", [standings("a", "b", 15)], is_open)
    text = drawn.read_text(encoding="utf-8")
    for word in ("A fair game", "a  v  1 b", "b  v  1 a", "even share, 50.0 %"):
        assert word in text
    draw_chart(tmp_path / "again.svg", "A fair game", [standings("a", "b", 15)], is_open)
    assert (tmp_path / "again.svg").read_bytes() == drawn.read_bytes()


def test_what_is_missing_is_told_with_its_extra() -> None:
    with pytest.raises(
        Trouble, match=r"charts need nothing_such; install it with pip install 'hexmonger\[arena\]'"
    ):
        need("nothing_such.figure", "arena", "charts")
    with pytest.raises(Trouble, match=r"x.gif: a chart is a file that ends in .svg, .png or .pdf"):
        check_chart(Path("x.gif"))
