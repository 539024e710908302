"""Records and matches: what was played can be read back, checked, and taken back up to the wall."""

import json
from collections.abc import Callable

import pytest

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.kernel.chance import Source
from hexmonger.kernel.events import TookBack
from hexmonger.kernel.match import Match
from hexmonger.kernel.messages import message, plain
from hexmonger.kernel.record import Record, read_choice, read_record
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.state import State
from hexmonger.kernel.trouble import Refused, Trouble, Unreadable
from tests.games.arcane_alley.game import GAME


def match_of(plies: int, seats: int = 3, **options: str) -> Match:
    """Return a match in which so many choices were made at random, or all of them."""
    match = Match(BOX.open(Setup(seats, options)), 5, [f"seat {seat + 1}" for seat in range(seats)])
    source = Source(5)
    while match.state.asks and (plies < 0 or match.ply < plies):
        ask = match.state.asks[0]
        match.choose(source.pick(ask.options), ask.seat)
    return match


def match_at(question: str) -> Match:
    """Return a match that has just come to a question of a name."""
    match = match_of(0)
    source = Source(6)
    while match.state.asks[0].question.name != question:
        ask = match.state.asks[0]
        match.choose(source.pick(ask.options), ask.seat)
    return match


def header(**changes: str | None) -> str:
    """Return the head of a record, some of its lines changed or left out."""
    values: dict[str, str | None] = {
        "game": "arcane_alley",
        "rules": str(BOX.number),
        "seats": "3",
        "seed": "5",
        **changes,
    }
    lines = [f"{key}: {value}" for key, value in values.items() if value is not None]
    return "\n".join(["hexmonger record 1", *lines]) + "\n\n"


def first_seat() -> int:
    """Return the number, as people count, of the seat asked first in the record of `header`."""
    return BOX.open(Setup(3)).new(5).asks[0].seat + 1


def sentence_of(text: str, kind: type[Trouble] = Trouble) -> str:
    """Return the sentence with which a record is refused."""
    with pytest.raises(kind) as caught:
        read_record(text)
    sentence = str(caught.value)
    assert "\n" not in sentence
    return sentence


@pytest.mark.parametrize("plies", [0, 1, 7, 60, -1])
def test_a_record_reads_back_as_it_was_written(plies: int) -> None:
    match = match_of(plies)
    text = match.record.to_text()
    record, s = read_record(text)
    assert record == match.record
    assert s.to_json() == match.state.to_json()
    assert record.to_text() == text


def test_a_record_keeps_wizards_editions_and_names() -> None:
    options = {
        "wizards": "byros,none,ninx",
        "edition": "a kinder alley",
        "edition.numbers.gold": "40",
        "edition.items.dark_lotus.gold_lost": "2",
    }
    match = Match(BOX.open(Setup(3, options)), 11, ["Ada", "Grace Hopper", "greedy"])
    record, s = read_record(match.record.to_text())
    assert record == match.record
    assert isinstance(s, AlleyState)
    assert s.gold == [40, 40, 40]
    assert [s.rules.wizards[wizard].id for wizard in s.wizards if wizard >= 0] == ["byros", "ninx"]


@pytest.mark.parametrize("name", ["Ada, Countess", "Player #1", "José: the third"])
def test_a_player_may_be_called_anything(name: str) -> None:
    match = Match(BOX.open(Setup(3)), 5, [name, "greedy", "uniform"])
    record, _ = read_record(match.record.to_text())
    assert record.players == [name, "greedy", "uniform"]


def test_a_record_is_text_that_a_reader_understands() -> None:
    lines = match_of(3).record.to_text().splitlines()
    assert lines[:10] == [
        "hexmonger record 1",
        "game: arcane_alley",
        f"rules: {BOX.number}",
        f"tables: {BOX.open(Setup(3)).digest}",
        "seats: 3",
        "player 1: seat 1",
        "player 2: seat 2",
        "player 3: seat 3",
        "seed: 5",
        "",
    ]
    starting, choices = lines[10].split(": ")
    assert int(starting) == first_seat()
    assert [choice.split(" ")[0] for choice in choices.split("; ")] == ["reveal", "reveal"]
    assert lines[11].startswith(f"{first_seat() % 3 + 1}: reveal ")


def test_the_record_of_a_finished_game_ends_with_its_scores() -> None:
    match = match_of(-1)
    lines = match.record.to_text().splitlines()
    last = lines[lines.index("", lines.index("") + 1) - 1]
    assert last == f"# over: {', '.join(map(str, GAME.scores(match.state)))}"  # type: ignore[arg-type]


