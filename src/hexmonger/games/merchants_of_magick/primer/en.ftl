# How Merchants of Magick is played, for somebody who has never seen it; `kernel/primer.py` tells how such a text is written.
#
# Numbers are filled in and never typed, with the mark of how each is known. { $r } and { $o } are the marks of
# what is reconstructed and of what is a rule of this house, { $t } that of what is transcribed.

goal = What it is about
goal-text =
    You make magic goods. Four dice are rolled for everybody, and with the same four numbers each of you works on a sheet of their own: crafting items, learning spells, and filling the orders of customers who walk along the table.

    There are { $rounds } rounds and no turns: everybody works at the same time. In the end the most coins win.

sheet = Your sheet
sheet-text =
    Every row is an *item* or a *spell*, and its circles want to be marked. Items are made of steel, wood and leather; their circles ask for the number *or more*. Spells are made of elemental, arcane and wild energy; their circles ask for the number *or less*.

    When all circles of a row are marked, the row is complete. Its coins are yours at the end, and you gain { $row_potions } potion at once.
sheet-caption = The numbers are those of the sheet { $t }

round = A round
round-text =
    Four steps, { $rounds } times over.
round-roll = Roll
round-roll-text =
    All four dice are rolled once, for everybody. Each die serves some columns and not the others. { $t }
round-mark = Mark
round-mark-text =
    Spend two of the four results, each on one circle that it fits. Until you commit your round the marks are pencil: take back whatever you like, nobody sees it yet.
round-claim = Claim
round-claim-text =
    An order asks for an item with one enchantment or two. As soon as all its rows are complete on your sheet, it is yours. A row is never used up: one complete Sword serves every customer who wants one. { $o }
round-pass = Pass on
round-pass-text =
    The leftmost order of everybody's line goes to their neighbour at the left. Whoever you could not serve, somebody else may. After the last round nobody walks on.

potions = Potions and extra dice
potions-text =
    A potion makes a result one higher or one lower, for you alone, and you may use as many as you have. A five with one potion will do for a six.

    For a third or a fourth result in one round you use an *extra die*. You have six for the whole game: the first three are free, the others cost { $slot_4 }, { $slot_5 } and { $slot_6 } potions.
potions-caption = One potion lifts a result by one

adventurer = Your adventurer
adventurer-text =
    Everybody sponsors an adventurer, who wants an accessory, a weapon and an armor, all three with the same enchantment. In whatever order you fit them out, the first item brings { $first_item } potions, the second a free mark on any circle, and the third another free mark and the coins on the card.

masteries = Masteries
masteries-text =
    Two masteries lie on the table, one for a material and one for an energy. Whoever is first to have marked enough circles in that column { $r } scores { $master } coins; so do all who get there in the same round. After that it brings { $apprentice }. Nobody scores the same one twice.

end = Counting up
end-text =
    Add up your complete items, your complete spells, masteries and claimed orders. Three of the *charms* pay { $renowned_accessories_bonus } coins for every order of their group. Your adventurer pays if all three items are there. Among equals the most orders win, then the most potions; then you share the victory.

alone = Alone
alone-text =
    You have four orders before you and see the next two. After every round the leftmost one leaves. Masteries bring { $apprentice } coins. With { $rated_apprentice } coins you may call yourself an apprentice, with { $rated_craftsman } a craftsman, with { $rated_merchant } a merchant and with { $rated_master } a master.

advice = For your first game
advice-text =
    - Begin with rows of one circle, such as Scroll, Ring and Sword. Each is done with one result, and pays for itself with a potion.
    - High results are for items, low ones for spells. Steel is reached by the d6 alone and wild by the d12 alone: { $t } when they fit, take them.
    - Learn your adventurer's enchantment early. It is wanted three times on that card, and on many orders.
    - Look to your right: the leftmost order over there comes to you next.
    - Don't save potions for the end. There they only break ties.
