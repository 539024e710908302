# The table screen: the public view in large.

screen-join = Take a seat with your phone.
screen-open = Show on a large screen
screen-turn = { $name }’s turn
screen-phone = Join or watch with your phone
