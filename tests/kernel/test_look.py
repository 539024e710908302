"""Two looks at a match are the same only where they are drawn the same."""

import pytest

from hexmonger.kernel.chance import Source
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import Match
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.view import View

GAMES = [
    ("arcane_alley", {}),
    ("arcane_alley", {"modules": "moonstruck_market"}),
    ("merchants_of_magick", {}),
]


def slots_of(view: View) -> set[str]:
    """Return all that views of a kind hold, if it is not compiled."""
    slots: set[str] = set()
    for kind in type(view).__mro__:
        slots |= set(getattr(kind, "__slots__", ()))
    return slots


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_what_looks_the_same_is_drawn_the_same(name: str, options: dict[str, str]) -> None:
    match = Match(find_box(name).open(Setup(3, options)), 5, ["a", "b", "c"])
    source = Source(5)
    readers = range(-1, 3)
    before = {reader: match.look(reader) for reader in readers}
    same = 0
    for _ in range(120):
        ask = match.state.asks[source.below(len(match.state.asks))]
        match.choose(source.pick(ask.options), ask.seat)
        for reader in readers:
            look = match.look(reader)
            if look.is_same(before[reader]):
                assert match.drawn(reader) == match.drawn(reader, before[reader])
                same += 1
            before[reader] = look
    assert same < 480
    # Where all choose at once, most of what the others do can't be seen.
    assert same or len(match.state.asks) == 1


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_views_say_all_that_they_hold(name: str, options: dict[str, str]) -> None:
    game = find_box(name).open(Setup(3, options))
    view = game.view(game.new(1), 0)
    assert slots_of(view) <= {*view.held, "ask", "asked", "seat"}
    assert all(hasattr(view, each) for each in view.held)


def test_views_of_different_seats_are_never_the_same() -> None:
    game = find_box("arcane_alley").open(Setup(3))
    s = game.new(1)
    assert game.view(s, 1).is_same(game.view(s, 1))
    assert not game.view(s, 1).is_same(game.view(s, 2))
