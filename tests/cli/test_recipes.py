"""`hexmonger recipes` lists recipes and checks the players' own, which a record then carries with it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hexmonger.terminal
from hexmonger.games.arcane_alley.items import ITEMS
from hexmonger.games.arcane_alley.moonstruck_market.items import MOON_ITEMS
from hexmonger.games.arcane_alley.moonstruck_market.recipes import RECIPES
from hexmonger.kernel.match import Bot, Match
from hexmonger.saves import Save, load
from hexmonger.terminal import Colours, Parting
from tests.cli.running import Run
from tests.rules import rule

OWN = """\
name = "Small night"

[items]
three_headed_coin = [7, 9]
older_wand = 11
automated_wand = 11
magic_boomerang = [10, 12]
hexed_boomerang = [10, 12]
clockwork_canine = 1
"""
MODULE = ("--modules", "moonstruck_market")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Return the file of a recipe of the players' own."""
    path = tmp_path / "own.toml"
    path.write_text(OWN, encoding="utf-8")
    return path


def rows(shown: str) -> list[list[str]]:
    """Return the words of every line."""
    return [line.split() for line in shown.splitlines()]


@rule("MM-01")
def test_every_recipe_is_listed_with_its_totals(run: Run) -> None:
    shown = rows(run("recipes").stdout)
    assert [row[0] for row in shown[2:]] == list(RECIPES)
    assert [row[-3:] for row in shown[2:]] == [
        ["73/91", "43/52", "116/143"],
        ["38/47", "78/96", "116/143"],
        ["55/67", "47/57", "102/124"],
        ["67/82", "47/58", "114/140"],
        ["66/82", "47/58", "113/140"],
        ["66/81", "51/62", "117/143"],
    ]


@rule("MM-01")
@pytest.mark.parametrize("name", RECIPES)
def test_a_recipe_is_shown_with_its_counts(run: Run, name: str) -> None:
    shown = run("recipes", name).stdout
    recipe = RECIPES[name]
    copies = {item.name: dict(recipe.copies).get(item.id) for item in (*ITEMS, *MOON_ITEMS)}
    counted = {
        " ".join(row[1:-3]): (int(row[-3]), int(row[-2]))
        for row in rows(shown)[2:]
        if len(row) > 4 and row[-1].isdecimal()
    }
    assert counted == {item: count for item, count in copies.items() if count is not None}
    assert "Enough for 2, 3, 4, 5 and 6 players (MM-02)." in shown
    assert run("recipes", *recipe.name.split()).stdout == shown


@rule("MM-02")
def test_a_recipe_of_your_own_is_checked_for_every_number_of_players(run: Run, own: Path) -> None:
    result = run("recipes", "own.toml")
    assert result.exit_code == 0
    shown = result.stdout
    assert shown.startswith("Small night  Moonstruck Market, own.toml\n")
    assert ["Wa'", "Automated", "Wand", "11", "11", "13"] in rows(shown)
    assert [row for row in rows(shown) if row[-2:] == ["50", "56"]] == [["whole", "deck", "50", "56"]]
    words = " ".join(shown.split())
    assert "Enough for 2 and 3 players (MM-02). Not for 3 with Corvus the Collector: the recipe" in words
    assert "Not for 4: the recipe 'Small night' is too small: after dealing to 4 players 13 items" in words
    assert "Not for 5: the deck is too small" in words


@rule("MM-02")
def test_proxies_are_counted(run: Run, own: Path) -> None:
    own.write_text(f"proxies = true\n{OWN.replace('older_wand = 11', 'older_wand = [60, 80]')}")
    shown = run("recipes", "own.toml").stdout
    assert ["Wa", "Older", "Wand", "60", "80", "13", "67"] in rows(shown)
    assert "Enough for 2, 3, 4, 5 and 6 players" in shown


@rule("MM-02")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("older_wand", "oldest_wand", "there is no item called `oldest_wand`; there are: "),
        ("= [7, 9]", "= -7", "`items.three_headed_coin` can't be negative, but is -7"),
        ("= [7, 9]", "= 7.5", "`items.three_headed_coin` must be a whole number or two of them"),
        ("= [7, 9]", "= [7, 9, 9]", "`items.three_headed_coin` must be a whole number or two of them"),
        ("= [7, 9]", "= [7, 99]", "`items.three_headed_coin` is 99, but the boxes hold 9"),
        ("[items]", "[cards]", "a recipe has name, proxies and [items], but no `cards`"),
        ("Small night", "Small\\u2028night", "the name 'Small\\u2028night' can't be shown"),
        ("[items]", "[items", "is not TOML"),
    ],
)
def test_a_recipe_that_can_not_be_is_refused_wherever_it_is_given(
    refused: Callable[..., str], own: Path, old: str, new: str, reason: str
) -> None:
    assert old in OWN
    own.write_text(OWN.replace(old, new), encoding="utf-8")
    for words in (
        ("recipes", "own.toml"),
        ("play", *MODULE, "--recipe", "own.toml"),
        ("simulate", *MODULE, "--recipe", "own.toml"),
        ("perft", "--seed", "1", *MODULE, "--recipe", "own.toml"),
        ("rules", "arcane_alley", *MODULE, "--recipe", "own.toml"),
    ):
        assert refused(*words).startswith(f"own.toml: {reason}")


@rule("MM-02")
def test_a_recipe_too_small_for_a_table_is_refused(refused: Callable[..., str], own: Path) -> None:
    own.write_text("[items]\nolder_wand = 10\n")
    assert refused("recipes", "own.toml").startswith("own.toml: enough for no number of players; not for 2: ")
    own.write_text(OWN)
    sentence = refused("simulate", "--players", "uniform," * 3 + "uniform", *MODULE, "--recipe", "own.toml")
    assert sentence.startswith("the recipe 'Small night' is too small: after dealing to 4 players")


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ("gone.toml", "gone.toml: there is no such file"),
        ("most_famous", "there is no recipe and no file called 'most_famous'; the recipes are: standard, "),
        (".", ".: is a folder, not a file"),
    ],
)
def test_a_recipe_that_is_nowhere(refused: Callable[..., str], asked: str, reason: str) -> None:
    assert refused("recipes", asked).startswith(reason)


def test_a_record_carries_a_recipe_of_your_own_with_it(
    run: Run, own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play_on(match: Match, bots: dict[int, Bot[Any]], save: Save, _: Colours) -> Parting:
        while match.ply < 30:
            ask = match.state.asks[0]
            match.choose(ask.options[match.ply % len(ask.options)], ask.seat)
        save.write(match.record)
        return Parting(save.path)

    monkeypatch.setattr("hexmonger.cli.play.is_terminal", lambda: True)
    monkeypatch.setattr(hexmonger.terminal, "play_table", play_on)
    words = ("play", "--players", "Ada,Ben", "--seed", "5", *MODULE, "--save", "game.hex")
    assert run(*words, "--recipe", "own.toml").exit_code == 0
    own.unlink()
    loaded = load(tmp_path / "game.hex")
    record, s = loaded.record, loaded.state
    assert record.setup.options["recipe"] == "Small night"
    assert record.setup.options["recipe.older_wand"] == "11/11"
    assert record.setup.options["recipe.hexed_boomerang"] == "10/12"
    assert len(record.choices) == 30
    assert s.to_json() == record.state().to_json()
    shown = run("replay", "game.hex", "--seat", "1").stdout
    assert shown.startswith("Arcane Alley with Moonstruck Market: 1 Ada, 2 Ben; as seat 1, Ada\n")
    assert "recipe.older_wand: 11/11" in shown
