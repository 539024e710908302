"""What the preview says of effects and of the expansion's sets, and that the wall stands where it is met."""

from pathlib import Path

import pytest

from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.kernel.chance import below, following, seeded
from hexmonger.terminal.arcane_alley.answers import Answers
from hexmonger.terminal.arcane_alley.ledger import SALES
from hexmonger.terminal.arcane_alley.preview import preview
from hexmonger.terminal.arcane_alley.sets import sale_made, sale_of
from hexmonger.terminal.arcane_alley.storehouse import item_of
from hexmonger.terminal.sitting import Sitting
from tests.games.arcane_alley.game import position
from tests.terminal.tables import GAME, PEOPLE, Unsaved, new_match

BASE = """
arcane_alley: 3 players
turn: 1, act
deck: ...
discard: Sw
seat 1: gold 25, stash {stash}
  Co  (Wa=1) (?)
  (?) (?)    (?)
  (?) (?)    (?)
seat 2: gold 3, stash Lo Eg
  Fa  (?) (?)
  (?) (?) (?)
  (?) (?) (?)
seat 3: gold 25
  (?) (?) (?)
  (?) (?) (?)
  (?) (?) (?)
"""

MARKET = """
arcane_alley: 3 players
modules: moonstruck_market
turn: 1, act
moon: {moon}
deck: ...
discard: Lo
market: Co Lo Sk
seat 1: gold 25, stash {stash}
  {first} (?) {second}
  (?) (?) (?)
  (?) (?) (?)
seat 2: gold 25
  (?) (?) (?)
  (?) (?) (?)
  (?) (?) (?)
seat 3: gold 25
  (?) (?) (?)
  (?) (?) (?)
  (?) (?) (?)
"""


def told(stash: str, *choices: int, looked_at: int) -> str:
    """Return what the preview says of an answer, after some others were given.

    The first of those says what is done with the one item of the stash.
    """
    s = position(BASE.format(stash=stash))
    s.choose(s.asks[0].options[choices[0]])
    for choice in choices[1:]:
        s.choose(choice)
    answers = Answers(GAME.view(s, 0))
    assert looked_at in answers.legal
    return " ".join(line.text for line in preview(answers, looked_at, PEOPLE, frozenset()))


@pytest.mark.parametrize(
    ("stash", "choices", "looked_at", "words"),
    [
        ("Ba", (0, 8), 2, "You alone see the hidden item in slot 3."),
        ("Ba", (0, 8), 1, "You alone see the hidden Older Wand in slot 2."),
        ("Ri", (1,), 0, "Your Three-Headed Coin in slot 1 is turned face down."),
        ("Ri", (1,), 2, "Your hidden item in slot 3 is turned up for everyone."),
        ("To", (0, 8), 0, "Two items of your own storehouse swap places; you choose them next."),
        ("To", (0, 8, 1), 0, "Bo's Bottled Fairy in slot 1 swaps places with another item"),
        ("To", (0, 8, 1, 0), 4, "The Bottled Fairy in slot 1 and the hidden item in slot 5 swap places."),
        ("Cd", (0, 8), 1, "Bo gains 2 infamy or loses 4 gold; you choose next."),
        ("Cd", (0, 8, 1), 0, "Bo gains 2 infamy."),
        ("Cd", (0, 8, 1), 1, "Bo loses 3 gold."),
        ("Sk", (0, 8), 9, "Bo's Bottled Fairy in slot 1 goes on the discard; the Sovereign Sword takes"),
        ("*P", (2,), 1, "Your hidden Older Wand in slot 2 goes to another player, still hidden."),
        (
            "*P",
            (2, 1),
            9,
            "You get Bo's Bottled Fairy in slot 1; your hidden Older Wand in slot 2 goes there",
        ),
        ("*C", (2,), 1, "You look at Bo's stash, then play an item of it."),
        ("*W", (2,), 0, "You play the Sovereign Sword; you choose its slot next."),
    ],
)
def test_an_effect_is_told_with_names_and_figures(
    stash: str, choices: tuple[int, ...], looked_at: int, words: str
) -> None:
    assert words in told(stash, *choices, looked_at=looked_at)


