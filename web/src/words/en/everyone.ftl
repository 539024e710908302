# What helps everybody to play: keys, the typed line, what is read aloud.

## Places, as they are read out

place-when = { $moment ->
    [played] when played
    [sold] when sold
    [expend] when expended
    [special] special
   *[always] always
}

## Help

help = Keys and help
help-about = Everything that can be pointed at can be reached by keys, and every answer can be typed.
help-moving = Moving about
help-letters = Keys that work anywhere at the table
key-tab = Tab
key-arrows = ← ↑ → ↓
key-home = Home, End
key-enter = Enter
key-escape = Esc
key-hold = Space, held
help-tab = from the question to what can be chosen, and on through the table
help-arrows = from place to place
help-home = to the ends of a row
help-enter = chooses a place, and once more does it
help-escape = takes the choice back, or closes what is open
help-hold = a closer look; with a finger or a mouse, press for half a second

## What keys do

aid-help = Keys and help
aid-what-to-do = What can I do?
aid-what-changed = What has changed?
aid-line = Type an answer
aid-prompt = To the question
aid-undo = Undo
aid-clear = Take the choice back
aid-read = Read this aloud
aid-look = A closer look at this
aid-digits = Choose the answer with that number
aid-how-to-choose = Choose once to hear what follows, once more to do it.
aid-option = { $verb }: { $where }
aid-so-many-places = { $count } places
aid-nothing-changed = Nothing has happened since your last choice.
aid-somebody-says = { $name } says: { $text }
aid-forced = Only one answer: { $verb }.

## The typed line

command-line = Type an answer or a command
command-hint = an answer, or undo, log, say, help
command-offers = What fits
command-do = Do it
command-unknown = Nothing here is called that.
command-undo = undo
command-undo-does = Take back the last choice
command-log = log
command-log-does = What has happened since your last choice
command-say = say
command-say-does = Say something to the table
command-what = what
command-what-does = The question and all of its answers
command-help = help
command-help-does = What keys do
command-settings = settings
command-settings-does = What you prefer
