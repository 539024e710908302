"""The items of Moonstruck Market, in the order of the table."""

from typing import Final

from hexmonger.games.arcane_alley.cards import (
    DERIVED,
    PRINTED,
    RECONSTRUCTED,
    D,
    P,
    R,
    printed,
    reconstructed,
)
from hexmonger.games.arcane_alley.moonstruck_market.cards import MoonItem, moonstruck
from hexmonger.games.arcane_alley.moonstruck_market.moon import ALL_SIDES, CRESCENT, FULL_MOON, HALF
from hexmonger.games.arcane_alley.moonstruck_market.targets import (
    HIDDEN_ITEM_AROUND,
    ITEM_SET_ASIDE,
    MARKET_ITEM,
    MARKET_ITEM_TO_PLAY,
    MOON_SIDE,
    PLAYER_WITH_SLOT,
)
from hexmonger.games.arcane_alley.moonstruck_market.verbs import (
    AdvanceMoon,
    GiveToPlay,
    PlayDiscardTop,
    PlayFromAside,
    PlayFromMarket,
    RollMoon,
    SetMoon,
    TakeToStash,
    TurnUp,
)
from hexmonger.games.arcane_alley.targets import ANOTHER_PLAYER, HIDDEN_ITEM_OF_YOURS, Choose
from hexmonger.games.arcane_alley.verbs import THEM, YOU, DrawToStash, Gain, Lose, Peek

# Questions that an effect asks whether or not its item is moonstruck.
BOOMERANG_PLAYER: Final = Choose("boomerang.player", PLAYER_WITH_SLOT)
EMERALD_PLAYER: Final = Choose("emerald.player", ANOTHER_PLAYER)

