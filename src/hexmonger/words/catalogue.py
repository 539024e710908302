"""Catalogues: Fluent texts of one language, and those of English for what it lacks.

Nothing but this module reads Fluent, which is loaded when the first words are needed.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from hexmonger.kernel.messages import ENGLISH
from hexmonger.kernel.trouble import Trouble

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*", re.ASCII)
MOST_TEXTS: Final = 32

Argument = int | str


class Unsaid(LookupError):
    """There are no words for a message, or they need something that it does not say."""


class Catalogue:
    """All words of a language, later texts before earlier ones, and English ones where it has none."""

    def __init__(self, texts: Mapping[str, Sequence[str]]) -> None:
        self._bundles = [_bundle(language, tuple(written)) for language, written in texts.items() if written]

    def has(self, id: str) -> bool:  # noqa: A002
        """Whether there are words for an id."""
        return any(bundle.has_message(id) for bundle in self._bundles)

    def phrase(self, id: str, arguments: Mapping[str, Argument]) -> str:  # noqa: A002
        """Return the words for an id, refusing one that has none or that lacks an argument."""
        for bundle in self._bundles:
            if not bundle.has_message(id):
                continue
            pattern = bundle.get_message(id).value
            if pattern is None:
                continue
            said, errors = bundle.format_pattern(pattern, dict(arguments))
            if errors:
                raise Unsaid(f"the words of {id!r} can't be said: {errors[0]}")
            return str(said)
        raise Unsaid(f"there are no words for {id!r}")


def own_texts(language: str, door: str = "", game: str = "") -> list[str]:
    """Return the texts of this room in a language, what the kernel says, and those of a door.

    A door may have a folder for a game that it draws, with words for that one.
    """
    folders = [files("hexmonger.words")]
    if door:
        folders += [files(door).joinpath("words"), files(door).joinpath(game, "words")]
    pages = [folder.joinpath(f"{language}.ftl") for folder in folders]
    return [page.read_text(encoding="utf-8") for page in pages if page.is_file()]


def check_language(language: str) -> None:
    """Refuse what is no name of a language.

    >>> check_language("../en")
    Traceback (most recent call last):
    hexmonger.kernel.trouble.Trouble: '../en' is no language; they are called en, de, pt-BR and the like
    """
    if not LANGUAGE.fullmatch(language):
        raise Trouble(f"{language!r} is no language; they are called en, de, pt-BR and the like")


@lru_cache(MOST_TEXTS)
def _bundle(language: str, texts: tuple[str, ...]) -> "FluentBundle":
    """Return texts as Fluent reads them, made once: games with other set-ups have the same words."""
    from fluent.runtime import FluentBundle, FluentResource

    # Marks around what is filled in would be of use beside a script that runs from right to left alone.
    bundle = FluentBundle([language, ENGLISH], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle
