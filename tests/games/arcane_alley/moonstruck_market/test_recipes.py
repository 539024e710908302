"""Recipes: MM-01 and MM-02."""

import re
from pathlib import Path
from typing import Final

import pytest

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.items import ITEMS
from hexmonger.games.arcane_alley.moonstruck_market.items import MOON_ITEMS
from hexmonger.games.arcane_alley.moonstruck_market.recipe import Recipe, read_recipe
from hexmonger.games.arcane_alley.moonstruck_market.recipes import NAMES, RECIPES
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.testing.arcane_alley.moonstruck_market import MODULE, deal, open_table
from tests.games.arcane_alley.game import GAME, position
from tests.games.arcane_alley.moonstruck_market.scenes import stock
from tests.rules import rule

ALL_ITEMS: Final = (*ITEMS, *MOON_ITEMS)
PAGE: Final = Path(__file__).parents[4] / "docs" / "rules" / "moonstruck-market.md"

# Base and moon items of each recipe, for 2–4 and for 5–6 players.
TOTALS: Final = {
    "standard": ((73, 91), (43, 52)),
    "moonstruck_madness": ((38, 47), (78, 96)),
    "you_boomerang": ((55, 67), (47, 57)),
    "most_infamous": ((67, 82), (47, 58)),
    "best_friends_forever": ((66, 82), (47, 58)),
    "taking_it_easy": ((66, 81), (51, 62)),
}


def new(seats: int, **options: str) -> int:
    """Begin a game with the expansion and return how many cards its deck has."""
    return len(BOX.open(Setup(seats, {"modules": MODULE, **options})).new(1).kind_of)


def written(path: Path, text: str) -> Path:
    """Write a recipe file."""
    path.write_text(text, encoding="utf-8")
    return path


@rule("MM-01")
@pytest.mark.parametrize("name", TOTALS)
@pytest.mark.parametrize("column", [0, 1])
def test_the_printed_totals_hold(name: str, column: int) -> None:
    recipe = RECIPES[name]
    base, moon = TOTALS[name]
    assert recipe.total(ALL_ITEMS, "AA", column) == base[column]
    assert recipe.total(ALL_ITEMS, "MM", column) == moon[column]


@rule("MM-01")
def test_every_recipe_has_printed_totals() -> None:
    assert list(RECIPES) == list(TOTALS) == list(NAMES)


@rule("MM-01")
def test_every_count_is_the_one_on_the_rules_page() -> None:
    names = {item.name: item.id for item in ALL_ITEMS}
    rows = re.findall(
        r"^\| ([^|*]+?) \|((?: (?:–|\d+/\d+(?: \(D\))?) \|){6})$", PAGE.read_text("utf-8"), re.MULTILINE
    )
    assert len(rows) == 31
    for item, cells in rows:
        for recipe, cell in zip(RECIPES.values(), cells.strip(" |").split(" | "), strict=True):
            small, large = dict(recipe.copies).get(names[item], (0, 0))
            mark = " (D)" if names[item] in recipe.derived else ""
            assert cell == (f"{small}/{large}{mark}" if large else "–"), (item, recipe.name)