# fmt: off
TALKING_TOAD: Final = MoonItem(
    "Talking Toad", "To'", gold=0, infamy=-1, copies=(5, 6), book="MM", box=6,
    moon=HALF, infamy_source=RECONSTRUCTED, when_source=DERIVED,
    numbers={"infamy_lost": printed(5), "gold_gained": reconstructed(1)},
    text=(
        moonstruck("and", P(
            "When the inspection turns it up in your storehouse, lose { $infamy_lost } infamy; moonstruck, "
            "and"
        )),
        R("gain { $gold_gained } gold, before sets and infamy."),
        D("Only the inspection does this: played, placed, swapped or flipped face up earlier, it does "
          "nothing."),
    ),
    turned_up=[Lose(YOU, infamy="infamy_lost")],
    and_moonstruck=[Gain(YOU, gold="gold_gained")],
)
DECRYPTOR_RING: Final = MoonItem(
    "Decryptor Ring", "Ri'", gold=1, infamy=1, copies=(6, 8), book="MM", box=8,
    moon=FULL_MOON, infamy_source=RECONSTRUCTED, when_source=DERIVED,
    text=(
        P("When played, reveal a hidden item beside it, diagonals included; this is not optional."),
        D("You choose which."),
        moonstruck("and", R("Moonstruck, and peek at one of your hidden items.")),
    ),
    played=[Choose("decryptor.reveal", HIDDEN_ITEM_AROUND), TurnUp()],
    and_moonstruck=[Choose("decryptor.peek", HIDDEN_ITEM_OF_YOURS), Peek()],
)
AUTOMATED_WAND: Final = MoonItem(
    "Automated Wand", "Wa'", gold=3, infamy=2, copies=(11, 13), book="MM", box=13,
    moon=CRESCENT, infamy_source=RECONSTRUCTED, either=("advance once", "advance twice"),
    text=(
        P("When played, advance the moon die, then look for sets."),
        moonstruck("or", R("Moonstruck, or advance it twice.")),
    ),
    played=[AdvanceMoon()],
    or_moonstruck=[AdvanceMoon(2)],
)
HEXED_BOOMERANG: Final = MoonItem(
    "Hexed Boomerang", "Bo'", gold=5, infamy=3, copies=(10, 12), book="MM", box=12,
    moon=HALF, infamy_source=RECONSTRUCTED,
    numbers={"infamy_gained": reconstructed(2)},
    text=(
        P("When sold, give one of the sold Hexed Boomerangs to another player who has a slot for it; they "
          "play it where they choose, and a set it makes there waits. With nobody to give it to, nothing "
          "happens."),
        moonstruck("and", R("Moonstruck, and that player gains { $infamy_gained } infamy.")),
    ),
    sold=[BOOMERANG_PLAYER, GiveToPlay()],
    instead_moonstruck=[BOOMERANG_PLAYER, GiveToPlay(), Gain(THEM, infamy="infamy_gained")],
)
WEREFUR_CARPET: Final = MoonItem(
    "Werefur Carpet", "Ca'", gold=7, infamy=3, copies=(9, 11), book="MM", box=11,
    moon=FULL_MOON, infamy_source=RECONSTRUCTED, either=("from the market", "from the deck"),
    text=(
        D("Expended, take a market item into your stash, free;"),
        moonstruck("or", P("moonstruck, or the deck's top item, unseen, chosen without a look at it.")),
        P("Your stash stays larger for the round."),
    ),
    expend=[Choose("carpet.take", MARKET_ITEM), TakeToStash()],
    or_moonstruck=[DrawToStash()],
)
GELATINOUS_BALL: Final = MoonItem(
    "Gelatinous Ball", "Ba'", gold=9, infamy=4, copies=(10, 12), book="MM", box=12,
    moon=CRESCENT, infamy_source=RECONSTRUCTED, either=("from the market", "from the discard"),
    text=(
        D("When sold, take a market item"),
        P("and play it into your storehouse at once, before the replaced item of the first play is "
          "discarded; with an empty storehouse"),
        D("or no slot to play in"),
        P("nothing happens."),
        moonstruck("or", R("Moonstruck, or the discard's top item.")),
    ),
    sold=[Choose("gelatinous.take", MARKET_ITEM_TO_PLAY), PlayFromMarket()],
    or_moonstruck=[PlayDiscardTop()],
)
TOOTHED_FAIRY: Final = MoonItem(
    "Toothed Fairy", "Fa'", gold=12, infamy=4, copies=(9, 11), book="MM", box=11,
    moon=FULL_MOON, infamy_source=RECONSTRUCTED,
    numbers={"infamy_lost": reconstructed(2), "infamy_lost_moonstruck": reconstructed(4)},
    text=(
        moonstruck("instead", R(
            "Expended, lose { $infamy_lost } infamy; moonstruck, lose { $infamy_lost_moonstruck } instead."
        )),
    ),
    expend=[Lose(YOU, infamy="infamy_lost")],
    instead_moonstruck=[Lose(YOU, infamy="infamy_lost_moonstruck")],
)
EMERALD_EGG: Final = MoonItem(
    "Emerald Egg", "Eg'", gold=20, infamy=5, copies=(8, 10), book="MM", box=10,
    moon=CRESCENT, infamy_source=RECONSTRUCTED,
    numbers={
        "gold_gained": reconstructed(4), "gold_given": reconstructed(4),
        "gold_gained_moonstruck": reconstructed(8), "gold_given_moonstruck": reconstructed(4),
    },
    text=(
        P("Expended, choose another player: both of you gain,"),
        D("in gold:"),
        moonstruck("instead", R(
            "you { $gold_gained }, they { $gold_given }; moonstruck, you gain { $gold_gained_moonstruck } "
            "and they gain { $gold_given_moonstruck } instead."
        )),
    ),
    expend=[EMERALD_PLAYER, Gain(YOU, gold="gold_gained"), Gain(THEM, gold="gold_given")],
    instead_moonstruck=[
        EMERALD_PLAYER,
        Gain(YOU, gold="gold_gained_moonstruck"), Gain(THEM, gold="gold_given_moonstruck"),
    ],
)
SKELETAL_SWORD: Final = MoonItem(
    "Skeletal Sword", "Sw'", gold=25, infamy=6, copies=(7, 9), book="MM", box=9,
    moon=HALF, infamy_source=RECONSTRUCTED, when_source=DERIVED,
    numbers={"gold_gained": reconstructed(3)},
    text=(
        P("It may be drawn from the discard as your draw,"),
        D("from anywhere in it; of several, the topmost."),
        moonstruck("and", R(
            "Moonstruck, and whoever draws it from the discard as their draw, top or not, gains "
            "{ $gold_gained } gold."
        )),
    ),
    is_reachable=True,
    and_moonstruck=[Gain(YOU, gold="gold_gained")],
)
FOOLS_MOON: Final = MoonItem(
    "Fool's Moon", "Mo'", gold=0, infamy=8, copies=(2, 3), book="MM", box=3,
    moon=ALL_SIDES, moon_source=PRINTED, infamy_source=RECONSTRUCTED, gold_source=RECONSTRUCTED,
    numbers={"gold_gained": reconstructed(10)},
    text=(
        P("When played, roll the moon die, then look for sets."),
        R("When sold, gain { $gold_gained } gold."),
    ),
    played=[RollMoon()],
    sold=[Gain(YOU, gold="gold_gained")],
)
SPECTRAL_SPECTACLES: Final = MoonItem(
    "Spectral Spectacles", "*S'", gold=0, infamy=10, copies=(1, 1), book="MM", box=1,
    infamy_source=RECONSTRUCTED,
    numbers={"infamy_gained": printed(5)},
    text=(
        P("Gain { $infamy_gained } infamy"),
        D("and play any item that is set aside for the round:"),
        P("sold sets, used specials, the Lamp's. With none, your turn ends."),
        D("Never itself; what a play has replaced but not yet discarded is not set aside."),
    ),
    special=[Gain(YOU, infamy="infamy_gained"), Choose("spectacles.take", ITEM_SET_ASIDE), PlayFromAside()],
)
CLOCKWORK_CANINE: Final = MoonItem(
    "Clockwork Canine", "Cn'", gold=8, infamy=5, copies=(0, 0), book="MM", box=1, is_promo=True,
    moon=ALL_SIDES, moon_source=PRINTED,
    infamy_source=RECONSTRUCTED, gold_source=RECONSTRUCTED, when_source=RECONSTRUCTED,
    text=(
        R("When played, set the moon die to any side, the one it shows too. A promo of one copy, only where "
          "a recipe names it."),
    ),
    played=[Choose("canine.moon", MOON_SIDE), SetMoon()],
)

# fmt: on
MOON_ITEMS: Final = (
    TALKING_TOAD,
    DECRYPTOR_RING,
    AUTOMATED_WAND,
    HEXED_BOOMERANG,
    WEREFUR_CARPET,
    GELATINOUS_BALL,
    TOOTHED_FAIRY,
    EMERALD_EGG,
    SKELETAL_SWORD,
    FOOLS_MOON,
    SPECTRAL_SPECTACLES,
    CLOCKWORK_CANINE,
)
