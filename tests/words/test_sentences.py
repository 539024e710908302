"""How a sentence is made of a message: players, things, numbers, readers, languages."""

import pytest

from hexmonger.kernel.events import Event, TookBack
from hexmonger.kernel.messages import Named, message, named, plain, player
from hexmonger.kernel.trouble import Refused, Trouble, Unreadable
from hexmonger.words import Log, Unsaid, Words, trouble_text, words_of
from tests.words.small_game import GAME, Drew, Gained, Shuffled

NAMES = ("Ada", "Bo", "Cy", "Dot")
BALL, WAND, UNKNOWN = named("item", "ball"), named("item", "wand"), named("item", "")


@pytest.fixture
def words() -> Words:
    return words_of(GAME)


def test_words_are_made_once(words: Words) -> None:
    assert words_of(GAME) is words
    assert words_of(GAME, "de") is not words
    assert words_of(GAME, "de") is words_of(GAME, "de")


def test_the_reader_is_you(words: Words) -> None:
    drew = message("event-drew", seat=player(0), item=BALL, origin=player(1))
    assert words.say(drew, NAMES, 0) == "You drew Crystal Ball from Bo."
    assert words.say(drew, NAMES, 1) == "Ada drew Crystal Ball openly from you."
    assert words.say(drew, NAMES, 2) == "Ada drew Crystal Ball openly from Bo."
    assert words.say(drew, NAMES) == "Ada drew Crystal Ball openly from Bo."


def test_nobody_is_nobody(words: Words) -> None:
    drew = message("event-drew", seat=player(0), item=BALL, origin=player(-1))
    assert words.say(drew, NAMES, 0) == "You drew Crystal Ball."
    assert words.say(drew, NAMES, 2) == "Ada drew Crystal Ball openly from nobody."


def test_what_the_reader_may_not_know_is_called_by_its_kind(words: Words) -> None:
    drew = message("event-drew", seat=player(0), item=UNKNOWN, origin=player(1))
    assert words.say(drew, NAMES, 2) == "Ada drew an item in secret from Bo."


def test_players_without_a_name_have_a_number(words: Words) -> None:
    assert words.say(message("event-gained", seat=player(2), gold=5)) == "Player 3 gained 5 coins."
    assert words.say(message("event-gained", seat=player(2), gold=5), reader=2) == "You gained 5 coins."
    assert words.say(message("event-gained", seat=player(2), gold=5), ["Ada"]) == "Player 3 gained 5 coins."


@pytest.mark.parametrize(
    ("gold", "said"), [(1, "a coin"), (0, "0 coins"), (2, "2 coins"), (-3, "-3 coins"), (1200, "1,200 coins")]
)
def test_numbers_choose_their_plural(words: Words, gold: int, said: str) -> None:
    assert words.say(message("event-gained", seat=player(0), gold=gold), NAMES) == f"Ada gained {said}."


@pytest.mark.parametrize(
    ("items", "said"),
    [
        ((), "nothing"),
        ((BALL,), "Crystal Ball (1)"),
        ((BALL, WAND), "Crystal Ball and Wand (2)"),
        ((WAND, BALL, WAND), "Wand, Crystal Ball and Wand (3)"),
        ((UNKNOWN,), "an item (1)"),
        ((UNKNOWN, WAND, UNKNOWN), "Wand and 2 items (3)"),
    ],
)
def test_things_are_listed(words: Words, items: tuple[Named, ...], said: str) -> None:
    sold = message("event-sold", seat=player(0), items=items, buyers=(player(1), player(2)))
    assert words.say(sold, NAMES, 2) == f"Ada sold {said} to Bo and you."


def test_a_string_selects(words: Words) -> None:
    assert words.say(message("ask-way", way="up")) == "Up"
    assert words.say(message("ask-way", way="elsewhere")) == "Down"


def test_the_catalogue_can_rename_what_the_glossary_names(words: Words) -> None:
    assert words.name("item", "wand") == "Wand"
    assert words.name("item", "renamed") == "Something Else"
    assert words_of(GAME, "de").name("item", "ball") == "Kristallkugel"


def test_what_a_language_lacks_is_said_in_english() -> None:
    german = words_of(GAME, "de")
    assert german.say(message("event-gained", seat=player(1), gold=2), NAMES, 1) == "Du bekamst 2 Münzen."
    assert german.say(message("ask-only-english", who=player(1)), NAMES, 1) == "Only in English, Du."
    assert german.name("item", "wand") == "Wand"
    assert words_of(GAME, "tlh").say(message("ask-way", way="up")) == "Up"


