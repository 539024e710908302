"""The agenda: everything still to do, as a stack of frames made of names and ints.

A script is a list of steps, written once and shared by all states. A frame is a script under way: how
far it got, whose it is, and what was picked so far. Frames never change, so copying an agenda is
copying a short list.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar, final

from hexmonger.kernel.messages import Message, about, message, plain
from hexmonger.kernel.native import mypyc_attr
from hexmonger.kernel.spots import Spot
from hexmonger.kernel.trouble import Refused

S = TypeVar("S")

NO_NUMBERS: Final[dict[str, int]] = {}
MOST_SEATS: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One sentence of a script."""

    asks: bool = False

    def run(self, s: S, f: "Frame") -> None:
        """Carry the sentence out; what it starts goes on the agenda above the rest of its script."""
        raise NotImplementedError

    def can(self, s: S, f: "Frame") -> bool:
        """Whether it would do anything now."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """A sentence that stops to ask a seat, and goes on with the answer, one small int.

    Its name is its own: no other question of the game has it, and catalogues find its words by it. With
    nothing to choose, the rest of the script is dropped, or, where `goes_on`, done without it.
    Where `forced`, a single option is taken without asking.
    """

    asks: bool = True
    name: str = ""
    goes_on: bool = False
    forced: bool = False

    def options(self, s: S, f: "Frame") -> list[int]:
        """Return the choices allowed now, in ascending order."""
        raise NotImplementedError

    def can(self, s: S, f: "Frame") -> bool:
        return bool(self.options(s, f))

    def take(self, s: S, f: "Frame", choice: int) -> None:
        """Go on with an answer; its frame is off the agenda already."""
        raise NotImplementedError

    def domain(self, p: Any, f: "Frame") -> Sequence[int]:
        """Return every int that could be meant as an answer here, allowed or not."""
        raise NotImplementedError

    def key(self, p: Any, f: "Frame", choice: int) -> str:
        """Return one answer in notation, given a state or the asked seat's view.

        It means the same in every world that fits the view: it is made of kinds and places.
        """
        raise NotImplementedError

    def prompt(self, p: Any, f: "Frame") -> Message:
        """Return the question as something to say to the asked seat."""
        return about("ask", self.name)

    def verb(self, p: Any, f: "Frame", choice: int) -> Message:
        """Return the short word for an answer, as a button would have it."""
        return about("verb", self.name)

    def points(self, p: Any, f: "Frame", choice: int) -> tuple[Spot, ...]:
        """Return what an answer of the domain points at; nothing where it is just a word."""
        return ()

    def why_not(self, p: Any, f: "Frame", choice: int) -> tuple[Message, str]:
        """Return why an answer of the domain is not allowed, and the rule's id."""
        raise NotImplementedError

    def actions(self, game: Any) -> Sequence[str]:
        """Return all that can ever be answered here with a set-up, seats counted from the asked one."""
        return ()

    def action(self, p: Any, f: "Frame", choice: int) -> int:
        """Return which of the actions an answer of the domain is."""
        return choice


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Question[S]):
    """A question that is answered by one of a few words, such as yes or no; all are allowed."""

    answers: tuple[str, ...] = ()

    def options(self, s: S, f: "Frame") -> list[int]:
        return list(range(len(self.answers)))

    def domain(self, p: Any, f: "Frame") -> Sequence[int]:
        return range(len(self.answers))

    def key(self, p: Any, f: "Frame", choice: int) -> str:
        return self.answers[choice]

    def verb(self, p: Any, f: "Frame", choice: int) -> Message:
        return message("verb-" + self.name.replace(".", "-"), choice=self.answers[choice])

    def why_not(self, p: Any, f: "Frame", choice: int) -> tuple[Message, str]:
        return plain("why-not-now"), ""

    def actions(self, game: Any) -> Sequence[str]:
        return self.answers


