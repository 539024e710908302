"""The keys of the Arcane Alley table, and what its marks mean."""

from typing import Final

from hexmonger.look import COIN, EYE, FLAG, HINT_MARK, SHIELD, WALL_MARK

HELP: Final = f"""
Moving and choosing
Arrows  move between cards; Home and End go to the ends of a row
Tab  goes to the next area, Shift+Tab to the one before
Enter  chooses what is marked: a card of your stash, then its slot
Esc  takes the chosen card back
Digits  choose a slot or a line of a list by its number, a bribe by its gold
d  discards the card of your stash you are on
a  activates a special card of your stash
e  expends a card of your stash, where the market is open
Mouse  a click does what Enter does there
u  takes back your last choice, as far as the wall {WALL_MARK}
t  asks a bot what it would do, and why; among several people only where that is allowed
Looking
i  opens the card you are on
o  opens the discard
w  tells the wizards' powers
l  opens the log
The table
Space  skips the wait for the bots, this time
+ and -  make bots quicker or slower
q  leaves; the game is saved after every choice
h  tells how to play
?  opens this page
Marks
{COIN}  gold for a set, or gold you have
{SHIELD}  infamy
{FLAG}  a fine marker
{EYE}  hidden, but you have seen it
{HINT_MARK}2  has taken two hints
{WALL_MARK}  somebody learns something, so it can't be taken back
↧ ◎ ∞ ✦ ↻  when played, when sold, always, special, expended
☾ ◐ ○  crescent, half and full moon; lit where the moon shines
╭╮ ╔╗ ┏┓  can be chosen; you are here; chosen
[ ]  can be chosen, where there is no room for a ring
● ○ ◌  printed, derived, reconstructed
"""
