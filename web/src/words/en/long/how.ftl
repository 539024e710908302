# How to play: three boxes for somebody who has never seen them.
#
# Every number that an edition can change is filled in, with the mark of how it is known. *Stars* set a word
# apart, a blank line begins a paragraph, and a dash an item of a list. { $r } and { $o } are the marks of what
# is reconstructed and of what is a rule of this house, { $t } that of what is transcribed.

## Arcane Alley

how-alley-goal = What it is about
how-alley-goal-text =
    You keep a shop in an alley where most goods are a little forbidden. Nine items lie face down in your storehouse, and you don't know what they are. Find out, bring three of a kind into a line, sell them for *gold*, and be rid of whatever looks bad before the inspector comes round.

    He comes { $rounds } times. You begin with { $gold } gold, and after the last inspection whoever has most of it wins.

how-alley-table = What lies before you
how-alley-table-text =
    Your *storehouse* has nine items, three by three. You choose two of them to be turned up; the others nobody has seen, not even you.

    Your *stash* is a hand of { $stash } items that only you know. In the middle lie the face-down *deck* and the open *discard*, which everybody may look through.
how-alley-table-caption = A storehouse with two items turned up, and a stash of { $stash }

how-alley-card = How to read an item
how-alley-card-text =
    Every item says what it brings and what it does.

    - The *coin* is the gold for a set of three.
    - The *shield* is the infamy for each one that you still have when the inspector comes. With a minus it is good to keep.
    - The *letters* are its type, and the *foot* says when its effect happens.
how-alley-card-caption = A set of { $crystal_ball_name }s sells for { $crystal_ball_gold } gold
how-alley-card-played = when you play it from your stash, on your own turn
how-alley-card-sold = when you sell a set of it
how-alley-card-always = while it lies open, or when it has to go: its words say which
how-alley-card-special = when you turn it up from your stash instead of playing something

how-alley-turn = Your turn
how-alley-turn-text =
    A turn is three small steps, one after the other.
how-alley-turn-sell = Sell what is ready
how-alley-turn-sell-text =
    If your storehouse holds a set already, it is sold now. Most turns begin with nothing to sell.
how-alley-turn-draw = Draw an item
how-alley-turn-draw-text =
    Take the top item of the deck or of the discard into your stash.
how-alley-turn-act = Do one thing with your stash
how-alley-turn-act-text =
    Either *play* an item, or *discard* one, or use a *special* one.

    To play is the heart of it: lay the item open into any slot. What lay there makes room, whether you knew it or not. The new item's effect happens, then sets are sold, and then the old item goes on the discard for all to see.

how-alley-sale = Selling a set
how-alley-sale-text =
    A set is three of the same item, all open, in a row, a column or a diagonal. It must be sold: the three are out until the next round, the storehouse closes the gap, you gain the gold, and then its “sold” effect happens.

    Each sale makes the storehouse smaller: two lines are left, then one, then nothing. That is good, because an empty storehouse gives the inspector nothing to find. Nobody sells on somebody else's turn: a set that is made there waits for yours.
how-alley-sale-caption = Three { $crystal_ball_name }s are sold; two rows are left

how-alley-end = How a round ends
how-alley-end-text =
    Whoever ends a turn with nothing face down in their storehouse calls the inspector. Everybody else has one more turn, and then he is here.

how-alley-inspection = The inspection
how-alley-inspection-text =
    - In turn order, everybody turns up what is still hidden and sells the sets that are there. “Sold” effects don't happen now.
    - Then you gain the infamy of every item that is left.
    - Whoever called the inspector gains { $penalty } more, unless nobody gained less.
    - Infamy goes up to 24. Whoever would pass that begins again at 0 and takes a *fine marker*. At the end of the inspection each marker costs { $fine } gold. Nobody ever has more than two.
how-alley-inspection-caption = 20 infamy and 8 more: the marker passes 24, stops at 3, and leaves a fine

