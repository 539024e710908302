"""A new table in every detail: which game, who plays, against whom, and with which options."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen

from hexmonger.bots import bot_names, usual_bot
from hexmonger.kernel.game import MODULES, Box
from hexmonger.kernel.names import check_line, printable
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.look import BRASS_2, MIST_300, seat_colour, seat_shape
from hexmonger.saves import bot_called
from hexmonger.terminal.plain import Button, Input, Static
from hexmonger.terminal.sitting import WIDEST_NAME, Sitting, new_sitting, sentence
from hexmonger.terminal.stalls import sentence_of, shelved, usual_seats
from hexmonger.terminal.stepper import Stepper
from hexmonger.terminal.tables import own_table
from hexmonger.words import trouble_text

NONE: Final = "none"
CHOOSE: Final = "choose"
PERSON: Final = "a person"
NO_HINTS: Final = "none"
HINTS: Final = "allowed, and told to all"
PEOPLE: Final = ("Ada", "Bo", "Cleo", "Dov", "Edda", "Finn", "Gwen", "Hal")


class OptionRow(Horizontal):
    """One option of a game, with the values to choose from."""

    def __init__(self, option: str) -> None:
        super().__init__(classes="row")
        self.option = option
        self.stepper = Stepper([NONE])

    def compose(self) -> ComposeResult:
        """Compose the row."""
        yield Static(self.option.capitalize(), classes="label")
        yield self.stepper

    def offer(self, values: Mapping[str, str], is_by_seat: bool) -> None:
        """Offer values by their names; the one that was chosen stays where it is offered."""
        offered = [*values, CHOOSE] if is_by_seat else [*values] or [NONE]
        if offered != self.stepper.values:
            before = self.stepper.value
            self.stepper.offer(offered, offered.index(before) if before in offered else 0, values)
        self.display = len(offered) > 1


class SeatRow(Horizontal):
    """One seat: who sits there, by which name, and with what of that which is chosen for each."""

    def __init__(self, seat: int) -> None:
        super().__init__(classes="row seat")
        self.seat = seat
        self.kind = Stepper([PERSON])
        self.named = Input(PEOPLE[seat % len(PEOPLE)], max_length=WIDEST_NAME, compact=True)
        self.powers: dict[str, Stepper] = {}

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return self.kind.value == PERSON

    def compose(self) -> ComposeResult:
        """Compose the row."""
        words = "You" if self.seat == 0 else f"Seat {self.seat + 1}"
        yield Static(
            Text.assemble((f"{seat_shape(self.seat)} ", seat_colour(self.seat)), words), classes="label"
        )
        yield self.kind
        yield self.named

    def offer_bots(self, usual: str) -> None:
        """Offer every bot, the usual one first, and a place for a person; who was chosen stays."""
        if self.seat == 0:
            return
        kinds = [usual, *(name for name in bot_names() if name != usual), PERSON]
        if kinds != self.kind.values:
            is_first = self.kind.at == 0
            self.kind.offer(kinds, 0 if is_first else kinds.index(self.kind.value))

    def offer(self, option: str, values: Mapping[str, str]) -> None:
        """Offer what a seat can have, to each another at first; what was chosen stays where it is offered."""
        if option not in self.powers:
            self.powers[option] = Stepper([NONE])
            self.powers[option].add_class("power")
            self.mount(self.powers[option])
        power, offered = self.powers[option], [*values]
        if offered != power.values:
            at = (
                offered.index(power.value)
                if power.value in offered[1:]
                else min(self.seat + 1, len(offered) - 1)
            )
            power.offer(offered, at, values)

    def fit(self, seats: int, by_seat: Sequence[str]) -> None:
        """Show what can be said about this seat at a table of so many."""
        self.display = self.seat < seats
        self.kind.display = self.seat > 0
        self.named.display = self.is_person
        for option, power in self.powers.items():
            power.display = option in by_seat


class NewTable(Screen[Sitting | None]):
    """Sets a table up in every detail; it closes with the game that is to be played, or without one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "to_button", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("escape", "back", "Back"),
        Binding("ctrl+q", "app.quit", "Leave"),
    ]

    def __init__(self, game: str, module: str = "") -> None:
        super().__init__()
        self.boxes = shelved()
        at = next((at for at, box in enumerate(self.boxes) if box.name == game), 0)
        self.which = Stepper([box.title for box in self.boxes], at, id="game")
        self.module = module
        self.players = Stepper(_counts(self.box), usual_seats(self.box) - self.box.least_seats)
        # One person among bots may always take hints; several say here whether they may.
        self.hints = Stepper([NO_HINTS, HINTS], id="hints")
        self._option_rows: dict[str, OptionRow] = {}
        most = max(box.most_seats for box in self.boxes)
        self._seat_rows = [SeatRow(seat) for seat in range(most)]

    @property
    def box(self) -> Box[Any, Any]:
        """Return the game that is set up."""
        return self.boxes[self.which.at]

    @property
    def rows(self) -> list[SeatRow]:
        """Return the seats that the game could have."""
        return self._seat_rows[: self.box.most_seats]

    def compose(self) -> ComposeResult:
        """Compose the sheet."""
        yield Static(Text("⌂ Hexmonger", f"bold {BRASS_2}"), classes="title")
        yield Static("", id="about", classes="title")
        with VerticalScroll(classes="start", can_focus=False), Vertical(classes="sheet new") as sheet:
            sheet.border_title = "A new table"
            for label, stepper in (("Game", self.which), ("Players", self.players)):
                with Horizontal(classes="row"):
                    yield Static(label, classes="label")
                    yield stepper
            yield Vertical(id="options")
            yield from self._seat_rows
            with Horizontal(classes="row", id="hinting"):
                yield Static("Hints", classes="label")
                yield self.hints
            yield Static("", id="trouble")
            yield Button("Play", id="play", classes="primary")
        yield Static("Tab and arrows move · ◂ ▸ change · Enter goes on · Esc goes back", classes="foot")

    def on_mount(self) -> None:
        """Begin with the name."""
        self._fit()
        if self.module in (values := self._option_rows[MODULES].stepper.values if self.module else []):
            self.option(MODULES).at = values.index(self.module)
            self._fit()
        self.rows[0].named.focus()

    @on(Stepper.Changed)
    def fit_rows(self, event: Stepper.Changed) -> None:
        """Show as many seats as there are players, and what can be said about a game."""
        if event.stepper is self.which:
            self._change_game()
        self._fit()

    def _change_game(self) -> None:
        """Offer what the chosen game offers, with as many players as before where it can have them."""
        count = usual_seats(self.box, int(self.players.value))
        self.players.offer(_counts(self.box), count - self.box.least_seats)

    def option(self, name: str) -> Stepper:
        """Return the line to step through the values of an option that the game has."""
        return self._option_rows[name].stepper

    def _fit(self) -> None:
        # What is offered may depend on what is chosen, and what is no longer offered isn't chosen either.
        before: dict[str, str] | None = None
        while before != (chosen := self._chosen()):
            self._offer(chosen)
            before = chosen
        about = sentence_of(self.box, self._chosen().get(MODULES, ""))
        self.query_one("#about", Static).update(Text(about, MIST_300))
        by_seat = self._by_seat()
        bot = usual_bot(self.box.open(Setup(self.box.least_seats)))
        for row in self._seat_rows:
            row.offer_bots(bot)
            row.fit(int(self.players.value), by_seat)
        self.query_one("#hinting").display = self._are_several

    @property
    def _are_several(self) -> bool:
        """Whether several people are to sit down."""
        return sum(row.is_person for row in self.rows[: int(self.players.value)]) > 1

    def _offer(self, chosen: Mapping[str, str]) -> None:
        """Offer what can be chosen about the game, given what is chosen so far."""
        choices, seat_choices = self.box.choices(chosen), self.box.seat_choices(chosen)
        for option in choices:
            if option not in self._option_rows:
                self._option_rows[option] = OptionRow(option)
                self.query_one("#options").mount(self._option_rows[option])
        for option, row in self._option_rows.items():
            row.offer(choices.get(option, {}), option in seat_choices)
        for seat_row in self._seat_rows:
            for option, values in seat_choices.items():
                seat_row.offer(option, values)

    def _chosen(self) -> dict[str, str]:
        """Return the options that have another value than the usual one, but for those chosen by seat."""
        steppers = {option: row.stepper for option, row in self._option_rows.items()}
        return {option: each.value for option, each in steppers.items() if each.at and each.value != CHOOSE}

    def _by_seat(self) -> list[str]:
        """Return the options that are chosen for each seat by itself."""
        return [option for option, row in self._option_rows.items() if row.stepper.value == CHOOSE]

    @on(Input.Submitted)
    def named(self) -> None:
        """Go on to the button when a name is done."""
        self.action_to_button()

    def action_to_button(self) -> None:
        """Go to the button that starts the game."""
        self.query_one("#play", Button).focus()

    @on(Button.Pressed)
    def press(self, event: Button.Pressed) -> None:
        """Start a new game."""
        event.stop()
        try:
            self.dismiss(self._new())
        except Trouble as trouble:
            self._say(trouble_text(trouble))

    def action_back(self) -> None:
        """Go back to the market."""
        self.dismiss(None)

    def _say(self, words: str) -> None:
        """Say what is wrong, above the button."""
        self.query_one("#trouble", Static).update(printable(sentence(words)))

    def _new(self) -> Sitting:
        # A game whose own table is broken is not saved either.
        own_table(self.box.name)
        seats = int(self.players.value)
        rows = self.rows[:seats]
        are_allowed = self._are_several and self.hints.value == HINTS
        return new_sitting(self.box.open(Setup(seats, self._options(rows))), seated(rows), are_allowed)

    def _options(self, rows: list[SeatRow]) -> dict[str, str]:
        by_seat = {option: ",".join(row.powers[option].value for row in rows) for option in self._by_seat()}
        return {**self._chosen(), **by_seat}


