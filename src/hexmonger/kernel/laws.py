"""Laws that hold for every game, at every question; a game of your own can be held to them too.

game = box.open(Setup(4))
for seed in range(1000):
    play_lawfully(game, seed)
"""

import json
from collections.abc import Callable
from typing import Any, Final

from hexmonger.kernel.chance import Source
from hexmonger.kernel.drawn import Drawn
from hexmonger.kernel.events import Event, heard
from hexmonger.kernel.foreseen import Foreseen, unmatched
from hexmonger.kernel.foresight import Foresight, asked_in
from hexmonger.kernel.game import NO_WALLS, Game
from hexmonger.kernel.record import Record, read_choice, read_record
from hexmonger.kernel.spots import Spot
from hexmonger.kernel.state import State, has_ended

AnyGame = Game[Any, Any]

OTHER_CHOICES: Final = 4
FRESH_WORLDS: Final = 4
# Spots that are no cells: a player, an amount, an effect; and those by a thing that lies in a zone.
NO_CELLS: Final = ("player", "amount", "effect")


class BrokenLaw(Exception):
    """A law does not hold; says which, where, and how to come there again."""


class Path:
    """The choices of a game, and the positions they were made in, by ply, where somebody looked closely.

    `pairs` counts the pairs of worlds that were compared there, `foretold` the choices whose outcome was
    foreseen, `wholly` how many of them to the end.
    """

    def __init__(self) -> None:
        self.pairs = 0
        self.foretold = 0
        self.wholly = 0
        self.choices: list[tuple[int, int]] = []
        self.positions: dict[int, bytes] = {}


def as_bytes(written: dict[str, Any]) -> bytes:
    """Return JSON values as the bytes that would be sent."""
    return json.dumps(written).encode()


def require(holds: bool, law: str) -> None:
    """Insist on a law."""
    if not holds:
        raise BrokenLaw(law)


def options_are_sound(game: AnyGame, s: State) -> None:
    """Someone has a choice until the end; each has a key of its own, and the rest is refused."""
    require(bool(s.asks), "somebody is asked until the game is over")
    for ask in s.asks:
        domain = list(ask.question.domain(s, ask.frame))
        keys = [ask.question.key(s, ask.frame, choice) for choice in domain]
        require(bool(ask.options), "a question has options")
        require(sorted(set(ask.options)) == ask.options, "options are different and in order")
        require(set(ask.options) <= set(domain), "options lie within their domain")
        require(len(set(keys)) == len(domain), "different choices have different keys")
        for choice, key in zip(domain, keys, strict=True):
            require(read_choice(s, ask, key) == choice, "the key of a choice reads back")
            if choice not in ask.options:
                require(all(ask.question.why_not(s, ask.frame, choice)), "a refusal has its reason")
        view = game.view(s, ask.seat)
        require(
            [view.key(choice) for choice in ask.options]
            == [ask.question.key(s, ask.frame, choice) for choice in ask.options],
            "a seat reads its options as the table does",
        )
        pointers_are_sound(game, s, ask.seat)


def pointers_are_sound(game: AnyGame, s: State, seat: int) -> None:
    """Every answer points at what is drawn, has a number, and says whether it can be taken back."""
    view = game.view(s, seat)
    drawn = game.draw(view)
    question = drawn.question
    require(question is not None, "the question of a seat is drawn")
    assert question is not None
    pointed = [answer.points for answer in question.answers]
    pointed += [points for barred in question.barred for points in barred.points.values()]
    for points in pointed:
        for spot in points:
            require(_is_drawn(drawn, spot), f"{spot} is drawn")
    numbers = [answer.number for answer in question.answers]
    if game.actions.keys:
        require(len(set(numbers)) == len(numbers), "no two answers have the same number")
        require(
            all(0 <= number < len(game.actions.keys) for number in numbers),
            "every answer has a number",
        )
    for answer in question.answers:
        after = chosen(s, answer.choice, seat)
        crosses = after.learned != s.learned or has_ended(s, after, seat)
        require(answer.is_wall == crosses, f"whether {answer.key!r} can be taken back is seen from the view")


