"""How circles are called in notation, and potions counted in its remarks."""

from hexmonger.games.merchants_of_magick.sheet import CIRCLES, COLUMNS, ROWS


def circle_name(circle: int) -> str:
    """Return what a circle is called.

    >>> circle_name(0), circle_name(44)
    ('Ring steel', 'Elite Armor wild')
    """
    row, column = CIRCLES[circle]
    return f"{ROWS[row].name} {COLUMNS[column]}"


def potions_in_words(number: int) -> str:
    """Return a number of potions in words.

    >>> potions_in_words(1), potions_in_words(0)
    ('1 potion', '0 potions')
    """
    return "1 potion" if number == 1 else f"{number} potions"
