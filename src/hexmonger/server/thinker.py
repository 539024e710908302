"""What is done in a process that thinks: bots are made ready there, and answer.

Bots are other people's code. Whatever one raises becomes a sentence here, without what it has to say: that
could hold what its seat alone may know.
"""

import ctypes
import json
import signal
import sys
from collections.abc import Sequence
from typing import Any, Final

from hexmonger.bots import make_bot, weights_file
from hexmonger.bots.advice import advise
from hexmonger.kernel.foresight import Foresight
from hexmonger.kernel.game import Game, find_box
from hexmonger.kernel.match import Bot, answer_of
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.state import State
from hexmonger.kernel.story import Stream
from hexmonger.kernel.trouble import Trouble
from hexmonger.server.hints import written_advice
from hexmonger.server.thought import Thought

# How many bots a process keeps at hand; those of a table that is played on are among them.
MOST_BOTS: Final = 32
LONGEST_NAME: Final = 40
LONGEST_WHY: Final = 200
# By <linux/prctl.h>: the signal that comes when whoever started the process is gone.
PR_SET_PDEATHSIG: Final = 1

_bots: Final[dict[tuple[object, ...], Bot[Any]]] = {}


def settle() -> None:
    """Let the process end at once when it is told to, and with the server, whatever a bot is doing in it.

    Where there is no such signal, it ends with the server as soon as its bot has answered.
    """
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def get_ready(thought: Thought) -> bool | str:
    """Make the bot of a thought, to be kept at hand; return whether it listens, or why it can't be made."""
    what = f"the game {thought.game!r} can't be opened"
    try:
        game = _game_of(thought)
        what = f"the bot {short(thought.bot)} can't be made"
        # Who names a bot over a network names no file of this machine.
        if weights_file(thought.bot) is not None:
            raise Trouble("a bot at a table of a server has no weights of its own")
        bot: Any = make_bot(thought.bot, game, thought.seed)
        listens = bool(getattr(bot, "listens", False))
    except BaseException as error:  # noqa: BLE001 -- a bot may raise anything, even an exit
        is_ours = isinstance(error, Trouble) and error.__cause__ is None
        return first_line(str(error)) if is_ours else f"{what} ({_kind_of(error)})"
    if len(_bots) >= MOST_BOTS:
        del _bots[next(iter(_bots))]
    _bots[_key_of(thought)] = bot
    return listens


def think(thought: Thought, told: Sequence[Any]) -> int | str | None:
    """Return the answer of a bot, or why there is none; nothing where it has to be made ready first.

    `told` is what the seat was told as JSON, given for a bot that listens.
    """
    bot = _bots.pop(_key_of(thought), None)
    if bot is None:
        return None
    called = f"the bot {short(thought.bot)}"
    what = f"the position can't be read where {called} thinks"
    try:
        game, s, stream = _read(thought, told)
        what = f"{called} broke down"
        choice = int(answer_of(bot, game, s, thought.seat, thought.bot, thought.answered, stream))
    except BaseException as error:  # noqa: BLE001 -- a bot may raise anything, even an exit
        is_no_choice = isinstance(error, Trouble) and error.__cause__ is None
        return f"{called} answered with no choice" if is_no_choice else f"{what} ({_kind_of(error)})"
    # One that was used last is forgotten last; one that broke down is made anew.
    _bots[_key_of(thought)] = bot
    return choice


def think_of_advice(thought: Thought, told: Sequence[Any]) -> bytes | str | None:
    """Return what a bot advises as JSON, or why it does not; nothing where it has to be made ready first.

    It advises once: another is made for the next seat, which knows nothing of this one.
    """
    bot: Any = _bots.pop(_key_of(thought), None)
    if bot is None:
        return None
    called = f"the bot {short(thought.bot)}"
    what = f"the position can't be read where {called} thinks"
    try:
        game, s, stream = _read(thought, told)
        what = f"{called} broke down"
        foresight = Foresight(game, game.view(s, thought.seat))
        return written_advice(advise(bot, foresight, stream.events, thought.answered))
    except BaseException as error:  # noqa: BLE001 -- a bot may raise anything, even an exit
        return f"{what} ({_kind_of(error)})"


def _read(thought: Thought, told: Sequence[Any]) -> tuple[Game[Any, Any], State, Stream]:
    """Return the game of a thought, the world to think in, and what its seat was told."""
    game = _game_of(thought)
    s: State = game.read_state(json.loads(thought.world))
    stream = Stream(thought.seat)
    stream.events = [game.read_event(event) for event in told]
    return game, s, stream


def _game_of(thought: Thought) -> Game[Any, Any]:
    return find_box(thought.game).open(Setup(thought.seats, thought.options))


def _key_of(thought: Thought) -> tuple[object, ...]:
    """Return what a bot is made of."""
    options = tuple(sorted(thought.options.items()))
    return thought.bot, thought.game, thought.seats, options, thought.seed


def _kind_of(error: BaseException) -> str:
    """Return what kind of error it was first, by a name that is fit to be shown."""
    name = type(error.__cause__ or error).__name__
    return name[:LONGEST_NAME] if name.isidentifier() else "an error"


def short(name: str) -> str:
    """Return a name for a sentence, however long it is."""
    return f"{name!r:.{LONGEST_NAME}}"


def first_line(text: str) -> str:
    """Return a sentence without what may follow on further lines."""
    return text.partition("\n")[0][:LONGEST_WHY]
