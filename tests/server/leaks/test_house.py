"""A whole server while rivals scribble: lists, sheets, figures and connections say nothing of it."""

from pathlib import Path
from typing import Any

from hexmonger.kernel.chance import Source
from hexmonger.kernel.laws import chosen
from hexmonger.kernel.match import Match
from tests.server.doors import Door, Heard, Somebody
from tests.server.fuzz.served import served, told

MERCHANTS: dict[str, Any] = {
    "game": "merchants_of_magick",
    "seats": 3,
    "options": {"edition.numbers.rounds": "2"},
}
MARKS = 12


def mark_of(match: Match, seat: int, source: Source) -> int | None:
    """Return an answer of a seat that nobody else hears of; none if it has none."""
    s = match.state
    ask = s.ask_of(seat)
    assert ask is not None
    marks = [choice for choice in ask.options if chosen(s, choice, seat).ask_of(seat) is not None]
    return source.pick(marks) if marks else None


async def scribble(door: Door, table: str, rival: Heard, source: Source) -> None:
    """Let a rival make a mark that nobody else sees, or rub one out."""
    match = await door.match(table)
    mark = mark_of(match, rival.seat, source)
    if mark is None or (match.can_undo(rival.seat) and source.below(3) == 0):
        answer = await door.say(table, rival, "take_back")
    else:
        number = match.questions[rival.seat]
        answer = await door.say(table, rival, "choose", question=number, choice=mark)
    assert answer["say"] == "done", answer


async def asked_for(door: Door, table: str, who: Somebody) -> list[Any]:
    """Return all that somebody can ask for over HTTP who is not the rival."""
    paths = [
        f"/api/tables/{table}",
        "/api/tables?which=open",
        "/api/tables?which=playing",
        "/api/tables?which=over",
        f"/api/tables/{table}/record",
        "/api/me",
        "/api/me/tables",
        "/api/me/data",
        "/healthz",
    ]
    found: list[Any] = []
    for path in paths:
        for key in (who.key, ""):
            answer = await door.raw("GET", path, key)
            found.append((path, answer.status_code, sorted(answer.headers.items()), answer.content))
    return found


async def begun(door: Door) -> tuple[str, list[Somebody]]:
    """Return a table of Merchants of Magick at which three people sit."""
    people = [await door.somebody(name) for name in ("Ada", "Bo", "Cy")]
    return await door.begun(*people, **MERCHANTS), people


async def test_lists_and_sheets_do_not_say_that_a_rival_scribbles(door: Door) -> None:
    table, (ada, bo, cy) = await begun(door)
    rival = await door.listen(table, bo, 1)
    listeners = [await door.listen(table, ada, 0), await door.listen(table)]
    before = await asked_for(door, table, cy)
    heard = [len(listener.bytes) for listener in listeners]
    source = Source(4)
    for number in range(MARKS):
        await scribble(door, table, rival, source)
        if number % 3 == 0:
            assert await asked_for(door, table, cy) == before
    assert [len(listener.bytes) for listener in listeners] == heard


async def test_over_a_connection_nothing_comes_while_a_rival_scribbles(tmp_path: Path) -> None:
    async with served(tmp_path / "tables.db") as door:
        table, (ada, bo, _) = await begun(door)
        mine = await door.hello(table, ada.secrets[table, 0])
        watching = await door.hello(table)
        await told(watching, "update")
        question = (await told(mine, "update"))["question"]
        rival = await door.listen(table, bo, 1)
        # That somebody has come is for everybody to know.
        await told(mine, "table")
        for number in range(MARKS):
            await scribble(door, table, rival, Source(4, number))
        for connection in (mine, watching):
            await connection.send(f'{{"say":"why","ticket":"t","question":{question},"choice":99999}}')
            message = str(await connection.recv())
            while '"say":"table"' in message:
                message = str(await connection.recv())
            assert '"ticket":"t"' in message
            await connection.close()
