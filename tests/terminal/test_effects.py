"""What the preview says of effects, and that everything it promises happens."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hexmonger.kernel.agenda import Ask
from hexmonger.kernel.chance import Source
from hexmonger.kernel.drawn import Answer
from hexmonger.kernel.events import Event, anatomy_of
from hexmonger.kernel.foreseen import unmatched
from hexmonger.kernel.match import Match
from hexmonger.kernel.outlook import Outlook
from hexmonger.kernel.state import State
from hexmonger.terminal.arcane_alley.items import items_of
from hexmonger.terminal.arcane_alley.preview import (
    GLYPHS,
    lines_of,
    outlook,
    preview,
    slots_for_a_set,
)
from hexmonger.terminal.arcane_alley.sight import Sight
from hexmonger.terminal.sitting import Scene
from tests.terminal.tables import Unsaved, match_at, new_match, scene_of

POSITION = """
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
TABLES = {
    "base": {"wizards": "random"},
    "moonstruck": {"modules": "moonstruck_market", "wizards": "random"},
    "arranged": {"modules": "moonstruck_market", "arrange": "by players"},
}


def answer_by(scene: Scene, key: str) -> Answer:
    """Return an answer by its notation."""
    return next(answer for answer in scene.answers if answer.key == key)


@pytest.mark.parametrize(
    ("stash", "keys", "looked_at", "name", "fields"),
    [
        ("Ba", ["play Crystal Ball", "at 9"], "item 3", "peeked", {"slot": 2}),
        ("Ba", ["play Crystal Ball", "at 9"], "item 2", "peeked", {"slot": 1, "item": "older_wand"}),
        ("Ri", ["discard Invisible Ring"], "item 1", "turned_down", {"item": "three_headed_coin"}),
        ("Ri", ["discard Invisible Ring"], "item 3", "turned_up", {"slot": 2}),
        (
            "To",
            ["play Hypnotic Toad", "at 9", "player 2", "item 1"],
            "item 5",
            "swapped",
            {"owner": 1, "slot": 0, "other_slot": 4},
        ),
        (
            "Cd",
            ["play Bubbling Cauldron", "at 9", "player 2"],
            "gain infamy",
            "gained_infamy",
            {"seat": 1, "infamy": 2},
        ),
        (
            "Cd",
            ["play Bubbling Cauldron", "at 9", "player 2"],
            "lose gold",
            "lost_gold",
            {"seat": 1, "gold": 3},
        ),
        (
            "Sk",
            ["play Skeletomicon", "at 9"],
            "item 2:1",
            "replaced",
            {"owner": 1, "slot": 0, "item": "sovereign_sword"},
        ),
        (
            "*P",
            ["activate Pandora's Lockbox", "item 2"],
            "item 2:1",
            "exchanged",
            {"slot": 1, "other": 1, "other_slot": 0},
        ),
        ("*C", ["activate Sacred Chalice"], "player 2", "looked_at_stash", {"hand": 1}),
        ("*W", ["activate Wizard's Watch"], "take Sovereign Sword", "took_from_discard", {"depth": 0}),
    ],
)
def test_an_effect_is_told_with_whom_and_what_it_concerns(
    stash: str, keys: list[str], looked_at: str, name: str, fields: dict[str, int | str]
) -> None:
    match = match_at(POSITION.format(stash=stash))
    for key in keys:
        match.choose(answer_by(scene_of(match), key).choice, 0)
    scene = scene_of(match)
    certain = outlook(scene, answer_by(scene, looked_at).choice).certain
    told = next(each for each in certain if each.event.name == name)
    written = told.event.to_json()
    assert {field: written[field] for field in fields} == fields
    assert not told.open & set(fields)


