# The door in.

## The doors of the house

nav = The house
nav-play = Play
nav-watch = Watch
nav-replays = Replays
nav-rules = Rules
nav-me = You are

## Home

home-title = The night market is open.
home-title-day = The day market is open.
home-about = Games of magic merchants, with friends by a link or with bots worth beating.
home-play-now = Play now
home-quick-short = { $box }, you and { $bots ->
    [one] one bot
    [2] two bots
    [3] three bots
    [4] four bots
    [5] five bots
    [6] six bots
    [7] seven bots
   *[other] { $bots } bots
}
home-quick = { home-quick-short } of level { $level }
home-quick-alone = { $box }, by yourself
home-quick-other = { $box }, you and { $bots ->
    [one] one bot
   *[other] { $bots } bots
} ({ $bot })
home-change = Change
home-change-done = Done
home-change-box = What to play
home-change-bots = Bots
home-change-bots-count = { $bots ->
    [0] no bots
    [one] 1 bot
   *[other] { $bots } bots
}
home-change-level = Their level
home-your-name = Your name
home-name-hint = A name is enough: no account.
home-box-play = Play
home-box-learn = Learn
home-box-open = Open a table of { $box }
home-open-a-table = Open a table
home-or-open = or open one of your own
home-continue = Continue
home-watch = Watch
home-none-mine = No table waits for you.
home-none-watch = Nobody plays in the open now.
home-all-tables = All of them
home-more-tables = { $count } more
home-fewer-tables = Fewer
home-join = Join a table
home-join-hint = Link or code
home-join-go = Join
home-boxes = The boxes
home-seats = { $least } to { $most }
home-seats-long = { $least } to { $most } players
home-wizards = { $count } wizards
home-bots = bots 1 to { $count }
home-solo = solo
home-box-alley = Fill a storehouse, sell sets of three, and be gone before the inspectors count.
home-box-market = A market, a moon die and items that wake under its light. Plays with Arcane Alley.
home-box-magick = Roll, craft and enchant. Ten rounds, one sheet, orders that never wait.
home-cards = Cards
home-title-alley = Arcane Alley
home-title-market = Moonstruck Market
home-title-magick = Merchants of Magick
home-guest = Guest
home-another = Another game
home-another-about = { $count ->
    [one] One more is
   *[other] { $count } more are
} installed on this server.

## Small numbers

step-less = { $label }: one less
step-more = { $label }: one more

## Bots, by their level

bot-level = Bot { $level }
bot-about-uniform = chooses by chance
bot-about-greedy = takes the best it sees
bot-about-tactician = plans ahead, and sees what you need
bot-about-forgetful = takes the best it sees, and forgets what is covered