def _is_drawn(drawn: Drawn, spot: Spot) -> bool:
    """Whether a spot is one of a drawn view."""
    if spot.zone in NO_CELLS:
        return True
    for zone in drawn.zones:
        if zone.name == spot.zone and zone.seat == spot.seat:
            if spot.place >= 0:
                # Of a pile not all are drawn; an empty stall is, though nothing lies there.
                return spot.place < max(zone.size, len(zone.cells))
            return not spot.thing or any(cell.thing == spot.thing for cell in zone.cells)
    return False


def writing_round_trips(game: AnyGame, s: State) -> None:
    """JSON and the text diagram both lead back to the same position."""
    written = as_bytes(game.write_json(s))
    # Reading checks that the diagram of what was read leads back to it, too.
    read = game.read_json(written.decode())
    require(as_bytes(game.write_json(read)) == written, "JSON reads back")
    require(
        game.write_position(read) == game.write_position(s), "a position read from JSON is drawn the same"
    )
    require(
        [(ask.seat, ask.options) for ask in read.asks] == [(ask.seat, ask.options) for ask in s.asks],
        "a position read from JSON asks the same",
    )


def clone_is_apart(s: State, choice: int, seat: int) -> State:
    """A clone is equal to its original and can go on without touching it; returns it gone on."""
    written = as_bytes(s.to_json())
    after = s.clone()
    require(as_bytes(after.to_json()) == written, "a clone is equal")
    after.told = []
    after.choose(choice, seat)
    require(as_bytes(s.to_json()) == written, "a clone that goes on leaves its original alone")
    return after


def chosen(s: State, choice: int, asked: int) -> State:
    """Return a position after a choice, with what was told by it."""
    after = s.clone()
    after.told = []
    after.choose(choice, asked)
    return after


def looks(game: AnyGame, s: State, seat: int) -> tuple[bytes, Drawn]:
    """Return all that a seat may know of a position, as bots are given it and as it is drawn."""
    view = game.view(s, seat)
    return as_bytes(view.to_json()), game.draw(view, walls=NO_WALLS)


def seat_knows_its_view_alone(
    game: AnyGame, s: State, choice: int, asked: int, seat: int, source: Source
) -> int:
    """Two worlds that look alike to a seat, in which it hears the same, look alike to it afterwards.

    Looks are views with their options and keys, also as they are drawn, and whether the seat's own choice
    could be taken back.
    Returns how many pairs of worlds were compared after a choice; others may choose differently in them.
    """
    view = looks(game, s, seat)
    imagined = game.imagine(game.view(s, seat), source.below(1 << 30))
    require(looks(game, imagined, seat) == view, "an imagined world fits its view")
    require(not game.broken_law(imagined), "an imagined world keeps the laws")
    after = chosen(s, choice, asked)
    sees, hears = looks(game, after, seat), heard(after.told, seat)
    events_are_sound(game, hears)
    dealt = game.redeal(s, seat, source.below(1 << 30), after)
    require(looks(game, dealt, seat) == view, "a view tells only what was seen")
    pairs = 0
    for world in (dealt, imagined):
        for other in _choices_to_try(world, choice, asked, seat, source):
            following = chosen(world, other, asked)
            sounds = heard(following.told, seat)
            # Where cards were shuffled, what was seen before that can be gone from sight again, and where a
            # round closes, its choices come out in the order in which they were made.
            is_settled = after.chance == s.chance and following.chance == world.chance
            is_settled = is_settled and bool(s.lanes) == bool(after.lanes)
            if other == choice and is_settled and looks(game, following, seat) == sees:
                require(
                    sounds == hears, f"seat {seat + 1} hears nothing that it could not see: {sounds}, {hears}"
                )
            if sounds == hears:
                require(
                    looks(game, following, seat) == sees,
                    f"what seat {seat + 1} sees after a choice follows from what it saw and heard",
                )
                require(
                    asked != seat or (following.learned == world.learned) == (after.learned == s.learned),
                    "whether a choice can be taken back follows from what its seat knows",
                )
                pairs += 1
                break
    return pairs


def events_are_sound(game: AnyGame, hears: list[Event]) -> None:
    """Events are of the kinds that the game has, and JSON leads back to the same."""
    for event in hears:
        require(game.read_event(event.to_json()) == event, f"{event} reads back from JSON")


