# Tables before they begin.

## The waiting room

wait-free = { $count ->
    [0] Everybody is here.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
wait-about = { $game }. { $pace }. Nothing is dealt before the host begins.
wait-taken = waiting, { $taken } of { $seats } seats taken
wait-seat-free = Free
wait-host = host
wait-me = { $name }
wait-me-host = { $name }, host
wait-here = at this device
wait-sit = Sit down here
wait-sit-here = Somebody here plays, too
wait-sit-here-note = You pass the device around; a curtain hides each of you from the others.
wait-sit-here-name = What are they called?
wait-add-bot = Give it to a bot
wait-get-up = Get up
wait-remove = Remove { $name }
wait-ready = ready
wait-not-ready = not ready yet
wait-away = away
wait-begin = Begin
wait-begin-hint = The host begins once every seat is taken.
wait-not-ready-yet = { $count ->
    [one] { $names } is not ready yet.
   *[other] { $names } are not ready yet.
}
wait-all-ready = Nobody else is missing: begin when you like.
wait-for-host = You are ready. The host begins.
wait-i-ready = I am ready
wait-we-ready = We are ready
wait-ready-now = You are ready
wait-full = This table is full. You can look on from here, or go to another one.
wait-choose-seat = Sit down at a free seat, or look on.
wait-elsewhere = Other tables
wait-opening = The words are being opened …
wait-change = Change the table
wait-facts = At this table
wait-on = on
wait-off = off
wait-watching = Watching
wait-watched-link = by link, { $count } now
wait-watched-all = open, { $count } now
wait-rail = Chat and who is here
wait-who = Who is here
wait-is-here = here
wait-is-away = away
wait-sheet-link = Ask in
wait-sheet-words = Words
wait-sheet-chat = Chat
wait-link = Ask somebody in
wait-link-note = Scan it or send the link. No account: a name is enough.
wait-link-of = the link of this table
wait-share = Share
wait-qr = QR code of the link to this table

## Words for the deal

deal-title = Add words to the deal
deal-about = The table’s seed is sealed. Your words are stirred in, so that nobody, not even this server’s owner, could have chosen the cards. After the game the seal is opened: anyone can deal them again.
deal-label = Your words for the deal
deal-hint = Any words; without them, nobody can guess yours either
deal-add = Seal them
deal-bot = a bot adds none
deal-not-yet = not yet
deal-sealed = sealed
deal-seal = The seal of the seed begins with
deal-stages = How far the deal has come
deal-stage-seed = Seed sealed
deal-stage-words = Words sealed
deal-stage-opening = Words opened
deal-stage-dealt = Dealt
deal-stage-checked = Opened and checked
