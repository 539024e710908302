# The life of a table: coming and going, standing in, asking everybody, sharing a screen, the end and after it.

## The connection

life-lost = The connection is lost. Trying again …
life-lost-busy = The connection is lost. Your choice is sent as soon as it is back.
life-try-again = Try again
life-older = This page is older than the server ({ $page }, not { $server }). Reload it when it suits you.
life-renewed = The server was renewed, and this page with it. What you had picked is still picked.
life-renewing = The server has a newer page. Fetching it …
life-broken = This table could not be drawn as usual, so it is drawn plainly. Nothing of the game is lost.
life-broken-again = Try the usual table

## Where there is no table

no-table-unknown = There is no table here.
no-table-unknown-note = The link may be cut short, or the table is long gone.
no-table-secret = This seat is not on this device any longer.
no-table-secret-note = Its secret was changed on another device. Whoever took the seat first can have it back here.
no-table-take = Take the seat here
no-table-take-failed = This device can’t take the seat: make a code on the device that has it.
no-table-watch = Watch
no-table-refused = You can’t come in here.
no-table-protocol = This page and the server don’t understand each other.
no-table-protocol-note = The page is of another time than the server. Reload it; if that does not help, clear what the browser has kept of it.

## How a table ended before its game did

closed-by-agreement = Everybody agreed to end this game.
closed-by-the-host = The host has ended this table.
closed-everybody-left = Everybody has left this table.
closed-otherwise = This table is closed: { $why }.

## Standing in

stand-in = { $bot } plays for you.
stand-in-back = Take the seat back
stand-in-conceded = You have conceded; { $bot } plays on for you.
notice-time-is-up = { $name }: the time is up. A bot takes over soon.
notice-time-is-up-you = Your time is up: choose something, or a bot does it for you soon.
notice-bot-replaced = { $name }: another bot goes on here.
notice-request-ended = Nothing came of what { $name } had asked for: not everybody agreed in time.
notice-request-ended-you = Nothing came of what you had asked for: not everybody agreed in time.

## Clocks

clock-due = { $name }: { $time } left
clock-due-you = You have { $time } left
clock-last = { $name }: a bot takes over in { $time }
clock-last-you = A bot plays for you in { $time }
clock-at = until { $at }
time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

## What everybody must agree to

request-undo = { $name } asks to take back a choice beyond the wall.
request-undo-you = You ask to take back your choice beyond the wall.
request-undo-note = What was learned stays learned: the same cards come again.
request-end = { $name } offers to end the game as it stands.
request-end-you = You offer to end the game as it stands.
request-agreed = Agreed: { $names }
request-missing = Still to answer: { $names }
request-until = No answer within { $time } is a no.
request-yes = I agree
request-yes-here = We agree
request-no = No

## Sharing a screen

curtain-pass = Pass to { $name }
curtain-note = Everything is hidden until only { $name } is looking.
curtain-open = I am { $name }: show my table
curtain-back = { $name } wants another look
curtain-soon = That was quick. Look around, wait a moment, then press again.

## Since you were away

missed-title = Since you were away
missed-more = { $count ->
    [one] and one more thing
   *[other] and { $count } more things
}
missed-others = The table
missed-close = Got it
since-line = since your turn:

## Your turn

turn-title = ● Your turn: { $title }

## The menu of a table

table-menu = Table
table-menu-label = Table: seats, link, leaving
table-menu-seats = Around the table
table-menu-here = here
table-menu-away = away
table-menu-free = free
table-menu-bot = { $bot }
table-menu-stood-in = { $bot } stands in
table-menu-conceded = has conceded
table-menu-host = host
table-menu-my-seat = My seat
table-menu-undo = Ask to take back my choice
table-menu-undo-note = Beyond the wall everybody must agree; the same cards come again.
table-menu-undo-strict = At this table nothing is taken back beyond the wall.
table-menu-end = Offer to end the game
table-menu-end-note = It ends as it stands, if everybody agrees.
table-menu-leave = Let a bot play for me
table-menu-leave-note = Until you take the seat back, whenever you like.
table-menu-concede = Concede
table-menu-concede-sure = Concede for good? A bot plays your seat to the end.
table-menu-concede-yes = Yes, concede
table-menu-close = End the table
table-menu-close-sure = End the table for everybody, now?
table-menu-close-yes = Yes, end it
table-menu-not = No
table-menu-deputy = Which bot stands in
table-menu-move = Move this seat
table-menu-move-note = A code opens this seat on another device, once, within ten minutes.
table-menu-move-make = Make a code
table-menu-move-code = Type this code on the other device
table-menu-move-lasts = It lasts { $minutes } minutes and works once.
table-menu-revoke = Shut out other devices
table-menu-revoke-note = Only this device will have the seat.
table-menu-revoked = Only this device has the seat now.
table-menu-kept-nowhere = This browser keeps nothing: without a code, the seat is lost when the page is closed.
table-menu-link = The link of this table
table-menu-qr = QR code of the link
table-menu-watching = { $count ->
    [0] Nobody watches.
    [one] One person watches.
   *[other] { $count } people watch.
}
table-menu-watch-everyone = Whoever has the link may watch.
table-menu-watch-nobody = Nobody may watch before the end.
table-menu-watch = Watching
table-menu-watching-you = You are watching.
table-menu-doors = Elsewhere
table-menu-home = To the start
table-menu-cards = Cards
table-menu-settings = Settings
table-menu-screen = Table screen

## The end, and after it

again-others = The next table is laid: the others can sit down there, too.

## Chat

chat-of-table = Table
chat-of-watchers = Watchers
chat-watchers-note = Players read this when the game is over.
chat-name-first = Take a name at the start to talk with others who watch.
chat-more = What to do about { $name }’s line
chat-mute = Hear no more of { $name }
chat-remove = Remove this line
