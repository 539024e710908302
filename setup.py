"""Compile the kernel and the games with mypyc where HEXMONGER_COMPILE=1; else stay pure Python."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

COMPILED_ROOMS = ("src/hexmonger/kernel", "src/hexmonger/games")


def extensions() -> list[Extension]:
    """Translate every module of the compiled rooms into C."""
    from mypyc.build import mypycify

    modules = sorted(str(path) for room in COMPILED_ROOMS for path in Path(room).rglob("*.py"))
    built: list[Extension] = mypycify(modules, opt_level="3")
    for extension in built:
        # Without a C compiler the build goes on and installs the same modules as plain Python.
        extension.optional = True
    return built


if os.environ.get("HEXMONGER_COMPILE") != "1":
    setup()
elif "bdist_wheel" in sys.argv:
    setup(ext_modules=extensions())
else:
    # Asked what the build needs, or for an editable install, where compiled files would hide edits.
    setup(setup_requires=["mypy[mypyc]>=2"])
