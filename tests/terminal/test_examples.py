"""The examples in the docstrings of the terminal table are true."""

import doctest
import importlib
import pkgutil

import pytest

import hexmonger.terminal

MODULES = sorted(
    found.name for found in pkgutil.walk_packages(hexmonger.terminal.__path__, "hexmonger.terminal.")
)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