def settle(step: Step[Any]) -> None:
    """Give a step what its class says of it: a compiled base class does not see that of a plain subclass."""
    for name in ("asks", "name", "goes_on", "forced", "answers"):
        said: Any = None
        for cls in type(step).__mro__:
            own: Any = vars(cls).get(name)
            if hasattr(own, "__set__"):
                # Where the compiled class keeps it; a plain attribute of the step would only hide that.
                if said is not None:
                    own.__set__(step, said)
                break
            if said is None:
                said = own


@final
class Script:
    """A named effect or procedure: its steps, the item or wizard it belongs to, and its numbers.

    `first[seat]` is the frame that begins it for a seat, `first[-1]` for nobody in particular.
    """

    __slots__ = ("first", "kind", "name", "numbers", "steps")

    def __init__(
        self,
        name: str,
        steps: Sequence[Step[Any]],
        numbers: dict[str, int] = NO_NUMBERS,
        kind: int = -1,
    ) -> None:
        self.name = name
        self.steps: list[Step[Any]] = list(steps)
        for step in self.steps:
            settle(step)
        self.numbers = numbers
        self.kind = kind
        self.first: list[Frame] = [Frame(self, 0, seat) for seat in [*range(MOST_SEATS), -1]]

    def __repr__(self) -> str:
        return f"<script {self.name}>"


@final
@mypyc_attr(free_list_len=1)
class Frame:
    """A script under way: its next step, the seat it speaks to as "you", and the picks so far.

    Frames without picks are made once for all states, each knowing the one that follows it. `asks` is that
    of its step, kept here for the loop that carries out the agenda.
    """

    __slots__ = ("asks", "at", "next", "picks", "script", "seat", "step")

    def __init__(self, script: Script, at: int = 0, seat: int = -1, picks: tuple[int, ...] = ()) -> None:
        self.script = script
        self.at = at
        self.seat = seat
        self.picks = picks
        step: Step[Any] = script.steps[at]
        self.step = step
        self.asks = step.asks
        self.next: Frame | None = None
        if not picks and at + 1 < len(script.steps):
            self.next = Frame(script, at + 1, seat)

    def following(self) -> "Frame | None":
        """Return the frame one step on, or nothing after the last step."""
        if self.next is None and self.at + 1 < len(self.script.steps):
            self.next = Frame(self.script, self.at + 1, self.seat, self.picks)
        return self.next

    def picked(self, choice: int) -> "Frame":
        """Return the frame one step on, with one pick more."""
        return Frame(self.script, self.at + 1, self.seat, (*self.picks, choice))

    def again(self, choice: int) -> "Frame":
        """Return the frame at the same step, with one pick more."""
        return Frame(self.script, self.at, self.seat, (*self.picks, choice))

    def to_json(self) -> list[object]:
        """Return the frame as names and ints."""
        return [self.script.name, self.at, self.seat, *self.picks]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.script.name, self.at, self.seat, self.picks))

    def __repr__(self) -> str:
        return f"Frame({self.to_json()})"


def read_frame(scripts: Mapping[str, Script], written: Sequence[Any]) -> Frame:
    """Return the frame that `Frame.to_json` wrote."""
    name, at, seat, *picks = written
    return Frame(scripts[name], at, seat, tuple(picks))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Ask:
    """A question that waits for a seat, with the options it may choose from."""

    __slots__ = ("frame", "options", "question", "seat")

    def __init__(self, seat: int, question: Question[Any], frame: Frame, options: list[int]) -> None:
        self.seat = seat
        self.question = question
        self.frame = frame
        self.options = options

    def is_same(self, other: "Ask") -> bool:
        """Whether it asks the same of the same seat."""
        if self is other:
            return True
        is_alike = self.seat == other.seat and self.question is other.question
        return is_alike and self.options == other.options and self.frame == other.frame

    def refusal(self, seen: Any, choice: int) -> Refused:
        """Return why a choice is not allowed, as far as a position or a view tells."""
        question, f = self.question, self.frame
        if choice not in question.domain(seen, f):
            return Refused(message("why-no-answer", question=question.name), key=str(choice))
        reason, rule = question.why_not(seen, f, choice)
        return Refused(reason, rule, question.key(seen, f, choice))

    def __repr__(self) -> str:
        return f"<ask seat {self.seat}: {self.question.name} {self.options}>"
