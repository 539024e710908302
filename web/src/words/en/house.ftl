# The house itself: its name, its preferences, its connection.

## The house

house = Hexmonger
house-motto = Games of magic merchants
page-title = { $title } · Hexmonger
loading = Lighting the lanterns …
not-found = There is no such page.
to-the-start = To the start
close = Close
menu = Menu
settings = Settings
rules = Rules
credits = Credits
reading-rooms = Rooms to read in
reading-games = Games

## Preferences

settings-play = Playing
settings-look = Look
settings-hear = Listening
settings-keys = Keys
settings-kept = Kept by this browser, and by nobody else.
forced = Questions with one answer
forced-mine = I answer them
forced-itself = Answered by themselves
forced-note = Never where something is learned, and never right after you took a choice back.
confirm = Choose first, do it second
confirm-always = Always
confirm-wall = At the wall
confirm-never = Never
pace = What others do
pace-brisk = Brisk
pace-slow = Slow
pace-instant = At once
theme = Light
theme-system = As the system
theme-night = Night
theme-day = Day
text-size = Size of the text
text-size-is = { $size } %
motion = Motion
motion-system = As the system
motion-less = Less
sounds = Sounds
sounds-off = Off
sounds-on = On
spoken = Read aloud from the log
spoken-mine = What concerns me
spoken-turns = Turns, too
spoken-everything = Everything
spoken-note = For screen readers. The question, and what would follow, are always read.
letters = Single letters
letters-on = Do something
letters-off = Do nothing
letters-note = What they do is also in the help, as buttons.

## When something goes wrong

went-wrong = Something went wrong on this page. The table is as it was.
reload = Reload
