"""What is told, as facts: to a seat itself at once, to all others when the round closes."""

import pytest

from hexmonger.games.merchants_of_magick import BOX
from hexmonger.games.merchants_of_magick.crafting import COMMIT
from hexmonger.games.merchants_of_magick.events import (
    EVENTS,
    AllFulfilled,
    BeltMoved,
    Claimed,
    ClosedUp,
    Committed,
    Completed,
    Counted,
    Fulfilled,
    Joined,
    Marked,
    MarkedFree,
    Mastered,
    MasteryTurned,
    MovedLeft,
    Over,
    Reckoned,
    Replaced,
    Revealed,
    Rolled,
    RoundClosed,
    TookUp,
    WentPast,
)
from hexmonger.games.merchants_of_magick.plan import choices_of, circle, read_plan
from hexmonger.games.merchants_of_magick.sheet import ROWS
from hexmonger.games.merchants_of_magick.state import MerchantState
from hexmonger.kernel.chance import Source
from hexmonger.kernel.events import SPECTATOR, Event, TookBack
from hexmonger.kernel.match import Match
from hexmonger.kernel.messages import message, named, player
from hexmonger.kernel.setup import Setup
from hexmonger.testing.merchants_of_magick import Table, deal, match_at
from tests.laws.merchants_setups import setup_from
from tests.rules import rule


def told_of(diagram: str, *plans: str) -> Match:
    """Return a match in which everybody has played a plan, in the order of the seats."""
    match = match_at(deal(diagram))
    for seat, plan in enumerate(plans):
        for choice in choices_of(read_plan(plan)):
            match.choose(choice, seat)
    return match


def marked(seat: int, where: str, die: str, extra: int = 0, potions: int = 0) -> Event:
    """Return a mark with a die; the circle is given by its name."""
    row, _, column = where.rpartition(" ")
    return Marked(seat, circle(where), row.lower().replace(" ", "_"), column, die, extra, potions)


