"""A line to step through a few choices: arrows or clicks change it."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from hexmonger.look import LANTERN, LANTERN_2, MIST_100, PANEL
from hexmonger.terminal.canvas import Canvas, fitted
from hexmonger.terminal.ink import ink


class Stepper(Widget, can_focus=True):
    """One of several values, with an arrow at either side."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right,space", "step(1)", show=False),
    ]

    class Changed(Message):
        """Another value was chosen."""

        def __init__(self, stepper: "Stepper") -> None:
            super().__init__()
            self.stepper = stepper

    def __init__(
        self,
        values: Sequence[str],
        at: int = 0,
        words: Mapping[str, str] | None = None,
        *,
        id: str | None = None,  # noqa: A002
    ) -> None:
        super().__init__(id=id, classes="stepper")
        self.values = list(values)
        self.at = at
        self.words = dict(words or {})

    @property
    def value(self) -> str:
        """Return the value that is chosen."""
        return self.values[self.at]

    def offer(self, values: Sequence[str], at: int = 0, words: Mapping[str, str] | None = None) -> None:
        """Offer other values, perhaps with words to show for them."""
        self.values = list(values)
        self.at = at
        self.words = dict(words or {})
        self.refresh()

    def action_step(self, step: int) -> None:
        """Choose the next value or the one before."""
        self.at = (self.at + step) % len(self.values)
        self.refresh()
        self.post_message(self.Changed(self))

    def on_click(self, event: events.Click) -> None:
        """Step back at the left arrow, and on everywhere else."""
        self.action_step(-1 if event.x < 2 else 1)

    def on_focus(self) -> None:
        """Show the focus."""
        self.refresh()

    def on_blur(self) -> None:
        """Show that the focus is elsewhere."""
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return the value between its arrows."""
        width, height = self.content_size
        canvas = Canvas(width, height, self.rich_style)
        focused = self.screen.focused is self
        ground = PANEL if focused else None
        words = fitted(self.words.get(self.value, self.value), width - 4)
        x = canvas.put(0, 0, "◂ ", ink(LANTERN_2 if focused else LANTERN, ground, bold=focused))
        x = canvas.put(x, 0, words, ink(LANTERN_2 if focused else MIST_100, ground, bold=True))
        canvas.put(x, 0, " ▸", ink(LANTERN_2 if focused else LANTERN, ground, bold=focused))
        return canvas.strip(y)
