# Who has made what.

credits-title = Credits
