"""Widgets whose words are words: a bracket in a name or a path is a bracket, never markup.

Every table takes them from here, and a test holds it to that.
"""

from typing import Any

from rich.text import Text
from textual.content import Content
from textual.visual import VisualType
from textual.widget import Widget
from textual.widgets import Button as MarkupButton
from textual.widgets import Static as MarkupStatic

__all__ = ["Button", "Static", "entitle"]


class Static(MarkupStatic):
    """A text or a picture, as it is given."""

    def __init__(self, content: VisualType = "", **options: Any) -> None:
        super().__init__(content, markup=False, **options)


class Button(MarkupButton):
    """A button whose label is shown as it is given."""

    def __init__(self, label: str, **options: Any) -> None:
        super().__init__(Content(label), **options)


def entitle(widget: Widget, title: str | None = None, subtitle: str | None = None) -> None:
    """Write into the border of a widget, above or below."""
    if title is not None:
        widget.border_title = Text(title)
    if subtitle is not None:
        widget.border_subtitle = Text(subtitle)
