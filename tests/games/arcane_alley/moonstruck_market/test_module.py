"""The module as a module: what it adds, what it tells, and the base game without a trace of it."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from hexmonger.games.arcane_alley import BOX, module
from hexmonger.games.arcane_alley.items import ITEMS
from hexmonger.games.arcane_alley.module import find_module
from hexmonger.games.arcane_alley.moonstruck_market.events import (
    Bought,
    Expended,
    MoonTurned,
    PutSideways,
    ToMarket,
)
from hexmonger.games.arcane_alley.moonstruck_market.items import MOON_ITEMS
from hexmonger.games.arcane_alley.moonstruck_market.state import MarketState
from hexmonger.games.arcane_alley.moonstruck_market.wizards import MOON_WIZARDS
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.kernel.events import Event
from hexmonger.kernel.match import Match
from hexmonger.kernel.perft import perft
from hexmonger.kernel.record import read_choice
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble, Unreadable
from hexmonger.testing.arcane_alley import open_table as open_base
from hexmonger.testing.arcane_alley.moonstruck_market import MODULE, deal, open_table, table_of
from tests.games.arcane_alley.game import GAME, position
from tests.games.arcane_alley.moonstruck_market.scenes import stock
from tests.games.arcane_alley.scenes import stock as stock_base
from tests.rules import rule

WATCHING: Final = -1
MARKET_FIELDS: Final = {"market", "light", "sideways", "barred", "showing"}

# Name, gold, infamy, moon, when: the table of items.
TABLE: Final = [
    ("Talking Toad", 0, -1, "half", ("always",)),
    ("Decryptor Ring", 1, 1, "full", ("played",)),
    ("Automated Wand", 3, 2, "crescent", ("played",)),
    ("Hexed Boomerang", 5, 3, "half", ("sold",)),
    ("Werefur Carpet", 7, 3, "full", ("expend",)),
    ("Gelatinous Ball", 9, 4, "crescent", ("sold",)),
    ("Toothed Fairy", 12, 4, "full", ("expend",)),
    ("Emerald Egg", 20, 5, "crescent", ("expend",)),
    ("Skeletal Sword", 25, 6, "half", ("always",)),
    ("Fool's Moon", 0, 8, "all", ("played", "sold")),
    ("Spectral Spectacles", 0, 10, "none", ("special",)),
    ("Clockwork Canine", 8, 5, "all", ("played",)),
]


@rule("MM-01", "MM-23")
def test_the_items_are_those_of_the_table() -> None:
    table = [(item.name, item.gold, item.infamy, item.moon_name, item.when) for item in MOON_ITEMS]
    assert table == TABLE


@rule("MM-31")
def test_moon_items_have_the_gold_of_their_type_and_one_infamy_more() -> None:
    base = {item.name.rsplit(" ")[-1]: item for item in ITEMS}
    shared = [item for item in MOON_ITEMS if item.name.rsplit(" ")[-1] in base]
    assert len(shared) == 9
    for item in shared:
        other = base[item.name.rsplit(" ")[-1]]
        assert (item.gold, item.infamy) == (other.gold, other.infamy + 1), item.name


@rule("AA-95", "MM-wizard:bones")
def test_every_reconstructed_number_can_be_corrected_by_an_edition() -> None:
    for item in MOON_ITEMS:
        for number in ("infamy", *item.numbers):
            options = {"modules": MODULE, f"edition.items.{item.id}.{number}": "3"}
            assert isinstance(BOX.open(Setup(2, options)).new(1), MarketState)
    for wizard in MOON_WIZARDS:
        for number in wizard.numbers:
            options = {"modules": MODULE, f"edition.wizards.{wizard.id}.{number}": "3"}
            assert isinstance(BOX.open(Setup(2, options)).new(1), MarketState)


@rule("AA-95")
def test_an_editions_numbers_are_the_ones_that_are_played() -> None:
    table = deal("""
        edition.items.toothed_fairy.infamy_lost: 6
        turn: 1, act
        moon: half
        seat 1: infamy 9, stash Fa'
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("expend Toothed Fairy").is_quiet().shows("seat 1: infamy 3")


