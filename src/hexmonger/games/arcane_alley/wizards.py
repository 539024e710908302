"""The six wizards of Arcane Alley."""

from typing import Final

from hexmonger.games.arcane_alley.cards import (
    OURS,
    D,
    P,
    R,
    Saying,
    Wizard,
    derived,
    printed,
    reconstructed,
)
from hexmonger.games.arcane_alley.targets import HIDDEN_ITEM_OF_YOURS, ITEM_OF_YOURS, Choose
from hexmonger.games.arcane_alley.verbs import (
    YOU,
    Always,
    CanPay,
    GainItsInfamyInGold,
    HasAny,
    IgnoreEffect,
    Lose,
    May,
    PutAsideUnseen,
)

# fmt: off
GLYNNA: Final = Wizard(
    "Glynna Goodspell", "glynna",
    text=(
        P("At the inspection, before revealing,"),
        R("you may set aside one of your hidden items;"),
        P("it brings neither infamy nor sets. With nothing hidden this is ignored."),
        D("You do so when your turn to reveal comes."),
    ),
    on_inspection=[
        May("glynna.may", HasAny(HIDDEN_ITEM_OF_YOURS)),
        Choose("glynna.item", HIDDEN_ITEM_OF_YOURS), PutAsideUnseen(),
    ],
)
MEEBLEMORE: Final = Wizard(
    "Master Magus Meeblemore", "meeblemore",
    text=(
        D('When you play an item, you may ignore its whole "when played" effect,'),
        P("never a part of it."),
        D("This goes for every play of yours, and you say so before anything of it happens."),
    ),
    on_play=[May("meeblemore.may", Always()), IgnoreEffect()],
)
CORVUS: Final = Wizard(
    "Corvus the Collector", "corvus",
    numbers={"stash": printed(4)},
    text=(P("You are dealt a stash of { $stash } items,"), D("with two players too.")),
)
DAFANA: Final = Wizard(
    "Lady Dafana", "dafana",
    numbers={"gold_paid": derived(3), "infamy_lost": derived(2)},
    text=(
        D("Whenever any player, you too, sells a set, in the inspection too, you may pay { $gold_paid } "
          "gold to lose { $infamy_lost } infamy, once for each set."),
        Saying(OURS, "You are asked only if you have the gold and any infamy to lose."),
    ),
    on_sale=[
        May("dafana.may", CanPay("gold_paid")), Lose(YOU, infamy="infamy_lost", gold="gold_paid"),
    ],
)
NINX: Final = Wizard(
    "Ninx of Nethernight", "ninx",
    text=(
        D("At the inspection, choose one of your remaining items and gain gold equal to its infamy; "
          "negative infamy costs that gold. The item's infamy counts all the same."),
    ),
    on_count=[Choose("ninx.item", ITEM_OF_YOURS), GainItsInfamyInGold()],
)
BYROS: Final = Wizard(
    "Byros Bankhouse", "byros",
    numbers={"bonus": reconstructed(3)},
    text=(
        P("Whenever you sell a set, even one worth nothing, gain more gold with it:"),
        R("{ $bonus }."),
    ),
)

# fmt: on
WIZARDS: Final = (GLYNNA, MEEBLEMORE, CORVUS, DAFANA, NINX, BYROS)
