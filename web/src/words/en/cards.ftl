# Cards, and the page that shows them all.

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
card-seen = { $copies ->
    [one] one copy
   *[other] { $copies } copies
} in this game, { $seen } seen, { $unseen ->
    [0] none unseen
   *[other] { $unseen } still unseen
}
card-in-sight = { $copies ->
    [one] one copy
   *[other] { $copies } copies
} in this game, { $seen } in sight
card-base = Base item
card-moon-item = Moon item
card-rule = Rule
card-sells-with = Sells with
card-partner = { $name }, as a mixed set
card-effects = What it does

source-printed = Printed
source-printed-note = in a handbook
source-derived = Derived
source-derived-note = from its rulings
source-transcribed = Transcribed
source-transcribed-note = from a public copy of the sheet
source-reconstructed = Reconstructed
source-reconstructed-note = by us; an edition can correct it
source-ours = Ours
source-ours-note = a rule of this house
source-corrected = Corrected
source-corrected-note = by the edition

## Cards page

cards-title = Cards
cards-search = Name, effect or rule
cards-filters = Filters
cards-shelves = Kinds of cards
cards-shelf-item = Items
cards-shelf-wizard = Wizards
cards-shelf-adventurer = Adventurers
cards-shelf-order = Orders
cards-shelf-mastery = Masteries
cards-shelf-sheet = Sheet
cards-shelf-die = Dice
cards-shelf-of = { $title }, { $game }
cards-found = { $count ->
    [0] none of { $all }
   *[other] { $count } of { $all }
}
cards-show-all = Show all
cards-edition = An edition file can correct every reconstructed number.
cards-promos = Promos
cards-promo = Promo
cards-no-moon = none
cards-without-moon = No moon
cards-facet-from = From
cards-facet-when = When
cards-facet-moon = Moon side
cards-facet-type = Type
cards-facet-known = How we know it
cards-facet-group = Group
cards-facet-enchantment = Enchantment
cards-facet-accessory = Accessory
cards-facet-weapon = Weapon
cards-facet-armor = Armor
cards-facet-column = Column
cards-facet-item = Item
cards-facet-prefix = Prefix
cards-facet-suffix = Suffix
cards-copies-for = copies for
cards-deck = { $title }, { $players ->
    [copies_2_to_4] 2–4
    [copies_5_to_6] 5–6
   *[other] all
}
cards-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
cards-copies-word = { $count ->
    [one] copy
   *[other] copies
}
cards-figure = { $name } { $value }
cards-figure-gold = a set
cards-figure-infamy = each
cards-figure-coins = coins
cards-figure-circles = circles
cards-was = was { $was }
cards-rules = Rules
cards-sellsWith = Sells with
cards-meets = Meets
cards-asks = Asks for
cards-askedBy = Asked for by
cards-try = Try it on a table
cards-in-the-rules = its own entry
cards-copy-link = Copy link
cards-copied = Copied