def test_comments_and_blank_lines_say_nothing() -> None:
    match = match_of(6)
    lines = match.record.to_text().splitlines()
    commented = lines[:9]
    for line in lines[9:]:
        commented += ["", "# a line of its own", f"  {line}   # and one behind"]
    record, s = read_record("\n".join(commented))
    assert record == match.record
    assert s.to_json() == match.state.to_json()


def test_the_choices_of_one_seat_may_stand_in_lines_of_their_own() -> None:
    seat = first_seat()
    record, _ = read_record(f"{header()}{seat}: reveal 5\n{seat}: reveal 1\n")
    assert record.choices == [(seat - 1, 4), (seat - 1, 0)]


def test_spaces_around_and_between_the_words_of_a_name_do_not_count() -> None:
    match = Match(BOX.open(Setup(3)), 5, ["  Ada  Lovelace ", "", "greedy"])
    assert match.record.players == ["Ada Lovelace", "seat 2", "greedy"]
    assert read_record(match.record.to_text())[0] == match.record


def test_what_stands_twice_in_the_head_is_refused() -> None:
    text = header().replace("seats: 3", "seats: 3\nseats: 4")
    assert sentence_of(text, Unreadable) == "line 5: 'seats' stands twice"


def test_a_player_without_a_seat_is_refused() -> None:
    text = header(**{"player 4": "Ada"})
    assert sentence_of(text, Unreadable) == "there is no player 4 at a table of 3 seats"


def test_players_without_a_name_are_called_by_their_seat() -> None:
    record, _ = read_record(header(**{"player 1": "Ada"}))
    assert record.players == ["Ada", "seat 2", "seat 3"]


def test_a_listener_is_shown_every_position_before_its_choice() -> None:
    match = match_of(9)
    shown: list[tuple[int, int, int]] = []

    def listen(s: State, seat: int, choice: int) -> None:
        assert s.to_json() == match.position(len(shown)).to_json()
        shown.append((len(shown), seat, choice))

    read_record(match.record.to_text(), listen)
    assert [(seat, choice) for _, seat, choice in shown] == match.record.choices


def test_a_record_leads_to_the_position_after_any_of_its_choices() -> None:
    match = match_of(9)
    assert match.record.state(4).to_json() == match.position(4).to_json()
    assert match.record.state().to_json() == match.state.to_json()


def test_an_illegal_choice_is_named_with_its_line_its_number_and_its_rule() -> None:
    seat = first_seat()
    text = f"{header()}# the same slot twice\n{seat}: reveal 5; reveal 5\n"
    with pytest.raises(Refused) as refused:
        read_record(text)
    assert (refused.value.where, refused.value.key) == ("line 8, choice 2", "reveal 5")
    assert refused.value.rule == "AA-11"
    assert refused.value.game is BOX.open(Setup(3))


def test_a_choice_of_a_seat_that_is_not_asked_is_refused() -> None:
    seat = first_seat()
    wrong = seat % 3 + 1
    assert sentence_of(f"{header()}{wrong}: reveal 5\n", Unreadable) == (
        f"line 7, choice 1: 'reveal 5' is said by seat {wrong}, but seat {seat} is asked"
    )


@pytest.mark.parametrize("seat", [0, 4, 99])
def test_a_choice_of_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    assert sentence_of(f"{header()}{seat}: reveal 5\n", Unreadable) == (
        f"line 7, choice 1: 'reveal 5' is said by seat {seat}, but seat {first_seat()} is asked"
    )


def test_a_word_that_answers_nothing_is_refused_with_the_question() -> None:
    with pytest.raises(Refused) as refused:
        read_record(f"{header()}{first_seat()}: bribe 4\n")
    assert (refused.value.where, refused.value.key) == ("line 7, choice 1", "'bribe 4'")
    assert refused.value.reason == message("why-no-answer", question="reveal")


def test_a_choice_after_the_end_is_refused() -> None:
    match = match_of(-1)
    text = match.record.to_text()
    lines = len(text.splitlines())
    assert sentence_of(f"{text}1: draw deck\n", Unreadable) == (
        f"line {lines + 1}, choice {match.ply + 1}: the game is over before 'draw deck'"
    )


@pytest.mark.parametrize(
    "text", ["", "\n", "Dear diary", f"hexmonger record {'9' * 5000}", "hexmonger record x"]
)
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    assert sentence_of(text, Unreadable) == (
        "this is no record: its first line should be `hexmonger record 1`"
    )


def test_a_record_of_other_rules_is_refused() -> None:
    assert sentence_of(header(rules="999")) == (
        f"the record was written under rules 999 of Arcane Alley, and these are rules {BOX.number}"
    )


def test_a_record_of_an_unknown_game_is_refused() -> None:
    sentence = sentence_of(header(game="arcane_valley"))
    assert sentence.startswith("there is no game called 'arcane_valley'; there are: ")
    assert "arcane_alley" in sentence


