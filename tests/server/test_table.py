"""A table follows from its entries: what is decided, what is refused, and how its seed comes about."""

import json

import pytest

from hexmonger.kernel.chance import Source
from hexmonger.kernel.commitment import random_words, seal
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import Match
from hexmonger.kernel.record import read_record
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Refused, Trouble
from hexmonger.kernel.verification import verify
from hexmonger.protocol.tables import Terms
from hexmonger.server.entries import AnyEntry, Began, Changed, Chose, Hosted, Left, Made, Sat, ticketed
from hexmonger.server.table import CLOSED, OVER, PLAYING, WAITING, Table

SETUP = Setup(3, {"edition.numbers.rounds": "1"})
SECRET = "5a" * 32


def made(**changes: object) -> Made:
    game = find_box("arcane_alley").open(SETUP)
    about = {
        "host": "ada",
        "game": game.name,
        "rules": game.number,
        "tables": game.digest,
        "seats": 3,
        "options": dict(SETUP.options),
        "terms": Terms(),
        "secret": SECRET,
    }
    return Made(**{**about, **changes})  # type: ignore[arg-type]


def seated() -> Table:
    """Return a table of three at which everybody sits."""
    table = Table([made()])
    table.do(table.sit(0, "ada"))
    table.do(table.sit(1, "bo"))
    table.do(table.sit(2, bot="greedy", seed=5))
    return table


def begun() -> Table:
    table = seated()
    table.do(table.begin())
    return table


def test_it_waits_plays_and_is_over() -> None:
    table = seated()
    assert table.summary().state == WAITING
    table.do(table.begin())
    assert table.summary().state == PLAYING
    source = Source(1)
    match = table.match
    assert match is not None
    while match.state.asks:
        ask = match.state.asks[0]
        table.do(table.choose(ask.seat, source.pick(ask.options), match.questions[ask.seat]))
    assert table.state == OVER
    assert verify(table.text(["Ada", "Bo", "greedy"])).record.players == ["Ada", "Bo", "greedy"]
    with pytest.raises(Trouble, match="nothing can be played"):
        table.choose(0, 0)


def test_what_is_decided_changes_nothing_before_it_is_done() -> None:
    table = begun()
    match = table.match
    assert match is not None
    ask = match.state.asks[0]
    before = match.state.to_json()
    [entry] = ticketed([table.choose(ask.seat, ask.options[0], 1)], "first")
    assert match.state.to_json() == before
    assert table.done_by("first") is None
    table.do(entry)
    assert table.done_by("first") == ask.options[0]
    assert match.state.to_json() != before
    assert table.done_by("") is None


@pytest.mark.parametrize(
    ("choice", "question", "reason"), [(0, 7, "why-stale"), (99, 1, "why-no-answer"), (0, 0, "why-stale")]
)
def test_a_stale_or_unknown_answer_is_refused(choice: int, question: int, reason: str) -> None:
    table = begun()
    assert table.match is not None
    seat = table.match.state.asks[0].seat
    with pytest.raises(Refused) as refused:
        table.choose(seat, choice, question)
    assert refused.value.reason.id == reason


def test_who_is_not_asked_can_not_answer() -> None:
    table = begun()
    assert table.match is not None
    other = (table.match.state.asks[0].seat + 1) % 3
    with pytest.raises(Refused) as refused:
        table.choose(other, 0)
    assert refused.value.reason.id == "why-not-asked"
    with pytest.raises(Trouble, match="no seat 9"):
        table.choose(8, 0)


def test_a_seat_is_taken_once_and_left() -> None:
    table = seated()
    with pytest.raises(Trouble, match="seat 1 is taken"):
        table.sit(0, "eve")
    assert table.get_up(0) == [Left(0), Hosted("bo")]
    for entry in table.get_up(0):
        table.do(entry)
    assert table.host == "bo"
    with pytest.raises(Trouble, match="seat 1 is still free"):
        table.begin()
    with pytest.raises(Trouble, match="nobody has seat 1"):
        table.get_up(0)


