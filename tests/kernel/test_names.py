"""Names that can't be read back are refused by every door, and a log is never in doubt whom it means."""

import json
from pathlib import Path

import pytest

from hexmonger.games.arcane_alley.module import find_module
from hexmonger.games.arcane_alley.moonstruck_market.recipe import read_recipe
from hexmonger.kernel.edition import Edition, read_edition, with_edition
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import Match
from hexmonger.kernel.record import Record, read_record
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.words import words_of
from tests.names import HOSTILE, UNREADABLE

GAMES = ("arcane_alley", "merchants_of_magick")
SEATS = 3


@pytest.mark.parametrize("name", UNREADABLE)
@pytest.mark.parametrize("game", GAMES)
class TestUnreadableNames:
    """What would be written and never read back is refused when it is given."""

    def test_of_players(self, game: str, name: str) -> None:
        with pytest.raises(Trouble, match=r"the player's name .* can't be shown"):
            Match(find_box(game).open(Setup(SEATS)), 7, ["Ada", name, "Bo"])
        with pytest.raises(Trouble, match=r"the player's name .* can't be shown"):
            Record(game, 1, Setup(SEATS), 7, ["Ada", name, "Bo"])

    def test_of_editions(self, game: str, name: str, tmp_path: Path) -> None:
        with pytest.raises(Trouble, match=r"the name .* can't be shown"):
            Setup(SEATS, {"edition": name})
        with pytest.raises(Trouble, match=r"the name .* can't be shown"):
            with_edition(Setup(SEATS), Edition(name, ()))
        path = tmp_path / "edition.toml"
        path.write_text(f"name = {json.dumps(name)}\n", encoding="utf-8")
        with pytest.raises(Trouble, match=r"edition\.toml: "):
            read_edition(path)
        with pytest.raises(Trouble, match=r"edition\.toml: "):
            find_box(game).with_edition_file(Setup(SEATS), path)

    def test_of_options(self, game: str, name: str) -> None:
        for options in ({name: "x"}, {"wizards": name}, {f"edition.{name}": "3"}):
            with pytest.raises(Trouble, match="can't be shown"):
                Setup(SEATS, options)


@pytest.mark.parametrize("name", UNREADABLE)
def test_a_recipe_is_refused_for_its_name_too(name: str, tmp_path: Path) -> None:
    path = tmp_path / "recipe.toml"
    path.write_text(f"name = {json.dumps(name)}\n[items]\ncursed_mirror = 3\n", encoding="utf-8")
    with pytest.raises(Trouble, match=r"recipe\.toml: "):
        read_recipe(path, find_module("moonstruck_market").items())


@pytest.mark.parametrize(
    ("name", "value"), [("", "x"), ("a:b", "x"), (" edition", "x"), ("edition", "x "), ("edition", " x")]
)
def test_an_option_that_reads_back_as_another_is_refused(name: str, value: str) -> None:
    with pytest.raises(Trouble, match="can't be kept as"):
        Setup(SEATS, {name: value})


def test_an_edition_keeps_its_name_without_the_spaces_around_it(tmp_path: Path) -> None:
    path = tmp_path / "edition.toml"
    path.write_text('name = "  Grandmother\'s  "\n', encoding="utf-8")
    assert read_edition(path).name == "Grandmother's"


@pytest.mark.parametrize("name", [*HOSTILE, "# no comment", "player 2: Bo", "a: b"])
def test_whatever_can_be_given_reads_back(name: str) -> None:
    game = find_box("arcane_alley")
    match = Match(game.open(Setup(SEATS, {"edition": name})), 7, [name, name, "Bo"])
    assert read_record(match.record.to_text())[0] == match.record


def log_of(match: Match, seat: int) -> list[str]:
    """Return the log as a seat reads it."""
    lines = words_of(match.game).log(match.events(seat), match.record.players, seat)
    return [line.text for line in lines]


@pytest.mark.parametrize("name", ["You", "you", "YOU", "\uff39\uff4f\uff55"])
@pytest.mark.parametrize("game", GAMES)
def test_nobody_reads_about_somebody_else_as_you(game: str, name: str) -> None:
    match = Match(find_box(game).open(Setup(2)), 7, ["Ada", name])
    named = Match(find_box(game).open(Setup(2)), 7, ["Ada", "Zed"])
    while match.state.asks and match.ply < 200:
        ask = match.state.asks[0]
        choice = ask.options[match.ply % len(ask.options)]
        for each in (match, named):
            each.choose(choice, ask.seat)
    for seat in (-1, 0, 1):
        expected = [line.replace("Zed", f"{name} (seat 2)") for line in log_of(named, seat)]
        assert log_of(match, seat) == expected