def moments(table: str, seed: int, choices: int, seats: int = 3) -> Iterator[tuple[Match, Scene, Answer]]:
    """Play on by chance, and give every question with the answer that is going to be made."""
    match, _ = new_match(seats=seats, seed=seed, options=TABLES[table])
    sitting = Unsaved(match, {}, Path("nowhere.hex"))
    source = Source(seed)
    while match.state.asks and match.ply < choices:
        scene = sitting.scene(match.state.asks[0].seat)
        answer = scene.answers[source.below(len(scene.answers))]
        yield match, scene, answer
        match.choose(answer.choice, scene.drawn.seat)


@pytest.mark.parametrize(("table", "seats"), [("base", 2), ("base", 4), ("moonstruck", 3), ("arranged", 3)])
def test_all_that_a_preview_promises_happens(table: str, seats: int) -> None:
    """Whatever is certain at once is heard by the choice, the rest when its effect is done with."""
    ahead: Outlook | None = None
    seat, heard, promises = -1, list[Event](), 0
    for match, scene, answer in moments(table, 11 * seats, 400, seats):
        question = scene.drawn.question
        assert question is not None
        if ahead is not None:
            at_once = match.told_by(match.ply - 1, seat)
            heard += at_once
            if len(heard) == len(at_once):
                unmatched(ahead.now.certain, heard)
                for asked, name in ahead.now.asked or ():
                    assert asked == match.state.asks[0].seat
                    assert asked != seat or name == question.name
            if scene.drawn.seat == seat and "source" in question.prompt.fields:
                continue
            unmatched(ahead.certain, heard)
            promises += len(ahead.certain)
        ahead, seat, heard = outlook(scene, answer.choice), scene.drawn.seat, []
    assert promises > 300


def is_of_effect(world: State, ask: Ask) -> bool:
    """Whether a question is one of an item's or a wizard's effect, and not one of the turn."""
    return "source" in ask.question.prompt(world, ask.frame).fields


@pytest.mark.parametrize("table", ["base", "moonstruck"])
def test_where_a_card_is_said_to_complete_a_set_it_does(table: str) -> None:
    sold = 0
    for match, scene, answer in moments(table, 8, 500):
        if scene.drawn.question is None or scene.verb(answer).id != "verb-act-play":
            continue
        for slot in slots_for_a_set(scene, answer):
            world = match.state.clone()
            world.told = []
            world.choose(answer.choice, scene.drawn.seat)
            world.choose(slot, scene.drawn.seat)
            while (ask := world.ask_of(scene.drawn.seat)) is not None and is_of_effect(world, ask):
                world.choose(ask.options[-1], scene.drawn.seat)
            assert any(telling.event.name.startswith("sold") for telling in world.told)
            sold += 1
    assert sold


@pytest.mark.parametrize("table", TABLES)
def test_every_answer_has_a_line_and_the_wall_stands_on_one_if_it_is_met(table: str) -> None:
    for _, scene, answer in moments(table, 6, 120):
        lines = lines_of(scene, outlook(scene, answer.choice), answer.is_wall)
        assert lines or answer.key in ("no", "pass"), answer.key
        assert sum(line.learned for line in lines) == (answer.is_wall and bool(lines))
        assert len({line.text for line in lines}) == len(lines)


@pytest.mark.parametrize("table", ["base", "moonstruck"])
def test_a_card_says_what_each_of_its_keys_does(table: str) -> None:
    for _, scene, _ in moments(table, 3, 60):
        sight = Sight(scene, items_of(scene.things))
        for answer in scene.answers if sight.answers.name == "act" else ():
            if scene.verb(answer).id != "verb-act-play":
                continue
            place = answer.points[0]
            lines = preview(sight, place, answer).lines
            keys = {line.glyph: line for line in lines if line.glyph in ("d", "a", "e")}
            for other in sight.answers.all_at(place)[1:]:
                key = next(key for key in keys if sight.answers.by_key(place, key) == other)
                assert keys[key].learned == other.is_wall


def test_glyphs_belong_to_events_that_there_are() -> None:
    match, _ = new_match(options=TABLES["moonstruck"])
    assert set(GLYPHS) <= {anatomy_of(kind).name for kind in match.game.event_kinds()}
