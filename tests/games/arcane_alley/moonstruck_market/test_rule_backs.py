"""What a card's back tells, and nothing more: MM-03 and AA-92."""

import json

import pytest

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.moonstruck_market.state import MarketState
from hexmonger.kernel.chance import Source
from hexmonger.kernel.setup import Setup
from hexmonger.testing.arcane_alley.moonstruck_market import MODULE, MarketTable, deal, open_table, table_of
from tests.games.arcane_alley.game import GAME
from tests.games.arcane_alley.moonstruck_market.scenes import stock
from tests.rules import rule


def imagined(table: MarketTable, seat: int, chance: int) -> MarketTable:
    """Return a world that fits what a seat sees."""
    s = GAME.imagine(GAME.view(table.state, seat - 1), chance)
    assert isinstance(s, MarketState)
    return table_of(s)


def backs(table: MarketTable, cards: list[int]) -> list[int]:
    """Return the backs of cards."""
    return [table.state.rules.back_of[table.state.kind_of[card]] for card in cards]


@rule("MM-03", "AA-92")
def test_base_and_moon_items_have_different_backs() -> None:
    rules = deal("turn: 1, draw\nseat 1:\nseat 2:").state.rules
    assert rules.backs == 2
    for item, back in zip(rules.items, rules.back_of, strict=True):
        assert back == (1 if item.book == "MM" else 0), item.name


@rule("MM-03", "AA-92", "AA-90")
def test_hidden_items_show_their_backs_to_everyone_in_storehouses_and_stashes() -> None:
    table = deal("""
        turn: 1, draw
        seat 1: stash Wa Fa'
          (Eg) (Eg') Lo
          (*S') (*W) Mo'
        seat 2: stash Mo'
          (Sk) (Sw') Ba'
        seat 3: stash Co Co Ca'
    """)
    for looking in range(4):
        seen = table.seen_by(looking)
        seen.shows("""
            seat 1:
              (?-) (?') Lo
              (?') (?-) Mo'
            seat 2:
              (?-) (?') Ba'
        """)
        assert seen.stash(1) == ("Wa Fa'" if looking == 1 else "?- ?'")
        assert seen.stash(2) == ("Mo'" if looking == 2 else "?'")
        assert seen.stash(3) == ("Co Co Ca'" if looking == 3 else "?- ?- ?'")


@rule("AA-92", "AA-91")
@pytest.mark.parametrize(("top", "back"), [("Lo", "?-"), ("Eg'", "?'")])
def test_the_deck_shows_the_back_of_its_top_item_alone(top: str, back: str) -> None:
    table = deal(f"""
        turn: 1, draw
        deck: {top} Fa' Lo Fa' ...
        seat 1:
        seat 2:
    """)
    for looking in range(3):
        deck = table.seen_by(looking).deck.split()
        assert deck[0] == back
        assert set(deck[1:]) == {"?"}


@rule("AA-92", "AA-item:older_wand")
def test_a_card_covered_by_a_wand_has_shown_its_back() -> None:
    table = deal("""
        turn: 1, act
        deck: Eg' Lo Fa' ...
        discard: Sk
        seat 1: stash Wa
          Co (?) (?)
        seat 2:
          (?) (?) (?)
        seat 3:
    """)
    table.choose("play Older Wand", "at 1").is_quiet()
    for looking in range(4):
        assert table.seen_by(looking).deck.split()[:4] == ["Sk", "?'", "?", "?"]
    table.choose("draw deck")
    for looking in range(4):
        assert table.seen_by(looking).deck.split()[:3] == ["?'", "?", "?"]
    table.choose("discard Skeletomicon", "draw deck")
    assert table.seen_by(1).deck.split()[:2] == ["?-", "?"]


@rule("AA-92", "MM-12")
def test_a_purchase_uncovers_no_back_but_that_of_the_next_item() -> None:
    table = deal("""
        turn: 1, draw
        deck: Sk=123 Eg' Lo Fa' ...
        backs: 2
        seat 1: gold 9
          (?) (?) (?)
        seat 2: gold 9
          (?) (?) (?)
        seat 3:
    """)
    assert table.seen_by(2).deck.split()[:3] == ["Sk", "?'", "?"]
    table.choose("buy 1")
    assert table.seen_by(2).deck.split()[:2] == ["?'", "?"]
    table.choose(next(word for word in table.asked.options if word.startswith("discard")), "buy 1")
    assert table.seen_by(2).deck.split()[:2] == ["?-", "?"]


