"""The wizards of Moonstruck Market, two of them promos."""

from typing import Final

from hexmonger.games.arcane_alley.cards import D, P, R, Wizard, derived, reconstructed
from hexmonger.games.arcane_alley.moonstruck_market.verbs import AdvanceMoon
from hexmonger.games.arcane_alley.verbs import Always, May

# fmt: off
FREKAH: Final = Wizard(
    "Frekah Fangtooth", "frekah", book="MM",
    numbers={"price": derived(1)},
    text=(
        D("Buying any market item costs you { $price } gold. What effects take is free, and not bought."),
    ),
)
GERITH: Final = Wizard(
    "Gerith Gloomclaw", "gerith", book="MM",
    numbers={"moon_bonus": reconstructed(3)},
    text=(
        P("Whenever any player, you included, sells a moon set, gain gold:"),
        R("{ $moon_bonus }."),
        D("In the inspection too."),
    ),
)
MADAME_MOONSTRUCK: Final = Wizard(
    "Madame Moonstruck", "moonstruck", book="MM", is_promo=True,
    text=(
        P("At the start of your turns in the Sell phase, after selling sets, you may advance the moon die,"),
        D("once a turn. Sets this makes are sold at once. A promo, only where the table asks for it."),
    ),
    on_turn=[May("moonstruck.may", Always()), AdvanceMoon()],
)
MISTER_BONES: Final = Wizard(
    "Mister Bones", "bones", book="MM", is_promo=True,
    numbers={"bonus": reconstructed(5), "infamy_gained": reconstructed(2)},
    text=(
        R("Your sets sell for { $bonus } gold more;"),
        P("after each sale and its effects you gain infamy:"),
        R("{ $infamy_gained }."),
        D("In the inspection too; this infamy is no part of what the items left there bring. A promo, only "
          "where the table asks for it."),
    ),
)

# fmt: on
MOON_WIZARDS: Final = (FREKAH, GERITH, MADAME_MOONSTRUCK, MISTER_BONES)
