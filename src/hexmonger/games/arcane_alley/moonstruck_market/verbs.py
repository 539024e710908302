"""The verbs that the expansion adds."""

from collections.abc import Sequence
from typing import Any, Final, final

from hexmonger.games.arcane_alley.frames import chosen
from hexmonger.games.arcane_alley.moonstruck_market.cards import MoonItem
from hexmonger.games.arcane_alley.moonstruck_market.moon import LIGHTS
from hexmonger.games.arcane_alley.moonstruck_market.rules import MarketRules
from hexmonger.games.arcane_alley.moonstruck_market.state import MarketState
from hexmonger.games.arcane_alley.moonstruck_market.telling import (
    tell_given,
    tell_put_sideways,
    tell_took_from_aside,
)
from hexmonger.games.arcane_alley.position import Position
from hexmonger.games.arcane_alley.spots import an_effect
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.telling import tell_took_from_discard
from hexmonger.kernel.agenda import Frame, Question, Script, Step
from hexmonger.kernel.messages import Message, message, named, plain
from hexmonger.kernel.spots import Spot


@final
class AdvanceMoon(Step[MarketState]):
    """Advance the moon die, so many times."""

    def __init__(self, times: int = 1) -> None:
        self.times = times

    def run(self, s: MarketState, f: Frame) -> None:
        for _ in range(self.times):
            s.advance_moon()


@final
class RollMoon(Step[MarketState]):
    """Roll the moon die."""

    def run(self, s: MarketState, f: Frame) -> None:
        s.roll_moon()


@final
class SetMoon(Step[MarketState]):
    """Set the moon die to the chosen side."""

    def run(self, s: MarketState, f: Frame) -> None:
        s.set_light(LIGHTS[chosen(f)])


@final
class TurnUp(Step[AlleyState]):
    """The chosen hidden item of your storehouse is revealed."""

    def run(self, s: AlleyState, f: Frame) -> None:
        s.turn_up(f.seat, chosen(f))


@final
class TakeToStash(Step[MarketState]):
    """The chosen market item joins your stash, free."""

    def run(self, s: MarketState, f: Frame) -> None:
        s.join_stash(f.seat, s.take_from_market(chosen(f), f.seat, to_play=False))


@final
class PlayFromMarket(Step[MarketState]):
    """Take the chosen market item and play it at once."""

    def run(self, s: MarketState, f: Frame) -> None:
        s.play(f.seat, s.take_from_market(chosen(f), f.seat, to_play=True))


@final
class PlayDiscardTop(Step[AlleyState]):
    """Take the discard's top item and play it at once."""

    def can(self, s: AlleyState, f: Frame) -> bool:
        return bool(s.discard) and s.has_slot_to_play(f.seat)

    def run(self, s: AlleyState, f: Frame) -> None:
        card = s.take_from_discard()
        tell_took_from_discard(s, f.seat, card)
        s.play(f.seat, card)


@final
class GiveToPlay(Step[AlleyState]):
    """The chosen player gets one of the sold copies and must play it."""

    def run(self, s: AlleyState, f: Frame) -> None:
        them = chosen(f)
        sold = max(index for index, card in enumerate(s.aside) if s.kind_of[card] == f.script.kind)
        card = s.aside.pop(sold)
        tell_given(s, f.seat, them, card, sold)
        s.play(them, card)


@final
class PlayFromAside(Step[AlleyState]):
    """Play the chosen item that was set aside."""

    def run(self, s: AlleyState, f: Frame) -> None:
        place = chosen(f)
        card = s.aside.pop(place)
        tell_took_from_aside(s, f.seat, card, place)
        s.play(f.seat, card)


@final
class LayExpended(Step[MarketState]):
    """After its effect an expended item goes on the discard turned sideways (MM-40)."""

    def run(self, s: MarketState, f: Frame) -> None:
        card = s.limbo.pop()
        tell_put_sideways(s, f.seat, card)
        s.put_on_discard(card)
        s.sideways.append(card)


@final
class Either(Question[MarketState]):
    """A moonstruck "or": the effect, or what may replace it; only what is possible is offered (MM-42)."""

    name = "either"
    forced = True

    def kind(self, f: Frame) -> int:
        """Return the kind of item whose effect it is."""
        return f.picks[0]

    def begins_with(self, f: Frame) -> tuple[int, ...]:
        """Return the picks that the effect begins with."""
        return f.picks[1:]

    def scripts(self, rules: MarketRules, f: Frame) -> list[Script]:
        """Return the effect and what may replace it."""
        kind = self.kind(f)
        effects = (rules.played[kind], rules.sold[kind], rules.expend[kind], rules.other[kind])
        return [effect for effect in effects if effect is not None]

    def options(self, s: MarketState, f: Frame) -> list[int]:
        found: list[int] = []
        for choice, script in enumerate(self.scripts(s.moons, f)):
            if script.steps[0].can(s, Frame(script, 0, f.seat, self.begins_with(f))):
                found.append(choice)
        return found

    def take(self, s: MarketState, f: Frame, choice: int) -> None:
        s.push(self.scripts(s.moons, f)[choice], f.seat, self.begins_with(f))

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return range(2)

    def key(self, p: Position, f: Frame, choice: int) -> str:
        item = p.rules.items[self.kind(f)]
        return item.either[choice] if isinstance(item, MoonItem) else ""

    def prompt(self, p: Position, f: Frame) -> Message:
        return message("ask-either", source=named("item", p.rules.ids[self.kind(f)]))

    def verb(self, p: Position, f: Frame, choice: int) -> Message:
        return plain("verb-either-" + self.key(p, f, choice).replace(" ", "-"))

    def points(self, p: Position, f: Frame, choice: int) -> tuple[Spot, ...]:
        return (an_effect(self.key(p, f, choice)),)

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[Message, str]:
        return plain("why-nothing-there"), "MM-42"

    def actions(self, game: Any) -> Sequence[str]:
        items = [game.rules.items[kind] for kind in game.rules.with_or]
        return [f"{item.name} {side}" for item in items for side in item.either]

    def action(self, p: Any, f: Frame, choice: int) -> int:
        place: int = p.rules.with_or.index(self.kind(f))
        return 2 * place + choice


EITHER: Final = Script("either", [Either()])
PUT_SIDEWAYS: Final = Script("put_sideways", [LayExpended()])
