"""Fingerprints of bots: a few letters that are others once the code or the weights of one are."""

from collections.abc import Iterable
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from hexmonger.bots import AT, GROUP, weights_file
from hexmonger.kernel.files import read_text
from hexmonger.kernel.installed import installed

BYTES: Final = 8
SOURCES: Final = (".py", ".pyx", ".toml")
# What a bot of several games asks, by the game's name, may stand in other packages.
ADVISERS: Final = ("hexmonger.outlooks", "hexmonger.tactics")
OWN: Final = "hexmonger"


def fingerprint(bot: str, game: str) -> str:
    """Return the fingerprint of a bot as it plays a game: of its package, its advisers' and its weights."""
    entries = [installed(GROUP).get(bot.partition(AT)[0])]
    entries += [installed(group).get(game) for group in ADVISERS]
    packages = {_package(entry.module) for entry in entries if entry is not None}
    digest = blake2b(digest_size=BYTES)
    for package in sorted(packages):
        for name, file in _files(package):
            digest.update(f"{package} {name}\n".encode())
            digest.update(file.read_bytes())
    weights = weights_file(bot)
    if weights is not None:
        digest.update(read_text(weights).encode())
    return digest.hexdigest()


def _package(module: str) -> str:
    """Return the package whose files a module may need; of our own only its room, for rules have a number."""
    first, _, rest = module.partition(".")
    return f"{first}.{rest.partition('.')[0]}" if first == OWN else first


def _files(package: str) -> Iterable[tuple[str, Path]]:
    """Return the files of a package or a module by their names, and what is compiled and has no source."""
    spec = find_spec(package)
    if spec is None:
        return []
    if not spec.submodule_search_locations:
        return [(package, Path(spec.origin))] if spec.origin else []
    found: dict[str, Path] = {}
    for folder in map(Path, spec.submodule_search_locations):
        for path in folder.rglob("*"):
            is_compiled = path.name.endswith(tuple(EXTENSION_SUFFIXES))
            has_source = path.with_name(f"{path.name.partition('.')[0]}.py").exists()
            if path.suffix in SOURCES or (is_compiled and not has_source):
                found[path.relative_to(folder).as_posix()] = path
    return sorted(found.items())
