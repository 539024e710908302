"""Laws that hold for every game, at every question; a game of your own can be held to them too.

game = box.open(Setup(4))
for seed in range(1000):
    play_lawfully(game, seed)
"""

import json
from collections.abc import Callable
from typing import Any, Final

from hexmonger.kernel.chance import Source
from hexmonger.kernel.game import Game
from hexmonger.kernel.record import Record, read_choice, read_record
from hexmonger.kernel.state import State

AnyGame = Game[Any, Any]

OTHER_CHOICES: Final = 4


class BrokenLaw(Exception):
    """A law does not hold; says which, where, and how to come there again."""


class Path:
    """The choices of a game, and the positions they were made in, by ply, where somebody looked closely.

    `pairs` counts the pairs of worlds that were compared there.
    """

    def __init__(self) -> None:
        self.pairs = 0
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
    """Someone has a choice until the end; each has words of its own, and the rest is refused."""
    require(bool(s.asks), "somebody is asked until the game is over")
    for ask in s.asks:
        domain = list(ask.question.domain(s, ask.frame))
        words = [ask.question.word(s, ask.frame, choice) for choice in domain]
        require(bool(ask.options), "a question has options")
        require(sorted(set(ask.options)) == ask.options, "options are different and in order")
        require(set(ask.options) <= set(domain), "options lie within their domain")
        require(len(set(words)) == len(domain), "different choices have different words")
        for choice, word in zip(domain, words, strict=True):
            require(read_choice(s, ask, word) == choice, "the words of a choice read back")
            if choice not in ask.options:
                require(all(ask.question.why_not(s, ask.frame, choice)), "a refusal has its reason")
        view = game.view(s, ask.seat)
        require(
            [view.word(choice) for choice in ask.options]
            == [ask.question.word(s, ask.frame, choice) for choice in ask.options],
            "a seat reads its options as the table does",
        )


def writing_round_trips(game: AnyGame, s: State) -> None:
    """JSON and the text diagram both lead back to the same position."""
    written = as_bytes(s.to_json())
    # Reading checks that the diagram of what was read leads back to it, too.
    read = game.read_json(written.decode())
    require(as_bytes(read.to_json()) == written, "JSON reads back")
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


def heard(after: State, seat: int) -> list[tuple[str, int]]:
    """Return what a seat hears by the choice that led to a position, and whom it names as knowing it."""
    facts = [event.heard_by(seat) for event in after.told or ()]
    return [(repr(fact), fact.knowers) for fact in facts]


def seat_knows_its_view_alone(
    game: AnyGame, s: State, choice: int, asked: int, seat: int, source: Source
) -> int:
    """Two worlds that look alike to a seat, in which it hears the same, look alike to it afterwards.

    Looks are views with their options and words, and whether the seat's own choice could be taken back.
    Returns how many pairs of worlds were compared after a choice; others may choose differently in them.
    """
    view = as_bytes(game.view(s, seat).to_json())
    imagined = game.imagine(game.view(s, seat), source.below(1 << 30))
    require(as_bytes(game.view(imagined, seat).to_json()) == view, "an imagined world fits its view")
    require(not game.broken_law(imagined), "an imagined world keeps the laws")
    after = chosen(s, choice, asked)
    looks = as_bytes(game.view(after, seat).to_json())
    dealt = game.redeal(s, seat, source.below(1 << 30), after)
    require(as_bytes(game.view(dealt, seat).to_json()) == view, "a view tells only what was seen")
    pairs = 0
    for world in (dealt, imagined):
        for other in _choices_to_try(world, choice, asked, seat, source):
            following = chosen(world, other, asked)
            if heard(following, seat) == heard(after, seat):
                require(
                    as_bytes(game.view(following, seat).to_json()) == looks,
                    f"what seat {seat + 1} sees after a choice follows from what it saw and heard",
                )
                require(
                    asked != seat or (following.learned == world.learned) == (after.learned == s.learned),
                    "whether a choice can be taken back follows from what its seat knows",
                )
                pairs += 1
                break
    return pairs


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
