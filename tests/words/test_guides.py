"""Guides teach every game with the numbers that it is played by, none of them typed."""

import re

import pytest

from hexmonger.games.arcane_alley.shapes import SIZES, SQUARE
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.numbers import PLAIN_RESULTS, SLOTS
from hexmonger.kernel.game import MODULES, Box, boxes, find_box
from hexmonger.kernel.glossary import CORRECTED, RECONSTRUCTED, TRANSCRIBED
from hexmonger.kernel.primer import Primer, read_primers
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.words.guide import Chapter, Guide, Line, Paragraph, guides_of, line_in, plain_words
from hexmonger.words.rulebook import MARK, STRONG, Piece
from tests.words.small_game import GAME, Speaking

GAMES = [
    box.open(Setup(box.least_seats, options))
    for box in boxes().values()
    for options in ({}, *({MODULES: name} for name in box.modules()))
]
PRIMERS = {primer.name: primer for game in GAMES for primer in game.primers("en")}
GUIDES = {guide.name: guide for game in GAMES for guide in guides_of(game)}
NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")

each_primer = pytest.mark.parametrize("primer", PRIMERS.values(), ids=PRIMERS)
each_guide = pytest.mark.parametrize("guide", GUIDES.values(), ids=GUIDES)


def lines_of(guide: Guide) -> list[Line]:
    """Return every line of a guide."""
    chapters = [each for chapter in guide.chapters for each in (chapter, *chapter.steps)]
    return [
        line
        for chapter in chapters
        for line in (*(paragraph.words for paragraph in chapter.paragraphs), *chapter.notes.values())
    ]


def words_of(name: str) -> str:
    """Return all that a guide says, a line after the other."""
    return "\n".join(map(plain_words, lines_of(GUIDES[name])))


def test_every_game_and_module_of_ours_is_taught() -> None:
    assert set(GUIDES) == {"arcane_alley", "moonstruck_market", "merchants_of_magick"}


@each_primer
def test_no_number_is_typed_that_the_game_has(primer: Primer) -> None:
    told = re.sub(r"\{[^}]*\}|^#.*$|\bd\d+\b", "", primer.text, flags=re.MULTILINE)
    assert re.findall(r"[^\n]*\d[^\n]*", told) == []


@each_guide
def test_a_guide_begins_with_what_it_is_about_and_ends_with_advice(guide: Guide) -> None:
    assert (guide.chapters[0].name, guide.chapters[-1].name) == ("goal", "advice")
    assert all(chapter.title and chapter.paragraphs for chapter in guide.chapters)
    assert all(all(line) for line in lines_of(guide))
    assert not re.search(r"[\ue000-\uf8ff*{}]|- ", "\n".join(map(plain_words, lines_of(guide))))


def test_words_that_count_say_what_the_rules_count() -> None:
    assert f"{NUMBERS[SIZES[SQUARE]].capitalize()} items lie face down" in words_of("arcane_alley")
    magick = words_of("merchants_of_magick")
    assert f"{NUMBERS[len(DICE)].capitalize()} dice are rolled" in magick
    assert f"Spend {NUMBERS[PLAIN_RESULTS]} of the {NUMBERS[len(DICE)]} results" in magick
    assert f"You have {NUMBERS[SLOTS]} for the whole game" in magick
    serving = {column: [die.name for die in DICE if column in die.columns] for column in ("steel", "wild")}
    assert f"Steel is reached by the {serving['steel'][0]} alone" in magick
    assert f"wild by the {serving['wild'][0]} alone" in magick
    assert [len(dice) for dice in serving.values()] == [1, 1]


def test_numbers_are_those_of_the_edition_with_the_mark_of_how_they_are_known() -> None:
    box = find_box("arcane_alley")
    options = {"edition": "rich", "edition.numbers.gold": "40"}
    (guide,) = guides_of(box.open(Setup(3, options)))
    assert Piece(STRONG, "40", CORRECTED) in lines_of(guide)[1]
    assert Piece(STRONG, "25") in lines_of(GUIDES["arcane_alley"])[1]
    pieces = [piece for guide in GUIDES.values() for line in lines_of(guide) for piece in line]
    marks = {piece.source for piece in pieces if isinstance(piece, Piece)}
    assert {RECONSTRUCTED, TRANSCRIBED} <= marks


def test_a_mark_stays_with_the_words_before_it() -> None:
    magick = find_box("merchants_of_magick").open(Setup(2))
    (guide,) = guides_of(magick)
    (masteries,) = [chapter for chapter in guide.chapters if chapter.name == "masteries"]
    words = masteries.paragraphs[0].words
    at = words.index(Piece(MARK, "", RECONSTRUCTED))
    assert str(words[at - 1]).endswith("in that column")


def test_a_text_is_taken_apart_into_chapters_steps_lists_and_notes() -> None:
    class Taught(Speaking):
        def primers(self, language: str) -> list[Primer]:
            return [Primer("taught", "Taught", TEXT, (("seven", 7),))]

    (guide,) = guides_of(Box(Taught).open(Setup(4)))
    turn = Chapter("turn-draw", "Draw", (Paragraph(("Take ", Piece(STRONG, "7"), ".")),))
    assert guide == Guide(
        "taught",
        "Taught",
        (
            Chapter(
                "turn",
                "Your turn",
                (
                    Paragraph(("One ", Piece(STRONG, "thing"), " and another.")),
                    Paragraph(("first",), True),
                    Paragraph(("second-best",), True),
                ),
                (turn,),
                {"caption": ("A turn",)},
            ),
        ),
    )


TEXT = """
turn = Your turn
turn-text =
    One *thing*
    and another.

    - first
    - second-best
turn-caption = A turn
turn-draw = Draw
turn-draw-text = Take { $seven }.
"""


def test_a_game_that_nobody_teaches_has_no_guide() -> None:
    assert guides_of(GAME) == ()
    assert read_primers("tests", "nothing", "Nothing", "en") == []


def test_what_is_not_written_in_a_language_is_taught_in_english() -> None:
    game = find_box("merchants_of_magick").open(Setup(2))
    assert guides_of(game, "de") == guides_of(game)
    with pytest.raises(Trouble):
        guides_of(game, "../en")


def test_spaces_and_breaks_of_a_text_are_none_of_its_words() -> None:
    assert line_in("  Sell\n    three. ") == ("Sell three.",)
