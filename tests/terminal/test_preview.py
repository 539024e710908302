"""What the preview promises of playing an item, in positions drawn as text."""

from typing import Any

import pytest

from hexmonger.kernel.outlook import Outlook
from hexmonger.terminal.arcane_alley.items import items_of
from hexmonger.terminal.arcane_alley.preview import fitting, lane_of, outlook, preview
from hexmonger.terminal.arcane_alley.sight import Sight, at_slot
from hexmonger.terminal.preview_panel import Outcome
from hexmonger.terminal.sitting import Scene
from tests.terminal.tables import match_at, scene_of

SEATS = """
seat 2: gold 25
  (?) (?) (?)
  (?) (?) (?)
  (?) (?) (?)
seat 3: gold 25
  (?) (?) (?)
  (?) (?) (?)
  (?) (?) (?)
"""
THREE_BALLS = "  Ba (?) Ba\n  (?) (?) (?)\n  (?) (?) (?)\n"


def about_to_play(
    rows: str, stash: str, more: str = "", players: int = 3, head: str = "discard: To"
) -> Scene:
    """Return what the first player sees who has taken up the first item of a stash."""
    others = SEATS if players == 3 else SEATS.partition("seat 3")[0]
    match = match_at(
        f"arcane_alley: {players} players\n{head}\nturn: 1, act\ndeck: ...\n"
        f"seat 1: gold 25, infamy 5{more}, stash {stash}\n{rows}{others}"
    )
    match.choose(scene_of(match).answers[0].choice, 0)
    return scene_of(match)


def play(rows: str, stash: str, slot: int, more: str = "", players: int = 3, **options: str) -> Outlook:
    """Return what is foreseen of playing the first item of a stash to a slot, counted from 1."""
    scene = about_to_play(rows, stash, more, players, **options)
    answer = next(each for each in scene.answers if each.points == (at_slot(0, slot - 1),))
    return outlook(scene, answer.choice)


def promised(ahead: Outlook, name: str) -> list[dict[str, Any]]:
    """Return the fields of every certain event of a name, without those that are open."""
    return [
        {field: value for field, value in certain.event.to_json().items() if field not in certain.open}
        for certain in ahead.certain
        if certain.event.name == name
    ]


def may(ahead: Outlook, name: str) -> bool:
    """Whether an event of a name may happen, and is not certain."""
    later = ahead.later.possible if ahead.later is not None else ()
    return any(event.name == name for event in (*ahead.now.possible, *later))


def test_a_set_is_announced_with_its_gold_and_what_becomes_of_the_storehouse() -> None:
    ahead = play(THREE_BALLS, "Ba", 2)
    assert [event["slots"] for event in promised(ahead, "sold")] == [[0, 1, 2]]
    assert [event["gold"] for event in promised(ahead, "gained_gold")] == [9]
    assert [event["columns"] for event in promised(ahead, "closed")] == [3]
    assert lane_of(ahead, 0) == (0, 1, 2)


def test_what_comes_after_a_question_of_the_effect_is_told_too() -> None:
    ahead = play(THREE_BALLS, "Ba", 2)
    assert ahead.now.asked == ((0, "ball.peek"),)
    assert [certain.event.name for certain in ahead.now.certain] == ["played", "gained_infamy"]
    assert ahead.later is not None
    assert ahead.later.certain[0].event.name == "sold"


def test_what_byros_adds_is_part_of_the_sum() -> None:
    assert promised(play(THREE_BALLS, "Ba", 2, ", wizard byros"), "gained_gold")[0]["gold"] == 12


def test_a_sword_that_stays_halves_and_one_that_is_replaced_does_not() -> None:
    replaced = play("  Ba Sw Ba\n  (?) (?) (?)\n  (?) (?) (?)\n", "Ba", 2)
    assert promised(replaced, "gained_gold")[0]["gold"] == 9
    stays = play("  Ba (?) Ba\n  Sw (?) (?)\n  (?) (?) (?)\n", "Ba", 2)
    assert promised(stays, "gained_gold")[0]["gold"] == 4


def test_a_feline_makes_a_set_of_the_two_others() -> None:
    (sold,) = promised(play(THREE_BALLS, "Fe", 2), "sold")
    assert (sold["item"], sold["mimic"]) == ("crystal_ball", "facsimilous_feline")
    assert not promised(play("  Fe (?) Fe\n  (?) (?) (?)\n  (?) (?) (?)\n", "Ba", 2), "sold")


def test_a_mirror_turns_its_own_neighbours_over_before_they_could_sell() -> None:
    ahead = play("  Mi (?) Mi\n  (?) (?) (?)\n  (?) (?) (?)\n", "Mi", 2)
    assert len(promised(ahead, "turned_down")) == 2
    assert not promised(ahead, "sold")


