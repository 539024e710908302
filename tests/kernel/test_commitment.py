"""Commit and open: a seed that nobody has chosen, made step by step, and a record that proves it."""

import pytest

from hexmonger.games.arcane_alley import BOX
from hexmonger.kernel import Agreed, Agreement, Match, Setup, Source, Trouble, agree, read_record, verify
from hexmonger.kernel.commitment import (
    NOT_COMMITTED,
    NOT_OPENED,
    SeatWords,
    commitment_to,
    hashed,
    random_words,
    seal,
)
from hexmonger.kernel.draws import draws_from, listed_draws
from tests.rules import rule

SECRET = "5e" * 32
WORDS = ("by the old well", "owls", "3 candles")


def agreement(commits: int = 3, opens: int = 3) -> Agreement:
    """Return an agreement of three seats, so many of which have committed, and so many opened."""
    made = Agreement(3, SECRET)
    for seat in range(commits):
        made.commit(seat, seal(made.commitment, seat, WORDS[seat]))
    if opens:
        made.start_opening()
    for seat in range(opens):
        made.open(seat, WORDS[seat])
    return made


def finished(agreed: Agreed, seats: int = 3) -> Match:
    """Return a short match that was played to its end."""
    options = {"wizards": "random", "edition.numbers.rounds": "1"}
    match = Match.agreed(BOX.open(Setup(seats, options)), agreed, [f"P{seat}" for seat in range(seats)])
    source = Source(3)
    while match.state.asks:
        ask = match.state.asks[0]
        match.choose(source.pick(ask.options), ask.seat)
    return match


def sentence_of(text: str) -> str:
    """Return the sentence with which a record is refused."""
    with pytest.raises(Trouble) as caught:
        verify(text)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_the_seed_is_made_of_the_secret_and_the_hashes_of_the_words() -> None:
    agreed = agreement().close()
    opened = [f"{seat}:{hashed('hexmonger opened', words)}" for seat, words in enumerate(WORDS, 1)]
    assert agreed.seed == int(hashed("hexmonger seed", SECRET, *opened), 16)
    assert not agreed.wrong()
    assert agreed.commitment == commitment_to(SECRET) == hashed("hexmonger secret", SECRET)


def test_every_part_of_it_changes_the_seed() -> None:
    agreed = agreement().close()
    other = Agreed(agreed.commitment, "5f" * 32, agreed.seats)
    swapped = Agreed(agreed.commitment, SECRET, (agreed.seats[1], agreed.seats[0], agreed.seats[2]))
    fewer = Agreed(agreed.commitment, SECRET, (*agreed.seats[:2], SeatWords()))
    assert len({agreed.seed, other.seed, swapped.seed, fewer.seed}) == 4


def test_what_nobody_says_is_drawn_from_the_operating_system() -> None:
    one, other = agree(3), agree(3)
    assert one.secret != other.secret
    words = [given.words for given in (*one.seats, *other.seats)]
    assert len(set(words)) == 6
    assert all(len(word) == 32 and int(word, 16) >= 0 for word in words), "128 bits each"
    assert one.seed != other.seed
    assert one.seed.bit_length() > 200
    assert random_words("owls") != random_words("owls")


def test_a_seat_may_say_words_of_its_own() -> None:
    agreed = agree(3, ["owls"])
    assert agreed.seats[0].words == "owls"
    assert not agreed.wrong()


def test_no_words_are_opened_before_everybody_has_committed() -> None:
    made = agreement(commits=2, opens=0)
    assert made.missing == [2]
    with pytest.raises(Trouble, match="seat 1 can't open its words before everybody has committed"):
        made.open(0, WORDS[0])
    made.commit(2, seal(made.commitment, 2, WORDS[2]))
    assert made.is_opening
    assert made.missing == [0, 1, 2]
    made.open(0, WORDS[0])
    assert made.missing == [1, 2]


