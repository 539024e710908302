"""A clone shares nothing that can change."""

import inspect
from typing import Any

import pytest

from hexmonger.games.arcane_alley import BOX
from hexmonger.kernel.chance import Source
from hexmonger.kernel.game import Setup
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
    ("options", "slots"),
    [
        ({"wizards": "random"}, {"agenda", "store", "seen", "stashed"}),
        (
            {"wizards": "random with promos", "modules": "moonstruck_market"},
            {"agenda", "store", "market", "sideways"},
        ),
    ],
    ids=["arcane_alley", "moonstruck_market"],
)
def test_a_clone_shares_no_list_with_its_original_in_any_slot(
    options: dict[str, str], slots: set[str]
) -> None:
    source = Source(5)
    s = BOX.open(Setup(4, options)).new(5)
    assert slots <= set(slots_of(s))
    while s.asks:
        copy = s.clone()
        for slot in slots_of(s):
            mine, other = getattr(s, slot), getattr(copy, slot)
            assert mine == other or slot in ("drawn", "told"), slot
            shared = {id(part) for part in mutable_parts(mine)} & {id(part) for part in mutable_parts(other)}
            assert not shared, slot
        s.choose(source.pick(s.asks[0].options))


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
