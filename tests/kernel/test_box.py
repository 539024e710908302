"""A box is opened with a set-up; the game that comes out is made once and knows its set-up."""

import pytest

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.game import AlleyGame
from hexmonger.kernel.game import MOST_OPENED, Box, Game, boxes
from hexmonger.kernel.match import Match
from hexmonger.kernel.record import game_of
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.state import State
from hexmonger.kernel.trouble import Trouble, Unreadable
from hexmonger.kernel.view import View


class Small(Game[State, View]):
    """A game of which nothing is played here."""

    name = "small"
    title = "Small"
    number = 3
    least_seats = 2
    most_seats = 3


def test_the_same_set_up_opens_the_same_game_whatever_the_order_of_its_options() -> None:
    first = BOX.open(Setup(3, {"wizards": "random", "edition.numbers.rounds": "1"}))
    again = BOX.open(Setup(3, {"edition.numbers.rounds": "1", "wizards": "random"}))
    assert first is again
    assert BOX.open(Setup(4, {"wizards": "random"})) is not first


def test_a_game_knows_its_set_up_its_numbers_its_module_and_its_deck() -> None:
    options = {"modules": "moonstruck_market", "edition.numbers.rounds": "2"}
    game = BOX.open(Setup(5, options))
    assert isinstance(game, AlleyGame)
    assert (game.seats, game.setup.options) == (5, options)
    assert game.rules.numbers["rounds"] == 2
    assert game.module.name == "moonstruck_market"
    assert len(game.deck) == 143
    assert game.box is BOX


def test_a_match_its_record_and_its_log_share_one_game() -> None:
    match = Match(BOX.open(Setup(2)), 1, ["Ada", "Bo"])
    match.choose(match.state.asks[0].options[0], match.state.asks[0].seat)
    assert game_of(match.record) is match.game
    assert Match.of_record(match.record).game is match.game
    written = {"event": "gained_gold", "seat": 0, "gold": 3}
    assert match.game.read_event(written).to_json() == written


def test_only_so_many_set_ups_are_kept_at_hand() -> None:
    box = Box(Small)
    first = box.open(Setup(2))
    assert box.open(Setup(2)) is first
    for number in range(MOST_OPENED):
        BOX.open(Setup(2, {"edition.numbers.rounds": str(number + 1)}))
    assert len(BOX._opened) == MOST_OPENED


def test_a_box_of_its_kind_alone_has_its_name_and_no_options() -> None:
    box = Box(Small)
    assert (box.name, box.title, box.number, box.least_seats, box.most_seats) == ("small", "Small", 3, 2, 3)
    assert box.option_names() == {}
    with pytest.raises(Trouble, match="Small is for 2 to 3 players, not 4"):
        box.open(Setup(4))
    with pytest.raises(Trouble, match="Small has no option called 'wizards'"):
        box.open(Setup(2, {"wizards": "none"}))
    with pytest.raises(Unreadable, match="a diagram begins with `small: 3 players` or the like"):
        box.read_position("large: 2 players")


def test_a_refused_set_up_is_not_kept() -> None:
    for _ in range(2):
        with pytest.raises(Trouble, match="no option called 'weather'"):
            BOX.open(Setup(2, {"weather": "fine"}))


@pytest.mark.parametrize("name", ["arcane_alley", "merchants_of_magick"])
def test_a_position_brings_the_game_it_is_one_of(name: str) -> None:
    box = boxes()[name]
    game = box.open(Setup(2, {"edition.numbers.rounds": "2"}))
    read, s = box.read_position(game.write_position(game.new(1)))
    assert read.setup.options["edition.numbers.rounds"] == "2"
    assert read.place(s) == "round 1 of 2"
    assert read.digest == game.digest
    assert read is box.open(read.setup)


@pytest.mark.parametrize("name", ["arcane_alley", "merchants_of_magick"])
def test_a_glossary_is_made_once(name: str) -> None:
    game = boxes()[name].open(Setup(2))
    assert game.glossary() is game.glossary()


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"wizards": "byros,merlin"}, "there is no wizard called 'merlin'"),
        ({"wizards": "byros,byros"}, "two seats can't both have the wizard 'byros'"),
        ({"wizards": "byros"}, "2 seats need 2 wizards, not 1"),
        ({"edition.numbers.stash": "60"}, "the deck is too small: 2 players need 139 items"),
        # Whoever may be dealt needs a stash as well.
        ({"wizards": "random", "edition.wizards.corvus.stash": "95"}, "the deck is too small: 2 players"),
    ],
)
def test_a_box_is_not_opened_for_a_table_that_can_not_be_dealt(
    options: dict[str, str], sentence: str
) -> None:
    with pytest.raises(Trouble, match=sentence):
        BOX.open(Setup(2, options))