@pytest.mark.parametrize("key", ["game", "rules", "seats", "seed"])
def test_a_record_without_a_key_it_needs_is_refused(key: str) -> None:
    assert sentence_of(header(**{key: None}), Unreadable) == f"the record does not say its {key}"


@pytest.mark.parametrize("key", ["rules", "seats", "seed"])
def test_a_number_of_the_head_must_be_a_whole_number(key: str) -> None:
    assert sentence_of(header(**{key: "some"}), Unreadable) == (f"{key} must be a whole number, not 'some'")


def test_a_number_of_seats_the_game_is_not_for_is_refused() -> None:
    assert sentence_of(header(seats="7")) == "Arcane Alley is for 2 to 6 players, not 7"


def test_an_option_the_game_does_not_have_is_refused() -> None:
    sentence = sentence_of(header(weather="fine"))
    assert sentence.startswith("Arcane Alley has no option called 'weather'")


def test_a_line_of_the_head_without_a_colon_is_refused() -> None:
    text = header().replace("seats: 3", "seats 3")
    assert sentence_of(text, Unreadable) == "line 4: 'seats 3' should be `key: value`"


@pytest.mark.parametrize("line", ["reveal 5", "Ada: reveal 5", "-1: reveal 5", "²: reveal 5"])
def test_a_line_of_choices_must_begin_with_a_seat(line: str) -> None:
    assert sentence_of(f"{header()}{line}\n", Unreadable) == (
        f"line 7: {line!r} should be `seat: choice; choice`"
    )


def test_a_word_stands_for_a_choice_whether_it_is_allowed_or_not() -> None:
    s = BOX.open(Setup(3)).new(5)
    s.choose(4)
    ask = s.asks[0]
    assert 4 not in ask.options
    assert read_choice(s, ask, "reveal 5") == 4
    assert read_choice(s, ask, "reveal 6") == 5
    assert read_choice(s, ask, "reveal 10") is None


def test_a_match_is_taken_up_where_its_record_ends() -> None:
    match = match_of(20)
    again = Match.of_record(match.record)
    assert again.state.to_json() == match.state.to_json()
    assert again.record == match.record
    assert again.ply == 20
    assert again.events(0) == match.events(0)


def test_taking_up_a_match_leaves_its_record_as_it_was() -> None:
    match = match_of(4)
    again = Match.of_record(match.record)
    ask = again.state.asks[0]
    again.choose(ask.options[0], ask.seat)
    assert len(match.record.choices) == 4


def test_an_answer_to_an_earlier_position_is_refused_and_nothing_changes() -> None:
    match = match_of(4)
    before = match.state.to_json()
    ask = match.state.asks[0]
    with pytest.raises(Refused) as refused:
        match.choose(ask.options[0], ask.seat, match.questions[ask.seat] - 1)
    assert refused.value.reason == plain("why-stale")
    assert match.state.to_json() == before
    assert match.ply == len(match.record.choices) == 4
    match.choose(ask.options[0], ask.seat, match.questions[ask.seat])
    assert match.ply == 5


def refused_choices(match: Match) -> list[Callable[[], None]]:
    """Return calls that a match must refuse."""
    seat = match.state.asks[0].seat
    other = (seat + 1) % 3
    return [
        lambda: match.choose(99, seat),
        lambda: match.choose(-1, seat),
        lambda: match.choose(match.state.asks[0].options[0], other),
    ]


@pytest.mark.parametrize("which", range(3))
def test_a_refused_answer_leaves_the_match_as_it_was(which: int) -> None:
    match = match_of(8)
    before = match.state.to_json()
    choices = match.record.choices[:]
    with pytest.raises(Refused):
        refused_choices(match)[which]()
    assert match.state.to_json() == before
    assert match.record.choices == choices
    assert match.ply == len(match.record.choices) == 8


def test_a_choice_that_teaches_nobody_anything_can_be_taken_back() -> None:
    match = match_at("act")
    before = match.state.to_json()
    seat = match.state.asks[0].seat
    play = match.state.asks[0].options[0]
    assert not match.crosses_wall(play, seat)
    match.choose(play, seat)
    assert match.state.asks[0].question.name == "slot"
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.state.to_json() == before
    assert match.ply == len(match.record.choices) == len(match.record.keys)
    assert match.events(seat)[-1] == TookBack(seat, (len(match.events(seat)) - 2,))
    assert not any(isinstance(event, TookBack) for event in match.events((seat + 1) % 3))
    assert match.state.asks[0].question.name == "act"