@pytest.mark.parametrize("language", ["", "../en", "en.ftl", "EN", "english language"])
def test_what_is_no_language_is_refused(language: str) -> None:
    with pytest.raises(Trouble, match="is no language"):
        words_of(GAME, language)


def test_what_has_no_words_is_an_error_and_still_readable(words: Words) -> None:
    unknown = message("why-unheard-of", item=BALL, seat=player(1))
    with pytest.raises(Unsaid, match="no words for 'why-unheard-of'"):
        words.phrase(unknown, NAMES)
    assert words.say(unknown, NAMES) == "why unheard of (item ball, seat 2)"


def test_a_field_that_is_not_said_is_an_error_and_still_readable(words: Words) -> None:
    with pytest.raises(Unsaid, match=r"'ask-lacking' can't be said.*nothing"):
        words.phrase(plain("ask-lacking"))
    assert words.say(plain("ask-lacking")) == "ask lacking"


def test_a_thing_that_nobody_has_named_is_an_error_and_still_readable(words: Words) -> None:
    strange = message("why-too-dear", item=named("item", "hat"), gold=3, who=player(0))
    with pytest.raises(Unsaid, match="no item called 'hat'"):
        words.phrase(strange)
    assert words.say(strange) == "why too dear (item hat, gold 3, who 1)"


def test_a_log_leaves_out_what_is_silent(words: Words) -> None:
    stream: list[Event] = [Gained(0, 1), Shuffled(), Gained(1, 2)]
    lines = words.log(stream, NAMES, 1)
    assert [(line.number, line.text) for line in lines] == [
        (0, "Ada gained a coin."),
        (2, "You gained 2 coins."),
    ]
    assert lines[1].event == Gained(1, 2)
    assert words.log_line(Shuffled(), NAMES) == ""


def test_a_log_leaves_out_what_was_taken_back(words: Words) -> None:
    stream: list[Event] = [Gained(0, 1), Gained(1, 2), Shuffled(), TookBack(1, (1, 2)), Gained(1, 4)]
    assert [(line.number, line.text) for line in words.log(stream, NAMES, 0)] == [
        (0, "You gained a coin."),
        (3, "Bo took a choice back."),
        (4, "Bo gained 4 coins."),
    ]
    assert [line.number for line in words.log(stream, NAMES, 1)] == [0, 4], "who took it back knows"
    assert [line.number for line in words.log([Shuffled(), TookBack(1, (0,))], NAMES, 0)] == []


def test_a_log_without_memory_tells_secrets_once(words: Words) -> None:
    stream: list[Event] = [Drew(0, "ball", -1), Drew(0, "wand", -1)]
    told = [line.text for line in Log(words, NAMES, 0).read(stream, news=1)]
    assert told == ["You drew an item.", "You drew Wand."]


def test_a_log_is_read_on_from_where_it_was(words: Words) -> None:
    stream: list[Event] = [Gained(0, 1), Gained(1, 2)]
    log = Log(words, NAMES, 0)
    assert len(log.read(stream)) == 2
    stream += [TookBack(1, (1,)), Gained(2, 3)]
    assert log.read(stream) == words.log(stream, NAMES, 0)


def test_a_refusal_is_worded_with_its_place_its_answer_and_its_rule(words: Words) -> None:
    refused = Refused(message("why-too-dear", item=BALL, gold=3, who=player(0)), "XX-1", "buy Ball", "line 3")
    assert words.refusal(refused, NAMES, 0) == "line 3: buy Ball: Crystal Ball costs 3, you (XX-1)"


def test_trouble_is_worded_by_its_game() -> None:
    refused = Refused(message("why-too-dear", item=WAND, gold=3, who=player(0)), "XX-1")
    assert trouble_text(refused) == "why too dear (item wand, gold 3, who 1) (XX-1)"
    refused.game = GAME
    assert trouble_text(refused) == "Wand costs 3, Player 1 (XX-1)"
    assert trouble_text(Refused(plain("why-stale"))) == "that answers a question which is no longer open"
    assert trouble_text(Unreadable("line 1: no record")) == "line 1: no record"


def test_sentences_that_are_kept_stay_apart(words: Words) -> None:
    gained = message("event-gained", seat=player(0), gold=1)
    for _ in range(2):
        assert words.say(gained, ["Ada"]) == "Ada gained a coin."
        assert words.say(gained, ["Bo"]) == "Bo gained a coin."
        assert words.say(gained, ["Bo"], 0) == "You gained a coin."