def test_nobody_commits_once_words_are_opened_nor_twice() -> None:
    made = agreement(commits=2, opens=0)
    with pytest.raises(Trouble, match="seat 1 has committed to its words already"):
        made.commit(0, "0" * 64)
    made.start_opening()
    with pytest.raises(Trouble, match="seat 3 comes too late to commit: words are being opened"):
        made.commit(2, "0" * 64)
    with pytest.raises(Trouble, match="seat 3 has not committed to any words"):
        made.open(2, WORDS[2])


def test_other_words_than_those_committed_to_are_refused() -> None:
    made = agreement(opens=0)
    with pytest.raises(Trouble, match="the words of seat 1 are not those it committed to"):
        made.open(0, WORDS[1])
    assert 0 in made.missing


def test_a_seal_is_of_one_seat_at_one_table() -> None:
    made, elsewhere = agreement(opens=0), Agreement(3)
    assert seal(made.commitment, 0, "owls") != seal(made.commitment, 1, "owls")
    assert seal(made.commitment, 0, "owls") != seal(elsewhere.commitment, 0, "owls")


@pytest.mark.parametrize("words", ["", " owls", "two\nlines", "\x1b[1m", "o" * 201])
def test_words_that_no_record_could_hold_are_refused(words: str) -> None:
    with pytest.raises(Trouble, match="words are printable, on one line, and 200 letters at most"):
        agreement(opens=1).open(1, words)


@pytest.mark.parametrize("sealed", ["", "0" * 63, "G" * 64, "0" * 65])
def test_a_seal_that_is_no_hash_is_refused(sealed: str) -> None:
    with pytest.raises(Trouble, match="a seal is 64 hexadecimal digits, not"):
        agreement(commits=0, opens=0).commit(0, sealed)


@rule("AA-96")
def test_whoever_does_not_open_in_time_is_left_out_and_the_record_says_so() -> None:
    agreed = agreement(commits=2, opens=1).close()
    assert [given.left_out for given in agreed.seats] == ["", NOT_OPENED, NOT_COMMITTED]
    assert agreed.seed == Agreed(agreed.commitment, SECRET, (agreed.seats[0], SeatWords(), SeatWords())).seed
    text = finished(agreed).record.to_text()
    assert "\nleft out 2: did not open\n" in text
    assert "\nleft out 3: did not commit\n" in text
    assert verify(text).record.agreed == agreed


def test_a_record_holds_what_the_seed_was_made_of_and_reads_it_back() -> None:
    match = finished(agreement().close())
    text = match.record.to_text()
    record, s = read_record(text)
    assert record == match.record
    assert record.to_text() == text
    assert Match.of_record(record).record == match.record
    assert s.is_over


def test_a_finished_record_lists_every_draw_and_one_that_is_not_lists_none() -> None:
    match = finished(agreement().close())
    text = match.record.to_text()
    listed = listed_draws(text)
    assert listed == verify(text).draws == draws_from(match.record.seed, listed)
    # The wizards are dealt, then a starting player is drawn, then the deck is shuffled.
    assert [str(draw) for draw in listed[:3]] == [
        "a shuffle of 6",
        "a number below 3",
        f"a shuffle of {len(BOX.open(Setup(3)).new(1).kind_of)}",
    ]
    match.record.choices.pop()
    assert "\ndraw " not in match.record.to_text()


def replaced(text: str, key: str, value: str) -> str:
    """Return a record with one line changed; it must be there."""
    lines = text.splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if line.startswith(f"{key}: "))
    lines[at] = f"{key}: {value}\n" if value else ""
    return "".join(lines)


@pytest.fixture(scope="module")
def text() -> str:
    return finished(agreement().close()).record.to_text()


def test_an_honest_record_holds(text: str) -> None:
    assert verify(text).state.is_over


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("secret", "00" * 32, "the host's secret is not the one that was committed to"),
        ("commitment", "00" * 32, "the host's secret is not the one that was committed to"),
        ("words 2", "bats", "the words of seat 2 are not those it committed to"),
        ("seal 3", "00" * 32, "the words of seat 3 are not those it committed to"),
        ("seed", "7", "the seed is not the one that the secret and the words make"),
        ("draw 2", "below 3 = 7", "draw 2 is not what the seed makes of a number below 3"),
        ("# over", "99, 0, 0", "the scores at its end are not those of the game, which ends with"),
    ],
)
def test_each_kind_of_forgery_has_a_sentence_of_its_own(
    text: str, key: str, value: str, sentence: str
) -> None:
    assert sentence_of(replaced(text, key, value)).startswith(sentence)


