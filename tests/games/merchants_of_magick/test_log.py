"""The log in sentences."""

from hexmonger.games.merchants_of_magick import BOX
from hexmonger.games.merchants_of_magick.crafting import COMMIT
from hexmonger.games.merchants_of_magick.plan import choices_of, read_plan
from hexmonger.kernel.chance import Source
from hexmonger.kernel.game import Setup
from hexmonger.kernel.match import Match
from tests.games.merchants_of_magick.table import deal

NAMES = ["Ada", "Ben", "Cleo"]


def log_of(diagram: str, *plans: str) -> list[str]:
    """Return what all hear when everybody has played a plan."""
    match = Match(BOX.open(Setup(len(plans))), 1, NAMES[: len(plans)])
    match.state = deal(diagram).state
    for seat, plan in enumerate(plans):
        for choice in choices_of(read_plan(plan)):
            match.choose(choice, seat)
    return match.log(-1)


def test_a_round_is_told_when_it_closes() -> None:
    log = log_of(
        """
        dice: d6 3, d8 6, d10 5, d12 12
        masteries: blacksmith, wildkeeper
        deck: ShPe EvSt DiSc ...
        seat 1: potions 1, extra dice 3, adventurer wizard
          line: Fiery Ring, Divine Ring, FiPe
          Fiery [6] - 11
          Shocking [2] [7] -
          Crossbow - [9] [6]
          Greaves [7] - [5]
          Pendant [5] 4 4
          Warhammer [6] 5 4
          Plate Armor [8] 2 8
        seat 2: adventurer knight
          line: StEl, BrEl, DiSw
        seat 3: adventurer cleric
          line: SwDw, HeDw, DiHe
        """,
        "d12 Fiery wild; d6 Ring steel; free Backpack leather; d8 Staff wood",
        "",
        "d6 Ring steel",
    )
    assert log[:13] == [
        "Ada marked wild of Fiery with the d12 and 1 potion.",
        "Ada marked steel of Ring with the d6.",
        "Ada marked leather of Backpack for free.",
        "Ada marked wood of Staff with the d8 as extra die 4 and 2 potions.",
        "Ada completed Backpack and gained 1 potion.",
        "Ada completed Ring and gained 1 potion.",
        "Ada completed Staff and gained 1 potion.",
        "Ada completed Fiery and gained 1 potion.",
        "Ada claimed a Fiery Ring for 2 coins.",
        "Ada fitted out the Wizard with Ring.",
        "Ada earned the 4 coins of the Wizard.",
        "Cleo marked steel of Ring with the d6.",
        "Cleo completed Ring and gained 1 potion.",
    ]
    assert log[13:17] == [
        "Ada: an order was laid face down in place 1.",
        "Ada scored the Blacksmith for 8 coins.",
        "The Blacksmith was turned to its Apprentice side.",
        "The belt of orders moved one place.",
    ]
    assert log[17] == "Ben: a Shocking Pendant was turned up in place 3."
    assert log[18].startswith("Round 2 begins: d6 ")


def test_an_order_that_arrives_fulfilled_is_told_as_the_round_begins() -> None:
    log = log_of(
        """
        dice: d6 1, d8 1, d10 1, d12 12
        seat 1: adventurer knight
          line: Everlasting Sword, Divine Ring, FiPe, ShRiDr
        seat 2: adventurer cleric
          line: StEl, BrEl, DiSw, EvRiOr
          Sword [4] - -
          Everlasting - [1] [9]
        """,
        "",
        "",
    )
    assert log[-1] == "Ben claimed an Everlasting Sword for 3 coins."


def test_alone_orders_come_and_go() -> None:
    log = log_of(
        """
        dice: d6 1, d8 1, d10 1, d12 12
        deck: ShSt EvSt DiSc ...
        waiting: StEl, BrEl
        seat 1: adventurer knight
          line: Fiery Ring, FiPe, EvRiOr, DiPlDr
          Ring [3] - -
          Fiery [6] - [11]
        """,
        "",
    )
    assert log[:3] == [
        "Ada: an order was laid face down in place 1.",
        "An order went past unclaimed.",
        "An Everlasting Staff joined at the far right.",
    ]


def test_a_suffix_is_told_without_saying_of_twice() -> None:
    log = log_of(
        """
        dice: d6 1, d8 1, d10 4, d12 12
        seat 1: adventurer knight
          line: Everlasting Sword, Divine Ring, FiPe, ShRiDr
          of the Dwarves 8 4 -
        seat 2: adventurer cleric
        """,
        "d8 of the Dwarves elemental; d10 of the Dwarves arcane",
        "",
    )
    assert log[:3] == [
        "Ada marked elemental of the Dwarves with the d8.",
        "Ada marked arcane of the Dwarves with the d10.",
        "Ada completed the suffix of the Dwarves and gained 1 potion.",
    ]


def test_the_end_names_the_winners() -> None:
    match = Match(BOX.open(Setup(3)), 1, NAMES)
    while match.state.asks:
        match.choose(COMMIT, match.state.asks[0].seat)
    assert match.log(0)[-4:] == [
        "You counted 0 coins.",
        "Ben counted 0 coins.",
        "Cleo counted 0 coins.",
        "The game is over: You and Ben and Cleo won.",
    ]


def test_everything_that_is_told_has_a_sentence() -> None:
    told: set[str] = set()
    for seats in (1, 2, 4, 8):
        match = Match(BOX.open(Setup(seats)), seats, [f"P{seat}" for seat in range(seats)])
        source = Source(seats)
        while match.state.asks:
            ask = match.state.asks[source.below(len(match.state.asks))]
            options = ask.options[:-1] if ask.question.name == "die" and len(ask.options) > 1 else ask.options
            match.choose(source.pick(options), ask.seat)
        for events in match.told:
            for event in events:
                told.add(event.what)
                sentence = BOX.open(match.record.setup).sentence(event, match.record.players)
                # That somebody has committed shows at the table; the log is silent until the round closes.
                assert sentence.endswith(".") or event.what == "committed"
                assert "{" not in sentence
    assert len(told) >= 14
