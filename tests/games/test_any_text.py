"""Whatever text is read as a position, it is one that reads back or is refused in one sentence."""

import re
from typing import Any, Final

from hypothesis import given, settings
from hypothesis import strategies as st

from hexmonger.games.arcane_alley import BOX as ALLEY
from hexmonger.games.merchants_of_magick import BOX as MAGICK
from hexmonger.kernel.game import Box, Game
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from tests.guides.pages import DOCS, blocks

BOXES: Final[dict[str, Box[Any, Any]]] = {box.name: box for box in (ALLEY, MAGICK)}
PAGE: Final = DOCS / "positions.md"
GAMES: Final[list[Game[Any, Any]]] = [
    ALLEY.open(Setup(2)),
    ALLEY.open(Setup(3, {"modules": "moonstruck_market", "arrange": "by players"})),
    MAGICK.open(Setup(1)),
]
WRITTEN: Final = [game.write_position(game.new(3)) for game in GAMES]
DRAWINGS: Final = [*(block.text for block in blocks(PAGE) if block.language == "text"), *WRITTEN]
# All that the page sets as code, and all that stands in a drawing: words that a reader knows somewhere.
WORDS: Final = sorted(
    {
        *re.findall(r"`([^`\n]+)`", PAGE.read_text(encoding="utf-8")),
        *(word for drawing in DRAWINGS for word in re.split(r"[\s,;:]+", drawing)),
        *(
            "0",
            "-1",
            "7",
            "99999999999999999999",
            "²",
            "٣",
            "...",
            "(?)",
            "--",
            "[",
            "]",
            ":",
            "#",
            "seat 2:",
        ),
        *("agenda: round@2 turn@1:1", "agenda: round@2 turn@3:1 play@0:1", "agenda: round@5 bribe@0:1"),
    }
)
PIECE: Final = re.compile(r"\s+|[,;:]|[^\s,;:]+")


@st.composite
def drawings_with_faults(draw: st.DrawFn) -> str:
    """Return a drawing of which some words, or whole lines, are others, gone, or there twice."""
    lines = draw(st.sampled_from(DRAWINGS)).split("\n")
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        pieces = PIECE.findall(lines[at]) or [""]
        place = draw(st.integers(0, len(pieces) - 1))
        word = draw(st.sampled_from(WORDS))
        fault = draw(st.sampled_from(["word", "word", "word", "more", "less", "line", "gone", "twice"]))
        if fault in ("word", "more", "less"):
            pieces[place : place + (fault != "more")] = [] if fault == "less" else [word]
            lines[at] = "".join(pieces)
        else:
            lines[at : at + 1] = {"line": [word, lines[at]], "gone": [], "twice": [lines[at]] * 2}[fault]
        lines = lines or [""]
    return "\n".join(lines)


def check_sentence(sentence: str, text: str) -> None:
    """Check that what is said of a text is one sentence, about a line that it has."""
    assert sentence
    assert "\n" not in sentence
    lines = len(text.split("\n"))
    assert all(int(number) <= lines for number in re.findall(r"^line (\d+): ", sentence))


def check(text: str) -> None:
    """Read a text as a position of either game: it reads back, or is refused in a sentence."""
    for box in BOXES.values():
        try:
            game, s = box.read_position(text)
        except Trouble as trouble:
            check_sentence(str(trouble), text)
            continue
        written = game.write_position(s)
        assert not game.broken_law(s)
        assert game.write_position(box.read_position(written)[1]) == written


@settings(max_examples=300, deadline=None)
@given(drawings_with_faults())
def test_a_drawing_with_faults_is_refused_in_a_sentence_or_reads_back(text: str) -> None:
    check(text)


@settings(max_examples=100, deadline=None)
@given(st.text() | st.lists(st.sampled_from([*WORDS, "\n", "\n  ", " ", ", "])).map("".join))
def test_any_text_at_all_is_refused_in_a_sentence(text: str) -> None:
    check(f"arcane_alley: 2 players\n{text}")
    check(f"merchants_of_magick: 1 player\n{text}\nseat 1:\n")
    check(text)
