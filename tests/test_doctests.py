"""The examples in the docstrings of the kernel, the games, the client and what helps tests are true."""

import doctest
import importlib
import pkgutil
from typing import Final

import pytest

import hexmonger.client
import hexmonger.games
import hexmonger.kernel
import hexmonger.testing

MODULES: Final = sorted(
    found.name
    for room in (hexmonger.kernel, hexmonger.games, hexmonger.client, hexmonger.testing)
    for found in pkgutil.walk_packages(room.__path__, f"{room.__name__}.")
)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    results = doctest.testmod(importlib.import_module(name))
    assert results.failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    examples = {
        name: sum(len(found.examples) for found in finder.find(importlib.import_module(name)))
        for name in MODULES
    }
    assert examples["hexmonger.kernel.chance"] > 0
    assert examples["hexmonger.games.arcane_alley.cards"] > 0