def _counts(box: Box[Any, Any]) -> list[str]:
    """Return how many players a game can have."""
    return [str(count) for count in range(box.least_seats, box.most_seats + 1)]


def seated(rows: list[SeatRow]) -> list[str]:
    """Return the players of a table: people by their names, bots numbered from the second of a kind."""
    names: list[str] = []
    for row in rows:
        names.append(checked(row.named.value.strip(), names) if row.is_person else row.kind.value)
    return numbered(names)


def numbered(names: list[str]) -> list[str]:
    """Return players whose bots are numbered from the second of a kind.

    >>> numbered(["Ada", "greedy", "greedy"])
    ['Ada', 'greedy', 'greedy 2']
    """
    counts = [names[: at + 1].count(name) for at, name in enumerate(names)]
    return [name if count == 1 else f"{name} {count}" for name, count in zip(names, counts, strict=True)]


def checked(name: str, others: list[str]) -> str:
    """Return a person's name, refusing what a record can't hold or tell apart."""
    if not name:
        raise Trouble("everybody needs a name")
    check_line(name, "the name")
    if "," in name or "#" in name:
        raise Trouble(f"{name!r} can't be a name: it may have no comma and no #")
    if bot_called(name) or bot_called(name.lower()):
        raise Trouble(f"{name!r} is the name of a bot")
    if name.lower() in (other.lower() for other in others):
        raise Trouble(f"two people can't both be called {name!r}")
    return name