@rule("AA-95")
def test_without_the_expansion_its_items_cannot_be_corrected() -> None:
    with pytest.raises(Trouble, match="no item called `toothed_fairy`"):
        BOX.open(Setup(2, {"edition.items.toothed_fairy.gold": "3"})).new(1)


@rule("MM-10")
def test_an_unknown_module_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(Trouble, match=f"no module of Arcane Alley called 'sunstruck'; there are: {MODULE}"):
        find_module("sunstruck")
    assert find_module(MODULE).title == "Moonstruck Market"


@rule("MM-10", "MM-20")
def test_the_base_game_has_no_market_and_no_moon() -> None:
    table = stock_base(open_base(3))
    s = table.state
    assert type(s) is AlleyState
    assert not any(hasattr(s, name) for name in MARKET_FIELDS)
    view = GAME.view(s, 0)
    assert type(view) is AlleyView
    assert not any(hasattr(view, name) for name in MARKET_FIELDS)
    for line in ("market:", "moon:", "backs:", "modules:", "recipe:"):
        assert line not in GAME.write_position(s)


@rule("MM-10", "MM-20", "MM-41")
def test_the_expansion_adds_its_own_fields_to_what_is_written_and_changes_no_other() -> None:
    base = stock_base(open_base(3)).state
    market = stock(open_table(3)).state
    assert set(market.to_json()) - set(base.to_json()) == MARKET_FIELDS
    assert set(base.to_json()) <= set(market.to_json())
    added = set(GAME.view(market, 0).to_json()) - set(GAME.view(base, 0).to_json())
    # What lies sideways is told by the cards themselves.
    assert added == MARKET_FIELDS - {"sideways", "barred"}
    assert MARKET_FIELDS.isdisjoint(GAME.view(base, 0).to_json())


@rule("MM-10")
def test_the_base_game_goes_on_in_as_many_ways_after_the_expansion_was_played() -> None:
    stock(open_table(2))
    s = BOX.open(Setup(2)).new(1)
    assert [perft(s, depth) for depth in range(1, 4)] == [9, 72, 648]
    assert "Moonstruck" not in json.dumps(s.to_json())


