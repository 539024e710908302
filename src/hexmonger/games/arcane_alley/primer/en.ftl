# How Arcane Alley is played, for somebody who has never seen it; `kernel/primer.py` tells how such a text is written.
#
# Numbers are filled in and never typed, with the mark of how each is known. { $r } and { $o } are the marks of
# what is reconstructed and of what is a rule of this house, { $t } that of what is transcribed.

goal = What it is about
goal-text =
    You keep a shop in an alley where most goods are a little forbidden. Nine items lie face down in your storehouse, and you don't know what they are. Find out, bring three of a kind into a line, sell them for *gold*, and be rid of whatever looks bad before the inspector comes round.

    He comes { $rounds } times. You begin with { $gold } gold, and after the last inspection whoever has most of it wins.

table = What lies before you
table-text =
    Your *storehouse* has nine items, three by three. You choose two of them to be turned up; the others nobody has seen, not even you.

    Your *stash* is a hand of { $stash } items that only you know. In the middle lie the face-down *deck* and the open *discard*, which everybody may look through.
table-caption = A storehouse with two items turned up, and a stash of { $stash }

card = How to read an item
card-text =
    Every item says what it brings and what it does.

    - The *coin* is the gold for a set of three.
    - The *shield* is the infamy for each one that you still have when the inspector comes. With a minus it is good to keep.
    - The *letters* are its type, and the *foot* says when its effect happens.
card-caption = A set of { $crystal_ball_name }s sells for { $crystal_ball_gold } gold
card-played = when you play it from your stash, on your own turn
card-sold = when you sell a set of it
card-always = while it lies open, or when it has to go: its words say which
card-special = when you turn it up from your stash instead of playing something

turn = Your turn
turn-text =
    A turn is three small steps, one after the other.
turn-sell = Sell what is ready
turn-sell-text =
    If your storehouse holds a set already, it is sold now. Most turns begin with nothing to sell.
turn-draw = Draw an item
turn-draw-text =
    Take the top item of the deck or of the discard into your stash.
turn-act = Do one thing with your stash
turn-act-text =
    Either *play* an item, or *discard* one, or use a *special* one.

    To play is the heart of it: lay the item open into any slot. What lay there makes room, whether you knew it or not. The new item's effect happens, then sets are sold, and then the old item goes on the discard for all to see.

sale = Selling a set
sale-text =
    A set is three of the same item, all open, in a row, a column or a diagonal. It must be sold: the three are out until the next round, the storehouse closes the gap, you gain the gold, and then its “sold” effect happens.

    Each sale makes the storehouse smaller: two lines are left, then one, then nothing. That is good, because an empty storehouse gives the inspector nothing to find. Nobody sells on somebody else's turn: a set that is made there waits for yours.
sale-caption = Three { $crystal_ball_name }s are sold; two rows are left

end = How a round ends
end-text =
    Whoever ends a turn with nothing face down in their storehouse calls the inspector. Everybody else has one more turn, and then he is here.

inspection = The inspection
inspection-text =
    - In turn order, everybody turns up what is still hidden and sells the sets that are there. “Sold” effects don't happen now.
    - Then you gain the infamy of every item that is left.
    - Whoever called the inspector gains { $penalty } more, unless nobody gained less.
    - Infamy goes up to { $most_infamy }. Whoever would pass that begins again at nothing and takes a *fine marker*. At the end of the inspection each marker costs { $fine } gold. Nobody ever has more than two.
inspection-caption = The marker passes the end of the track, begins again, and leaves a fine

between = Between the rounds
between-text =
    After every inspection but the last you may pay a *bribe*: for every { $bribe } gold you lose one infamy. Gold and infamy stay with you. All items are shuffled and dealt again, and the neighbour at the left of the starting player begins.

winning = Who wins
winning-text =
    After the last inspection the most gold wins; among equals, the least infamy. If that is equal too, you share the victory.

two = With two players
two-text =
    A tracker counts the turns. Below { $tracker_opens } nobody can call the inspector, and after { $tracker_ends } he comes by himself. And what you replace face down does not go on the discard: it joins your stash, unseen by the other, and you discard one item of the stash instead.

advice = For your first game
advice-text =
    - Play without wizards. They wait for the second game.
    - The middle slot lies in four lines, a corner in three, an edge in two. What you collect belongs into the middle.
    - Look at the discard before you draw. What somebody throws away may be your third.
    - You don't have to know what lies in a slot to be rid of it: play on it.
    - Call the inspector when you believe that nobody's storehouse is cleaner. { $penalty } infamy is a lot.
