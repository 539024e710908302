"""The keys of the plain table, and what its marks mean."""

from typing import Final

from hexmonger.look import EYE, HINT_MARK, WALL_MARK
from hexmonger.terminal.log import DEED

HELP: Final = f"""
Answering
Up, Down  go from answer to answer; what each would change is told beside it
1 to 9, 0  go to the answer of that number; of many, type all digits
Enter  gives the answer you are on
u, Esc  take back your last choice, as far as the wall
t  asks a bot what it would do, and why; among several people only where that is allowed
Looking
Tab  goes to the table and back to the answers
Arrows  at the table go from place to place; Enter there gives its answer
i  tells everything about the place you are on, or that your answer points at
PgUp, PgDn  scroll the table
y  tells why other answers are not allowed
l  opens the log
h  tells how the game is played, where somebody has written that down
The table
p  shows the game's own table instead, where it has one
Space  skips the wait for the bots, this time
+ and -  make bots quicker or slower
q  leaves; the game is saved after every choice
?  opens this page
Marks
╭1──╮  a place that answer 1 points at
╔1══╗  the place of the answer you are on
{EYE}  hidden, but you know it
✶  hidden
{DEED}  others have done something there since your last turn
╭╌╌╌╮  an empty place; in it, what your answer would bring there (+ in a small window)
♦  who must answer
{HINT_MARK}2  has taken two hints
{WALL_MARK}  it can't be taken back
"""