how-alley-between = Between the rounds
how-alley-between-text =
    After every inspection but the last you may pay a *bribe*: for every 2 gold you lose 1 infamy. Gold and infamy stay with you. All items are shuffled and dealt again, and the neighbour at the left of the starting player begins.

how-alley-winning = Who wins
how-alley-winning-text =
    After the last inspection the most gold wins; among equals, the least infamy. If that is equal too, you share the victory.

how-alley-two = With two players
how-alley-two-text =
    A tracker counts the turns. Below { $tracker_opens } nobody can call the inspector, and after { $tracker_ends } he comes by himself. And what you replace face down does not go on the discard: it joins your stash, unseen by the other, and you discard one item of the stash instead.

how-alley-advice = For your first game
how-alley-advice-text =
    - Play without wizards. They wait for the second game.
    - The middle slot lies in four lines, a corner in three, an edge in two. What you collect belongs into the middle.
    - Look at the discard before you draw. What somebody throws away may be your third.
    - You don't have to know what lies in a slot to be rid of it: play on it.
    - Call the inspector when you believe that nobody's storehouse is cleaner. { $penalty } infamy is a lot.

## Moonstruck Market

how-market-goal = What is new
how-market-goal-text =
    This is an expansion: everything in *Arcane Alley* holds. Read how that is played first, if you don't know it yet.

    A market opens in the alley. A moon die wanders from side to side. And there are new items, which are stronger whenever the moon shows theirs.

how-market-market = The market
how-market-market-text =
    Three items lie open in stalls 1, 2 and 3. Instead of drawing from a pile you may buy one of them: pay the number of its stall in gold, and take it into your stash.

    When a stall is empty, the items behind it move up towards the first, and the deck fills the last. So what nobody wants gets cheaper.
how-market-market-caption = Stalls 1, 2 and 3, each with its price

how-market-moon = The moon die
how-market-moon-text =
    It has three sides that always come in the same order: crescent, half, full, and crescent again. The starting player rolls it at the start of their first turn in each round. It moves on at the start of each of their later turns, and whenever somebody sells a moon set. During the inspection it stands still.
how-market-moon-caption = Crescent, half, full, and round again

how-market-struck = Moonstruck
how-market-struck-text =
    The new items have a moon on them. { $r } When the die shows that side, they are *moonstruck*: they shine, and their effects do more. *And* adds something to an effect, *or* lets you choose, *instead* takes its place. An item with all three sides always shines.
how-market-struck-caption = A { $gelatinous_ball_name } by day, so to speak, and under its moon

how-market-sets = Three ways to sell
how-market-sets-text =
    - *Normal*: three of the same item, as before.
    - *Mixed*: three of one type that are not all the same item. It brings the gold that they have in common.
    - *Moon*: any three moonstruck items, equal or not. It brings the lowest gold among them, and then the moon moves on.

    Every different “sold” effect in a set happens once.
how-market-sets-normal = Normal
how-market-sets-mixed = Mixed
how-market-sets-moon = Moon

how-market-expend = Expending
how-market-expend-text =
    Some items do something as you throw them away. When you discard one of them from your stash as your action, you may *expend* it: its effect happens, and it goes on the discard sideways. Whoever draws it from there can't expend it in the same turn.
how-market-expend-caption = An expended { $werefur_carpet_name } lies sideways

how-market-backs = Two backs
how-market-backs-text =
    The items of the two boxes have different backs, and everybody sees them: in storehouses, in stashes and on the deck. You still don't know which item it is, but you know whether the moon can ever shine on it.
how-market-backs-caption = A base item and a moon item, face down

how-market-recipes = Recipes
how-market-recipes-text =
    A recipe says which items make up the deck, and how many of each. Begin with the standard one; the others have moods of their own, from infamous to easy.

how-market-advice = For your first game
how-market-advice-text =
    - Look at the moon before you draw: what does it shine on now, and on what in a turn or two?
    - Lay items of one side into a line before their moon comes. But be quick: a set that the moon unmakes before your turn is gone.
    - A moon set is worth its cheapest item. Keep a { $talking_toad_name } with its { $talking_toad_gold } gold out of good company.
    - The first stall costs 1 gold. For the third item of a set even the last one is cheap.

