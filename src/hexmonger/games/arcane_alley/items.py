"""The twenty items of Arcane Alley, in the order of the table."""

from typing import Final

from hexmonger.games.arcane_alley.cards import (
    DERIVED,
    OURS,
    RECONSTRUCTED,
    D,
    Item,
    P,
    R,
    Saying,
    printed,
    reconstructed,
)
from hexmonger.games.arcane_alley.questions import GainInfamyOrLoseGold, Haunt
from hexmonger.games.arcane_alley.targets import (
    ANOTHER_ITEM_OF_THEM,
    ANOTHER_PLAYER,
    HIDDEN_ITEM_OF_YOURS,
    HIDDEN_ITEM_TO_SWAP,
    ITEM_IN_DISCARD,
    ITEM_OF_THEIR_STASH,
    ITEM_OF_THEM,
    ITEM_OF_YOURS,
    ONE_OF_THE_REVEALED,
    PLAYER_WITH_STASH,
    PLAYER_WITH_TWO_ITEMS,
    REPLACEABLE_ITEM_OF_ANOTHER,
    REVEALED_ITEM_OF_ANOTHER,
    Choose,
)
from hexmonger.games.arcane_alley.verbs import (
    THEM,
    YOU,
    DrawToStash,
    Flip,
    FlipBeside,
    Gain,
    GainForEachOther,
    LookAtStash,
    Lose,
    Peek,
    PlayFromDiscard,
    PlayFromTheirStash,
    PlayOneOfTheRevealed,
    PutDiscardOnDeck,
    ReplaceFromDiscard,
    RevealFromDeck,
    SwapInStorehouse,
    SwapWithAnother,
)

