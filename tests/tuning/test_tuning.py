"""Candidates meet the same deals, the best of them is kept, and a search goes on where it was left."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from hexmonger.arena import Crew
from hexmonger.bots.weights import Weights, read_weights
from hexmonger.games.arcane_alley import BOX
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.tuning import Aim, Judgement, Search, first_weights, weights_text
from hexmonger.tuning.judging import FRESH, tables
from tests.tuning.bots import install

SHORT: Final = {"edition.numbers.rounds": "1", "edition.numbers.turns": "2"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install bots for the time of a test, and return the folder they lie in."""
    place = tmp_path / "bots"
    place.mkdir()
    monkeypatch.syspath_prepend(install(place))
    yield place
    sys.modules.pop("somebodys_tunable", None)


def aim_at(folder: Path, bot: str = "tunable", tuned: tuple[str, ...] = ("first", "second")) -> Aim:
    """Return a small aim."""
    first = first_weights("arcane_alley", folder / "begin.toml").numbers
    return Aim(bot, "uniform", "arcane_alley", Setup(2, SHORT), 3, 2, first, tuned, 3.0)


@pytest.fixture
def crew() -> Iterator[Crew]:
    """Return a worker."""
    with Crew(1) as crew:
        yield crew


def test_weights_are_moved_by_a_factor_and_written_in_few_digits(folder: Path) -> None:
    aim = aim_at(folder, tuned=("first", "third"))
    assert aim.weights({"first": 0, "third": 0}) == {"first": 1, "second": 2, "third": 0}
    assert aim.weights({"first": 1, "third": -1}) == {"first": 3, "second": 2, "third": -3}
    assert aim.weights({"first": 0.1, "third": 0.1}) == {"first": 1.116, "second": 2, "third": 0.3}


def test_the_best_candidate_is_at_least_as_good_as_the_weights_at_first(folder: Path, crew: Crew) -> None:
    search = Search(aim_at(folder), folder / "a.search", folder)
    margins = [search.try_next(crew) for _ in range(6)]
    numbers, margin = search.best()
    assert (search.done, search.first_margin) == (6, margins[0])
    assert margin == max(filter(None, margins))
    assert set(numbers) == {"first", "second", "third"}
    assert numbers["third"] == 0
    again = Search(aim_at(folder), folder / "b.search", folder)
    assert [again.try_next(crew) for _ in range(6)] == margins


def test_a_search_goes_on_where_it_was_left(folder: Path, crew: Crew) -> None:
    search = Search(aim_at(folder), folder / "a.search", folder)
    margins = [search.try_next(crew) for _ in range(3)]
    going_on = Search(aim_at(folder), folder / "a.search", folder)
    assert (going_on.done, going_on.first_margin) == (3, margins[0])
    going_on.try_next(crew)
    assert going_on.done == 4


def test_one_weight_alone_is_tuned_too(folder: Path, crew: Crew) -> None:
    search = Search(aim_at(folder, tuned=("first",)), folder / "a.search", folder)
    for _ in range(3):
        search.try_next(crew)
    assert search.best()[0]["second"] == 2


def test_a_candidate_that_forfeits_is_no_good(folder: Path, crew: Crew) -> None:
    search = Search(aim_at(folder, "fragile"), folder / "a.search", folder)
    assert search.try_next(crew) is not None
    assert search.try_next(crew) is None
    assert search.done == 2
    assert search.best()[0]["first"] == 1


def test_a_search_for_something_else_is_refused(folder: Path) -> None:
    file = folder / "a.search"
    aim = aim_at(folder)
    Search(aim, file, folder)
    for other, reason in [
        (replace(aim, seed=4), "its seed was another"),
        (replace(aim, tuned=("first",)), "its tuned was another"),
        (replace(aim, bot="fragile"), "the code of the bot has changed since"),
    ]:
        with pytest.raises(Trouble, match=f"can't go on with this search: {reason}"):
            Search(other, file, folder)
    with (folder / "somebodys_tunable.py").open("a", encoding="utf-8") as code:
        code.write("\n# better now\n")
    with pytest.raises(Trouble, match="the code of the bot has changed since"):
        Search(aim, file, folder)
    file.write_text("dear diary\n", encoding="utf-8")
    with pytest.raises(Trouble, match="holds no search"):
        Search(aim, file, folder)


def test_what_can_not_be_tuned_is_refused(folder: Path) -> None:
    with pytest.raises(Trouble, match="there is no weight called 'fourth'; there are: first, second, third"):
        aim_at(folder, tuned=("fourth",))
    with pytest.raises(Trouble, match="moved by a factor above 1, not by 1"):
        replace(aim_at(folder), spread=1.0)
    with pytest.raises(Trouble, match="no weights come with chess; name a file of them with --from"):
        first_weights("chess", None)
    with pytest.raises(Trouble, match="these weights are for arcane_alley, not for chess"):
        first_weights("chess", folder / "begin.toml")
    with pytest.raises(Trouble, match="the bot 'uniform' takes no weights"):
        Search(replace(aim_at(folder), bot="uniform"), folder / "a.search", folder)


def test_weights_are_judged_at_every_table_on_deals_never_seen(folder: Path, crew: Crew) -> None:
    sizes = [(each.seats, each.options.get("modules", "")) for each in tables(BOX, Setup(3, SHORT))]
    assert sizes == [(2, ""), (4, ""), (6, ""), *((size, "moonstruck_market") for size in (2, 4, 6))]
    bot = f"tunable@{folder / 'begin.toml'}"
    judgement = Judgement(bot, "uniform", "arcane_alley", Setup(2, SHORT), 3)
    assert judgement.seed == 3 + FRESH
    for _ in judgement.play(crew, 9, lambda: True):
        pass
    assert [len(each.deals) for each in judgement.standings] == [2] * 6
    told = judgement.result()
    assert told.startswith("margin of one seat against uniform: ")
    for words in (
        " at 2 seats, ",
        "; with moonstruck_market ",
        "(2 fresh deals at each table, in every rotation",
    ):
        assert words in told


def test_a_recipe_is_left_to_the_tables_that_have_its_module() -> None:
    setup = Setup(4, {"modules": "moonstruck_market", "recipe": "you_boomerang"})
    assert {each.options.get("modules", "") for each in tables(BOX, setup)} == {"moonstruck_market"}


def test_weights_are_read_back_as_they_were_written() -> None:
    weights = Weights("arcane_alley", 3, ("a", "b"), 'say "hi"', "±1\n", {"plain": 0.5, "of a kind": -2e-7})
    assert read_weights(weights_text(weights)) == weights
