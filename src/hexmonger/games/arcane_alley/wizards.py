"""The six wizards of Arcane Alley."""

from typing import Final

from hexmonger.games.arcane_alley.cards import D, P, R, Wizard, derived, printed, reconstructed
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
    SetAsideUnseen,
)

# fmt: off
GLYNNA: Final = Wizard(
    "Glynna Goodspell", "glynna",
    text=(
        P("At the inspection, before revealing,"),
        R("you may set aside one of your hidden items;"),
        P("it brings neither infamy nor sets."),
    ),
    on_inspection=[
        May("set aside one of your hidden items", HasAny(HIDDEN_ITEM_OF_YOURS)),
        Choose(HIDDEN_ITEM_OF_YOURS), SetAsideUnseen(),
    ],
)
MEEBLEMORE: Final = Wizard(
    "Master Magus Meeblemore", "meeblemore",
    text=(
        D('When you play an item, you may ignore its whole "when played" effect,'),
        P("never a part of it."),
        D("This goes for every play of yours, and you say so before anything of it happens."),
    ),
    on_play=[May('ignore the item\'s "when played" effect', Always()), IgnoreEffect()],
)
CORVUS: Final = Wizard(
    "Corvus the Collector", "corvus",
    numbers={"stash": printed(4)},
    text=(P("Your stash is dealt {stash} items instead of two."),),
)
DAFANA: Final = Wizard(
    "Lady Dafana", "dafana",
    numbers={"gold_paid": derived(3), "infamy_lost": derived(2)},
    text=(
        D("Whenever any player, you too, sells a set, you may pay {gold_paid} gold to lose "
          "{infamy_lost} infamy."),
    ),
    on_sale=[
        May("pay {gold_paid} gold to lose {infamy_lost} infamy", CanPay("gold_paid")),
        Lose(YOU, infamy="infamy_lost", gold="gold_paid"),
    ],
)
NINX: Final = Wizard(
    "Ninx of Nethernight", "ninx",
    text=(
        D("At the inspection, choose one of your remaining items and gain gold equal to its infamy; "
          "negative infamy costs that gold."),
    ),
    on_count=[Choose(ITEM_OF_YOURS), GainItsInfamyInGold()],
)
BYROS: Final = Wizard(
    "Byros Bankhouse", "byros",
    numbers={"bonus": reconstructed(3)},
    text=(
        P("Whenever you sell a set, even one worth nothing, gain more gold with it:"),
        R("{bonus}."),
    ),
)

# fmt: on
WIZARDS: Final = (GLYNNA, MEEBLEMORE, CORVUS, DAFANA, NINX, BYROS)
