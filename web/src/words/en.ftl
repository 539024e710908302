# What the page says itself, in English; games bring words of their own.

## The house

house = Hexmonger
house-motto = Games of magic merchants
loading = Lighting the lanterns …
not-found = There is no such page.
to-the-start = To the start
close = Close
settings = Settings
rules = Rules
credits = Credits
theme = Light
theme-system = As the system
theme-night = Night
theme-day = Day
pace = Others’ turns
pace-brisk = Brisk
pace-slow = Slow
pace-instant = At once
motion = Motion
motion-system = As the system
motion-less = Less
text-size = Text
text-size-usual = Usual
text-size-large = Large
confirm = Ask before
confirm-always = Every choice
confirm-wall = The wall
confirm-never = Nothing
forced = Forced answers
forced-mine = I give them
forced-itself = By themselves

## The connection

status-connecting = Connecting …
status-lost = The connection is lost. Trying again …
status-closed = This table is closed to this page.
try-again = Try again
went-wrong = Something went wrong on this page. The table is as it was.
reload = Reload

## Cards

card-moment = { $moment ->
    [played] Played
    [sold] Sold
    [special] Special
    [expend] Expend
   *[always] Always
}
card-when = { $moment ->
    [played] When played
    [sold] When sold
    [special] Special
    [expend] When expended
   *[always] Always
}
card-gold = { $gold } gold
card-gold-none = no set
card-gold-note = for a set of three
card-infamy = { $infamy } infamy
card-infamy-note = for each one left
card-moon = { $side ->
    [crescent] Crescent
    [half] Half moon
    [full] Full moon
   *[all] Every side
}
card-moon-struck = moonstruck now
card-moon-not = not moonstruck now
card-copies = { $copies ->
    [one] one copy
   *[other] { $copies } copies
} in the box
card-base = Base item
card-moon-item = Moon item
card-rule = Rule
card-sells-with = Sells with
card-effects = What it does

source-printed = Printed
source-printed-note = in a handbook
source-derived = Derived
source-derived-note = from its rulings
source-transcribed = Transcribed
source-transcribed-note = from a picture
source-reconstructed = Reconstructed
source-reconstructed-note = by us; an edition can correct it
source-ours = Ours
source-ours-note = a rule of this house
source-corrected = Corrected
source-corrected-note = by the edition

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
place-empty = empty
place-item = { $item }, { $gold ->
    [none] no set
   *[other] { $gold } gold
}, { $infamy } infamy
place-moonstruck = moonstruck
place-sideways = sideways
place-legal = can be chosen
place-chosen = chosen

## The table

table-deck = Deck
table-discard = Discard
table-market = Market
table-cost = cost
table-stash = Stash
table-your-stash = Your stash
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
table-bot = Bot
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
table-wall-behind = Wall behind you
table-undo = Undo choice
table-undo-short = Undo
table-watching = You are watching.
table-waits = { $names } …
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
preview-learned = Somebody learns something here: it can’t be taken back.
preview-completes = completes a set
act-and-wall = { $verb }, and cross the wall
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

## The inspection

inspection-title = { $round ->
    [1] First inspection
    [2] Second inspection
    [3] Third inspection
   *[other] Inspection { $round }
}
inspection-counts = { $name } counts what is left
inspection-counts-you = You count what is left
inspection-turned = { $count ->
    [0] nothing turned up
    [one] 1 item turned up
   *[other] { $count } items turned up
}, { $sets ->
    [0] no sets
    [one] 1 set sold
   *[other] { $sets } sets sold
}
inspection-turned-up = turned up
inspection-sum = Infamy
inspection-next = Next: { $name }
inspection-go-on = Go on
inspection-skip = Skip to the end
inspection-counting = counting
inspection-triggered = triggered
inspection-triggered-note = Triggered it: { $penalty } more if anyone gains less
inspection-wraps = Wraps past 24
inspection-past = { $was } + { $sum } = { $total }, past 24: down to { $now }
inspection-plus-fine = { $count ->
    [one] +1 fine
   *[other] +{ $count } fines
}
inspection-waits = Waits for you.

## The end

