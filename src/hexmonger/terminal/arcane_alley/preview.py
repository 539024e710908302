"""What will happen if you choose this: foresight, as far as the end of your turn."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from textwrap import wrap
from typing import Final

from hexmonger.kernel.drawn import Answer
from hexmonger.kernel.messages import message
from hexmonger.kernel.outlook import Outlook, look_ahead
from hexmonger.kernel.spots import Spot
from hexmonger.look import COIN, EYE, FLAG, SHIELD, WALL_MARK
from hexmonger.terminal.arcane_alley.answers import KEYS, STOREHOUSE
from hexmonger.terminal.arcane_alley.items import TIMINGS, Item
from hexmonger.terminal.arcane_alley.sight import Sight
from hexmonger.terminal.preview_panel import Outcome, outcomes
from hexmonger.terminal.sitting import Scene

SALES: Final = ("sold", "sold_moon_set", "sold_mixed_set")
AWAY: Final = "↗"
GRID: Final = "▤"
SWAP: Final = "⇄"
BACK: Final = "↻"
MOON: Final = "☾"
GLYPHS: Final[dict[str, str]] = {
    "gained_gold": COIN,
    "lost_gold": COIN,
    "bribed": COIN,
    "bought": COIN,
    "valued": COIN,
    "gained_infamy": SHIELD,
    "lost_infamy": SHIELD,
    "counted": SHIELD,
    "penalised": SHIELD,
    "fined": FLAG,
    "paid_fines": FLAG,
    "triggered": FLAG,
    "inspection_began": FLAG,
    "drew": EYE,
    "peeked": EYE,
    "turned_up": EYE,
    "revealed_from_deck": EYE,
    "looked_at_stash": EYE,
    "saw": EYE,
    "to_market": EYE,
    "turned_down": GRID,
    "closed": GRID,
    "arranged": MOON,
    "moon_turned": MOON,
    "swapped": SWAP,
    "exchanged": SWAP,
    "replaced": SWAP,
    "returned": BACK,
    "left": AWAY,
    "stashed": AWAY,
    "discarded": AWAY,
    "put_on_deck": AWAY,
    "put_sideways": AWAY,
    "set_aside": AWAY,
    "set_aside_unseen": AWAY,
    **dict.fromkeys(("played", "given"), TIMINGS["played"]),
    **dict.fromkeys(("took_from_discard", "took_from_stash", "took_from_market", "took_from_aside"), AWAY),
    "activated": TIMINGS["special"],
    "expended": TIMINGS["expend"],
    **dict.fromkeys(SALES, TIMINGS["sold"]),
}
# What a choice says itself: worth a line where nothing else is.
PLAIN: Final = ("played", "discarded", "activated", "expended")
# The moments of a card that is played; for the others there are keys.
BY_PLAYING: Final = ("played", "sold", "always")


@dataclass(frozen=True)
class Preview:
    """What is shown of an answer: lines, and the slots that light up, of a set or to make one in."""

    lines: list[Outcome]
    lane: tuple[int, ...] = ()


def outlook(scene: Scene, *choices: int) -> Outlook:
    """Return what a choice, or a line of them, leads to."""
    return look_ahead(scene.foresight, *choices)


def preview(sight: Sight, place: Spot, answer: Answer) -> Preview:
    """Return what an answer brings about, a line each; of a card, what can be done with it besides."""
    if len(sight.answers.all_at(place)) > 1 and sight.answers.name == "act":
        return _of_card(sight, place, answer)
    ahead = outlook(sight.scene, answer.choice)
    lines = lines_of(sight.scene, ahead, answer.is_wall)
    if place.zone != STOREHOUSE and (sight.seat, "slot") in (ahead.now.asked or ()):
        lines += _moments(sight.scene, sight.card_at(place).item)
    elif sight.answers.name == "slot" and not ahead.is_followed(sight.seat):
        lines += [line for line in _moments(sight.scene, sight.lifted) if line.glyph == TIMINGS["played"]]
    return Preview(lines, lane_of(ahead, sight.seat))


def lines_of(scene: Scene, ahead: Outlook, is_wall: bool) -> list[Outcome]:
    """Return an outlook in words."""
    return _beyond(scene, ahead, is_wall) or outcomes(scene, ahead.now, GLYPHS, is_wall)


def _beyond(scene: Scene, ahead: Outlook, is_wall: bool) -> list[Outcome]:
    """Return an outlook in words, but for what the choice says itself."""
    now = ahead.now
    if now.certain and now.certain[0].event.name in PLAIN:
        now = replace(now, certain=now.certain[1:])
    lines = outcomes(scene, now, GLYPHS, is_wall)
    if ahead.later is None:
        return lines
    # Who is asked after the answers depends on them.
    return [*lines, *outcomes(scene, replace(ahead.later, asked=None), GLYPHS, False)]


def _of_card(sight: Sight, place: Spot, answer: Answer) -> Preview:
    """Return what a card does, where it completes a set, and what can be done with it but play it."""
    lines = _moments(sight.scene, sight.card_at(place).item)
    slots = slots_for_a_set(sight.scene, answer)
    if slots:
        said = message("note-completes", slots=", ".join(str(slot + 1) for slot in slots), count=len(slots))
        lines.append(Outcome(TIMINGS["sold"], sight.scene.say(said)))
    for other in sight.answers.all_at(place):
        said = sight.scene.verb(other)
        if said.id in KEYS:
            told = _beyond(sight.scene, outlook(sight.scene, other.choice), False)
            words = " ".join(line.text for line in told if not line.is_quiet)
            verb = sight.scene.say(said)
            lines.append(Outcome(KEYS[said.id], f"{verb}: {words}" if words else verb, other.is_wall))
    return Preview(lines, slots)


def _moments(scene: Scene, item: Item | None) -> list[Outcome]:
    """Return what an item does once it is played, in a few words."""
    return [
        Outcome(TIMINGS[moment], scene.say(message("table-moment", moment=moment, effect=scene.say(short))))
        for moment, short in (item.look.short.items() if item is not None else ())
        if moment in BY_PLAYING
    ]


def slots_for_a_set(scene: Scene, play: Answer) -> tuple[int, ...]:
    """Return the slots in which playing a card certainly sells a set."""
    then, seat = scene.foresight.after(play.choice), scene.drawn.seat
    return tuple(
        answer.points[0].place
        for answer in (then.question.answers if then is not None and then.question is not None else ())
        if any(event.name in SALES for event in scene.foresight.one_way(play.choice, answer.choice))
        and lane_of(outlook(scene, play.choice, answer.choice), seat)
    )


def lane_of(ahead: Outlook, seat: int) -> tuple[int, ...]:
    """Return the slots of the first set that a seat certainly sells."""
    for certain in ahead.certain:
        if certain.event.name in SALES and certain.event.subject == seat:
            return tuple(certain.event.to_json()["slots"])
    return ()


def gold_of_sale(scene: Scene, answer: Answer) -> int:
    """Return what a seat certainly gains by an answer."""
    certain = scene.foresight.foresee(answer.choice).certain
    told = [each.event.to_json() for each in certain if not each.open]
    seat = scene.drawn.seat
    return sum(event["gold"] for event in told if event["event"] == "gained_gold" and event["seat"] == seat)


def fitting(lines: Sequence[Outcome], rows: int, width: int) -> list[Outcome]:
    """Return as many lines as there is room for, quiet ones given up first, then the last, and say so."""
    kept = shown = list(lines)
    while len(kept) > 1 and sum(_rows(line, width) for line in shown) > rows:
        quiet = [at for at, line in enumerate(kept) if line.is_quiet]
        dropped = quiet[-1] if quiet else len(kept) - 1
        kept = [*kept[:dropped], *kept[dropped + 1 :]]
        shown = [*kept[:-1], replace(kept[-1], text=f"{kept[-1].text} …")]
    return shown


def _rows(line: Outcome, width: int) -> int:
    """Return how many rows a line takes."""
    return len(wrap(f"{line.glyph} {line.text}{f' {WALL_MARK}' if line.learned else ''}", width))
