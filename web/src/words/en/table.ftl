# A table of any game: places, prompts, previews, log and chat.

## Places, as they are read out

place-slot = Slot { $slot }
place-stash = Stash, item { $number }
place-market = Market, stall { $number }, for { $gold } gold
place-market-empty = Market, stall { $number }, empty
place-deck = Deck, { $size ->
    [one] one item
   *[other] { $size } items
}
place-discard = Discard, { $size ->
    [0] empty
    [one] one item
   *[other] { $size } items
}
place-hidden = hidden
place-hidden-back = hidden, { $back } back
place-hidden-known = hidden; you saw a { $item }
place-hidden-was = hidden; it was a { $item }
place-empty = empty
place-item = { $item }, { $gold ->
    [none] no set
   *[other] { $gold } gold
}, { $infamy } infamy
place-moonstruck = moonstruck
place-sideways = expended
place-legal = can be chosen
place-news = changed since your last turn
place-chosen = chosen

## The table

table-deck = Deck
table-discard = Discard
table-market = Market
table-cost = cost
table-stash = Stash
table-your-stash = Your stash
table-stash-of = { $name }: stash
table-storehouse = Your storehouse
table-storehouse-of = { $name }: storehouse
table-hidden = Hidden
table-hidden-left = { $count } left
table-sold = Sold
table-nothing-yet = nothing yet
table-first = 1st
table-fines = { $count ->
    [one] 1 fine
   *[other] { $count } fines
}
table-gold = Gold
table-infamy = Infamy
table-gold-note = most after round { $rounds } wins
table-infamy-note = past 24: a fine of { $fine }
table-log = Log
table-chat = Chat
table-sets = Sets sold
table-no-sets = Nobody has sold a set in this round.
table-away = away
table-round = Round { $round } of { $rounds }
table-round-short = Round { $round }
table-inspection = Inspection { $round }
table-not-triggered = Inspection not triggered.
table-triggered = { $name } triggered the inspection.
table-few-hidden = { $name } { $count ->
    [0] has everything revealed.
    [one] has 1 hidden item.
   *[other] has { $count } hidden items.
}
table-few-hidden-you = You { $count ->
    [0] have everything revealed.
    [one] have 1 hidden item.
   *[other] have { $count } hidden items.
}
table-turn-order = Turn order
table-opponents = The other players
table-you = You
table-wall = wall
table-wall-behind = Wall behind you: { $what }
table-undo = Undo choice
table-undo-short = Undo
table-watching = You are watching.
table-waits = { $names } …
table-game-with = { $title } with { $modules }
table-waiting-for = Waiting for { $names }.
table-thinking = { $names } is thinking …
table-earlier = Earlier
table-earlier-lines = Show { $count } earlier lines
table-moon = { $side ->
    [crescent] Crescent moon
    [half] Half moon
    [full] Full moon
   *[none] No moon yet
}
table-moon-order = crescent, half, full
table-drawn = drawn this turn: { $item }
table-what-to-do = What you can do
table-choices = Answers
table-closer-look = A closer look
table-open-drawer = Tracks, log and chat
table-just-now = Just now
table-nothing-just-now = Nothing has happened yet.
table-yourself = Yourself
table-aside = Set aside
table-slots = slots { $slots }

## Previews

preview-title = If you choose this
preview-none = Choose something that is lit: what follows is told here before you do it.
preview-not-asked = What follows from your choices is told here once it is your turn.
preview-loading = Looking ahead …
preview-perhaps = Perhaps: { $what }
preview-perhaps-more = Perhaps: { $what } …
preview-nobody-can-tell = Nobody can tell what comes after.
preview-times = ×{ $times }
preview-nothing = Nothing else happens.
preview-refused = Not now
preview-seen = Everybody sees your { $item }.
preview-something-seen = Somebody learns something by this.
preview-learned = Somebody learns something here: it can’t be taken back.
preview-completes = completes a set
act-and-wall = { $verb }, and cross the wall
act-choose-first = Choose something that is lit
act-wait = Not your turn
act-wall-mark = crosses the wall

barred-why-item-stays = Stays put
barred-why-not-hidden = Not hidden
barred-why-hidden = Hidden
barred-why-arranged = Taken

## Chat

chat-say = Say something
chat-send = Send
chat-removed = (removed)
chat-empty = Nobody has said anything yet.

## What bots are called at a table, by their seat

bot-name-0 = Hob
bot-name-1 = Maeve
bot-name-2 = Ilse
bot-name-3 = Tobias
bot-name-4 = Orlin
bot-name-5 = Petra
bot-name-6 = Quill
bot-name-7 = Sable