@pytest.mark.parametrize(
    ("replaced", "names"),
    [
        ("Bo", ["returned"]),
        ("Fa", ["left", "lost_infamy"]),
        ("Ri", ["left"]),
        ("Co", ["left"]),
        ("(Co=1)", ["left"]),
        ("(Bo=1)", ["returned"]),
    ],
)
def test_what_is_replaced_is_told(replaced: str, names: list[str]) -> None:
    ahead = play(f"  {replaced} (?) (?)\n  (?) (?) (?)\n  (?) (?) (?)\n", "Eg", 1)
    told = [certain.event.name for certain in ahead.certain if certain.event.name != "turn_began"]
    assert told == ["played", *names]
    assert not any(certain.open for certain in ahead.certain)


def test_what_nobody_knows_may_go_or_come_back() -> None:
    ahead = play("  (?) (?) (?)\n  (?) (?) (?)\n  (?) (?) (?)\n", "Eg", 1)
    assert (may(ahead, "left"), may(ahead, "returned")) == (True, True)
    assert not promised(ahead, "left")


def test_one_of_two_things_that_must_happen_is_no_mere_perhaps() -> None:
    scene = about_to_play(THREE_BALLS, "Co")
    sight = Sight(scene, items_of(scene.things))
    answer = next(each for each in scene.answers if each.points == (at_slot(0, 3),))
    lines = preview(sight, at_slot(0, 3), answer).lines
    assert [line.learned for line in lines if not line.is_quiet] == [True]


def test_a_boomerang_that_has_returned_this_turn_is_discarded() -> None:
    ahead = play("  Bo! (?) (?)\n  (?) (?) (?)\n  (?) (?) (?)\n", "Eg", 1)
    assert [event["item"] for event in promised(ahead, "left")] == ["magic_boomerang"]
    assert not promised(ahead, "returned")


def test_with_two_players_a_hidden_item_joins_the_stash() -> None:
    ahead = play("  (Co=1) (?) (?)\n  (?) (?) (?)\n  (?) (?) (?)\n", "Eg", 1, players=2)
    assert [event["item"] for event in promised(ahead, "stashed")] == ["three_headed_coin"]
    assert ahead.now.asked == ((0, "discard"),)


def test_the_last_hidden_item_triggers_the_inspection() -> None:
    assert promised(play("  (Co=1) Co Wa\n  Lo Eg Ca\n", "Eg", 1), "triggered")
    assert not promised(play("  (Co=1) (?) Wa\n  Lo Eg Ca\n", "Eg", 1), "triggered")
    hides_again = play("  (Co=1) Co Wa\n  Lo Eg Ca\n", "Mi", 1)
    assert not promised(hides_again, "triggered"), "a Mirror has hidden its neighbours"


@pytest.mark.parametrize(
    ("moon", "first", "second", "stash", "sale", "gold"),
    [
        ("half", "Ba", "Ba'", "Ba", "sold_mixed_set", 9),
        ("half", "Ba'", "Ba'", "Ba'", "sold", 9),
        ("crescent", "Ba'", "Eg'", "Ba'", "sold_moon_set", 9),
        ("half", "Ba'", "Eg'", "Ba'", "", 0),
        ("crescent", "Ba'", "Ba'", "Fe", "sold", 9),
        ("half", "Ba", "Ba'", "Fe", "", 0),
    ],
)
def test_moon_sets_and_mixed_sets_are_announced(
    moon: str, first: str, second: str, stash: str, sale: str, gold: int
) -> None:
    head = f"modules: moonstruck_market\nmoon: {moon}\ndiscard: Lo\nmarket: Co Lo Sk"
    ahead = play(f"  {first} (Co=1) {second}\n  (?) (?) (?)\n  (?) (?) (?)\n", stash, 2, head=head)
    names = [certain.event.name for certain in ahead.certain if "sold" in certain.event.name]
    assert names == ([sale] if sale else [])
    assert [event["gold"] for event in promised(ahead, "gained_gold")] == ([gold] if gold else [])


def test_a_card_of_the_stash_says_where_it_completes_a_set() -> None:
    scene = scene_of(
        match_at(
            "arcane_alley: 3 players\nturn: 1, act\ndeck: ...\ndiscard: To\n"
            f"seat 1: gold 25, stash Ba Co\n{THREE_BALLS}{SEATS}"
        )
    )
    sight = Sight(scene, items_of(scene.things))
    lanes = {}
    for answer in scene.answers:
        if scene.verb(answer).id == "verb-act-play":
            lanes[answer.key] = preview(sight, answer.points[0], answer).lane
    assert lanes == {"play Crystal Ball": (1,), "play Three-Headed Coin": ()}


def test_where_there_is_no_room_quiet_lines_go_first_and_the_first_line_stays() -> None:
    lines = [Outcome("a", "one"), Outcome("b", "two"), Outcome("?", "perhaps", is_quiet=True)]
    assert fitting(lines, 3, 20) == lines
    cut = [lines[0], Outcome("b", "two …")]
    assert fitting(lines, 2, 20) == cut
    assert fitting([lines[2], *lines[:2]], 2, 20) == cut
    assert fitting(lines, 0, 20) == [Outcome("a", "one …")]
    assert fitting([Outcome("a", "a sentence that is long"), lines[1]], 2, 14) == [
        Outcome("a", "a sentence that is long …")
    ]