## Merchants of Magick

how-magick-goal = What it is about
how-magick-goal-text =
    You make magic goods. Four dice are rolled for everybody, and with the same four numbers each of you works on a sheet of their own: crafting items, learning spells, and filling the orders of customers who walk along the table.

    There are { $rounds } rounds and no turns: everybody works at the same time. In the end the most coins win.

how-magick-sheet = Your sheet
how-magick-sheet-text =
    Every row is an *item* or a *spell*, and its circles want to be marked. Items are made of steel, wood and leather; their circles ask for the number *or more*. Spells are made of elemental, arcane and wild energy; their circles ask for the number *or less*.

    When all circles of a row are marked, the row is complete. Its coins are yours at the end, and you gain { $row_potions } potion at once.
how-magick-sheet-caption = Two items and two spells; the numbers are those of the sheet { $t }

how-magick-round = A round
how-magick-round-text =
    Four steps, { $rounds } times over.
how-magick-round-roll = Roll
how-magick-round-roll-text =
    All four dice are rolled once, for everybody. Each die serves some columns and not the others. { $t }
how-magick-round-mark = Mark
how-magick-round-mark-text =
    Spend two of the four results, each on one circle that it fits. Until you commit your round the marks are pencil: take back whatever you like, nobody sees it yet.
how-magick-round-claim = Claim
how-magick-round-claim-text =
    An order asks for an item with one enchantment or two. As soon as all its rows are complete on your sheet, it is yours. A row is never used up: one complete Sword serves every customer who wants one. { $o }
how-magick-round-pass = Pass on
how-magick-round-pass-text =
    The leftmost order of everybody's line goes to their neighbour at the left. Whoever you could not serve, somebody else may. After the last round nobody walks on.

how-magick-potions = Potions and extra dice
how-magick-potions-text =
    A potion makes a result 1 higher or 1 lower, for you alone, and you may use as many as you have. A 5 with one potion will do for a 6.

    For a third or a fourth result in one round you use an *extra die*. You have six for the whole game: the first three are free, the others cost { $slot_4 }, { $slot_5 } and { $slot_6 } potions.
how-magick-potions-caption = One potion lifts a result by one

how-magick-adventurer = Your adventurer
how-magick-adventurer-text =
    Everybody sponsors an adventurer, who wants an accessory, a weapon and an armor, all three with the same enchantment. In whatever order you fit them out, the first item brings { $first_item } potions, the second a free mark on any circle, and the third another free mark and the coins on the card.

how-magick-masteries = Masteries
how-magick-masteries-text =
    Two masteries lie on the table, one for a material and one for an energy. Whoever is first to have marked enough circles in that column { $r } scores { $master } coins; so do all who get there in the same round. After that it brings { $apprentice }. Nobody scores the same one twice.

how-magick-end = Counting up
how-magick-end-text =
    Add up your complete items, your complete spells, masteries and claimed orders. Three of the *charms* pay { $renowned_accessories_bonus } coins for every order of their group. Your adventurer pays if all three items are there. Among equals the most orders win, then the most potions; then you share the victory.

how-magick-alone = Alone
how-magick-alone-text =
    You have four orders before you and see the next two. After every round the leftmost one leaves. Masteries bring { $apprentice } coins. With { $rated_apprentice } coins you may call yourself an apprentice, with { $rated_craftsman } a craftsman, with { $rated_merchant } a merchant and with { $rated_master } a master.

how-magick-advice = For your first game
how-magick-advice-text =
    - Begin with rows of one circle, such as Scroll, Ring and Sword. Each is done with one result, and pays for itself with a potion.
    - High results are for items, low ones for spells. Steel is reached by the d6 alone and wild by the d12 alone: { $t } when they fit, take them.
    - Learn your adventurer's enchantment early. It is wanted three times on that card, and on many orders.
    - Look to your right: the leftmost order over there comes to you next.
    - Don't save potions for the end. There they only break ties.
