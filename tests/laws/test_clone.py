"""A clone shares nothing that can change, and no field is forgotten."""

import inspect
from typing import Any

import pytest

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.merchants_of_magick import BOX as MERCHANTS
from hexmonger.kernel.chance import Source
from hexmonger.kernel.game import Box
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.state import State


def mutable_parts(value: Any) -> list[Any]:
    """Return the lists and dictionaries inside a value, itself included."""
    if isinstance(value, list):
        return [value, *(part for item in value for part in mutable_parts(item))]
    return [value] if isinstance(value, dict | set | bytearray) else []


def slots_of(s: State) -> list[str]:
    """Return the names of everything a state holds, whether its classes are compiled or not."""
    names = [
        name
        for cls in type(s).__mro__
        for name, value in vars(cls).items()
        if inspect.ismemberdescriptor(value) or inspect.isgetsetdescriptor(value)
    ]
    return [name for name in names if not name.startswith("__")]


@pytest.mark.parametrize(
    ("box", "options", "secret"),
    [
        (BOX, {"wizards": "random"}, {"returned", "seen"}),
        (
            BOX,
            {"wizards": "random with promos", "modules": "moonstruck_market"},
            # What has returned or lies sideways is told by the cards themselves.
            {"returned", "seen", "sideways", "barred"},
        ),
        (MERCHANTS, {}, {"seen"}),
    ],
    ids=["arcane_alley", "moonstruck_market", "merchants_of_magick"],
)
def test_no_field_is_missing_from_a_copy_a_view_or_an_imagined_world(
    box: Box[Any, Any], options: dict[str, str], secret: set[str]
) -> None:
    source = Source(5)
    game = box.open(Setup(4, options))
    s = game.new(5)
    assert {"agenda", *s.fields} <= set(slots_of(s))
    while s.asks:
        ask = s.asks[source.below(len(s.asks))]
        copy = s.clone()
        for slot in slots_of(s):
            mine, other = getattr(s, slot), getattr(copy, slot)
            assert mine == other or slot in ("drawn", "told"), slot
            shared = {id(part) for part in mutable_parts(mine)} & {id(part) for part in mutable_parts(other)}
            assert not shared, slot
        view = game.view(s, ask.seat)
        world = game.imagine(view, source.below(1 << 30))
        again = game.view(world, ask.seat)
        assert set(s.fields) - set(view.fields) == secret
        for field in (*view.fields, *s.fields):
            assert hasattr(world, field) or field not in s.fields, field
            assert field in secret or getattr(again, field) == getattr(view, field), field
        s.choose(source.pick(ask.options), ask.seat)


def test_a_state_is_small() -> None:
    source = Source(6)
    s = BOX.open(Setup(6, {"wizards": "random"})).new(6)
    largest = 0
    while s.asks:
        seen: set[int] = set()
        largest = max(
            largest, sum(size_of(getattr(s, slot), seen) for slot in slots_of(s) if slot != "rules")
        )
        s.choose(source.pick(s.asks[0].options))
    assert largest < 20_000


def size_of(value: Any, seen: set[int]) -> int:
    """Return the bytes of a value and what it holds; small ints and scripts are everybody's."""
    import sys

    if id(value) in seen or type(value).__name__ in ("Script", "Rules", "int"):
        return 0
    seen.add(id(value))
    size = sys.getsizeof(value)
    if isinstance(value, list | tuple):
        size += sum(size_of(part, seen) for part in value)
    return size
