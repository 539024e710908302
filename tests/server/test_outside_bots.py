"""The guide for bots from elsewhere: what it shows is run, against a real server."""

import asyncio
import re
import sys
from pathlib import Path
from typing import Final

from msgspec import structs

from hexmonger.client import Lobby, Question, Seat, Watching
from tests.cli.guides import blocks_of
from tests.server.serving import SHORT, Serving, begun
from tests.server.test_client import in_time

GUIDE: Final = Path(__file__).parents[2] / "docs" / "outside-bots.md"


def piece(name: str) -> str:
    """Return the piece of the guide that has a word in it."""
    return next(block for block in blocks_of(GUIDE, "python") if name in block)


async def run(folder: Path, file: str, *words: str) -> str:
    """Run a piece of the guide as a program; return what it prints."""
    (folder / file).write_text(piece(f"# {file}"), encoding="utf-8")
    program = await asyncio.create_subprocess_exec(
        sys.executable, str(folder / file), *words, stdout=asyncio.subprocess.PIPE
    )
    try:
        printed, _ = await program.communicate()
    finally:
        if program.returncode is None:
            program.kill()
            await program.wait()
    assert program.returncode == 0
    return printed.decode()


@in_time
async def test_two_bots_of_the_guide_join_a_table_and_play(
    server: Serving, lobby: Lobby, tmp_path: Path
) -> None:
    table = (await lobby.lay(structs.replace(SHORT, seats=2))).table
    joined = await asyncio.gather(*[run(tmp_path, "join.py", server.address, table) for _ in range(2)])
    bots = [asyncio.create_task(run(tmp_path, "bot.py", server.address, *each.split())) for each in joined]
    async with Watching(server.address, table) as watching:
        await watching.until(lambda: all(seat.words for seat in watching.sheet.seats))
        await lobby.start(table)
        said = await asyncio.gather(*bots)
        assert all(each.startswith("The game is over: ") for each in said)
        await watching.until(lambda: watching.is_over)
        assert [seat.name for seat in watching.sheet.seats] == ["Last Word", "Last Word"]
    assert "left out" not in await lobby.record(table)


def test_a_bot_has_ten_lines() -> None:
    lines = [line for line in piece("# bot.py").splitlines() if line and not line.startswith("#")]
    assert len(lines) <= 10


@in_time
async def test_the_careful_one_keeps_to_what_can_be_taken_back(server: Serving, lobby: Lobby) -> None:
    names: dict[str, object] = {}
    exec(compile(piece("def careful"), GUIDE.name, "exec"), names)
    careful = names["careful"]
    assert callable(careful)
    assert re.search(r"`careful\(asked\)`", GUIDE.read_text(encoding="utf-8"))
    made = await begun(lobby, bots=1)
    async with Seat(server.address, made.table, made.secrets[0]) as seat:
        async for asked in seat.questions():
            assert isinstance(asked, Question)
            choice = careful(asked)
            walls = {answer.choice: answer.is_wall for answer in asked.answers}
            assert not walls[choice] or all(walls.values())
            assert await seat.choose(choice, asked.number)