@rule("MM-01")
@pytest.mark.parametrize("name", TOTALS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_game_is_dealt_from_the_recipe_of_its_column(name: str, seats: int) -> None:
    base, moon = TOTALS[name]
    column = 0 if seats <= 4 else 1
    assert new(seats, recipe=name) == base[column] + moon[column]


@rule("MM-01")
def test_without_a_name_the_standard_deck_is_used() -> None:
    kinds = [
        BOX.open(Setup(3, {"modules": MODULE, **more})).new(1).kind_of
        for more in ({}, {"recipe": "standard"})
    ]
    assert kinds[0] == kinds[1]


@rule("MM-01")
def test_an_unknown_recipe_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(Trouble, match="no recipe called 'soup'; there are: standard, moonstruck_madness"):
        new(3, recipe="soup")
    with pytest.raises(Trouble, match="no option called 'recipe' without Moonstruck Market"):
        BOX.open(Setup(3, {"recipe": "standard"}))


@rule("MM-01", "MM-item:clockwork_canine")
def test_the_canine_is_in_no_printed_recipe() -> None:
    assert all("clockwork_canine" not in dict(recipe.copies) for recipe in RECIPES.values())


@rule("MM-02")
def test_a_recipe_file_gives_counts_for_both_columns_or_one_for_all(tmp_path: Path) -> None:
    path = written(
        tmp_path / "moons.toml",
        'name = "Many moons"\n[items]\nfools_moon = 3\ntalking_toad = [5, 6]\nclockwork_canine = 1\n',
    )
    assert read_recipe(path, ALL_ITEMS) == Recipe(
        "Many moons", (("fools_moon", (3, 3)), ("talking_toad", (5, 6)), ("clockwork_canine", (1, 1)))
    )


@rule("MM-02")
def test_a_recipe_without_a_name_is_called_after_its_file(tmp_path: Path) -> None:
    recipe = read_recipe(written(tmp_path / "toads.toml", "[items]\ntalking_toad = 6\n"), ALL_ITEMS)
    assert recipe.name == "toads"
    path = written(tmp_path / "a.toml", 'name = " Many toads "\n[items]\ntalking_toad = 6\n')
    assert read_recipe(path, ALL_ITEMS).name == "Many toads"


@rule("MM-02")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[items]\nsilver_spoon = 3", "there is no item called `silver_spoon`; there are: cursed_mirror"),
        ("[items]\nfools_moon = -1", "`items.fools_moon` can't be negative, but is -1"),
        ("[items]\nfools_moon = [2, -3]", "`items.fools_moon` can't be negative, but is -3"),
        ("[items]\nfools_moon = 4", "`items.fools_moon` is 4, but the boxes hold 3 of Fool's Moon; "),
        ("[items]\nclockwork_canine = [1, 2]", "the boxes hold 1 of Clockwork Canine; `proxies = true`"),
        ("[items]\ndark_lotus = 7", "the boxes hold 6 of Dark Lotus; `proxies = true` allows it (MM-02)"),
        ("[items]\nfools_moon = 'two'", "must be a whole number or two of them, such as [5, 6], not 'two'"),
        ("[items]\nfools_moon = 1.5", "must be a whole number or two of them, such as [5, 6], not 1.5"),
        ("[items]\nfools_moon = true", "must be a whole number or two of them, such as [5, 6], not True"),
        ("[items]\nfools_moon = [1, true]", "must be a whole number or two of them"),
        ("[items]\nfools_moon = [1, 2, 3]", "must be a whole number or two of them"),
        ("[items]\nfools_moon = [[1], 2]", "must be a whole number or two of them"),
        ("proxies = 1\n[items]\nfools_moon = 3", "`proxies` must be true or false"),
        ("name = 3\n[items]\nfools_moon = 3", "`name` must be a line of text"),
        ("name = ' '\n[items]\nfools_moon = 3", "`name` must be a line of text"),
        ('name = "a\\nb"\n[items]\nfools_moon = 3', "the name 'a\\nb' can't be shown"),
        ("name = 'a # b'\n[items]\nfools_moon = 3", "the name 'a # b' can't have a # in it"),
        ('name = "a\\u2028b"\n[items]\nfools_moon = 3', "the name 'a\\u2028b' can't be shown"),
        ("proxies = true\n[items]\nfools_moon = 201", "can't be more than 200, but is 201"),
        ("items = 3", "a recipe needs a table [items]"),
        ("name = 'nothing'", "a recipe needs a table [items]"),
        ("[items]", "a recipe needs a table [items]"),
        ("fools_moon = 3", "a recipe has name, proxies and [items], but no `fools_moon`"),
        ("[items\nfools_moon = 3", "is not TOML"),
        ("[items]\nfools_moon = 3\nfools_moon = 2", "is not TOML"),
    ],
)
def test_what_is_wrong_with_a_recipe_is_said_in_one_sentence(
    tmp_path: Path, text: str, sentence: str
) -> None:
    path = written(tmp_path / "wrong.toml", text)
    with pytest.raises(Trouble) as trouble:
        read_recipe(path, ALL_ITEMS)
    assert str(trouble.value).startswith(f"{path}: ")
    assert sentence in str(trouble.value)
    assert "\n" not in str(trouble.value)


