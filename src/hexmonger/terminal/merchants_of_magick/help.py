"""The keys of the Merchants of Magick table, and what its marks mean."""

from typing import Final

from hexmonger.look import CHECK, COIN, HINT_MARK, LIDS, WALL_MARK
from hexmonger.terminal.merchants_of_magick.marks import FLASK, HATCH, OPEN_COIN

HELP: Final = f"""
Moving and choosing
Arrows  move between dice and circles; Home and End go to the ends of a row
Tab  goes to the next area, Shift+Tab to the one before
Enter  chooses what is marked: a die, then one of its circles
1 to 4  choose a die, or another one instead
c  commits your round {WALL_MARK}
u, Esc  take back your last choice; all of your round until you commit
t  asks a bot what it would do, and why; among several people only where that is allowed
Looking
i  tells everything about the row, order or die you are on
v  opens the sheets of everybody
m  opens your adventurer, masteries and claimed orders
r  tells again what the last round brought everybody
l  opens the log
The table
Space  skips the wait for the bots, this time
+ and -  make bots quicker or slower
q  leaves; the game is saved after every choice
h  tells how to play
?  opens this page
Marks
(5)  a circle that is open
[5]  one that the die can mark as it is
[5]{FLASK}2  one that takes 2 potions
░5░{FLASK}6  one for which you have too few potions
{HATCH}5{HATCH}  marked in pencil this round
 ✓   marked in ink
{LIDS[0]}{CHECK}{LIDS[1]}  marked in the last round, on others' sheets
{COIN}3 {OPEN_COIN}3  coins of a row that is complete, or is not yet
{HINT_MARK}2  has taken two hints
{WALL_MARK}  it can't be taken back
"""
