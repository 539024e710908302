"""Making tables and what is done before a game begins: who sits where, the host's rights, and a rematch."""

import json
import secrets
import tempfile
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from hexmonger.kernel.game import Game, boxes, find_box
from hexmonger.kernel.record import game_of, read_record
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.state import State
from hexmonger.kernel.trouble import Trouble
from hexmonger.protocol.requests import Laying
from hexmonger.protocol.tables import LONGEST_PACE, SHORTEST_PACE, Terms
from hexmonger.server.acts import SEED_BITS
from hexmonger.server.bots import check_bot
from hexmonger.server.entries import AnyEntry, Sat
from hexmonger.server.house import House
from hexmonger.server.people import seat_secret, tidy_name
from hexmonger.server.room import WATCHING
from hexmonger.server.store import Part, Row, Write
from hexmonger.server.store.people import CODE, SEAT, Holder
from hexmonger.server.store.statements import Do
from hexmonger.server.table import WAITING, Table

EVERYBODY_LEFT: Final = "everybody left"
BY_THE_HOST: Final = "by the host"


class NotAllowed(Trouble):
    """Somebody may not do that."""


async def lay(house: House, host: str, wanted: Laying) -> str:
    """Make a table as somebody wants it, who is its host; return its name."""
    check_terms(wanted.terms)
    called = _called(wanted.name)
    game, position, record = begun_with(wanted)
    return await house.hall.make(host, game.name, game.setup, wanted.terms, position, record, called)


def begun_with(wanted: Laying) -> tuple[Game[Any, Any], str, str]:
    """Return the game that somebody wants with its set-up, the position it begins at, and the record of it.

    A record is played on from where it ends; if its game is over it is brought along, to be looked at.
    """
    if wanted.record:
        record, s = read_record(wanted.record)
        game = game_of(record)
        return (game, "", wanted.record) if s.is_over else (game, _position(game, s), "")
    if wanted.position:
        game, s = _at_position(wanted)
        return game, _position(game, s), ""
    return find_box(wanted.game).open(setup_of(wanted)), "", ""


def check_terms(terms: Terms) -> None:
    """Refuse a pace that nobody could keep."""
    if terms.pace and not SHORTEST_PACE <= terms.pace <= LONGEST_PACE:
        raise Trouble(f"a turn takes {SHORTEST_PACE} seconds at least, or as long as one likes")


def setup_of(wanted: Laying) -> Setup:
    """Return the set-up that somebody wants, the numbers of an edition and the deck of a recipe included."""
    box = find_box(wanted.game)
    setup = Setup(wanted.seats or box.least_seats, wanted.options)
    if wanted.edition:
        setup = _by_file(wanted.edition, "edition.toml", lambda path: box.with_edition_file(setup, path))
    if wanted.recipe:
        given = setup
        setup = _by_file(wanted.recipe, "recipe.toml", lambda path: box.with_recipe_file(given, path))
    return setup


def _by_file(text: str, name: str, read: Callable[[Path], Setup]) -> Setup:
    """Read a file that somebody has sent; what is wrong with it is told by its name alone."""
    with tempfile.TemporaryDirectory(prefix="hexmonger-") as folder:
        path = Path(folder) / name
        path.write_text(text, encoding="utf-8", newline="")
        try:
            return read(path)
        except Trouble as trouble:
            raise Trouble(str(trouble).replace(str(path), name)) from None


def _at_position(wanted: Laying) -> tuple[Game[Any, Any], State]:
    """Return the position that somebody has sent, as a diagram or as JSON, and the game it is one of."""
    if wanted.position.lstrip().startswith("{"):
        game = find_box(wanted.game).open(setup_of(wanted))
        return game, game.read_json(wanted.position)
    name = wanted.position.lstrip().partition(":")[0]
    if name not in boxes():
        raise Trouble(f"a diagram begins with the name of a game, not with {name!r:.40}")
    return find_box(name).read_position(wanted.position)


def _position(game: Game[Any, Any], s: State) -> str:
    """Return a position as a table keeps it, refusing one that leads nowhere."""
    if s.is_over:
        raise Trouble("nothing is left to play at this position")
    return json.dumps(game.write_json(s))


async def sit(
    house: House, name: str, person: str, seat: int, called: str = "", bot: str = ""
) -> tuple[int, str]:
    """Let somebody sit down, or a bot if the host says so, the first free seat for -1.

    Return the seat and its secret, which is kept with the seat or not at all; none for a bot.
    """
    room = house.room(name)
    async with house.hall.at(name) as live:
        table = live.table
        if bot:
            check_host(table, person)
            check_bot(bot)
        if seat < 0:
            seat = _first_free(table)
        if bot:
            await room.do(live, [table.sit(seat, bot=bot, seed=secrets.randbits(SEED_BITS))])
        else:
            entry = table.sit(seat, person)
            row = {"table_id": name, "seat": seat, "person_id": person, "name": _called(called)}
            secret, kept = seat_secret(Holder(SEAT, person, name, seat))
            room.names = None
            await room.do(live, [entry], [Write(Do.SIT_DOWN, [row]), kept])
            return seat, secret
    return seat, ""


def _called(name: str) -> str:
    """Return what somebody or something is to be called, tidied; nothing where nothing was said."""
    return tidy_name(name) if name else ""