@rule("AA-92", "AA-91")
def test_a_market_item_is_known_to_all_and_still_is_in_a_stash() -> None:
    table = deal("""
        turn: 1, draw
        market: Eg' Lo Sk
        seat 1: gold 9, stash Co
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    for looking in range(4):
        assert table.seen_by(looking).market == "Eg' Lo Sk"
    table.choose("buy 1")
    assert table.seen_by(2).stash(1) == "Eg' ?-"


@rule("AA-92", "AA-93", "AA-wizard:glynna")
def test_the_item_that_glynna_sets_aside_shows_its_back() -> None:
    table = deal("""
        round: 1, inspection
        seat 1: wizard glynna
          (Eg') (Sk) Lo
        seat 2:
        seat 3:
    """)
    table.choose("yes", "item 1")
    assert GAME.view(table.state, 1).aside[0] < -1
    assert table.seen_by(2).aside == "?'"


@rule("MM-03", "AA-11")
def test_storehouses_lie_as_dealt_whatever_their_backs() -> None:
    moons = [0] * 9
    for seed in range(200):
        table = open_table(3, seed)
        for store in table.state.store:
            moons = [times + back for times, back in zip(moons, backs(table, store), strict=True)]
    # 43 of 116 items are moon items, in every slot alike: nothing is sorted.
    assert all(abs(times / 600 - 43 / 116) < 0.08 for times in moons)


@rule("AA-92", "MM-03")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_an_imagined_world_respects_every_back_that_is_in_sight(seat: int) -> None:
    table = deal("""
        turn: 1, draw
        deck: Eg' Lo Fa' Wa ...
        backs: 2
        discard: Ri Fa'/
        market: Mo' Co Ca'
        seat 1: stash Wa Fa'
          (Eg) (Eg'=1) (Lo)
          (Wa') (*W) (Mo')
        seat 2: stash Bo'
          (Sk) (Sw') (Ba')
        seat 3: stash Co Co Ca'
    """)
    s = table.state
    worlds = [imagined(table, seat, chance) for chance in range(40)]
    for world in worlds:
        world.check_lawful()
        for zone, mine in zip(world.state.store + world.state.stash, s.store + s.stash, strict=True):
            assert backs(table, zone) == backs(table, mine)
        assert backs(table, world.state.deck[-2:]) == backs(table, s.deck[-2:])
        assert sorted(backs(table, world.state.deck)) == sorted(backs(table, s.deck))
        assert (world.discard, world.market, world.moon) == (table.discard, table.market, table.moon)
        if seat == 1:
            assert world.stash(1) == "Wa Fa'"
            assert world.seen_by(1).store(1) == table.seen_by(1).store(1)
    # What is out of sight does vary: the backs further down, and the items behind equal backs.
    assert len({tuple(backs(table, world.state.deck[:-2])) for world in worlds}) > 30
    assert len({world.store(2) for world in worlds}) > 20


@rule("AA-92")
def test_two_worlds_that_differ_only_out_of_sight_look_the_same() -> None:
    diagram = """
        turn: 2, draw
        deck: {top} {second} {third} ...
        market: Lo Sk Cd
        seat 1: stash {stash}
          ({hidden}) Mi ({moon})
        seat 2: stash Co
          (Wa) (Ri) (To)
        seat 3:
    """
    worlds = [
        {"top": "Eg'", "second": "Fa'", "third": "Fa", "stash": "Sk", "hidden": "Do", "moon": "Sw'"},
        {"top": "Sw'", "second": "Fa", "third": "Fa'", "stash": "Do", "hidden": "Sk", "moon": "Eg'"},
    ]
    views = [json.dumps(GAME.view(deal(diagram.format(**world)).state, 1).to_json()) for world in worlds]
    assert views[0] == views[1]
    other = deal(diagram.format(**{**worlds[0], "hidden": "To'"}))
    assert json.dumps(GAME.view(other.state, 1).to_json()["store"]) not in views[0]


@rule("AA-92")
def test_everyone_can_count_the_backs_in_the_deck_and_nothing_more() -> None:
    table = stock(open_table(4, 9, wizards="random with promos"))
    source = Source(9)
    for _ in range(120):
        s = table.state
        for seat in range(-1, 4):
            view = GAME.view(s, seat)
            codes = {code for code in view.deck if code < -1}
            # The top's back, and one code for everything below it.
            assert len(codes) <= 1 + s.showing
        s.choose(source.pick(s.asks[0].options))
        if table.phase != "sell":
            break


@rule("AA-92")
def test_a_view_of_the_expansion_is_written_with_backs() -> None:
    table = deal("""
        turn: 1, draw
        deck: Eg' Lo ...
        seat 1: stash Wa Fa'
          (Eg) (Eg') Lo
        seat 2:
    """)
    text = GAME.write_view(GAME.view(table.state, 1))
    assert "stash ?- ?'" in text
    assert "(?-)  (?')   Lo" in text
    assert "deck: ?' ?*" in text


@rule("AA-92")
def test_with_the_base_game_alone_all_backs_are_the_same() -> None:
    s = BOX.open(Setup(3)).new(1)
    assert s.rules.backs == 1
    assert "?'" not in GAME.write_view(GAME.view(s, 0))
    assert "?-" not in GAME.write_view(GAME.view(s, 0))
    assert MODULE not in GAME.write_view(GAME.view(s, 0))
