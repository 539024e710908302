# How Moonstruck Market is played, for somebody who has never seen it; `kernel/primer.py` tells how such a text is written.
#
# Numbers are filled in and never typed, with the mark of how each is known. { $r } and { $o } are the marks of
# what is reconstructed and of what is a rule of this house, { $t } that of what is transcribed.

goal = What is new
goal-text =
    This is an expansion: everything in *Arcane Alley* holds. Read how that is played first, if you don't know it yet.

    A market opens in the alley. A moon die wanders from side to side. And there are new items, which are stronger whenever the moon shows theirs.

market = The market
market-text =
    Three items lie open, each in a stall of its own. Instead of drawing from a pile you may buy one of them: pay the price of its stall, and take it into your stash.

    When a stall is empty, the items behind it move up towards the first, and the deck fills the last. So what nobody wants gets cheaper.
market-caption = The stalls, each with its price

moon = The moon die
moon-text =
    It has three sides that always come in the same order: crescent, half, full, and crescent again. The starting player rolls it at the start of their first turn in each round. It moves on at the start of each of their later turns, and whenever somebody sells a moon set. During the inspection it stands still.
moon-caption = Crescent, half, full, and round again

struck = Moonstruck
struck-text =
    The new items have a moon on them. { $r } When the die shows that side, they are *moonstruck*: they shine, and their effects do more. *And* adds something to an effect, *or* lets you choose, *instead* takes its place. An item with all three sides always shines.
struck-caption = A { $gelatinous_ball_name } by day, so to speak, and under its moon

sets = Three ways to sell
sets-text =
    - *Normal*: three of the same item, as before.
    - *Mixed*: three of one type that are not all the same item. It brings the gold that they have in common.
    - *Moon*: any three moonstruck items, equal or not. It brings the lowest gold among them, and then the moon moves on.

    Every different “sold” effect in a set happens once.
sets-normal = Normal
sets-mixed = Mixed
sets-moon = Moon

expend = Expending
expend-text =
    Some items do something as you throw them away. When you discard one of them from your stash as your action, you may *expend* it: its effect happens, and it goes on the discard sideways. Whoever draws it from there can't expend it in the same turn.
expend-caption = An expended { $werefur_carpet_name } lies sideways

backs = Two backs
backs-text =
    The items of the two boxes have different backs, and everybody sees them: in storehouses, in stashes and on the deck. You still don't know which item it is, but you know whether the moon can ever shine on it.
backs-caption = A base item and a moon item, face down

recipes = Recipes
recipes-text =
    A recipe says which items make up the deck, and how many of each. Begin with the standard one; the others have moods of their own, from infamous to easy.

advice = For your first game
advice-text =
    - Look at the moon before you draw: what does it shine on now, and on what in a turn or two?
    - Lay items of one side into a line before their moon comes. But be quick: a set that the moon unmakes before your turn is gone.
    - A moon set is worth its cheapest item. Keep a { $talking_toad_name } with its { $talking_toad_gold } gold out of good company.
    - The first stall is the cheapest. But for the third item of a set even the last one is cheap.
