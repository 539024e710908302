"""Parts of the table, painted from what a person sees: panels to read, areas whose cells can be chosen."""

from textual.strip import Strip
from textual.widget import Widget

from hexmonger.kernel.spots import Spot
from hexmonger.terminal.arcane_alley.ring import Ring, wall_label
from hexmonger.terminal.arcane_alley.sight import Sight
from hexmonger.terminal.canvas import Canvas
from hexmonger.terminal.cells import Cells


class Panel(Widget):
    """Something to read."""

    sight: Sight | None = None

    def show(self, sight: Sight) -> None:
        """Show what somebody sees."""
        self.sight = sight
        self.refresh()

    def paint_sight(self, canvas: Canvas, sight: Sight) -> None:
        """Paint the panel."""
        raise NotImplementedError

    def render_line(self, y: int) -> Strip:
        """Return one line."""
        width, height = self.content_size
        canvas = Canvas(width, height, self.rich_style)
        if self.sight is not None:
            self.paint_sight(canvas, self.sight)
        return canvas.strip(y)


class Area(Cells):
    """Cells that know which place on the table each of them is, ringed if they can be chosen."""

    sight: Sight | None = None

    def show(self, sight: Sight) -> None:
        """Show what somebody sees; the cursor stays where it is, as far as there are cells."""
        self.sight = sight
        self.cursor = max(0, min(self.cursor, len(self.places()) - 1))
        self.repaint()

    def places(self) -> list[Spot]:
        """Return the place of every cell."""
        raise NotImplementedError

    def paint_sight(self, canvas: Canvas, sight: Sight) -> None:
        """Paint the area."""
        raise NotImplementedError

    def paint(self, canvas: Canvas) -> None:
        """Paint the area as soon as there is something to show."""
        if self.sight is not None:
            self.paint_sight(canvas, self.sight)

    def ring_at(self, index: int) -> tuple[Ring, str]:
        """Return the ring of a cell and the words at its foot."""
        if self.sight is None:
            return Ring.NONE, ""
        answer = self.sight.answers.at(self.places()[index])
        if self.looked_at == index:
            if answer is not None:
                return Ring.FOCUS, wall_label(
                    self.sight.scene.say(self.sight.scene.verb(answer)), answer.is_wall
                )
            return Ring.REFUSED, "not now" if self.is_refused(index) else ""
        return (Ring.LEGAL if answer is not None else Ring.NONE), ""

    def is_refused(self, index: int) -> bool:
        """Whether a cell could be meant, but can't be chosen."""
        if self.sight is None:
            return False
        place, answers = self.places()[index], self.sight.answers
        return answers.at(place) is None and answers.why_not(place) is not None
