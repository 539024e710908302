"""Dataclasses whose fields nobody sets again: the type checker sees to it, so that they are made quickly."""

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def fixed(cls: type[T]) -> type[T]:
    """Return a class as a dataclass with slots that can be compared and looked up.

    A frozen one would be the same, but takes four times as long to make, and drawing a view makes many.
    """
    return dataclass(slots=True, unsafe_hash="__hash__" not in vars(cls))(cls)
