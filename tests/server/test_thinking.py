"""Bots think in processes of their own: the same answers as anywhere, and whoever fails is replaced."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path
from typing import Final

import pytest
import pytest_asyncio

from hexmonger.bots import make_bot
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import Match
from hexmonger.kernel.trouble import Refused, Trouble
from hexmonger.server.thinking import FIRST, GREEDY, Thinkers, Untold
from hexmonger.server.thought import Answer, Thought, thought_of
from tests.server.hostile import FOLDER, HANGING, install
from tests.server.tables import KINDS

# A bot that hangs is waited for as long as this; greedy must be done by then on a busy machine, too.
SHORT: Final = 2.0
LONG: Final = 600.0
SEED: Final = 1 << 200
WHY: Final = {
    "raises": "the bot 'raises' broke down (ValueError)",
    "exits": "the bot 'exits' broke down (SystemExit)",
    "cheats": "the bot 'cheats' gave an answer that isn't allowed",
    "mumbles": "the bot 'mumbles' answered with no choice",
    "stillborn": "the bot 'stillborn' can't be made (ValueError)",
    "quits": "the bot 'quits' can't be made (SystemExit)",
    "gone": "the bot 'gone' can't be made (AttributeError)",
    "nobody": "there is no bot called 'nobody'",
    "uniform@mine.toml": "a bot at a table of a server has no weights of its own",
    "hangs": "the bot 'hangs' did not answer within 2 s",
    "vanishes": "the bot 'vanishes' did not answer within 2 s",
    "dies": "the bot 'dies' ended the process that it was thinking in",
}
# These leave their process as it was.
RAISING: Final = list(WHY)[:9]
CHILD: Final = """
import asyncio
from hexmonger.server.thinking import Thinkers
from tests.server.test_thinking import first_thought

async def main():
    idle = Thinkers(1)
    await idle.answer(first_thought("greedy"))
    await Thinkers(1, 600).answer(first_thought("hangs"))

asyncio.run(main())
"""


@pytest.fixture(autouse=True)
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Install the hostile bots for the time of a test, with a folder for their notes."""
    folder = tmp_path / "notes"
    folder.mkdir()
    monkeypatch.setenv(FOLDER, str(folder))
    monkeypatch.syspath_prepend(install(tmp_path))
    return folder


@pytest_asyncio.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    """Return two processes that think, and close them."""
    opened = Thinkers(2)
    yield opened
    await opened.close()
    assert active_children() == []


def begun(kind: str = "merchants_of_magick") -> Match:
    """Return a match at its beginning."""
    game, setup = KINDS[kind]
    opened = find_box(game).open(setup)
    return Match(opened, 7, ["somebody"] * opened.seats)


def first_thought(bot: str) -> Thought:
    """Return what a bot is to think about when a match begins."""
    match = begun()
    return thought_of(match, match.state.asks[0].seat, bot, SEED)


def greedily(thought: Thought) -> Answer:
    """Return what greedy answers to a first thought, in this process."""
    match = begun()
    return Answer(match.answer_of(make_bot(GREEDY, match.game, thought.seed), thought.seat), GREEDY)


def played(kind: str, bots: list[str]) -> list[tuple[Thought, Answer]]:
    """Return every thought of a whole game that bots play in this process, each with its answer."""
    match = begun(kind)
    made = [make_bot(name, match.game, SEED + seat) for seat, name in enumerate(bots)]
    found: list[tuple[Thought, Answer]] = []
    while match.state.asks:
        seat = match.state.asks[0].seat
        choice = match.answer_of(made[seat], seat)
        found.append((thought_of(match, seat, bots[seat], SEED + seat), Answer(choice, bots[seat])))
        match.choose(choice, seat)
        if len(found) % 5 == 0 and match.can_undo(seat):
            match.undo(seat)
    return found


@pytest.mark.parametrize("kind", KINDS)
async def test_a_bot_answers_the_same_wherever_it_thinks(kind: str, thinkers: Thinkers) -> None:
    known = played(kind, ["greedy", "listens", "uniform"][: KINDS[kind][1].seats])
    answers = await asyncio.gather(*[thinkers.answer(thought) for thought, _ in known])
    assert answers == [answer for _, answer in known]
    later = Thinkers(1)
    thought, answer = known[len(known) // 2]
    assert await later.answer(thought) == answer, "asked again, in a process that knows nothing else"
    await later.close()


@pytest.mark.parametrize("kind", KINDS)
def test_a_thought_holds_what_its_seat_knows_and_nothing_else(kind: str) -> None:
    match = begun(kind)
    uniform = make_bot("uniform", match.game, 3)
    while match.state.asks:
        for ask in match.state.asks:
            view = match.view(ask.seat)
            thought = thought_of(match, ask.seat, GREEDY, 1)
            seen = match.game.view(match.game.read_state(json.loads(thought.world)), ask.seat)
            assert json.dumps(seen.to_json()) == json.dumps(view.to_json())
            assert list(thought.allowed) == view.options
            elsewhere = begun(kind)
            elsewhere.state = match.game.imagine(view, 99)
            assert thought_of(elsewhere, ask.seat, GREEDY, 1).world == thought.world
        seat = match.state.asks[0].seat
        match.choose(match.answer_of(uniform, seat), seat)


def test_whoever_is_not_asked_has_nothing_to_think_about() -> None:
    match = begun("arcane_alley")
    asked = match.state.asks[0].seat
    with pytest.raises(Refused):
        thought_of(match, (asked + 1) % match.game.seats, GREEDY, 1)


@pytest.mark.parametrize("bots", [RAISING, ["hangs", "vanishes"], ["dies"]], ids=str)
async def test_a_bot_that_fails_is_replaced_and_nobody_else_is_disturbed(
    bots: list[str], thinkers: Thinkers
) -> None:
    thinkers.budget = SHORT
    good = [replace(first_thought(GREEDY), seed=seed) for seed in range(6)]
    bad = [first_thought(bot) for bot in bots]
    answers = await asyncio.gather(*[thinkers.answer(thought) for thought in bad + good])
    assert [answer.why.partition(";")[0] for answer in answers] == [*map(WHY.get, bots), *[""] * len(good)]
    assert [replace(answer, why="") for answer in answers] == [greedily(thought) for thought in bad + good]


async def test_where_greedy_fails_too_the_first_option_is_taken(thinkers: Thinkers) -> None:
    thought = replace(first_thought("raises"), world="{}")
    answer = await thinkers.answer(thought)
    assert (answer.choice, answer.bot) == (thought.allowed[0], FIRST)
    assert answer.why == (
        "the position can't be read where the bot 'raises' thinks (KeyError), and "
        "the position can't be read where the bot 'greedy' thinks (KeyError)"
    )
    nowhere = await thinkers.answer(replace(thought, bot=GREEDY, game="nothing"))
    assert nowhere.bot == FIRST
    assert nowhere.why.startswith("there is no game called 'nothing'")


async def test_an_answer_is_checked_once_more_where_it_arrives(thinkers: Thinkers) -> None:
    thought = first_thought(GREEDY)
    allowed = tuple(choice for choice in thought.allowed if choice != greedily(thought).choice)
    answer = await thinkers.answer(replace(thought, allowed=allowed))
    assert answer == Answer(allowed[0], FIRST, "the bot 'greedy' gave an answer that isn't allowed")


async def test_a_bot_whose_process_was_lost_by_bad_luck_is_asked_again(thinkers: Thinkers) -> None:
    thought = first_thought("dies_once")
    assert await thinkers.answer(thought) == Answer(thought.allowed[-1], "dies_once")


async def test_a_process_that_dies_while_nobody_thinks_is_not_missed() -> None:
    thinkers = Thinkers(1)
    thought = first_thought(GREEDY)
    assert await thinkers.answer(thought) == greedily(thought)
    for _ in range(2):
        process = active_children()[0]
        process.kill()
        process.join()
        assert await thinkers.answer(thought) == greedily(thought)
    await thinkers.close()


async def test_who_listens_has_to_be_told_everything(thinkers: Thinkers) -> None:
    match = begun("arcane_alley")
    uniform = make_bot("uniform", match.game, 3)
    while match.ply < 20 or (bookmark := match.bookmark()) is None:
        match.choose(match.answer_of(uniform, match.state.asks[0].seat), match.state.asks[0].seat)
    seat = match.state.asks[0].seat
    whole = thought_of(match, seat, "listens", 1)
    part = thought_of(Match.at(bookmark, match.record), seat, "listens", 1)
    assert part == replace(whole, told=None)
    for _ in range(2):
        with pytest.raises(Untold):
            await thinkers.answer(part)
    choice = match.answer_of(make_bot("listens", match.game, 1), seat)
    assert await thinkers.answer(whole) == Answer(choice, "listens")
    assert (await thinkers.answer(replace(part, bot="uniform"))).bot == "uniform"


async def test_bots_think_beside_each_other(thinkers: Thinkers) -> None:
    thought = first_thought("meets")
    answers = await asyncio.gather(*[thinkers.answer(thought) for _ in range(2)])
    assert answers == [Answer(thought.allowed[-1], "meets")] * 2


async def test_no_more_of_them_than_the_cap_allows() -> None:
    thinkers = Thinkers(2, SHORT, cap=1)
    first, second = await asyncio.gather(*[thinkers.answer(first_thought("meets")) for _ in range(2)])
    assert first.why == "the bot 'meets' did not answer within 2 s", "it was alone"
    assert second.why == ""
    await thinkers.close()


async def test_nobody_is_there_before_somebody_has_to_think() -> None:
    thinkers = Thinkers(3)
    assert active_children() == []
    await thinkers.answer(first_thought("uniform"))
    await thinkers.answer(first_thought("uniform"))
    assert len(active_children()) == 1
    await thinkers.close()
    assert active_children() == []


async def test_who_closes_does_not_wait_for_a_process_that_is_starting() -> None:
    thinkers = Thinkers(1)
    thinking = asyncio.create_task(thinkers.answer(first_thought(GREEDY)))
    while not active_children():
        await asyncio.sleep(0)
    await thinkers.close()
    with pytest.raises(Trouble, match="nobody thinks here any longer"):
        await thinking
    assert active_children() == []


@pytest.mark.skipif(sys.platform == "win32", reason="bots tell through a pipe that they hang")
class TestWhileABotHangs:
    """What becomes of a bot that would think forever."""

    @pytest.fixture(autouse=True)
    def hanging(self, notes: Path) -> Path:
        """Return a pipe to wait at for a bot that hangs."""
        pipe = notes / HANGING
        os.mkfifo(pipe)
        return pipe

    async def test_who_closes_does_not_wait_for_it(self, hanging: Path) -> None:
        thinkers = Thinkers(1, LONG)
        thinking = asyncio.create_task(thinkers.answer(first_thought("hangs")))
        waiting = asyncio.create_task(thinkers.answer(first_thought(GREEDY)))
        await asyncio.to_thread(hanging.read_text)
        await thinkers.close()
        assert active_children() == []
        for task in (thinking, waiting):
            with pytest.raises(Trouble, match="nobody thinks here any longer"):
                await task
        with pytest.raises(Trouble, match="nobody thinks here any longer"):
            await thinkers.answer(first_thought(GREEDY))

    async def test_who_no_longer_waits_for_it_frees_its_process(self, hanging: Path) -> None:
        thinkers = Thinkers(1, LONG)
        thinking = asyncio.create_task(thinkers.answer(first_thought("hangs")))
        await asyncio.to_thread(hanging.read_text)
        thinking.cancel()
        assert await thinkers.answer(first_thought(GREEDY)) == greedily(first_thought(GREEDY))
        assert thinking.cancelled()
        await thinkers.close()
        assert active_children() == []

    async def test_no_process_outlives_a_server_that_is_killed(self, hanging: Path) -> None:
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        child = await asyncio.create_subprocess_exec(
            sys.executable, "-c", CHILD, env=env, stdout=asyncio.subprocess.PIPE
        )
        assert child.stdout is not None
        process = int(await asyncio.to_thread(hanging.read_text))
        assert process != child.pid
        child.kill()
        # Whoever is left holds this pipe open.
        async with asyncio.timeout(30):
            assert await child.stdout.read() == b""
        await child.wait()


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is no signal of its own there")
async def test_a_process_leaves_ctrl_c_to_the_server(capfd: pytest.CaptureFixture[str]) -> None:
    thinkers = Thinkers(1)
    thought = first_thought(GREEDY)
    thinking = asyncio.create_task(thinkers.answer(thought))
    while not (started := active_children()):
        await asyncio.sleep(0)
    assert started[0].pid is not None
    while not thinking.done():
        os.kill(started[0].pid, signal.SIGINT)
        await asyncio.sleep(0)
    assert await thinking == await thinkers.answer(thought) == greedily(thought)
    assert active_children() == started
    await thinkers.close()
    assert capfd.readouterr() == ("", "")
