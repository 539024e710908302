"""What the guide to bots from elsewhere says of its own bots is true."""

from typing import Any

from hexmonger.client import Lobby, Seat
from tests.guides.pages import DOCS, file_of
from tests.server.serving import Serving, begun
from tests.server.test_client import in_time

PAGE = "outside-bots"


def test_a_bot_has_ten_lines() -> None:
    lines = [line for line in file_of(PAGE, "bot.py").splitlines() if line and not line.startswith("#")]
    assert len(lines) <= 10


@in_time
async def test_the_careful_one_keeps_to_what_can_be_taken_back(server: Serving, lobby: Lobby) -> None:
    names: dict[str, Any] = {}
    exec(compile(file_of(PAGE, "careful.py"), "careful.py", "exec"), names)
    assert "`careful(asked)`" in (DOCS / f"{PAGE}.md").read_text(encoding="utf-8")
    made = await begun(lobby, bots=1)
    async with Seat(server.address, made.table, made.secrets[0]) as seat:
        async for asked in seat.questions():
            choice = names["careful"](asked)
            walls = {answer.choice: answer.is_wall for answer in asked.answers}
            assert not walls[choice] or all(walls.values())
            assert await seat.choose(choice, asked.number)
