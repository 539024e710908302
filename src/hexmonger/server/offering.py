"""What can be chosen with a set-up, found by trying it: a value that can't be has the game's own reason."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec

from hexmonger.kernel.game import Box, Game, find_box
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.protocol.requests import Laying, Offer, Offered
from hexmonger.protocol.tables import Starts
from hexmonger.server.tables import begun_with, check_terms, setup_of
from hexmonger.words import trouble_text

AnyBox = Box[Any, Any]
Options = Mapping[str, str]
Choices = Mapping[str, Mapping[str, str]]

RECIPE: Final = "recipe"
# What stands for any name, in the name of an option that people don't choose from.
PATTERN: Final = "<"


def offer(wanted: Laying) -> Offer:
    """Return a set-up that somebody wants as a table would have it, and what else could be chosen."""
    if wanted.record or wanted.position:
        return _brought(wanted)
    box = find_box(wanted.game)
    seats = wanted.seats or box.least_seats
    setup = Setup(seats, fitting(box, wanted.options))
    try:
        check_terms(wanted.terms)
        has_recipes = RECIPE in box.choices(setup.options)
        recipe = wanted.recipe if has_recipes else ""
        setup = setup_of(msgspec.structs.replace(wanted, options=dict(setup.options), recipe=recipe))
    except Trouble as trouble:
        return _offer(box, setup, trouble_text(trouble))
    return _offer(box, setup)


def fitting(box: AnyBox, options: Options) -> dict[str, str]:
    """Return the options that there are with what else is chosen: others wait until it is."""
    now = box.choices(options)
    away = set(_away(box.choices, options, now)) - set(now)
    return {name: value for name, value in options.items() if name.partition(".")[0] not in away}


def _brought(wanted: Laying) -> Offer:
    """Return what a record or a position brings along; nothing about it can be chosen."""
    starts: Starts = "record" if wanted.record else "position"
    try:
        check_terms(wanted.terms)
        game, position, _ = begun_with(wanted)
    except Trouble as trouble:
        return Offer(wanted.game, "", 0, starts, trouble=trouble_text(trouble))
    starts = "position" if position else "record"
    return Offer(game.name, game.title, game.seats, starts, dict(game.setup.options))


def _offer(box: AnyBox, setup: Setup, trouble: str = "") -> Offer:
    game, why = _tried(box, setup)
    trouble = trouble or why
    counts = range(box.least_seats, box.most_seats + 1)
    others = {str(count): _why_not(box, _with_seats(box, setup, count), trouble) for count in counts}
    stock = None if game is None else game.stock()
    return Offer(
        game=box.name,
        title=box.title,
        seats=setup.seats,
        options=dict(setup.options),
        offered=tuple(_offered(box, setup, trouble)),
        why_not_seats={count: why for count, why in others.items() if why},
        stock={} if stock is None else dict(stock.backs),
        left=None if stock is None else stock.left,
        trouble=trouble,
    )


def _offered(box: AnyBox, setup: Setup, trouble: str) -> Iterator[Offered]:
    """Yield every option that people choose from or name a file for."""
    options = setup.options
    now, by_seat_now = box.choices(options), box.seat_choices(options)
    away = _away(box.choices, options, now)
    by_seat_away = _away(box.seat_choices, options, now, by_seat_now)
    for name, about in box.option_names().items():
        if PATTERN in name:
            continue
        values = dict(now.get(name, {}))
        by_seat = dict(by_seat_now.get(name, {}))
        chosen = options.get(name, next(iter(values), ""))
        tried = {value: Setup(setup.seats, fitting(box, {**options, name: value})) for value in values}
        why_not = {value: _why_not(box, each, trouble) for value, each in tried.items()}
        missing, missing_by_seat = away.get(name, {}), by_seat_away.get(name, {})
        only_with = {value: why for value, (_, why) in missing.items()}
        yield Offered(
            name=name,
            about=about,
            values={**values, **{value: title for value, (title, _) in missing.items()}},
            by_seat={**by_seat, **{value: title for value, (title, _) in missing_by_seat.items()}},
            chosen=chosen,
            why_not={value: why for value, why in {**why_not, **only_with}.items() if why},
            why_not_by_seat=tuple(
                {**whys, **{value: why for value, (_, why) in missing_by_seat.items()}}
                for whys in _why_not_by_seat(box, setup, name, by_seat, trouble)
            ),
            stocks=_stocks(box, tried),
        )


def _why_not_by_seat(
    box: AnyBox, setup: Setup, name: str, values: Mapping[str, str], trouble: str
) -> Iterator[dict[str, str]]:
    """Yield for each seat which values of an option it can't have, and why; nothing if none has one."""
    chosen = setup.options.get(name, "").split(",")
    if not values or len(chosen) != setup.seats:
        chosen = []
    for seat in range(len(chosen)):
        found: dict[str, str] = {}
        for value in values:
            given = ",".join([*chosen[:seat], value, *chosen[seat + 1 :]])
            why = _why_not(box, Setup(setup.seats, {**setup.options, name: given}), trouble)
            if why:
                found[value] = why
        yield found


def _away(
    choices: Callable[[Options], Choices], options: Options, now: Choices, have: Choices | None = None
) -> dict[str, dict[str, tuple[str, str]]]:
    """Return values that are there only if something else is chosen: the title of each, and with what."""
    have = now if have is None else have
    found: dict[str, dict[str, tuple[str, str]]] = {}
    for name, values in now.items():
        for value, title in values.items():
            for other, offered in choices({**options, name: value}).items():
                for each, called in offered.items():
                    if each not in have.get(other, {}):
                        found.setdefault(other, {}).setdefault(each, (called, f"only with {title}"))
    return found


def _with_seats(box: AnyBox, setup: Setup, seats: int) -> Setup:
    """Return a set-up for another number of seats: what is chosen for each is cut, or has the usual value."""
    options = dict(setup.options)
    for name, values in box.seat_choices(options).items():
        chosen = options.get(name, "").split(",")
        if len(chosen) == setup.seats and len(chosen) > 1:
            usual = next(iter(values), "")
            options[name] = ",".join([*chosen, *[usual] * seats][:seats])
    return Setup(seats, options)


def _stocks(box: AnyBox, tried: Mapping[str, Setup]) -> dict[str, dict[str, int]]:
    """Return what is dealt from with each value, where it is not the same with all."""
    games = {value: _tried(box, setup)[0] for value, setup in tried.items()}
    found = {value: dict(game.stock().backs) for value, game in games.items() if game is not None}
    is_same = all(each == next(iter(found.values())) for each in found.values())
    return {} if is_same else found


def _tried(box: AnyBox, setup: Setup) -> tuple[Game[Any, Any] | None, str]:
    """Return the game with a set-up, or why there is none; it is not kept at hand as those in use are."""
    try:
        box.check_seats(setup.seats)
        return box.made(setup), ""
    except Trouble as trouble:
        return None, trouble_text(trouble)


def _why_not(box: AnyBox, setup: Setup, trouble: str) -> str:
    """Return why a set-up can't be, if that is not what is wrong anyway."""
    why = _tried(box, setup)[1]
    return "" if why == trouble else why
