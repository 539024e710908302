"""A painted panel that nothing is chosen from: painted once for all of its lines."""

from textual.strip import Strip
from textual.widget import Widget

from hexmonger.terminal.canvas import Canvas


class Panel(Widget):
    """What lies beside the sheet to be read."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._painted: Canvas | None = None

    def paint(self, canvas: Canvas) -> None:
        """Paint the whole panel."""
        raise NotImplementedError

    def repaint(self) -> None:
        """Paint again, because what is shown has changed."""
        self._painted = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return one painted line."""
        painted = self._painted
        if painted is None or (painted.width, painted.height) != self.content_size:
            painted = self._painted = Canvas(*self.content_size, self.rich_style)
            self.paint(painted)
        return painted.strip(y)
