# Opening a table.

new-title = Open a table
new-about = Everything can be changed until the first card is dealt.
new-game = The game
new-installed = { $count ->
    [one] 1 installed
   *[other] { $count } installed
}
new-seats = Seats
new-seats-note = { $count ->
    [one] bots of one kind
   *[other] bots of level 1 to { $count }
}
new-options = The deck and the table

## Modules and editions

module-moonstruck_market = a market, a moon die, eleven items
edition-canon = canon
edition-numbers = numbers of your own
edition-bring = A file of your own
edition-drop = Back to canon

## Seats

seat-number = Seat { $number }
seat-who = Who has seat { $number }
seat-who-open = By link
seat-who-here = Here
seat-who-bot = Bot
seat-me = you, the host
seat-taken = sits here
seat-open = Open seat
seat-open-note = for whoever comes by the link
seat-here-name = Name
seat-here-name-of = Name at seat { $number }
seat-here-nameless = Somebody here
seat-level = Level of the bot at seat { $number }
seat-own = { $option } of seat { $number }
seat-own-swap = { $title } (swap with seat { $number })
seat-own-barred = { $title } ({ $why })
seat-change = Seat { $number }: { $who }
seat-who-me = You
seat-who-taken = Taken
seat-remove = Remove seat { $number }
seats-add = Add a seat
seats-up-to = up to { $most }
seats-most = { $title } has { $most } seats at most
seats-settled = as many as were brought along

## Options of the games, and their values

option-wizards = Wizards
option-recipe = Recipe
option-modules = With
option-edition = Edition
option-arrange = Arrange the nine
option-arrange-about = who places moon backs in a storehouse
value-modules-none = Nothing
value-wizards-none = None
value-wizards-random = Dealt
value-wizards-random-with-promos = Promos
value-wizards-seat-none = No wizard
value-arrange-as-dealt = As dealt
value-arrange-by-players = By players
value-by-seat = Chosen
recipe-own = Your own
recipe-bring = Your own

## What is dealt from

stock-all = { $count } items
stock-left = { $count } items, { $left } left to draw
stock-base = { $count } base
stock-moon = { $count } moon

## How people play

terms-pace = Pace
terms-pace-note = after its time a bot stands in
terms-pace-live = Live
terms-pace-minutes = Minutes
terms-pace-days = Days
terms-pace-turn = Time for a turn
pace-live = Live, no clock
pace-minutes = { $count ->
    [one] A minute a turn
   *[other] { $count } minutes a turn
}
pace-days = { $count ->
    [one] A day a turn
   *[other] { $count } days a turn
}
terms-watch = Who may watch
terms-watch-note = watchers see what is open to all
terms-watch-nobody = Nobody
terms-watch-everyone = By link
terms-undo = Undo beyond the wall
terms-undo-note = up to the wall it is always free
terms-undo-friendly = If all agree
terms-undo-strict = Never
undo-friendly = Friendly undo,
undo-strict = Strict undo,
terms-aids = Memory aids
terms-aids-note = what you have seen stays marked for you
aids-on = memory aids on
aids-off = memory aids off
terms-hints = Hints
terms-hints-note = everybody may ask a bot; all see it
terms-listed = Listed on the front page
terms-listed-note = anyone may take an open seat, or watch

## With what it begins

start-title = Or begin elsewhere
start-short = Or not with a deal:
start-deal = The cards are dealt anew. A game that was written down can be looked through, or played on from where it stopped; so can a position.
start-brought = { $file } is brought along.
start-record-note = Its game is over: it is looked through again.
start-position-note = The game goes on from there.
start-bring-record = Bring a record
start-bring-position = Bring a position
start-drop = Deal anew instead
start-record = A game to look through,
start-position = A game that goes on,

## The summary

summary = The table as it would be
summary-name = Name of the table
summary-name-hint = Name the table
summary-fair = A deal anyone can check.
summary-fair-note = The seed is sealed before the first card and opened after the last; everyone may add words to it.
summary-open = Open the table
summary-look = Look through it
summary-change = Change the table
summary-leave = Leave it as it is
summary-sum = { $seats } seats, { $bots ->
    [0] no bots
    [one] 1 bot
   *[other] { $bots } bots
}
summary-note = Nothing is dealt before you begin.
summary-change-note = Everybody gets ready anew.
fact-with = with { $modules }
fact-of = { $title }:
fact-wizards-none = No wizards
fact-wizards-random = Wizards dealt,
fact-wizards-random-rest = each a different one
fact-wizards-random-with-promos = Wizards dealt,
fact-wizards-random-with-promos-rest = promos among them
fact-wizards-by-seat = Wizards chosen,
fact-wizards-by-seat-rest = each a different one
fact-arrange-as-dealt = The nine as dealt,
fact-arrange-as-dealt-rest = whatever their backs
fact-arrange-by-players = The nine arranged
fact-arrange-by-players-rest = by their players
fact-pace-live = Live,
fact-pace-live-rest = no clock
fact-pace-minutes = { $count ->
    [one] A minute
   *[other] { $count } minutes
}
fact-pace-minutes-rest = a turn
fact-pace-days = { $count ->
    [one] A day
   *[other] { $count } days
}
fact-pace-days-rest = a turn
fact-watch-by-nobody = Watched
fact-watch-by-nobody-rest = by nobody
fact-watch-by-link = Watched
fact-watch-by-link-rest = by those with the link
fact-watch-by-all = In the lists,
fact-watch-by-all-rest = and watched by anybody
fact-hints = Hints
fact-hints-rest = for everybody, seen by all
fact-seats = { $count ->
    [one] One seat:
    [2] Two seats:
    [3] Three seats:
    [4] Four seats:
    [5] Five seats:
    [6] Six seats:
    [7] Seven seats:
    [8] Eight seats:
   *[other] { $count } seats:
}
fact-you = you
fact-open = { $count ->
    [one] one open
    [2] two open
    [3] three open
   *[other] { $count } open
}
fact-bots = { $count ->
    [one] one bot
    [2] two bots
    [3] three bots
   *[other] { $count } bots
}
fact-seat-open = open
