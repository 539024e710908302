"""Copy the handbooks into what is built, and compile it with mypyc where HEXMONGER_COMPILE=1."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

HANDBOOKS = Path("docs/rules")
COMPILED_ROOMS = ("src/hexmonger/kernel", "src/hexmonger/games")
# What is said and drawn are dataclasses, which compiling makes no quicker.
PLAIN_MODULES = frozenset(
    {
        "drawn.py",
        "events.py",
        "fixed.py",
        "foreseen.py",
        "looks.py",
        "messages.py",
        "native.py",
        "round_events.py",
        "spots.py",
        "story.py",
    }
)


def extensions() -> list[Extension]:
    """Translate every module of the compiled rooms into C."""
    from mypyc.build import mypycify

    paths = [path for room in COMPILED_ROOMS for path in Path(room).rglob("*.py")]
    modules = sorted(str(path) for path in paths if path.name not in PLAIN_MODULES)
    built: list[Extension] = mypycify(modules, opt_level="3")
    for extension in built:
        # Without a C compiler the build goes on and installs the same modules as plain Python.
        extension.optional = True
    return built


class BuildWithHandbooks(build_py):
    """Builds the package with copies of the rules pages; an editable install reads the pages themselves."""

    def run(self) -> None:
        """Build, then copy the pages."""
        super().run()
        if self.editable_mode:
            return
        folder = Path(self.build_lib, "hexmonger", "handbooks")
        folder.mkdir(parents=True, exist_ok=True)
        for page in sorted(HANDBOOKS.glob("*.md")):
            self.copy_file(str(page), str(folder / page.name))


COMMANDS = {"build_py": BuildWithHandbooks}

if os.environ.get("HEXMONGER_COMPILE") != "1":
    setup(cmdclass=COMMANDS)
elif "bdist_wheel" in sys.argv:
    setup(cmdclass=COMMANDS, ext_modules=extensions())
else:
    # Asked what the build needs, or for an editable install, where compiled files would hide edits.
    setup(cmdclass=COMMANDS, setup_requires=["mypy[mypyc]>=2"])
