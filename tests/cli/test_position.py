"""`hexmonger position` and `hexmonger perft` read text diagrams."""

import json
from pathlib import Path

import pytest

from hexmonger.cli.paper import paper
from hexmonger.cli.picture import colouring
from hexmonger.kernel.chance import Source
from hexmonger.kernel.game import find_box
from hexmonger.kernel.perft import perft
from hexmonger.kernel.setup import Setup
from tests.cli.conftest import POSITION
from tests.cli.running import Run


def test_a_position_is_shown_with_its_question(run: Run, position: Path) -> None:
    result = run("position", str(position))
    assert result.exit_code == 0
    assert "discard: Ri To" in result.stdout
    assert "gold 25 · infamy 3 · fines 0" in result.stdout
    assert "wizard byros" in result.stdout
    assert "(Mi=13)" in result.stdout
    assert "Seat 1 is asked: Play an item of your stash" in result.stdout
    assert "play Three-Headed Coin; discard Three-Headed Coin; play Older Wand" in result.stdout


def test_standard_input_is_read_too(run: Run, position: Path) -> None:
    assert run("position", "-", given=POSITION).stdout == run("position", str(position)).stdout


def test_a_seat_is_shown_only_what_it_may_know(run: Run, position: Path) -> None:
    shown = run("position", str(position), "--seat", "2").stdout
    assert "Seat 1 is asked.\n" in shown
    assert "Older Wand" not in shown
    assert "Mi" not in shown
    assert "deck: ?*" in shown
    assert "stash ?*2" in shown
    other = POSITION.replace("stash Wa Co", "stash Fe Do")
    assert run("position", "-", "--seat", "2", given=other).stdout == shown
    assert "(Mi=13)" in run("position", str(position), "--seat", "3").stdout


def test_json_leads_back_to_the_position(run: Run, position: Path) -> None:
    written = json.loads(run("position", str(position), "--json").stdout)
    game, drawn = find_box(written["game"]).read_position(POSITION)
    s = game.read_json(written["position"])
    assert game.write_position(s) == game.write_position(drawn)
    assert [ask["seat"] for ask in written["asks"]] == [1]
    ask = written["asks"][0]
    assert ask["question"] == "act"
    assert ask["prompt"].startswith("Play an item of your stash")
    s.choose(ask["options"][0]["choice"], 0)
    assert ask["options"][0]["key"] == "play Three-Headed Coin"
    assert s.asks[0].question.name == "slot"


def test_json_of_a_seat_is_its_view(run: Run, position: Path) -> None:
    written = json.loads(run("position", str(position), "--json", "--seat", "2").stdout)
    assert written["position"]["seat"] == 1
    assert written["asks"] == []


def test_a_game_that_is_over_asks_nobody(run: Run) -> None:
    over = "arcane_alley: 2 players\nround: 3, over\nseat 1: gold 3\nseat 2: gold 4\n"
    shown = run("position", "-", given=over).stdout
    assert "The game is over: seat 2 has won. Scores: seat 1 3, seat 2 4." in shown
    assert "is asked" not in shown


@pytest.fixture
def sheets() -> str:
    """Return a position of Merchants of Magick with marks in ink and in pencil."""
    game = find_box("merchants_of_magick").open(Setup(2))
    s = game.new(5)
    play = iter(Source(3).below(1 << 20) for _ in range(40))
    for _ in range(12):
        ask = s.asks[0]
        s.choose(ask.options[next(play) % len(ask.options)], ask.seat)
    diagram: str = game.write_position(s)
    return diagram


@pytest.mark.parametrize("width", [60, 80, 100, 200])
def test_no_row_of_a_sheet_is_broken(
    run: Run, monkeypatch: pytest.MonkeyPatch, sheets: str, width: int
) -> None:
    monkeypatch.setattr(paper, "width", width)
    shown = run("position", "-", given=sheets).stdout
    assert max(map(len, shown.splitlines())) <= width
    rows = [line for line in sheets.splitlines() if "|" in line and not line.startswith("  #")]
    assert len(rows) == 2 * 12
    if width >= 100:
        assert all(row.strip() in shown for row in rows)
    for row in rows:
        assert all(half.strip() in shown for half in row.split("|"))