def _first_free(table: Table) -> int:
    free = [at for at, each in enumerate(table.seats) if each.is_free]
    if table.state != WAITING or not free:
        raise Trouble("no seat is free at this table")
    return free[0]


async def get_up(house: House, name: str, person: str, seat: int) -> None:
    """Let somebody leave a seat, or be asked to by the host; where nobody is left, the table is closed."""
    room = house.room(name)
    async with house.hall.at(name) as live:
        table = live.table
        entries = table.get_up(seat)
        if table.seats[seat].person != person:
            check_host(table, person)
        others = [at for at, each in enumerate(table.seats) if each.person and at != seat]
        if not others and table.seats[seat].person:
            entries.append(table.close(EVERYBODY_LEFT))
        room.names = None
        await room.do(live, entries, _gone(name, [seat]))
        room.turn_out(seat)


def _gone(table: str, seats: Iterable[int]) -> Part:
    """Return that seats are left, and that nothing opens them any longer."""
    rows = [{"of": table, "at": seat} for seat in seats]
    opened = [{**row, "what": kind} for row in rows for kind in (SEAT, CODE)]
    return [Write(Do.GET_UP, rows), Write(Do.DROP_SECRETS_OF_SEAT, opened)]


async def change(house: House, name: str, person: str, wanted: Laying) -> None:
    """Let the host change the set-up before the start; only seats that are not there any longer are lost."""
    check_terms(wanted.terms)
    called = _called(wanted.name)
    setup = setup_of(wanted)
    game = find_box(wanted.game).open(setup)
    room = house.room(name)
    async with house.hall.at(name) as live:
        check_host(live.table, person)
        changed = live.table.change(game, wanted.terms)
        gone = [*range(setup.seats, len(live.table.seats))]
        room.names = None
        row = {"of": name, "called": called, "who": person if called else None}
        await room.do(live, [changed], [*_gone(name, gone), Write(Do.CALL_TABLE, [row])])
        for seat in [*gone, WATCHING] if wanted.terms.watch == "nobody" else gone:
            room.turn_out(seat)


async def choose(house: House, name: str, person: str, seat: int, options: Mapping[str, str]) -> None:
    """Let somebody choose what their own seat has, or the host for any, where it is chosen seat by seat."""
    room = house.room(name)
    async with house.hall.at(name) as live:
        table = live.table
        table.check_seat(seat)
        if table.seats[seat].person != person:
            check_host(table, person)
        made = table.made
        box = find_box(made.game)
        chosen = dict(made.options)
        for option, value in options.items():
            values = chosen.get(option, "").split(",")
            if option not in box.seat_choices(made.options) or len(values) != made.seats:
                raise Trouble(f"{option!r:.40} is not chosen seat by seat at this table")
            if "," in value:
                raise Trouble(f"a seat has one value of {option!r:.40}")
            chosen[option] = ",".join([*values[:seat], value, *values[seat + 1 :]])
        game = box.open(Setup(made.seats, chosen))
        await room.do(live, [table.change(game, made.terms)])


async def start(house: House, name: str, person: str) -> None:
    """Let the host begin: words that were committed to are waited for, for a moment."""
    async with house.hall.at(name) as live:
        table = live.table
        check_host(table, person)
        entries: list[AnyEntry] = [table.call()]
        waits = any(given.seal and not given.words for given in table.agreement.given)
        await house.room(name).do(live, entries if waits else [*entries, table.begin()])


async def close(house: House, name: str, person: str) -> None:
    """Let the host end a table."""
    async with house.hall.at(name) as live:
        check_host(live.table, person)
        await house.room(name).do(live, [live.table.close(BY_THE_HOST)])


async def rematch(house: House, name: str, person: str) -> str:
    """Let the same people play again, each a seat further; return the table's name, the same for all."""
    room = house.room(name)
    async with house.hall.at(name) as live:
        table = live.table
        if not any(each.person == person for each in table.seats):
            raise NotAllowed("only those who played here can ask for a rematch")
        if not table.is_over or table.made.record:
            raise Trouble("a rematch is for when this game is over")
        await room.sheet(table)
        if not room.rematch:
            made = table.made
            setup = Setup(made.seats, made.options)
            again = await house.hall.make(person, made.game, setup, made.terms, called=room.called)
            await _seat_again(house, again, table, room.names or {})
            await house.store.keep([Write(Do.REMATCH, [{"of": name, "again": again}])])
            room.rematch = again
            await room.tell(table)
        return room.rematch


async def _seat_again(house: House, name: str, before: Table, names: Mapping[int, str]) -> None:
    """Let everybody of a table sit down at another one, each a seat further."""
    async with house.hall.at(name) as live:
        entries: list[AnyEntry] = []
        rows: list[Row] = []
        for at, each in enumerate(before.seats):
            seat = (at + 1) % len(before.seats)
            entries.append(Sat(seat, each.person, each.bot, secrets.randbits(SEED_BITS) if each.bot else 0))
            if each.person:
                called = names.get(at, "")
                rows.append({"table_id": name, "seat": seat, "person_id": each.person, "name": called})
        await house.hall.do(live, entries, [Write(Do.SIT_DOWN, rows)])


def check_host(table: Table, person: str) -> None:
    """Refuse what only the host may do."""
    if person != table.host:
        raise NotAllowed("only the host of this table can do that")
