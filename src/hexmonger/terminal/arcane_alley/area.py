"""An area of the table: cells that know which place each of them is."""

from hexmonger.terminal.arcane_alley.answers import Place
from hexmonger.terminal.cells import Cells


class Area(Cells):
    """Cells of the table."""

    def place(self, index: int) -> Place:
        """Return a cell as a place on the table."""
        raise NotImplementedError