def test_a_seat_that_is_left_out_afterwards_is_noticed(text: str) -> None:
    words = next(line for line in text.splitlines() if line.startswith("words 2: "))
    forged = text.replace(words, "left out 2: did not open")
    assert sentence_of(forged) == "the seed is not the one that the secret and the words make"


def test_a_shuffle_that_is_dealt_otherwise_is_noticed(text: str) -> None:
    line = next(line for line in text.splitlines() if line.startswith("draw 3: "))
    kind, _, result = line.partition(" = ")
    first, second, *rest = result.split()
    forged = text.replace(line, f"{kind} = {' '.join([second, first, *rest])}")
    assert sentence_of(forged).startswith("draw 3 is not what the seed makes of a shuffle of ")


def test_draws_that_are_left_out_added_or_of_another_kind_are_noticed(text: str) -> None:
    record, _ = read_record(text)
    draws = listed_draws(text)
    last = draws[-1].line(len(draws))
    assert sentence_of(replaced(text, "draw 2", "")).endswith("draw 2 is missing from the list")
    assert sentence_of(text.replace(f"{last}\n", "")) == f"draw {len(draws)} of the game is not listed"
    more = draws_from(record.seed, [*draws, draws[1]])[-1]
    assert sentence_of(f"{text}{more.line(len(draws) + 1)}\n") == (
        f"draw {len(draws) + 1} is listed, but the game makes only {len(draws)}"
    )
    other = draws_from(record.seed, [draws[0], type(draws[1])("below", 5, (0,))])[1]
    assert sentence_of(replaced(text, "draw 2", other.line(2).partition(": ")[2])) == (
        "draw 2 is listed as a number below 5, but the game makes a number below 3"
    )


@pytest.mark.parametrize(
    "line",
    ["below six = 4", "roll 6 = 4", "below 6", "below 0 = 0", "shuffle 3 = 0 1", "below 6 = " + "9" * 99],
)
def test_a_line_that_is_no_draw_is_refused(text: str, line: str) -> None:
    assert sentence_of(replaced(text, "draw 2", line)).startswith("line ")


def test_a_choice_that_the_game_does_not_allow_is_noticed(text: str) -> None:
    lines = text.splitlines()
    at = lines.index("") + 1
    seat, _, choices = lines[at].partition(": ")
    first, *rest = choices.split("; ")
    lines[at] = f"{seat}: {'; '.join([first, first, *rest[1:]])}"
    assert sentence_of("\n".join(lines)).startswith(f"line {at + 1}, choice 2: ")


def test_a_game_that_is_not_over_can_not_be_checked_yet(text: str) -> None:
    record, _ = read_record(text)
    record.choices.pop()
    assert sentence_of(record.to_text()) == "this game isn't over; it can be checked once it is"


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("secret", "", "the record does not say its secret"),
        ("commitment", "", "the record does not say its commitment"),
        ("secret", "owls", "the secret is 64 hexadecimal digits, not 'owls'"),
        ("seal 1", "owls", "the seal of seat 1 is 64 hexadecimal digits, not 'owls'"),
        ("words 1", "", "the record must say either the words of seat 1 or why it was left out"),
        ("words 1", "o" * 201, "words are printable, on one line, and 200 letters at most"),
    ],
)
def test_a_record_that_does_not_say_enough_is_refused(text: str, key: str, value: str, sentence: str) -> None:
    assert sentence_of(replaced(text, key, value)).startswith(sentence)


def test_words_of_a_seat_that_is_not_there_are_refused(text: str) -> None:
    forged = text.replace("words 3: ", "words 4: ").replace("seal 3: ", "seal 4: ")
    assert "seat 3" in sentence_of(forged)
    assert sentence_of(text.replace("seed: ", "words 9: owls\nseed: ")) == (
        "there is no 'words 9' at a table of 3 seats"
    )
