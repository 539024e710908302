# A table for any game, drawn from its zones, cells, answers and log alone.

plain-verb-apart = { $verb }: { $name }
plain-where = { $zone }, place { $place }
plain-figure = { $name } { $value }
plain-yours = Your { $what }
plain-theirs = { $name }: { $what }
plain-open-to-all = open to all
plain-open = open
plain-only-you = only you see it
plain-hidden = { $count ->
   *[other] { $count } hidden
}
plain-pile = { $count }
plain-nothing = nothing
plain-bare = unmarked
plain-known = you know it
plain-would-change = What would change
plain-nothing-changes = Nothing that shows.
plain-choose = Choose an answer
plain-wait = It is not your turn
plain-nobody-asked = Nobody is asked anything.
plain-group-player = Players
plain-group-amount = Amounts
plain-group-effect = Effects
plain-group-else = Anything else
plain-drawn-from = This game has no drawings of its own here: the table shows its zones, cells, answers and log. Seats, undo, replay and chat work as everywhere.
plain-preferred = You prefer the plain table: it shows zones, cells, answers and log alone.
plain-places = { $count } places
plain-rules-of = Rules of { $title }
plain-over = The game is over.
plain-over-you = You win with { $score }.
plain-over-won = { $count ->
    [one] { $names } wins with { $score }.
   *[other] { $names } win with { $score }.
}
plain-score = Score

drawing = Tables
drawing-own = As each game draws it
drawing-plain = Plain table
drawing-note = The plain table is words and numbers: zones, cells, and answers by digit, the same for every game.
