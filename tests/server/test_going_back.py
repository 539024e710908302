"""What everybody agrees to take back is the choice that was asked for, and no other's."""

from hexmonger.kernel.laws import chosen
from tests.server.doors import Door, Heard


async def mark(door: Door, table: str, listener: Heard) -> None:
    """Let somebody make a mark that nobody else sees."""
    match = await door.match(table)
    s, seat = match.state, listener.seat
    ask = s.ask_of(seat)
    assert ask is not None
    choice = next(each for each in ask.options if chosen(s, each, seat).ask_of(seat) is not None)
    answer = await door.say(table, listener, "choose", question=match.questions[seat], choice=choice)
    assert answer["say"] == "done"


async def test_a_choice_that_was_taken_back_meanwhile_takes_no_other_with_it(door: Door) -> None:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    table = await door.begun(ada, bo, game="merchants_of_magick", options={})
    mine, other = await door.listen(table, ada, 0), await door.listen(table, bo, 1)
    await mark(door, table, mine)
    await door.say(table, mine, "ask", what="undo")
    number = other.last("table")["table"]["requests"][0]["number"]
    await door.say(table, mine, "take_back")
    await mark(door, table, other)
    assert (await door.say(table, other, "agree", number=number, is_yes=True))["say"] == "done"
    match = await door.match(table)
    assert [seat for seat, _ in match.record.choices] == [1]
    assert "requests" not in other.last("table")["table"]