def wizards_round() -> Match:
    """Return a match in which the first of three has played a round with all that a round can bring."""
    return told_of(
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


FIRST_OF_THREE: list[Event] = [
    marked(0, "Fiery wild", "d12", potions=1),
    Completed(0, "fiery", potions=1),
    marked(0, "Ring steel", "d6"),
    Completed(0, "ring", potions=1),
    Claimed(0, place=0, order="fiery_ring", coins=2),
    Fulfilled(0, "wizard", "ring", number=3, potions=0),
    AllFulfilled(0, "wizard", coins=4),
    MarkedFree(0, circle("Backpack leather"), "backpack", "leather"),
    Completed(0, "backpack", potions=1),
    marked(0, "Staff wood", "d8", extra=4, potions=2),
    Completed(0, "staff", potions=1),
]


@rule("MoM-21", "MoM-20")
def test_a_seat_hears_of_its_own_round_as_it_goes() -> None:
    stream = wizards_round().events(0)
    silent = (TookUp, Committed)
    assert [event for event in stream if not isinstance(event, silent)][
        : len(FIRST_OF_THREE)
    ] == FIRST_OF_THREE
    assert [event.die for event in stream if isinstance(event, TookUp)] == ["d12", "d6", "d8"]
    assert stream[0] == TookUp(0, "d12")
    assert stream.index(Committed(0)) == len(FIRST_OF_THREE) + 3


@rule("MoM-21", "MoM-20")
@pytest.mark.parametrize("reader", [1, 2, SPECTATOR])
def test_others_hear_of_a_round_when_it_closes(reader: int) -> None:
    stream = wizards_round().events(reader)
    own = [marked(2, "Ring steel", "d6"), Completed(2, "ring", potions=1)]
    committed: list[Event] = [Committed(0), Committed(1), Committed(2)]
    if reader == 2:
        assert stream[:5] == [Committed(0), Committed(1), TookUp(2, "d6"), *own]
        assert stream[5] == Committed(2)
        assert stream[6:][: len(FIRST_OF_THREE)] == FIRST_OF_THREE
        assert stream[6 + len(FIRST_OF_THREE)] == RoundClosed(1)
    else:
        told = [*committed, *FIRST_OF_THREE, *own, RoundClosed(1)]
        assert stream[: len(told)] == told


@rule("MoM-16", "MoM-18", "MoM-19", "MoM-10")
@pytest.mark.parametrize("reader", [0, 1, SPECTATOR])
def test_everybody_hears_the_rest_of_a_round(reader: int) -> None:
    stream = wizards_round().events(reader)
    after = stream[stream.index(RoundClosed(1)) + 1 :]
    lines = "divine_ring fiery_pendant staff_of_the_elves bracers_of_the_elves divine_sword"
    lines += " sword_of_the_dwarves helmet_of_the_dwarves divine_helmet"
    assert after[:6] == [
        Replaced(0, place=0, order=""),
        Mastered(0, "blacksmith", coins=8),
        MasteryTurned("blacksmith"),
        Reckoned(1, coins=(28, 0, 2)),
        BeltMoved(("", *lines.split()), lengths=(3, 3, 3)),
        Revealed(1, place=2, order="shocking_pendant"),
    ]
    assert isinstance(after[6], Rolled)
    assert (after[6].round, len(after)) == (2, 7)


@rule("MoM-21")
def test_whoever_rubs_out_is_told_so_and_nobody_else_is() -> None:
    straight, wavering = (
        match_at(deal("dice: d6 3, d8 6, d10 5, d12 12\nseat 1:\nseat 2:")) for _ in range(2)
    )
    for choice in choices_of(read_plan("d6 Ring steel; d8 Staff wood"), commit=False):
        wavering.choose(choice, 0)
    for _ in range(4):
        wavering.undo(0)
    for match in (straight, wavering):
        for seat, plan in enumerate(("d8 Scroll wood", "d6 Ring steel")):
            for choice in choices_of(read_plan(plan)):
                match.choose(choice, seat)
    for reader in (1, SPECTATOR):
        assert straight.events(reader) == wavering.events(reader)
    taken_back = [event.numbers for event in wavering.events(0) if isinstance(event, TookBack)]
    assert taken_back == [(4, 5), (3,), (1, 2), (0,)]
    assert wavering.events(0)[10:] == straight.events(0)


@rule("MoM-16")
@pytest.mark.parametrize("reader", [0, 1, SPECTATOR])
def test_an_order_that_arrives_fulfilled_is_told_to_all_as_the_round_begins(reader: int) -> None:
    match = told_of(
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
    *_, rolled, claimed = match.events(reader)
    assert isinstance(rolled, Rolled)
    assert claimed == Claimed(1, place=3, order="everlasting_sword", coins=3)


@rule("MoM-40")
def test_alone_orders_come_and_go() -> None:
    match = told_of(
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
    others = "fiery_pendant everlasting_ring_of_the_orcs divine_plate_armor_of_the_dragons"
    others += " staff_of_the_elves bracers_of_the_elves"
    for reader in (0, SPECTATOR):
        assert match.events(reader)[:7] == [
            Committed(0),
            RoundClosed(1),
            Replaced(0, place=0, order=""),
            Reckoned(1, coins=(5,)),
            WentPast(0, order=""),
            MovedLeft(0, tuple(others.split()), places=(1, 2, 3, 4, 5), length=4),
            Joined(place=1, order="everlasting_staff"),
        ]


@rule("MoM-16", "MoM-22")
def test_with_the_deck_empty_places_are_told_to_close() -> None:
    table = short_deck()
    match = match_at(table)
    for seat in range(2):
        match.choose(COMMIT, seat)
    left = ClosedUp(
        0, orders=("divine_ring", "fiery_pendant", "shocking_ring_of_the_dragons"), places=(1, 2, 3)
    )
    for reader in (0, 1, SPECTATOR):
        stream = match.events(reader)
        assert [event for event in stream if isinstance(event, ClosedUp)] == [left]
        belt = next(event for event in stream if isinstance(event, BeltMoved))
        assert belt.lengths == (3, 4)


def short_deck() -> Table:
    """Return a table of two with nothing left in the deck, where the first has claimed an order."""
    table = deal("""
        edition.orders.fiery_ring.copies: 1
        dice: d6 1, d8 1, d10 1, d12 12
        seat 1: adventurer knight
          line: Fiery Ring, Divine Ring, FiPe, ShRiDr
          Ring [3] - -
          Fiery [6] - [11]
        seat 2: adventurer cleric
          line: StEl, BrEl, DiSw, EvRiOr
    """)
    s = table.state
    s.seen = (1 << len(s.kind_of)) - 1
    s.claimed[1] += s.deck
    s.deck = []
    return table.check_lawful()


@rule("MoM-30")
def test_the_end_tells_what_everybody_has_and_who_has_won() -> None:
    match = Match(BOX.open(Setup(3)), 1, ["Ada", "Ben", "Cleo"])
    while match.state.asks:
        match.choose(COMMIT, match.state.asks[0].seat)
    for reader in (0, SPECTATOR):
        assert match.events(reader)[-4:] == [
            *(Counted(seat, 0, 0, 0, 0, 0, 0, 0) for seat in range(3)),
            Over(winners=(0, 1, 2), places=(1, 1, 1)),
        ]


def test_whoever_reads_a_message_counts_places_from_1_and_hears_what_a_row_is() -> None:
    assert Claimed(1, 0, "fiery_ring", 2).message() == message(
        "event-claimed", seat=player(1), place=1, order=named("order", "fiery_ring"), coins=2
    )
    assert Completed(0, "of_the_elves", 1).message() == message(
        "event-completed", seat=player(0), row=named("spell", "of_the_elves"), potions=1, kind="suffix"
    )
    assert Completed(0, "ring", 1).message().fields["row"] == named("item", "ring")


@pytest.mark.parametrize("seats", [1, 2, 4, 8])
def test_potions_extra_dice_and_coins_follow_from_what_was_told(seats: int) -> None:
    """A ledger made from events alone agrees with the sheets of every seat, for every reader."""
    match = Match(BOX.open(Setup(seats)), seats, [f"P{seat + 1}" for seat in range(seats)])
    source = Source(seats)
    while match.state.asks:
        ask = match.state.asks[source.below(len(match.state.asks))]
        options = ask.options[:-1] if ask.question.name == "die" and len(ask.options) > 1 else ask.options
        match.choose(source.pick(options), ask.seat)
    s = match.state
    assert isinstance(s, MerchantState)
    for reader in range(-1, seats):
        potions, extra, coins = [0] * seats, [0] * seats, [0] * seats
        for event in match.events(reader):
            if isinstance(event, Marked):
                potions[event.seat] -= event.potions
                extra[event.seat] = event.extra or extra[event.seat]
            elif isinstance(event, Completed):
                potions[event.seat] += event.potions
                coins[event.seat] += next(
                    s.rules.row_coins[row] for row, line in enumerate(ROWS) if line.id == event.row
                )
            elif isinstance(event, Fulfilled):
                potions[event.seat] += event.potions
            elif isinstance(event, Claimed | Mastered | AllFulfilled):
                coins[event.seat] += event.coins
            elif isinstance(event, Counted):
                assert event.coins - event.charms == coins[event.seat]
        assert (potions, extra) == (s.potions, s.extra)


def test_every_kind_of_event_is_told_sooner_or_later() -> None:
    told: set[type[Event]] = set()
    for number in range(60):
        game = BOX.open(setup_from(Source(number)))
        match = Match(game, number, [f"P{seat + 1}" for seat in range(game.seats)])
        source = Source(number)
        while match.state.asks:
            ask = match.state.asks[0]
            options = ask.options[:-1] if ask.question.name == "die" and len(ask.options) > 1 else ask.options
            match.choose(source.pick(options), ask.seat)
        told |= {type(event) for event in match.events(0)}
        if told >= set(EVENTS):
            break
    assert told == set(EVENTS)