@rule("MM-10")
def test_a_base_game_never_imports_the_expansion() -> None:
    code = """
import sys
from hexmonger.games.arcane_alley import BOX
from hexmonger.kernel.chance import Source
from hexmonger.kernel.setup import Setup
game = BOX.open(Setup(3, {"wizards": "random"}))
s = game.new(1)
source = Source(1)
while s.asks:
    game.view(s, 0).to_json()
    s.choose(source.pick(s.asks[0].options))
BOX.read_position(game.write_position(s))
print([name for name in sys.modules if "moonstruck" in name])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]", done.stdout


@pytest.mark.parametrize(
    "path", sorted(Path(module.__file__).parent.glob("*.py")), ids=lambda path: path.name
)
def test_the_base_game_does_not_speak_of_its_expansion(path: Path) -> None:
    assert not re.findall(r"\bMM\b|moon|market", path.read_text(encoding="utf-8"), re.IGNORECASE)


@rule("MM-12")
@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ("market: Lo Lo Sk Sk", "the market has 3 stalls, not 4"),
        ("moon: gibbous", "the moon die shows none, crescent, half, full, not 'gibbous'"),
        ("backs: none", "the number of backs that were seen must be a whole number, not 'none'"),
        ("backs: 200", "the number of backs that were seen must be 1 to"),
        ("market: Lo Sk", r"a stall can't be empty while there is a deck \(MM-12\)"),
        ("market: Lo Lo Sk=1", "'Sk=1': what lies in the market is known to everyone"),
        ("market: Fa'/ Lo Sk", "only items in the discard, and one in a stash, lie sideways"),
        ("discard: Lo/", r'only an item with an "expend" effect can lie sideways \(MM-40\)'),
        ("discard: ?/", r'only an item with an "expend" effect can lie sideways \(MM-40\)'),
        ("recipe: soup", "there is no recipe called 'soup'"),
    ],
)
def test_what_is_wrong_with_a_diagram_of_the_expansion_is_said(lines: str, sentence: str) -> None:
    with pytest.raises(Unreadable, match=rf"^line 2: {sentence}"):
        deal(f"turn: 1, draw\n{lines}\nseat 1:\nseat 2:")


@rule("MM-10", "MM-21")
@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ("round: 1, stock\nmarket: Lo Lo Sk", r"line 2: the market opens after the Stock phase \(MM-10\)"),
        (
            "round: 1, stock\nmoon: half",
            r"line 2: the moon die can't show half: nobody has rolled it yet \(MM-21\)",
        ),
        ("round: 2, stock\nmoon: none", r"line 2: .* none: it was rolled already \(MM-21\)"),
        ("turn: 1, act\nmoon: none", r"line 2: .* none: it was rolled already \(MM-21\)"),
        ("turn: 2, start\nmoon: none", r"line 2: .* none: it was rolled already \(MM-21\)"),
        ("round: 2\nturn: 1, start\nmoon: none", r"line 3: .* none: it was rolled already \(MM-21\)"),
        ("round: 1, inspection\nmoon: none", r"line 2: .* none: it was rolled already \(MM-21\)"),
        ("round: 1, bribe\nmoon: none", r"line 2: .* none: it was rolled already \(MM-21\)"),
    ],
)
def test_a_phase_that_the_market_or_the_moon_contradict_is_refused(lines: str, sentence: str) -> None:
    with pytest.raises(Unreadable, match=f"^{sentence}$"):
        deal(f"{lines}\nseat 1:\nseat 2:")


@rule("MM-21", "MM-22")
@pytest.mark.parametrize("lines", ["turn: 1, act", "turn: 2", "round: 2, inspection", "round: 3, over"])
def test_a_die_that_was_rolled_and_is_left_out_shows_its_first_side(lines: str) -> None:
    assert deal(f"{lines}\nseat 1: infamy 9\nseat 2:").moon == "crescent"


@rule("MM-41")
def test_at_most_one_item_was_drawn_sideways_this_turn() -> None:
    with pytest.raises(Unreadable, match="only one item can have been drawn sideways this turn"):
        deal("turn: 1, act\nseat 1: stash Fa'/\n  (?) (?) (?)\nseat 2: stash Fa'/")
    with pytest.raises(Unreadable, match="only the player whose turn it is can have drawn an item sideways"):
        deal("turn: 1, act\nseat 1: stash Fa'\n  (?) (?) (?)\nseat 2: stash Fa'/")


@rule("MM-12")
def test_a_diagram_that_leaves_out_the_market_has_one_of_any_items() -> None:
    s = position(f"arcane_alley: 2 players\nmodules: {MODULE}\nturn: 1, draw\nseat 1:\nseat 2:")
    table = table_of(s)
    assert len(table.state.market) == 3
    assert "buy 3" in table.asked.options


@rule("MM-12", "MM-20", "MM-40")
def test_what_happens_at_the_market_and_under_the_moon_is_told() -> None:
    match = Match(BOX.open(Setup(2, {"modules": MODULE, "recipe.toothed_fairy": "60"})), 4, ["Ann", "Ben"])
    for _ in range(4):
        match.choose(match.state.asks[0].options[0], match.state.asks[0].seat)
    seat = match.state.asks[0].seat
    happened = match.told_by(match.ply - 1, WATCHING)
    came = [event for event in happened if isinstance(event, ToMarket)]
    assert came == [ToMarket("toothed_fairy", stall) for stall in range(3)]
    assert [event for event in happened if isinstance(event, MoonTurned)]
    match.choose(2, seat)
    assert audible(match)[:2] == [Bought(seat, "toothed_fairy", 1, 0, 2), ToMarket("toothed_fairy", 2)]
    choice = read_choice(match.state, match.state.asks[0], "expend Toothed Fairy")
    assert choice is not None
    match.choose(choice, seat)
    assert audible(match)[:2] == [Expended(seat, "toothed_fairy"), PutSideways(seat, "toothed_fairy")]


def audible(match: Match) -> list[Event]:
    """Return what a log says of the latest choice to somebody who only watches."""
    return [event for event in match.told_by(match.ply - 1, WATCHING) if not event.is_silent]
