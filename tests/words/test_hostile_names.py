"""Names are text: whatever they are made of, they play no tricks and nobody is taken for another."""

import pytest

from hexmonger.kernel.messages import message, player
from hexmonger.words import words_of
from tests.words.small_game import GAME

WORDS = words_of(GAME)


@pytest.mark.parametrize(
    "name",
    [
        "{ $gold }",
        "{",
        "}",
        "{$seat}",
        "[bold]Ada[/]",
        "*[other]",
        "-term",
        '"',
        "\\u0041",
        "%s",
        "Ada = x",
        "ⁱ",
    ],
)
def test_a_name_stays_as_it_is(name: str) -> None:
    gained = message("event-gained", seat=player(0), gold=2)
    assert WORDS.say(gained, [name, "Bo"], 1) == f"{name} gained 2 coins."


def test_a_name_that_moves_the_cursor_is_not_shown() -> None:
    gained = message("event-gained", seat=player(0), gold=2)
    assert (
        WORDS.say(gained, ["\x1b[2JA\u202eda"])
        == "\N{REPLACEMENT CHARACTER}[2JA\N{REPLACEMENT CHARACTER}da gained 2 coins."
    )


def test_a_name_without_end_is_cut() -> None:
    gained = message("event-gained", seat=player(0), gold=2)
    assert WORDS.say(gained, ["A" * 9000]) == f"{'A' * 200}… gained 2 coins."


@pytest.mark.parametrize("name", ["You", "you", "YOU", "\uff39ou"])
def test_nobody_else_is_called_you(name: str) -> None:
    gained = message("event-gained", seat=player(0), gold=2)
    assert WORDS.say(gained, [name, "Bo"], 1) == f"{name} (seat 1) gained 2 coins."
    assert WORDS.say(gained, [name, "Bo"], 0) == "You gained 2 coins."
    assert WORDS.say(gained, [name, "Bo"]) == f"{name} (seat 1) gained 2 coins."


def test_the_word_for_the_reader_is_that_of_the_language() -> None:
    gained = message("event-gained", seat=player(0), gold=2)
    german = words_of(GAME, "de")
    assert german.say(gained, ["du", "Bo"], 1) == "du (seat 1) bekam 2 Münzen."
    assert german.say(gained, ["You", "Bo"], 1) == "You bekam 2 Münzen."


def test_two_of_one_name_are_told_apart() -> None:
    assert WORDS.players(["Ada", "Bo", "ada"], 1) == ["Ada (seat 1)", "You", "ada (seat 3)"]
    assert WORDS.players(["You", "Bo"]) == ["You (seat 1)", "Bo"]
    assert WORDS.players([]) == []
