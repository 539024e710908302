"""The law of leaks: worlds that a reader can't tell apart sound the same to it, byte for byte."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from hexmonger.kernel.chance import Source
from hexmonger.kernel.events import heard
from hexmonger.kernel.game import Game
from hexmonger.kernel.laws import chosen
from hexmonger.kernel.state import State
from hexmonger.server.room import WATCHING
from tests.laws.soak import KINDS
from tests.server.leaks.probes import answers, asked_over_http, returns, sayings, some_seen
from tests.server.leaks.twins import Noon, Twin, apart, first_apart, new_table, stopped_clock, twin_of

OTHER_CHOICES: Final = 4
MOST_NOISE: Final = 5
# So many positions of a game are looked at, within so many plies.
CLOSE_LOOKS: Final = 12
MOST_PLIES: Final = 150
# Tickets and clocks go on by so much with every choice.
TICK: Final = 7.0


class Leak(Exception):
    """Somebody could have told two worlds apart, and says by what."""


def same(mine: str, what: str) -> None:
    """Insist that nothing is apart."""
    if mine:
        raise Leak(f"{what}: {mine}")


async def look_alike(mine: Twin, other: Twin, readers: list[int], source: Source) -> None:
    """Let readers ask whatever they like in two worlds, and compare what they hear."""
    for reader in readers:
        said = sayings(mine, reader, source)
        seen = some_seen(mine, reader, source)
        same(
            first_apart(await answers(mine, reader, said), await answers(other, reader, said)),
            f"what reader {reader} is answered",
        )
        same(
            first_apart(await returns(mine, reader, seen), await returns(other, reader, seen)),
            f"what reader {reader} is told who comes back",
        )
    same(first_apart(await asked_over_http(mine), await asked_over_http(other)), "what everybody may ask for")
    mine.taken()
    other.taken()


def alike(game: Game[Any, Any], s: State, world: State, reader: int) -> bool:
    """Whether a reader can't tell two positions apart."""
    return bool(game.view(s, reader).to_json() == game.view(world, reader).to_json())


async def redealt(mine: Twin, reader: int, choice: int, asked: int, source: Source) -> tuple[Twin, list[int]]:
    """Return a twin at which all is dealt again that a reader can't know, and who can't tell it apart."""
    game, s = mine.game, mine.match.state
    chance = source.below(1 << 30)
    world: State = (
        game.redeal(s, reader, chance, chosen(s, choice, asked))
        if source.below(3)
        else game.imagine(game.view(s, reader), chance)
    )
    # How much was learned is a count that nobody is shown: what is imagined begins it anew.
    world.learned = s.learned
    world.told = None
    if not alike(game, s, world, reader):
        raise Leak(f"reader {reader} has another view of a world that was dealt again for it")
    others = {WATCHING, source.below(game.seats)} - {reader}
    readers = [reader, *[each for each in others if alike(game, s, world, each)]]
    await mine.listen(readers)
    return await twin_of(mine, world), readers


async def go_on(mine: Twin, other: Twin, readers: list[int], choice: int, asked: int, source: Source) -> int:
    """Make a choice in two worlds; whoever hears the same is sent the same. Return who was compared."""
    s, world = mine.match.state, other.match.state
    after = chosen(s, choice, asked)
    ask = world.ask_of(asked)
    options = ask.options if ask is not None else []
    tried = [choice] if choice in options else []
    if asked not in readers and options:
        tried += [source.pick(options) for _ in range(OTHER_CHOICES)]
    best: list[int] = []
    following = -1
    for each in tried:
        then = chosen(world, each, asked)
        hearers = [
            reader
            for reader in readers
            if heard(after.told, reader) == heard(then.told, reader)
            and [one.seat for one in after.asks] == [one.seat for one in then.asks]
        ]
        if len(hearers) > len(best):
            best, following = hearers, each
    await mine.choose(asked, choice)
    if following < 0:
        mine.taken()
        return 0
    await other.choose(asked, following)
    same(apart(mine.taken(), other.taken(), best), f"what is told by choice {choice} of seat {asked}")
    if mine.match.can_undo(asked) and other.match.can_undo(asked) and source.below(2):
        await mine.take_back(asked)
        await other.take_back(asked)
        same(apart(mine.taken(), other.taken(), best), f"what is told when seat {asked} takes it back")
        await mine.choose(asked, choice, "again")
        mine.taken()
    return len(best)