end-title = { $name } { $gold ->
   *[other] wins with { $gold } gold.
}
end-title-you = You win with { $gold } gold.
end-place = Place
end-start = Start
end-sets = Sets
end-effects = Effects
end-market = Market
end-bribes = Bribes
end-fines = Fines
end-gold = Gold
end-gold-chart = Gold over the game
end-infamy-chart = Infamy
end-infamy-note = a flag marks each fine
end-round = Round { $round }
end-again = Play again
end-record = The record
end-leave = Leave

## Home

home-title = The night market is open.
home-about = Games of magic merchants, with friends by a link or with bots worth beating.
home-play-now = Play now
home-play-now-what = { $game }, you and three bots
home-your-name = Your name
home-name-hint = A name is enough: no account.
home-box-play = Play
home-open-a-table = Open a table
home-continue = Continue
home-watch = Watch
home-finished = Finished
home-none-mine = No table waits for you.
home-none-watch = Nobody plays in the open now.
home-your-turn = Your turn
home-join = Join a table
home-join-hint = Link or name of a table
home-join-go = Join
home-seats = { $least } to { $most }
home-solo = solo
home-box-alley = Fill a storehouse, sell sets of three, and be gone before the inspectors count.
home-box-market = A market, a moon die and items that wake under its light. Plays with Arcane Alley.
home-box-magick = Roll, craft and enchant. Ten rounds, one sheet, orders that never wait.
home-market = Moonstruck Market
home-cards = Cards

## The waiting room

wait-free = { $count ->
    [0] Everybody is here.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
wait-seat-free = Free
wait-host = host
wait-sit = Sit down here
wait-add-bot = Give it to a bot
wait-get-up = Get up
wait-remove = Remove
wait-begin = Begin
wait-begin-hint = The host begins once every seat is taken.
wait-link = Ask somebody in
wait-link-note = Send this link. A name is enough.
wait-copy = Copy
wait-copied = Copied
wait-sealed = The deal is sealed
wait-sealed-note = The table’s seed was sealed before anybody sat down, and words of every seat are stirred in. After the game the seal is opened: anyone can deal the cards again.
wait-closed = This table was closed ({ $why }).
wait-opening = The words are being opened …

## Cards page

cards-title = All items
cards-game = Game
cards-alley = Arcane Alley
cards-market = With Moonstruck Market
cards-moment = Timing
cards-any = Any
cards-type = Type
cards-choose = Choose a card to read it in full.

## Standing in

stand-in = A bot ({ $bot }) plays for you.
stand-in-back = Take the seat back
home-guest = Guest

## What bots are called at a table, by their seat

bot-name-0 = Hob
bot-name-1 = Maeve
bot-name-2 = Ilse
bot-name-3 = Tobias
bot-name-4 = Orlin
bot-name-5 = Petra
bot-name-6 = Quill
bot-name-7 = Sable

## Merchants of Magick

magick-items = Items
magick-spells = Spells
magick-dice = Dice
magick-belt = The belt of orders
magick-ink = marked
magick-pencil = marked in pencil
magick-for-potions = { $potions ->
    [one] for 1 potion
   *[other] for { $potions } potions
}
magick-out-of-reach = out of reach
magick-held = in hand
magick-spent = spent
magick-each = each { $enchantment }
magick-reward-1 = first: potions
magick-reward-2 = second: a free mark
magick-reward-3 = third: a free mark, { $coins } coins
magick-scored = scored { $coins }
magick-brings = { $coins }
magick-so-many = { $count } of { $all } { $column }
magick-claimed = Claimed orders
magick-potions = { $count ->
    [one] potion
   *[other] potions
}
magick-extra-dice = Extra dice
magick-free = free
magick-leaves = leaves to the left
magick-arrives = arrives from the right
magick-crafting = crafting
magick-pencil-note = Marks stay pencil until you commit.
magick-commit-note = Committing closes your round. Marks are shown when all have committed.
magick-your-score = Your score
magick-score-items = Items
magick-score-spells = Spells
magick-score-masteries = Masteries
magick-score-orders = Orders
magick-score-charms = Charms
magick-score-adventurer = Adventurer
magick-score-coins = Total
magick-end-you = You win with { $coins } coins.
magick-end = { $name } wins with { $coins } coins.
column-steel = Steel
column-wood = Wood
column-leather = Leather
column-elemental = Elemental
column-arcane = Arcane
column-wild = Wild
home-title-alley = Arcane Alley
home-title-market = Moonstruck Market
home-title-magick = Merchants of Magick
