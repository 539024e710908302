"""Previews from foresight: a line for what is certain, one mark of the wall, one quiet line for the rest."""

from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

import pytest

from hexmonger.kernel.chance import Source
from hexmonger.kernel.drawn import Answer
from hexmonger.kernel.events import Event
from hexmonger.kernel.foreseen import Foreseen
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import Match
from hexmonger.kernel.messages import plain
from hexmonger.kernel.setup import Setup
from hexmonger.saves import Save
from hexmonger.terminal.preview_panel import latest, outcomes, room_for_mark
from hexmonger.terminal.sitting import Scene, Sitting
from hexmonger.words import LogLine
from hexmonger.words.foretelling import foretold

GAMES: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "arcane_alley": ("arcane_alley", {"wizards": "random"}),
    "moonstruck_market": ("arcane_alley", {"modules": "moonstruck_market"}),
    "merchants_of_magick": ("merchants_of_magick", {}),
}
CHOICES: Final = 120


def previews(table: str) -> Iterator[tuple[Scene, Answer, Foreseen]]:
    """Play on by chance; at every question, look at one of the answers."""
    name, options = GAMES[table]
    match = Match(find_box(name).open(Setup(3, options)), 5, ["Ada", "Bo", "Cleo"])
    bots: dict[int, Any] = {}
    sitting = Sitting(match, bots, Save(Path("nowhere.hex")))
    source = Source(3)
    while match.state.asks and match.ply < CHOICES:
        scene = sitting.scene(match.state.asks[0].seat)
        answer = scene.answers[source.below(len(scene.answers))]
        yield scene, answer, scene.foresight.foresee(answer.choice)
        match.choose(answer.choice, scene.drawn.seat)


@pytest.mark.parametrize("table", GAMES)
def test_every_preview_says_what_is_certain_and_one_thing_besides(table: str) -> None:
    told = 0
    for scene, answer, foreseen in previews(table):
        lines = outcomes(scene, foreseen, {}, answer.is_wall)
        texts = [line.text for line in lines]
        for certain in foreseen.certain:
            text = foretold(scene.words, certain, scene.names, scene.drawn.seat)
            if text:
                assert any(shown.startswith(text.rstrip(".")) for shown in texts), (text, texts)
                told += 1
        assert sum(line.is_quiet for line in lines) <= 1
        assert foreseen.is_whole or (lines and lines[-1].is_quiet)
        assert [line.learned for line in lines].count(True) == (1 if answer.is_wall and lines else 0)
        assert len(set(texts)) == len(texts)
    assert told > CHOICES // 4


def test_a_table_gives_glyphs_by_the_kind_of_event() -> None:
    for scene, answer, foreseen in previews("arcane_alley"):
        glyphs = {certain.event.name: certain.event.name for certain in foreseen.certain}
        shown = {line.glyph for line in outcomes(scene, foreseen, glyphs, answer.is_wall)}
        assert "•" not in shown
        for certain in foreseen.certain:
            if foretold(scene.words, certain, scene.names, scene.drawn.seat):
                assert shown & set(glyphs)


def test_where_nothing_can_be_followed_a_preview_says_so() -> None:
    scene, answer, _ = next(previews("arcane_alley"))
    lines = outcomes(scene, Foreseen((), (), None, False, ()), {}, answer.is_wall)
    assert [line.text for line in lines] == [scene.say(plain("table-nobody-can-tell"))]
    assert outcomes(scene, Foreseen((), (), None, True, ()), {}, True) == []


def test_what_is_barred_is_a_sentence_with_its_rule() -> None:
    found = 0
    for scene, _, _ in previews("arcane_alley"):
        for barred in scene.question.barred if scene.question is not None else ():
            said = scene.why_not(barred)
            assert said[:1].isupper()
            assert said.endswith(f" ({barred.rule}).")
            found += 1
    assert found


@pytest.mark.parametrize("width", range(8, 60))
def test_the_mark_of_the_wall_never_stands_in_a_line_by_itself(width: int) -> None:
    words = "You draw an item from the deck."
    shown = room_for_mark(words, 4, width)
    assert shown.split() == words.split()
    first, _, last = f"--- {shown} ▦".rpartition("\n")
    lines = wrap(first, width) + wrap(last, width)
    assert "▦" not in lines
    assert max(map(len, lines)) <= width


def test_what_has_just_happened_is_told_to_its_end_where_there_is_little_room() -> None:
    texts = ["You drew an item from the deck.", "Bo sold a set.", "Bo gained 5 gold."]
    lines = [LogLine(number, Event(), text) for number, text in enumerate(texts)]
    assert [line.text for line in latest(lines, 20, 4)] == texts
    assert [line.text for line in latest(lines, 20, 3)] == texts[1:]
    assert [line.text for line in latest(lines, 6, 1)] == texts[2:]
    assert latest([], 20, 4) == []
    # Before the panel has a size, nothing is left out.
    assert latest(lines, 0, 0) == lines
