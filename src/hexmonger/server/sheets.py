"""A table as everybody may know it, made from the table and who is there."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache

from hexmonger.kernel.game import MODULES, boxes, find_box
from hexmonger.kernel.trouble import Trouble
from hexmonger.protocol.tables import Opened, Request, Result, SeatSheet, TableSheet
from hexmonger.server.pace import grace
from hexmonger.server.seats import SeatAt
from hexmonger.server.table import Table


def names_of(table: Table, names: Mapping[int, str]) -> list[str]:
    """Return what the players at a table are called; one who was forgotten is "Player 2"."""
    return [each.bot or names.get(seat, "") or f"Player {seat + 1}" for seat, each in enumerate(table.seats)]


def sheet_of(
    name: str,
    table: Table,
    names: Mapping[int, str],
    here: Collection[int] = (),
    watchers: int = 0,
    requests: Sequence[Request] = (),
    called: str = "",
    rematch: str = "",
) -> TableSheet:
    """Return the sheet of a table; seed and secret are on it once it is over, and at no other time."""
    made = table.made
    players = names_of(table, names)
    return TableSheet(
        table=name,
        name=called,
        game=made.game,
        title=_title(made.game),
        rules=made.rules,
        options=dict(sorted(made.options.items())),
        terms=made.terms,
        state=table.state,
        seats=tuple(
            _seat(table, seat, each, players[seat], seat in here) for seat, each in enumerate(table.seats)
        ),
        commitment=table.commitment,
        is_opening=table.agreement.is_opening,
        watchers=watchers,
        requests=tuple(requests),
        trouble=table.trouble,
        why_closed=table.why_closed,
        opened=_opened(table),
        rematch=rematch,
        starts="record" if made.record else "position" if made.position else "deal",
        result=_result(table),
        modules=modules_of(made.game, made.options.get(MODULES, "")),
        adviser=table.adviser,
    )


def _seat(table: Table, seat: int, each: SeatAt, name: str, is_here: bool) -> SeatSheet:
    given = table.agreement.given[seat]
    pace = table.made.terms.pace
    since = table.clocks.get(seat, 0.0) if pace and not each.answers[0] else 0.0
    return SeatSheet(
        name="" if each.is_free else name,
        bot=each.bot,
        is_free=each.is_free,
        is_host=bool(each.person) and each.person == table.host,
        is_here=is_here,
        deputy=each.deputy if each.person else "",
        stand_in=each.stand_in,
        has_conceded=each.has_conceded,
        seal=given.seal,
        words=given.words,
        due=since + pace if since else None,
        last=since + pace + grace(pace) if since else None,
        hints=each.hints,
    )


def _opened(table: Table) -> Opened | None:
    """Return what the seed was made of, where nothing can happen any longer."""
    if not table.is_over or table.made.record:
        return None
    agreed = table.agreement.close()
    return Opened(agreed.secret, str(agreed.seed))


def _result(table: Table) -> Result | None:
    """Return how the game ended, if it has and says so."""
    if table.match is None or not table.match.state.is_over:
        return None
    game, s = table.match.game, table.match.state
    try:
        return Result(tuple(game.scores(s)), tuple(game.places(s)))
    except NotImplementedError:
        return None


def _title(game: str) -> str:
    try:
        return _title_on_box(game)
    except Trouble:
        return game


@cache
def _title_on_box(game: str) -> str:
    return find_box(game).title


@cache
def modules_of(game: str, modules: str) -> tuple[str, ...]:
    """Return the titles of what a game is played with."""
    box = boxes().get(game) if modules else None
    return () if box is None else (box.choices({}).get(MODULES, {}).get(modules, modules),)