def test_a_choice_that_taught_somebody_something_stands() -> None:
    match = match_at("act")
    seat = match.state.asks[0].seat
    match.choose(match.state.asks[0].options[0], seat)
    slot = match.state.asks[0].options[0]
    assert match.crosses_wall(slot, seat)
    match.choose(slot, seat)
    before = match.state.to_json()
    assert not match.can_undo(seat)
    with pytest.raises(Refused) as refused:
        match.undo(seat)
    assert refused.value.reason == plain("why-somebody-learned")
    assert match.state.to_json() == before


def test_nobody_takes_back_the_choice_of_another() -> None:
    match = match_at("act")
    seat = match.state.asks[0].seat
    match.choose(match.state.asks[0].options[0], seat)
    other = (seat + 1) % 3
    assert not match.can_undo(other)
    with pytest.raises(Refused) as refused:
        match.undo(other)
    assert refused.value.reason == plain("why-somebody-chose-since")


def test_before_the_first_choice_there_is_nothing_to_take_back() -> None:
    match = match_of(0)
    assert not match.can_undo(match.state.asks[0].seat)
    with pytest.raises(Refused, match="why nothing to undo"):
        match.undo(match.state.asks[0].seat)


def test_undo_goes_back_to_the_wall_and_no_further() -> None:
    """Drawing from the open discard teaches nothing, nor does picking what to play."""
    match = match_at("draw")
    seat = match.state.asks[0].seat
    assert match.crosses_wall(0, seat), "the deck's top item is news to whoever draws it"
    wall = match.ply
    before = match.state.to_json()
    match.choose(1, seat)
    match.choose(match.state.asks[0].options[0], seat)
    while match.can_undo(seat):
        match.undo(seat)
    assert match.ply == wall
    assert match.state.to_json() == before


def test_asking_whether_a_choice_crosses_the_wall_changes_nothing() -> None:
    match = match_at("draw")
    before = match.state.to_json()
    told = len(match.story)
    match.crosses_wall(0, match.state.asks[0].seat)
    assert match.state.to_json() == before
    assert len(match.story) == told


def test_each_seat_is_told_what_it_may_know() -> None:
    match = match_at("draw")
    s = match.state
    assert isinstance(s, AlleyState)
    seat = s.asks[0].seat
    item = s.rules.items[s.kind_of[s.deck[-1]]].id
    match.choose(0, seat)
    (own,) = match.told_by(match.ply - 1, seat)
    (others,) = match.told_by(match.ply - 1, (seat + 1) % 3)
    assert own.to_json()["item"] == item
    assert others == own.veiled()
    assert others.to_json()["item"] == ""


def test_any_earlier_position_is_found_again() -> None:
    match = match_of(0)
    written = [match.state.to_json()]
    while match.ply < 80:
        ask = match.state.asks[0]
        match.choose(ask.options[match.ply % len(ask.options)], ask.seat)
        written.append(match.state.to_json())
    for ply in (80, 0, 1, 31, 32, 33, 63, 64, 65, 79):
        assert match.position(ply).to_json() == written[ply]


def test_undo_across_a_kept_position_leads_back_to_it() -> None:
    match = match_of(0)
    checked = 0
    while match.state.asks and checked < 3:
        ask = match.state.asks[0]
        before = match.state.to_json()
        ply = match.ply
        match.choose(ask.options[ply % len(ask.options)], ask.seat)
        if match.ply % 32 in (0, 1) and match.can_undo(ask.seat):
            match.undo(ask.seat)
            assert match.state.to_json() == match.position(ply).to_json() == before
            match.choose(ask.options[ply % len(ask.options)], ask.seat)
            checked += 1
    written = match.state.to_json()
    assert checked == 3
    assert Match.of_record(match.record).state.to_json() == written


def test_a_record_is_the_same_whatever_was_taken_back() -> None:
    straight = match_at("act")
    detour = match_at("act")
    ask = detour.state.asks[0]
    detour.choose(ask.options[0], ask.seat)
    detour.undo(ask.seat)
    for match in (straight, detour):
        match.choose(ask.options[-1], ask.seat)
    assert detour.record == straight.record
    assert isinstance(detour.record, Record)
    assert detour.record.to_text() == straight.record.to_text()


def test_a_record_may_begin_at_a_position() -> None:
    played = match_of(30)
    game = played.game
    position = json.dumps(game.write_json(played.state))
    match = Match(game, 7, played.record.players, position=position)
    for _ in range(12):
        ask = match.state.asks[0]
        match.choose(ask.options[0], ask.seat)
    text = match.record.to_text()
    again = Match.of_text(text)
    assert again.state.to_json() == match.state.to_json()
    assert again.record.to_text() == text
    wrong = text.replace(f'"rules": {game.number}', f'"rules": {game.number - 1}')
    with pytest.raises(Unreadable, match="under rules"):
        Match.of_text(wrong)