@rule("MM-02")
def test_a_file_that_is_not_text_or_not_there_is_refused(tmp_path: Path) -> None:
    (tmp_path / "noise.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Trouble, match=r"noise\.toml: is not a text file"):
        read_recipe(tmp_path / "noise.toml", ALL_ITEMS)
    with pytest.raises(Trouble, match=r"gone\.toml: there is no such file"):
        read_recipe(tmp_path / "gone.toml", ALL_ITEMS)


@rule("MM-02")
def test_proxies_allow_more_copies_than_the_boxes_hold(tmp_path: Path) -> None:
    text = "[items]\nfools_moon = 40\nclockwork_canine = 40\n"
    with pytest.raises(Trouble, match="`proxies = true` allows it"):
        read_recipe(written(tmp_path / "many.toml", text), ALL_ITEMS)
    recipe = read_recipe(written(tmp_path / "many.toml", f"proxies = true\n{text}"), ALL_ITEMS)
    assert recipe.proxies
    assert dict(recipe.copies) == {"fools_moon": (40, 40), "clockwork_canine": (40, 40)}


@rule("MM-02")
def test_the_boxes_hold_what_the_largest_recipes_use() -> None:
    in_boxes = {item.id: item.in_box for item in ALL_ITEMS}
    assert sum(item.in_box for item in ITEMS) == 139
    assert sum(item.in_box for item in MOON_ITEMS) == 96 + 1
    for recipe in RECIPES.values():
        assert all(max(copies) <= in_boxes[item] for item, copies in recipe.copies)


@rule("MM-02")
@pytest.mark.parametrize(
    ("seats", "wizards", "needed"),
    [
        (2, "none", 2 * 9 + 2 * 2 + 1 + 3 + 13),
        (2, "corvus,none", 2 * 9 + 4 + 2 + 1 + 3 + 13),
        (3, "none", 3 * 9 + 3 * 2 + 1 + 3 + 13),
        (4, "none,corvus,none,none", 4 * 9 + 4 + 3 * 2 + 1 + 3 + 13),
        (6, "none", 6 * 9 + 6 * 2 + 1 + 3 + 13),
    ],
)
def test_thirteen_items_must_be_left_after_dealing_to_this_table(
    seats: int, wizards: str, needed: int
) -> None:
    options = {"wizards": wizards, "recipe": "mine"}
    assert new(seats, **options, **{"recipe.dark_lotus": str(needed)}) == needed
    with pytest.raises(Trouble, match=r"'mine' is too small: .* 13 items must be left, not 12 \(MM-02\)"):
        new(seats, **options, **{"recipe.dark_lotus": str(needed - 1)})


@rule("MM-02")
def test_the_column_of_this_table_is_the_one_that_counts() -> None:
    copies = {"recipe.dark_lotus": "40/20", "recipe.fools_moon": "5"}
    assert new(2, **copies) == 45
    with pytest.raises(Trouble, match="the deck is too small: 5 players need 59 items, but it has 25"):
        new(5, **copies)


@rule("MM-02", "MM-10", "MM-21")
@pytest.mark.parametrize("item", ["dark_lotus", "toothed_fairy"])
def test_a_recipe_of_one_sort_alone_still_has_market_and_die(item: str) -> None:
    table = stock(open_table(3, 1, **{f"recipe.{item}": "60"}))
    assert len(table.state.market) == 3
    assert table.moon in ("crescent", "half", "full")


@rule("MM-02")
def test_an_own_recipe_is_written_into_a_diagram_and_read_back() -> None:
    table = stock(
        open_table(3, 1, recipe="mine", **{"recipe.dark_lotus": "60", "recipe.clockwork_canine": "1/1"})
    )
    diagram = GAME.write_position(table.state)
    assert "recipe: mine\nrecipe.dark_lotus: 60/60\nrecipe.clockwork_canine: 1/1\n" in diagram
    assert GAME.write_position(position(diagram)) == diagram


@rule("MM-02")
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"recipe.silver_spoon": "3"}, "there is no item called `silver_spoon`"),
        (
            {"recipe.dark_lotus": "many"},
            "`recipe.dark_lotus` must be a whole number or two of them, such as 5/6, not 'many'",
        ),
        ({"recipe.dark_lotus": "-1"}, "can't be negative"),
        ({"recipe.dark_lotus": "100000000000000"}, "can't be more than 200"),
        ({"recipe": "#1", "recipe.dark_lotus": "90"}, "can't have a # in it, nor a space at its ends"),
        ({"recipe.dark_lotus": "90", "recipe.fools_moon": "-1/3"}, "can't be negative"),
    ],
)
def test_a_recipe_in_a_set_up_is_checked_too(options: dict[str, str], sentence: str) -> None:
    with pytest.raises(Trouble) as trouble:
        new(3, **options)
    assert sentence in str(trouble.value)


@rule("MM-02", "AA-95")
def test_a_recipe_says_how_many_copies_there_are_whatever_an_edition_says() -> None:
    assert new(3, edition="mine", **{"edition.items.dark_lotus.copies_2_to_4": "50"}) == 73 + 43


@rule("MM-02", "MM-item:clockwork_canine")
def test_a_diagram_may_name_an_own_recipe() -> None:
    table = deal("""
        recipe: canine
        recipe.clockwork_canine: 1
        recipe.dark_lotus: 60
        turn: 1, act
        seat 1: stash Cn'
          (Lo) (Lo) (Lo)
        seat 2:
        seat 3:
    """)
    table.choose("play Clockwork Canine", "at 1")
    table.asks("canine.moon")
