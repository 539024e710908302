"""Build the page, copy the handbooks beside it, and compile with mypyc where HEXMONGER_COMPILE=1."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HANDBOOKS = Path("docs/rules")
PAGE = Path("src/hexmonger/server/page/index.html")
PAGE_SOURCES = Path("web")
# Where a page is made of; what npm has installed is not looked through.
PAGE_PARTS = ("src/**/*", "index.html", "vite.config.ts", "package-lock.json")
BUILD_PAGE = ("scripts/with-node", "npm", "run", "--silent", "build", "--", "--logLevel", "warn")
NO_PAGE = (
    "The page is missing: it could not be built, so there is none in this install. The terminal table, the "
    "command line and the library have everything; `make page` in a clone says why it can't be built."
)
COMPILED_ROOMS = ("src/hexmonger/kernel", "src/hexmonger/games", "src/hexmonger/bots")
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
    built: list[Extension] = mypycify(modules, opt_level="3", debug_level="0", multi_file=True)
    for extension in built:
        # Without a C compiler the build goes on and installs the same modules as plain Python.
        extension.optional = True
        # What one file calls of another is then called directly, which makes up for files of their own.
        if os.name == "posix":
            extension.extra_compile_args += ["-fvisibility=hidden"]
    return built


class BuildTogether(build_ext):
    """Compiles the sources of an extension side by side, as many as there are cores."""

    def build_extensions(self) -> None:
        """Build one extension after the other."""
        compile_all = self.compiler.compile

        def compile_together(sources: list[str], *given: Any, **named: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                made = cores.map(lambda source: compile_all([source], *given, **named), sources)
                return [each for some in made for each in some]

        self.compiler.compile = compile_together
        super().build_extensions()


def is_page_built() -> bool:
    """Whether there is a page, made of what its sources are now."""
    if not PAGE.is_file():
        return False
    parts = [path for pattern in PAGE_PARTS for path in PAGE_SOURCES.glob(pattern) if path.is_file()]
    return all(path.stat().st_mtime <= PAGE.stat().st_mtime for path in parts)


def build_page() -> None:
    """Build the page with Node: the machine's own, or that of a wheel; where neither will do, say so."""
    try:
        subprocess.run(BUILD_PAGE, check=True, env={**os.environ, "PYTHON3": sys.executable})
    except (OSError, subprocess.CalledProcessError):
        print(NO_PAGE, file=sys.stderr)


class BuildWithPages(build_py):
    """Builds the package with the server's page and copies of the rules; an editable install has its own."""

    def run(self) -> None:
        """Build the page, then the package, then copy the rules."""
        if self.editable_mode:
            super().run()
            return
        if not is_page_built():
            build_page()
        super().run()
        folder = Path(self.build_lib, "hexmonger", "handbooks")
        folder.mkdir(parents=True, exist_ok=True)
        for page in sorted(HANDBOOKS.glob("*.md")):
            self.copy_file(str(page), str(folder / page.name))


COMMANDS = {"build_py": BuildWithPages, "build_ext": BuildTogether}

if os.environ.get("HEXMONGER_COMPILE") != "1":
    setup(cmdclass=COMMANDS)
elif "bdist_wheel" in sys.argv:
    setup(cmdclass=COMMANDS, ext_modules=extensions())
else:
    # Asked what the build needs, or for an editable install, where compiled files would hide edits.
    setup(cmdclass=COMMANDS, setup_requires=["mypy[mypyc]>=2"])
