"""Widgets whose words are words: a bracket in a name or a path is a bracket, never markup.

Every table takes them from here, and a test holds it to that.
"""

from typing import Any

from rich.text import Text
from textual.content import Content
from textual.visual import VisualType
from textual.widget import Widget
from textual.widgets import Button as MarkupButton
from textual.widgets import Input as MarkupInput
from textual.widgets import Static as MarkupStatic

__all__ = ["Button", "Input", "Static", "entitle"]


class Static(MarkupStatic):
    """A text or a picture, as it is given."""

    def __init__(self, content: VisualType = "", **options: Any) -> None:
        super().__init__(content, markup=False, **options)


class Button(MarkupButton):
    """A button whose label is shown as it is given."""

    def __init__(self, label: str, **options: Any) -> None:
        super().__init__(Content(label), **options)


class Input(MarkupInput):
    """A line to type in; of what is pasted, only what can be shown arrives."""

    def replace(self, text: str, start: int, end: int) -> None:
        """Put a text in place of another one."""
        super().replace("".join(letter for letter in text if letter.isprintable()), start, end)


def entitle(widget: Widget, title: str | None = None, subtitle: str | None = None) -> None:
    """Write into the border of a widget, above or below."""
    if title is not None:
        widget.border_title = Text(title)
    if subtitle is not None:
        widget.border_subtitle = Text(subtitle)
