# The rules of a game, to be read and searched.

rules-title = Rules
rules-of = Rules of { $game }
rules-contents = Contents
rules-search = Search these rules
rules-search-hint = A word, or { $rule }
rules-found = { $count ->
    [0] Nothing has these words.
    [one] One passage has these words.
   *[other] { $count } passages have these words.
}
rules-all = Show all rules
rules-how-known = How we know it
rules-edition = Whoever holds the printed cards can correct a reconstructed number in an edition file.
rules-unofficial = In our own words. They replace no handbook.
rules-none = This game has no rules page.
rules-missing = There are no rules of that name.
rules-link-to = Link to { $rule }
rules-card = See the card
