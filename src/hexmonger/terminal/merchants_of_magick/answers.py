"""The question that waits for the one who looks: which spot answers it, why others don't, what follows."""

from typing import Final

from hexmonger.kernel.drawn import Asked
from hexmonger.kernel.messages import Message, message
from hexmonger.kernel.spots import Spot
from hexmonger.terminal.merchants_of_magick.book import Book
from hexmonger.terminal.merchants_of_magick.desk import LIT, Desk, Light, potions_of
from hexmonger.terminal.sitting import Scene

FREE_MARK: Final = "free"
# The commit points at nothing, so it gets a spot of its own here.
COMMIT: Final = Spot("commit")


class Answers:
    """A question, with the answer of every spot that is one."""

    def __init__(self, scene: Scene, question: Asked) -> None:
        self.scene = scene
        self.question = question
        self.name = question.name
        self.asks_for_die = self.name == "die"
        self.at = {_spot(answer.points): answer for answer in question.answers}
        self._barred = {_spot(points): each for each in question.barred for points in each.points.values()}

    @property
    def unspent(self) -> Message | None:
        """Return how many results a commit would leave unspent, as something to say; none if none can be."""
        result = self.question.prompt.fields.get("result")
        can_spend = any(spot != COMMIT for spot in self.at)
        return message("table-results-left", result=result) if isinstance(result, int) and can_spend else None

    def why_not(self, spot: Spot) -> str:
        """Return why a spot is no answer, as a sentence with its rule; empty where nobody would mean it."""
        barred = self._barred.get(spot)
        return self.scene.why_not(barred) if barred is not None else ""

    def first_die(self, book: Book) -> Spot:
        """Return the die to begin with: one that marks without potions, or else any, or else the commit."""
        for spot, answer in self.at.items():
            then = self.scene.foresight.after(answer.choice) if spot != COMMIT else None
            if then is not None and Light(LIT) in Desk(then, book).lights():
                return spot
        return next(iter(self.at))

    def first_circle(self, near: Spot) -> Spot:
        """Return the lit circle to begin with: the one that is near, or else one without potions."""
        if near in self.at:
            return near
        return min(self.at, key=lambda spot: potions_of(self.question, self.at[spot]) > 0)


def _spot(points: tuple[Spot, ...]) -> Spot:
    return points[0] if points else COMMIT