def seat_foresees_truly(game: AnyGame, s: State, choice: int, seat: int, source: Source) -> Foreseen:
    """What a seat foresees of its choice comes true, in this world and in any other that fits its view."""
    view = game.view(s, seat)
    foreseen = Foresight(game, view).foresee(choice)
    require(Foresight(game, view).foresee(choice) == foreseen, "the same view foresees the same")
    worlds = [s, *(game.imagine(view, source.below(1 << 30)) for _ in range(FRESH_WORLDS))]
    for world in worlds:
        after = chosen(world, choice, seat)
        hears = heard(after.told, seat)
        try:
            unmatched(foreseen.certain, hears)
        except LookupError as broken:
            raise BrokenLaw(f"what is certain happens: {broken}, but {hears}") from None
        asks = asked_in(after, seat)
        require(foreseen.asked in (None, asks), f"{foreseen.asked} is asked next, not {asks}")
        ways = [leaf for leaf in foreseen.leaves if leaf.events == tuple(hears) and leaf.asked == asks]
        require(not foreseen.is_whole or bool(ways), f"what is foreseen wholly goes one of its ways: {hears}")
    for event in foreseen.possible:
        counts = {leaf.events.count(event) for leaf in foreseen.leaves}
        require(len(counts) > 1, f"{event} is open, so there is a way without it, or with fewer of it")
    return foreseen


def _choices_to_try(world: State, choice: int, asked: int, seat: int, source: Source) -> list[int]:
    """Return the choice itself, and where it is not the seat's own some others it could not tell from it."""
    ask = world.ask_of(asked)
    if ask is None:
        return []
    same = [choice] if choice in ask.options else []
    return same if asked == seat else [*same, *(source.pick(ask.options) for _ in range(OTHER_CHOICES))]


def record_replays(game: AnyGame, seed: int, path: Path, s: State) -> None:
    """A record, written and read back, leads to the same positions."""
    players = [f"seat {seat + 1}" for seat in range(game.seats)]
    record = Record(game.name, game.number, game.setup, seed, players, path.choices)
    reached = Path()

    def look(before: State, seat: int, choice: int) -> None:
        if len(reached.choices) in path.positions:
            reached.positions[len(reached.choices)] = as_bytes(before.to_json())
        reached.choices.append((seat, choice))

    read, state = read_record(record.to_text(), look)
    require(read == record and reached.choices == path.choices, "a record reads back")
    require(reached.positions == path.positions, "a record leads through the same positions")
    require(as_bytes(state.to_json()) == as_bytes(s.to_json()), "a record replays to the same position")


def play_lawfully(
    game: AnyGame,
    seed: int,
    choices: list[int] | None = None,
    look_closely: Callable[[int], bool] = lambda ply: True,
    most: int | None = None,
    path: Path | None = None,
) -> State:
    """Play a game at random and hold it to every law; return where it ended.

    The first choices may be given (each taken modulo the number of options). `look_closely` says at
    which plies the laws that take long are checked too, `most` after how many plies to stop. A path that
    is given is filled in.
    """
    source = Source(seed, 3)
    path = path or Path()
    made = path.choices
    s: State = game.new(seed)
    try:
        while s.asks and (most is None or len(made) < most):
            ask = s.asks[source.below(len(s.asks))]
            given = choices[len(made)] if choices and len(made) < len(choices) else source.below(1 << 30)
            choice = ask.options[given % len(ask.options)]
            broken = game.broken_law(s)
            require(not broken, broken)
            if look_closely(len(made)):
                options_are_sound(game, s)
                writing_round_trips(game, s)
                for seat in range(-1, game.seats):
                    path.pairs += seat_knows_its_view_alone(game, s, choice, ask.seat, seat, source)
                foreseen = seat_foresees_truly(game, s, choice, ask.seat, source)
                path.foretold += 1
                path.wholly += foreseen.is_whole
                path.positions[len(made)] = as_bytes(s.to_json())
                s = clone_is_apart(s, choice, ask.seat)
                s.told = None
            else:
                s.choose(choice, ask.seat)
            made.append((ask.seat, choice))
        if look_closely(len(made)):
            writing_round_trips(game, s)
        broken = game.broken_law(s)
        require(not broken, broken)
        record_replays(game, seed, path, s)
    except Exception as error:
        raise BrokenLaw(
            f"{error} (seed {seed}, set-up {game.setup}, after choices {[choice for _, choice in made]})"
        ) from error
    return s