def test_the_seed_is_made_of_the_secret_and_the_words() -> None:
    table = seated()
    words = [random_words("by the old well"), random_words()]
    for seat, said in enumerate(words):
        table.do(table.seal(seat, seal(table.commitment, seat, said)))
    with pytest.raises(Trouble, match="before everybody has committed"):
        table.open_words(0, words[0])
    table.do(table.call())
    with pytest.raises(Trouble, match="too late"):
        table.seal(2, "00" * 32)
    with pytest.raises(Trouble, match="not those it committed to"):
        table.open_words(0, words[1])
    for seat, said in enumerate(words):
        table.do(table.open_words(seat, said))
    table.do(table.begin())
    assert table.record is not None
    agreed = table.record.agreed
    assert agreed is not None
    assert [given.words for given in agreed.seats] == [*words, ""]
    assert table.record.seed == agreed.seed


def test_a_changed_set_up_keeps_who_sits_there() -> None:
    table = seated()
    game = find_box("merchants_of_magick").open(Setup(4))
    table.do(Changed(game.name, game.number, game.digest, 4, {}, Terms(is_open=False)))
    assert [each.person or each.bot for each in table.seats] == ["ada", "bo", "greedy", ""]
    assert table.game is game
    assert not table.summary().is_open


def test_a_bot_stands_in_and_the_seat_is_taken_back() -> None:
    table = begun()
    table.do(table.stand_in(0, "greedy", 9))
    assert table.seats[0].answers == ("greedy", 9)
    with pytest.raises(Trouble, match="needs no one"):
        table.stand_in(0, "greedy", 9)
    table.do(table.come_back(0))
    assert table.seats[0].answers == ("", 0)
    table.do(table.stand_in(0, "greedy", 9, is_for_good=True))
    with pytest.raises(Trouble, match="is not stood in for"):
        table.come_back(0)


def test_a_table_that_was_closed_stays_so() -> None:
    table = begun()
    table.do(table.close("by agreement"))
    assert (table.state, table.why_closed) == (CLOSED, "by agreement")
    with pytest.raises(Trouble, match="closed already"):
        table.close("again")
    with pytest.raises(Trouble, match="nothing can be played"):
        table.take_back(0)


def test_a_game_by_other_rules_is_kept_readable_and_can_not_be_played() -> None:
    entries: list[AnyEntry] = [
        made(rules=1, tables="older"),
        Sat(0, "ada"),
        Sat(1, "bo"),
        Sat(2, bot="greedy"),
        Began(),
        Chose(0, 4, "reveal 5"),
    ]
    table = Table(entries)
    assert "played by rules 1 of Arcane Alley" in table.trouble
    with pytest.raises(Trouble, match="played by rules 1"):
        table.choose(0, 1)
    text = table.text(["Ada", "Bo", "greedy"])
    assert "rules: 1\ntables: older\n" in text
    assert "1: reveal 5\n" in text
    with pytest.raises(Trouble, match="under rules 1"):
        read_record(text)


def test_a_game_goes_on_from_a_position_with_chance_of_its_own() -> None:
    game = find_box("arcane_alley").open(SETUP)
    played = Match(game, 1, ["a", "b", "c"])
    for _ in range(20):
        ask = played.state.asks[0]
        played.choose(ask.options[0], ask.seat)
    position = json.dumps(game.write_json(played.state))
    table = Table([made(position=position), Sat(0, "ada"), Sat(1, "bo"), Sat(2, bot="greedy"), Began()])
    assert table.match is not None
    before, now = json.loads(position), game.write_json(table.match.state)
    assert {**before, "chance": ""} == {**now, "chance": ""}
    assert before["chance"] != now["chance"]
    text = table.text(["Ada", "Bo", "greedy"])
    assert read_record(text)[1].to_json() == table.match.state.to_json()
