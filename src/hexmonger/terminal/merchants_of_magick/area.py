"""Areas of the table that show a desk: those whose cells can be chosen, and those that are only read."""

from textual.geometry import Region

from hexmonger.terminal.canvas import Canvas
from hexmonger.terminal.cells import Cells
from hexmonger.terminal.merchants_of_magick.desk import Desk


class Area(Cells):
    """An area that shows a desk, once it is given one."""

    desk: Desk | None = None

    def show(self, desk: Desk) -> None:
        """Show a desk."""
        self.desk = desk
        self.repaint()

    def regions(self) -> list[Region]:
        """Return where each cell lies."""
        return self.cells_of(self.desk) if self.desk is not None else []

    def paint(self, canvas: Canvas) -> None:
        """Paint the whole area."""
        if self.desk is not None:
            self.paint_desk(canvas, self.desk)

    def cells_of(self, desk: Desk) -> list[Region]:
        """Return where each cell of a desk lies; none of an area that is only read."""
        return []

    def paint_desk(self, canvas: Canvas, desk: Desk) -> None:
        """Paint what the area shows of a desk."""
        raise NotImplementedError


class Panel(Area, can_focus=False):
    """An area that is only read."""
