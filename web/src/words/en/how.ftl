# The page that teaches a game; what it teaches are the guides that the game has.

how-title = How to play
how-of = How to play { $game }
how-players = { $least } to { $most } players
how-minutes = { $minutes } minutes to read
how-missing = Nobody has written yet how that is played.
how-marks = Numbers come from the edition that is installed. Where no handbook says them, a mark says how we know.
how-first = Arcane Alley first
how-rules = All rules
how-cards = All cards
how-play = Open a table
