"""The answers to a question, numbered and named, with the places of the table that they point at."""

from dataclasses import dataclass
from typing import Final

from hexmonger.kernel.drawn import Answer, Asked, Barred, Drawn
from hexmonger.kernel.messages import message, plain
from hexmonger.kernel.spots import SOMEWHERE, Spot
from hexmonger.look import figure
from hexmonger.terminal.any_game.naming import AMOUNT, PLAYER, Naming, spelled
from hexmonger.terminal.sitting import Scene

MOST_IN_A_LIST: Final = 9
GROUPS: Final = {
    "player": plain("table-group-player"),
    "amount": plain("table-group-amount"),
    "effect": plain("table-group-effect"),
}


@dataclass(frozen=True)
class Offer:
    """An answer as it is offered: its number, what it is about, where that is, and what is done by it.

    Offers of one `group` point into the same zone. `places` are those of the table that stand for it.
    """

    answer: Answer
    number: int
    title: str
    note: str
    act: str
    group: str
    places: tuple[Spot, ...]


class Offers:
    """All answers to a question, in the order of their numbers; those that are not allowed say why."""

    def __init__(self, scene: Scene, naming: Naming) -> None:
        self.scene = scene
        self.naming = naming
        self.all: list[Offer] = []
        self.at: dict[Spot, list[Offer]] = {}
        self.barred: dict[Spot, Barred] = {}
        if scene.question is not None:
            self._number(scene.question)

    @property
    def is_long(self) -> bool:
        """Whether there are so many that they stand in groups."""
        return len(self.all) > MOST_IN_A_LIST

    def numbered(self, number: int) -> int | None:
        """Return which of the offers has a number."""
        return next((at for at, offer in enumerate(self.all) if offer.number == number), None)

    def why_not(self, place: Spot) -> str:
        """Return why a place is no answer, as a sentence with its rule; empty if nothing is said of it."""
        barred = self.barred.get(place)
        return self.scene.why_not(barred) if barred is not None else ""

    def refusals(self) -> list[str]:
        """Return why answers are not allowed, each reason once."""
        barred = self.scene.question.barred if self.scene.question is not None else ()
        return list(dict.fromkeys(map(self.scene.why_not, barred)))

    def _number(self, question: Asked) -> None:
        """Number the answers; one that points nowhere among others that do comes last, with a nought."""
        answers = list(question.answers)
        idle = [answer for answer in answers if not answer.points]
        last = idle[0] if len(idle) == 1 < len(answers) else None
        groups = list(dict.fromkeys(map(self._group, answers)))
        is_long = len(answers) > MOST_IN_A_LIST
        answers.sort(key=lambda answer: (answer is last, is_long and groups.index(self._group(answer))))
        verbs = [self.scene.say(question.verb_of(answer)) for answer in answers]
        is_shared = len(set(verbs)) == 1
        for number, (answer, verb) in enumerate(zip(answers, verbs, strict=True), 1):
            self.all.append(self._offer(answer, 0 if answer is last else number, verb, is_shared, is_long))
        for offer in self.all:
            for place in offer.places:
                self.at.setdefault(place, []).append(offer)
        for barred in question.barred:
            for points in barred.points.values():
                for place in self._places(points):
                    self.barred.setdefault(place, barred)

    def _offer(self, answer: Answer, number: int, verb: str, is_shared: bool, is_long: bool) -> Offer:
        name = self._name(answer)
        verb = spelled(verb or answer.key)
        first = answer.points[0] if answer.points else None
        where = self.naming.where(self.scene, first) if first is not None else ""
        act = verb
        if name and name not in (verb, where):
            act = self._act(verb, name)
        if is_long and first is not None:
            # The zone stands above its group.
            where = self.naming.place(self.scene, first)
        return Offer(
            answer,
            number,
            title=name if is_shared and name else act,
            note="" if where == name and is_shared else where,
            act=act,
            group=self._group(answer),
            places=self._places(answer.points),
        )

    def _act(self, verb: str, name: str) -> str:
        """Return a verb and what it is done to; a verb of several words stands apart from it."""
        if " " in verb:
            return self.scene.say(message("table-verb-apart", verb=verb, name=name))
        return f"{verb} {name}"

    def _name(self, answer: Answer) -> str:
        """Return what an answer is about: what lies where it points, or else its notation."""
        names = [self._lying_at(point) for point in answer.points]
        if names and all(names):
            return self.naming.words.joined(names)
        return spelled(answer.key) if names else ""

    def _lying_at(self, point: Spot) -> str:
        if point.thing:
            return self.naming.thing(point.thing)
        if point.zone == PLAYER:
            return self.scene.names[point.seat]
        if point.zone == AMOUNT:
            return figure(point.place)
        cell = self.scene.drawn.at(point)
        return self.naming.cell(cell).word if cell is not None else self.naming.zone(point.zone)

    def _group(self, answer: Answer) -> str:
        """Return the name of the group that an answer belongs to: the zone that it points into."""
        if not answer.points:
            return self.scene.say(plain("table-group-else"))
        point = answer.points[0]
        if point.zone in GROUPS:
            return self.scene.say(GROUPS[point.zone])
        return self.naming.owned(self.scene, point.seat, self.naming.zone(point.zone))

    def _places(self, points: tuple[Spot, ...]) -> tuple[Spot, ...]:
        found = [place for point in points for place in places_of(self.scene.drawn, point)]
        return tuple(dict.fromkeys(found))


def places_of(drawn: Drawn, point: Spot) -> list[Spot]:
    """Return the cells that a spot means: its own, those where its thing lies, or the pile as a whole."""
    if point.place != SOMEWHERE:
        return [Spot(point.zone, point.seat, point.place)]
    for zone in drawn.zones:
        if (zone.name, zone.seat) == (point.zone, point.seat) and point.thing:
            lying = [place for place, cell in enumerate(zone.cells) if cell.thing == point.thing]
            return [Spot(zone.name, zone.seat, place) for place in lying]
    return [Spot(point.zone, point.seat)]