# fmt: off
CURSED_MIRROR: Final = Item(
    "Cursed Mirror", "Mi", gold=5, infamy=-5, copies=(3, 4),
    gold_source=RECONSTRUCTED, infamy_source=DERIVED, when_source=RECONSTRUCTED,
    text=(
        R("When played, flip every item that shares a side with it: what is hidden is revealed, "
          "what is revealed is hidden."),
        P("Diagonal neighbours don't count."),
        D("Revealed Dolls and Mirrors flip like the rest."),
    ),
    played=[FlipBeside()],
)
HYPNOTIC_TOAD: Final = Item(
    "Hypnotic Toad", "To", gold=0, infamy=-2, copies=(5, 6),
    infamy_source=DERIVED, when_source=RECONSTRUCTED,
    text=(
        R("When played, choose a player and swap the places of two items in their storehouse, each "
          "staying hidden or revealed."),
        P("You may choose yourself."),
        D("The storehouse must hold at least two items."),
    ),
    played=[
        Choose("toad.player", PLAYER_WITH_TWO_ITEMS),
        Choose("toad.first", ITEM_OF_THEM), Choose("toad.second", ANOTHER_ITEM_OF_THEM),
        SwapInStorehouse(),
    ],
)
INVISIBLE_RING: Final = Item(
    "Invisible Ring", "Ri", gold=1, infamy=0, copies=(6, 8),
    text=(
        P("Whenever it goes on the discard, from your stash or replaced while revealed:"),
        R("flip one item of your storehouse."),
        D("The player whose stash or storehouse it left does the flipping."),
    ),
    discarded=[Choose("ring.flip", ITEM_OF_YOURS), Flip()],
)
THREE_HEADED_COIN: Final = Item(
    "Three-Headed Coin", "Co", gold=2, infamy=1, copies=(7, 9),
    numbers={"gold_each": reconstructed(2)},
    text=(
        P("When played, each other Three-Headed Coin that lies open, whoever owns it, brings you gold:"),
        R("{ $gold_each }."),
    ),
    played=[GainForEachOther(gold="gold_each")],
)
OLDER_WAND: Final = Item(
    "Older Wand", "Wa", gold=3, infamy=1, copies=(11, 13),
    text=(
        P("When played, the discard's top item goes face down on top of the deck, before the item "
          "the Wand replaced is discarded."),
    ),
    played=[PutDiscardOnDeck()],
)
MAGIC_BOOMERANG: Final = Item(
    "Magic Boomerang", "Bo", gold=5, infamy=2, copies=(10, 12),
    text=(
        P("When it is replaced, hidden or revealed,"),
        D("by whomever,"),
        P("its owner must play it into their storehouse again, after the effects and sales of the "
          "item that replaced it. With no slot to play in, it is discarded."),
        D("Any slot will do, the one it left too."),
        Saying(OURS, "Each copy returns once in a turn, whoever's turn it is."),
    ),
    returns=True,
)
FLOATING_CARPET: Final = Item(
    "Floating Carpet", "Ca", gold=7, infamy=2, copies=(9, 11),
    text=(
        P("When sold, add an item to your stash, unseen by the others."),
        D("It is the deck's top item."),
    ),
    sold=[DrawToStash()],
)
CRYSTAL_BALL: Final = Item(
    "Crystal Ball", "Ba", gold=9, infamy=3, copies=(10, 12),
    numbers={"infamy_gained": reconstructed(1)},
    text=(
        P("When played, gain infamy and peek at a hidden item."),
        R("The infamy is { $infamy_gained }."),
        D("The item lies in your own storehouse; with nothing hidden there you only gain the infamy."),
    ),
    played=[
        Gain(YOU, infamy="infamy_gained"), Choose("ball.peek", HIDDEN_ITEM_OF_YOURS), Peek(),
    ],
)
BOTTLED_FAIRY: Final = Item(
    "Bottled Fairy", "Fa", gold=12, infamy=3, copies=(9, 11),
    numbers={"infamy_lost": reconstructed(3)},
    text=(
        P("When you replace it while it is revealed, lose infamy:"),
        R("{ $infamy_lost }."),
        D("It happens as the Fairy goes on the discard, and not when another player's effect "
          "removes it."),
    ),
    replaced=[Lose(YOU, infamy="infamy_lost")],
)
BUBBLING_CAULDRON: Final = Item(
    "Bubbling Cauldron", "Cd", gold=15, infamy=4, copies=(8, 10), when_source=RECONSTRUCTED,
    numbers={"infamy_gained": reconstructed(2), "gold_lost": reconstructed(4)},
    text=(
        R("When played,"),
        P("choose an option:"),
        R("another player of your choice gains { $infamy_gained } infamy, or loses { $gold_lost } gold."),
    ),
    played=[
        Choose("cauldron.player", ANOTHER_PLAYER),
        GainInfamyOrLoseGold("cauldron.either", infamy="infamy_gained", gold="gold_lost"),
    ],
)
DRAGONS_EGG: Final = Item(
    "Dragon's Egg", "Eg", gold=20, infamy=4, copies=(8, 10),
    numbers={"infamy_gained": printed(2), "gold_gained": printed(15)},
    text=(
        P("When sold, choose another player: they gain { $infamy_gained } and { $gold_gained },"),
        D("the first of infamy, the second of gold."),
    ),
    sold=[
        Choose("egg.player", ANOTHER_PLAYER), Gain(THEM, infamy="infamy_gained", gold="gold_gained"),
    ],
)
SOVEREIGN_SWORD: Final = Item(
    "Sovereign Sword", "Sw", gold=25, infamy=5, copies=(7, 9),
    text=(
        P("While it is revealed in your storehouse, gold you gain from anything is halved, rounded "
          "down."),
        D("Several Swords halve once, and one gain is halved as one sum."),
    ),
    halves=True,
)
DARK_LOTUS: Final = Item(
    "Dark Lotus", "Lo", gold=30, infamy=0, copies=(5, 6),
    numbers={"gold_lost": reconstructed(5)},
    text=(P("When played, lose gold:"), R("{ $gold_lost }.")),
    played=[Lose(YOU, gold="gold_lost")],
)
SKELETOMICON: Final = Item(
    "Skeletomicon", "Sk", gold=35, infamy=6, copies=(5, 6), when_source=RECONSTRUCTED,
    text=(
        R("When played, choose a revealed item of another player: it goes on the discard, and the "
          "item that was on top of the discard takes its place, revealed."),
        D("This replaces it: a revealed Doll can't be chosen, a Boomerang returns, a Ring activates "
          "for its owner, a Fairy does not. With an empty discard nothing happens."),
    ),
    played=[Choose("skeletomicon.item", REPLACEABLE_ITEM_OF_ANOTHER), ReplaceFromDiscard()],
)
HAUNTED_DOLL: Final = Item(
    "Haunted Doll", "Do", gold=40, infamy=7, copies=(4, 5),
    text=(
        D("It cannot be replaced while it is revealed;"),
        P("while it is hidden it can."),
        P("When sold, hidden items of other players are replaced by the sold Dolls, revealed: one "
          "item of your choice in each storehouse, as far as the Dolls go, you choosing whose. "
          "Players without hidden items can't be chosen, and Dolls left over stay set aside."),
        D("The replaced items go on the discard, one storehouse after the other; as many Dolls as "
          "can be placed must be."),
    ),
    stays=True,
    sold=[Haunt()],
)
FACSIMILOUS_FELINE: Final = Item(
    "Facsimilous Feline", "Fe", gold=0, infamy=8, copies=(2, 3),
    gold_source=RECONSTRUCTED, when_source=DERIVED,
    text=(
        P("In a stack with two revealed copies of the same other item it counts as a third and is "
          "set aside with them. Two Felines and another item are no set; three Felines are."),
        D("It must be revealed itself. The set is one of the other item, with its gold and its effect."),
    ),
    mimics=True,
)
WIZARDS_WATCH: Final = Item(
    "Wizard's Watch", "*W", gold=0, infamy=10, copies=(1, 1),
    text=(
        D("Play any item of the discard;"),
        P("the rest of it keeps its order."),
        D("With an empty discard nothing happens."),
    ),
    special=[Choose("watch.take", ITEM_IN_DISCARD), PlayFromDiscard()],
)
PANDORAS_LOCKBOX: Final = Item(
    "Pandora's Lockbox", "*P", gold=0, infamy=10, copies=(1, 1),
    numbers={"infamy_gained": reconstructed(5)},
    text=(
        P("Gain infamy"),
        R("({ $infamy_gained }),"),
        P("then swap one of your hidden items with a revealed item of another player; nothing is "
          "played. If no swap is possible, your turn ends after the infamy."),
        D("The item you get stays revealed, the one they get stays hidden, and sets you now have "
          "are sold."),
    ),
    special=[
        Gain(YOU, infamy="infamy_gained"),
        Choose("lockbox.give", HIDDEN_ITEM_TO_SWAP), Choose("lockbox.get", REVEALED_ITEM_OF_ANOTHER),
        SwapWithAnother(),
    ],
)
MYSTICAL_LAMP: Final = Item(
    "Mystical Lamp", "*L", gold=0, infamy=10, copies=(1, 1),
    numbers={"items_revealed": reconstructed(3)},
    text=(
        R("Reveal the deck's top { $items_revealed } items,"),
        P("play one of them,"),
        D("and set the others aside for the round before you do. With fewer items to be had, reveal "
          "as many as there are."),
    ),
    special=[
        RevealFromDeck("items_revealed"), Choose("lamp.take", ONE_OF_THE_REVEALED),
        PlayOneOfTheRevealed(),
    ],
)
SACRED_CHALICE: Final = Item(
    "Sacred Chalice", "*C", gold=0, infamy=10, copies=(1, 1),
    text=(
        D("Choose another player, look at their whole stash, and"),
        P("play one item of it. Their stash stays smaller for the round."),
        D("An empty stash can't be chosen."),
    ),
    special=[
        Choose("chalice.player", PLAYER_WITH_STASH), LookAtStash(),
        Choose("chalice.take", ITEM_OF_THEIR_STASH), PlayFromTheirStash(),
    ],
)

# fmt: on
ITEMS: Final = (
    CURSED_MIRROR,
    HYPNOTIC_TOAD,
    INVISIBLE_RING,
    THREE_HEADED_COIN,
    OLDER_WAND,
    MAGIC_BOOMERANG,
    FLOATING_CARPET,
    CRYSTAL_BALL,
    BOTTLED_FAIRY,
    BUBBLING_CAULDRON,
    DRAGONS_EGG,
    SOVEREIGN_SWORD,
    DARK_LOTUS,
    SKELETOMICON,
    HAUNTED_DOLL,
    FACSIMILOUS_FELINE,
    WIZARDS_WATCH,
    PANDORAS_LOCKBOX,
    MYSTICAL_LAMP,
    SACRED_CHALICE,
)