@pytest.mark.parametrize(
    ("moon", "first", "second", "stash", "words"),
    [
        ("half", "Ba", "Ba'", "Ba", "A mixed set (Crystal Ball, Gelatinous Ball) sells for 9 gold."),
        ("half", "Ba'", "Ba'", "Ba'", "A set of Gelatinous Ball sells for 9 gold."),
        ("crescent", "Ba'", "Eg'", "Ba'", "A moon set (Gelatinous Ball, Emerald Egg) sells for 9 gold."),
        ("half", "Ba'", "Eg'", "Ba'", ""),
        ("crescent", "Ba'", "Ba'", "Fe", "A set of Gelatinous Ball sells for 9 gold."),
        ("half", "Ba", "Ba'", "Fe", ""),
    ],
)
def test_moon_sets_and_mixed_sets_are_announced(
    moon: str, first: str, second: str, stash: str, words: str
) -> None:
    s = position(MARKET.format(moon=moon, first=first, second=second, stash=stash))
    s.choose(s.asks[0].options[0])
    answers = Answers(GAME.view(s, 0))
    said = " ".join(line.text for line in preview(answers, 1, PEOPLE, frozenset()))
    assert words in said
    assert ("sells for" in said) == bool(words)
    assert ("the moon advances (MM-30)" in said) == ("moon set" in words)


@pytest.mark.parametrize("seed", [1, 3, 5, 6, 7, 8])
def test_what_is_announced_is_what_the_rules_sell(seed: int) -> None:
    """Play with the expansion at random: a play without an effect sells if and only if that was announced."""
    match, _ = new_match(seats=4, seed=seed, options={"modules": "moonstruck_market"})
    chance = seeded(seed, 3)
    announced = 0
    while not match.state.is_over:
        ask = match.state.asks[0]
        view = match.view(ask.seat)
        assert isinstance(view, AlleyView)
        name = ask.question.name
        if name == "set":
            assert all(sale_of(view, line) is not None for line in view.options)
        chance = following(chance)
        choice = ask.options[below(chance, len(ask.options))]
        item = item_of(view, view.limbo[-1]) if name == "slot" and view.turn == ask.seat else None
        sales = [] if item is None else [slot for slot in view.options if sale_made(view, item, slot)]
        if sales:
            choice = sales[0]
        match.choose(choice, ask.seat)
        if item is not None and not item.played:
            told = [event.what for event in match.told[-1]]
            # What is sold after "left" is sold on somebody else's turn, or by the inspection.
            told = told[: told.index("left")] if "left" in told else told
            sells = any(what in SALES for what in told)
            asked = [then.question.name for then in match.state.asks if then.seat == ask.seat]
            sells = sells or asked in (["set"], ["close"])
            assert sells == bool(sales)
            announced += bool(sales)
    assert announced


@pytest.mark.parametrize("options", [{"wizards": "random"}, {"modules": "moonstruck_market"}])
def test_the_wall_stands_on_a_line_of_every_choice_that_crosses_it_and_on_no_other(
    options: dict[str, str],
) -> None:
    match, _ = new_match(seats=3, seed=6, options=options)
    sitting: Sitting = Unsaved(match, {}, Path("nowhere.hex"))
    chance = seeded(6, 3)
    for _ in range(150):
        ask = match.state.asks[0]
        scene = sitting.scene(ask.seat)
        answers = Answers(scene.view)
        for choice in scene.view.options if answers.name != "act" else ():
            lines = preview(answers, choice, sitting.names, scene.crossing)
            assert lines, answers.name
            assert any(line.learned for line in lines) == (choice in scene.crossing)
        chance = following(chance)
        match.choose(ask.options[below(chance, len(ask.options))], ask.seat)