def test_what_lies_open_has_the_colour_of_its_look() -> None:
    game = find_box("arcane_alley").open(Setup(2, {"modules": "moonstruck_market"}))
    words = "stash To' Wa=12 ?*2 Cd*2 *L (Mi=13) (*L) Towa"
    text = colouring(game)(words)
    styles = {text.plain[span.start : span.end]: str(span.style) for span in text.spans}
    assert text.plain == words
    assert set(styles) == {"To'", "Wa", "Cd", "*L"}
    assert styles["Wa"].endswith(game.looks()["item", "older_wand"].colour)
    assert styles["To'"].endswith(game.looks()["item", "talking_toad"].colour)


def test_what_has_no_look_has_no_colour() -> None:
    text = colouring(find_box("merchants_of_magick").open(Setup(1)))("deck: FiRi StEl To")
    assert not text.spans


def test_perft_counts_what_the_engine_counts(run: Run, position: Path) -> None:
    _, s = find_box("arcane_alley").read_position(POSITION)
    for depth in range(4):
        shown = run("perft", str(position), "--depth", str(depth)).stdout
        assert shown.startswith(f"perft({depth}) = {perft(s, depth)} ")


def test_perft_divides_into_first_choices(run: Run, position: Path) -> None:
    lines = run("perft", str(position), "--depth", "2", "--divide").stdout.splitlines()
    ways = {line.rsplit(maxsplit=1)[0]: int(line.split()[-1]) for line in lines[1:-1]}
    assert ways["play Older Wand"] == 9
    assert lines[-1].startswith(f"perft(2) = {sum(ways.values())} ")


def test_perft_of_a_new_game(run: Run) -> None:
    assert run("perft", "--seed", "1", "--seats", "4", "--depth", "3").stdout.startswith("perft(3) = 648 ")


MARKET = """\
arcane_alley: 2 players
modules: moonstruck_market
turn: 1, act
moon: half
market: Wa' Eg To'
discard: Ca'/ To
seat 1: gold 25, stash Fa' Ca'/
  (Ba) (Wa') (?)
seat 2: gold 25
"""


def test_the_market_the_moon_and_what_lies_sideways_are_shown(run: Run) -> None:
    shown = run("position", "-", given=MARKET).stdout
    assert "market: Wa' Eg To'   moon: half" in shown
    assert "discard: Ca'/ To " in shown
    assert "stash Ca'/ Fa' " in shown
    assert "expend Toothed Fairy" in shown
    assert "expend Werefur Carpet" not in shown


def test_a_seat_sees_the_backs_of_what_is_hidden(run: Run) -> None:
    shown = run("position", "-", "--seat", "2", given=MARKET).stdout
    assert "(?-)  (?')" in shown
    assert "stash Ca'/ ?'" in shown
    assert "market: Wa' Eg To'" in shown


def test_a_recipe_that_is_spelled_out_is_shown_by_its_name(run: Run) -> None:
    counts = "recipe: Ours\nrecipe.older_wand: 40/40\nrecipe.automated_wand: 40/40\n"
    position = f"arcane_alley: 2 players\nmodules: moonstruck_market\n{counts}turn: 1\nseat 1:\nseat 2:\n"
    shown = run("position", "-", given=position).stdout
    assert "recipe: Ours" in shown
    assert "recipe.older_wand" not in shown


def test_perft_of_a_new_game_with_a_module(run: Run) -> None:
    words = ("--seed", "1", "--depth", "3", "--modules", "moonstruck_market", "--recipe", "taking_it_easy")
    setup = Setup(2, {"modules": "moonstruck_market", "recipe": "taking_it_easy"})
    ways = perft(find_box("arcane_alley").open(setup).new(1), 3)
    assert run("perft", *words).stdout.startswith(f"perft(3) = {ways} ")
