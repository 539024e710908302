"""Recorded conversations, one for each kind of game: a fresh server answers every word as it did then."""

from pathlib import Path
from typing import Any, Final

import pytest

from hexmonger.kernel.commitment import seal
from tests.server.conversing import (
    ANSWERED,
    CLOSED,
    CONNECT,
    HANG_UP,
    Conversation,
    Recording,
    conversation_with,
    foresee,
)
from tests.server.serving import Serving

FOLDER: Final = Path(__file__).parent / "conversations"
SHORT: Final = {"edition.numbers.rounds": "1"}
# How many choices are made before everybody agrees to end it.
CHOICES: Final = 10
WORDS: Final = "by the old well 0f1e2d3c4b5a69788796a5b4c3d2e1f0"
KINDS: Final = {
    "arcane_alley": ("arcane_alley", SHORT),
    "moonstruck_market": ("arcane_alley", {**SHORT, "modules": "moonstruck_market"}),
    "merchants_of_magick": ("merchants_of_magick", SHORT),
}
kinds = pytest.mark.parametrize("kind", KINDS)


class Player:
    """Somebody who plays so that everything is said that can be said."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self._ticket = 0

    @property
    def update(self) -> dict[str, Any]:
        """Return what was heard last of the game."""
        found: dict[str, Any] = self.recording.latest["update"]
        return found

    @property
    def is_asked(self) -> bool:
        """Whether a question waits."""
        return self.recording.latest["table"]["table"]["state"] == "playing" and bool(
            self.update["view"].get("question")
        )

    @property
    def choice(self) -> int:
        """Return the answer that crosses no wall, if there is one, or the last that is allowed."""
        answers = self.update["view"]["question"]["answers"]
        free = [answer["choice"] for answer in answers if not answer.get("is_wall")]
        return int((free or [answer["choice"] for answer in answers])[-1])

    async def say(self, say: str, **about: Any) -> None:
        """Say something with a ticket of its own."""
        self._ticket += 1
        await self.recording.say(say, ticket=f"t{self._ticket}", **about)

    async def choose(self) -> None:
        """Answer the question that waits."""
        await self.say("choose", question=self.update["question"], choice=self.choice)


async def record(recording: Recording, kind: str) -> None:
    """Hold a conversation of some kind: a short game of one person and a bot."""
    game, options = KINDS[kind]
    player = Player(recording)
    recording.remark(f"A short game of {kind}, as one seat has it.")
    recording.remark("First the lobby: a name, a table, a seat, and a bot for the other one.")
    key = (await recording.ask("POST", "/api/people", name="Ada"))["key"]
    table = (await recording.ask("POST", "/api/tables", key, game=game, seats=2, options=options))["table"]
    secret = (await recording.ask("POST", f"/api/tables/{table}/seats", key))["secret"]
    await recording.ask("POST", f"/api/tables/{table}/seats", key, bot="uniform")
    hello: dict[str, Any] = {"table": table, "secret": secret}
    recording.remark("Whoever speaks another protocol is turned away.")
    await recording.go_on(CONNECT)
    await recording.say("hello", protocol=0, **hello)
    recording.remark("A hello, words for the seed, and the start.")
    await recording.go_on(CONNECT)
    await recording.say("hello", protocol=1, **hello)
    commitment = recording.latest["table"]["table"]["commitment"]
    await player.say("seal", seal=seal(commitment, 0, WORDS))
    await recording.ask("POST", f"/api/tables/{table}/start", key)
    await player.say("open", words=WORDS)
    await play(recording, player)
    recording.remark("The connection is lost; whoever comes back names how much was heard.")
    await recording.go_on(HANG_UP)
    await recording.go_on(CONNECT)
    await recording.say("hello", protocol=1, **hello, seen=player.update["heard"] - 3)
    recording.remark("The game goes on.")
    for _ in range(CHOICES):
        if player.is_asked:
            await player.choose()
    if player.is_asked:
        recording.remark("Everybody agrees to end it, and what the seed was made of is opened.")
        await player.say("ask", what="end")


async def play(recording: Recording, player: Player) -> None:
    """Say everything that can be said about a question."""
    recording.remark("What a choice would bring, why another is not allowed, and the choice.")
    await player.say("preview", question=player.update["question"], choices=[player.choice], draw=True)
    await player.say("why", question=player.update["question"], choice=9999)
    question, choice = player.update["question"], player.choice
    await player.choose()
    recording.remark("The same again, as after an answer that was lost, counts once.")
    await recording.say("choose", ticket=f"t{player._ticket}", question=question, choice=choice)
    recording.remark("With another ticket it is stale.")
    await player.say("choose", question=question, choice=choice)
    recording.remark("Taken back, and chosen again; then no further than the wall.")
    for _ in range(4):
        if player.update["view"]["undo"]["can"]:
            break
        await player.choose()
    await player.say("take_back")
    await player.choose()
    recording.remark("A line of the chat, who is to stand in, and what nobody understands.")
    await player.say("chat", text="Well met!")
    await player.say("deputy", bot="greedy")
    await player.say("sing", song="la")


@kinds
async def test_a_conversation_is_answered_as_it_was(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    foresee(monkeypatch)
    file = FOLDER / f"{kind}.txt"
    if request.config.getoption("--golden"):
        async with Serving(tmp_path / "recorded.db") as server, conversation_with(server) as conversation:
            recording = Recording(conversation)
            await record(recording, kind)
        FOLDER.mkdir(exist_ok=True)
        file.write_text("\n".join(recording.lines) + "\n", encoding="utf-8")
        foresee(monkeypatch)
    async with Serving(tmp_path / "tables.db") as server, conversation_with(server) as conversation:
        await replay(conversation, file)


async def replay(conversation: Conversation, file: Path) -> None:
    """Say what was said, and compare all that is answered."""
    lines = file.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, 1):
        if line.startswith((ANSWERED, CLOSED)):
            heard = await conversation.hear()
            assert heard == line, (
                f"line {number}: `pytest tests/server/test_conversations.py --golden` remakes it"
            )
        else:
            await conversation.go_on(line)