def private(twin: Twin, seat: int) -> list[int]:
    """Return the answers of a seat that others hear nothing of: it is asked on, and nobody has learned."""
    s = twin.match.state
    ask = s.ask_of(seat)
    if ask is None or len(s.asks) < 2:
        return []
    found = []
    for choice in ask.options:
        after = chosen(s, choice, seat)
        if after.ask_of(seat) is not None and after.learned == s.learned:
            found.append(choice)
    return found


async def scribble(twin: Twin, seat: int, source: Source, noon: Noon) -> int:
    """Let a seat make marks that nobody else sees, and rub some out; return how many."""
    made = source.below(MOST_NOISE + 1)
    for number in range(made):
        noon.now += source.below(5)
        options = private(twin, seat)
        if twin.match.can_undo(seat) and source.below(3) == 0:
            await twin.take_back(seat)
        elif options:
            await twin.choose(seat, source.pick(options), f"scribble {number}")
    return made


async def commit(twin: Twin, seat: int, source: Source) -> None:
    """Let a seat finish its part while others have not."""
    while (ask := twin.match.state.ask_of(seat)) is not None:
        s = twin.match.state
        ends = [choice for choice in ask.options if chosen(s, choice, seat).ask_of(seat) is None]
        await twin.choose(seat, source.pick(ends or ask.options), "commit")


async def sealed(mine: Twin, reader: int, source: Source, noon: Noon) -> int:
    """Let rivals choose differently where their choices are sealed; return how many positions were compared.

    A reader and those who watch hear who is done, and nothing else; what the reader itself does meanwhile
    sounds the same.
    """
    readers = list({reader, WATCHING})
    await mine.listen(readers)
    other = await twin_of(mine)
    positions = 0
    while len(mine.match.state.asks) > 1:
        now = noon.now
        for twin in (mine, other):
            noon.now = now
            for rival in [ask.seat for ask in twin.match.state.asks if ask.seat != reader]:
                await scribble(twin, rival, source, noon)
        noon.now = now + TICK
        told, sounds = mine.taken(), other.taken()
        same(apart(told, sounds, readers), "what is told while rivals scribble")
        same(apart(told, {each: [] for each in readers}, readers), "nothing is told while rivals scribble")
        await look_alike(mine, other, readers, source)
        positions += 1
        asks = mine.match.state.asks
        options = private(mine, reader)
        if options and source.below(2):
            choice = source.pick(options)
            await mine.choose(reader, choice)
            await other.choose(reader, choice)
        else:
            # Somebody remains who is asked, so the round stays open.
            rival = source.pick([ask.seat for ask in asks if ask.seat != reader])
            await commit(mine, rival, source)
            await commit(other, rival, source)
        same(apart(mine.taken(), other.taken(), readers), "what is told while rivals' choices differ")
    return positions


async def play(
    game: Game[Any, Any], seed: int, look: Callable[[int], bool], most: int, counted: Counter[str]
) -> None:
    """Play a game at random and hold it to the law at some of its positions."""
    source = Source(seed, 11)
    with stopped_clock() as noon:
        mine = Twin(new_table(game, source))
        while mine.match.state.asks and mine.match.ply < most:
            s = mine.match.state
            ask = s.asks[source.below(len(s.asks))]
            choice = source.pick(ask.options)
            noon.now += TICK
            if not look(mine.match.ply):
                await mine.listen(())
                await mine.choose(ask.seat, choice)
                continue
            reader = source.below(game.seats + 1) - 1
            other, readers = await redealt(mine, reader, choice, ask.seat, source)
            await look_alike(mine, other, readers, source)
            counted["redealt"] += 1
            counted["alike"] += await go_on(mine, other, readers, choice, ask.seat, source)
            if len(mine.match.state.asks) > 1:
                counted["sealed"] += await sealed(mine, reader, source, noon)


async def play_many(name: str, seed: int, positions: int, first: int = 0) -> Counter[str]:
    """Play games of a kind until so many positions were compared; return what was counted."""
    kind = KINDS[name]
    counted: Counter[str] = Counter()
    number = first
    while counted["redealt"] + counted["sealed"] < positions:
        source = Source(seed, number)
        setup = kind.setup_from(source)
        close = {source.below(MOST_PLIES) for _ in range(CLOSE_LOOKS)}
        try:
            await play(kind.box.open(setup), source.below(1 << 60), close.__contains__, MOST_PLIES, counted)
        except Exception as error:
            raise Leak(f"game {number} of {name} (seed {seed}): {error}") from error
        counted["games"] += 1
        number += 1
    return counted
