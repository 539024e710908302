# A game that is looked at again.

replay-turn-of = Replay, turn { $turn } of { $last }
replay-turn = Turn { $turn } of { $last }
replay-turn-short = turn { $turn }
replay-the-deal = The deal
replay-deal = The deal, before turn 1 of { $last }
replay-at = Round { $round }, turn { $turn } of { $last }: { $what }
replay-at-plain = Turn { $turn } of { $last }: { $what }
replay-trouble = This game can’t be looked at.
replay-did = What this turn did
replay-did-nothing = Nothing that shows.
replay-sold = Sold: { $names }
replay-set-aside = sold as a set, set aside
replay-course = How it went
replay-flags = flags mark { $figure }
replay-moments = Key moments
replay-no-moments = This game has none.
replay-leads = { $name } takes the lead with { $score }.
replay-transport = Going through the game
replay-scrubber = Turn
replay-first = To the deal
replay-previous = A turn back
replay-play = Play
replay-pause = Pause
replay-following = A turn on
replay-last = To the end
replay-speed = Speed
replay-times = { $speed }×
replay-seen-by = Seen by
replay-all = All
replay-link = Link to this moment
replay-copied = Copied
replay-download = Record
replay-watch = Watch the replay

## Going on

replay-go-on = Go on from here
replay-go-on-title = A new table from turn { $turn }
replay-go-on-same = It begins as the table stands now. You choose who sits where, people or bots.
replay-go-on-known = What lies hidden stays as it was, and so does the deck: whoever has seen this replay knows it.
replay-go-on-chance = Dice and shuffles from here on follow from a new seed, with everybody’s words in it.
replay-go-on-record = This game and its record stay as they are.
replay-go-on-open = Open the table
replay-somebody = Somebody

## Keys

replay-key-play = Plays, or pauses
replay-key-play-names = Space
replay-key-turn = A turn back or on
replay-key-turn-names = ←, →
replay-key-moment = A key moment back or on
replay-key-moment-names = Shift ←, Shift →
replay-key-round = A round back or on
replay-key-round-names = Page up, Page down
replay-key-seen = Seen by all, or by a seat
replay-key-seen-names = 0, 1 … { $seats }
