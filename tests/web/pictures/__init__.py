"""Pictures of the page, each by its name and at its size, by night and by day: `make screenshots`.

A module of this room draws the pictures of one part of the page. A picture is a function that is given a
`Visit` and leaves its page as it is to be seen:

    @picture("home-phone", 390, 844, scale=2)
    def home_phone(visit: Visit) -> None:
        visit.open("/")
"""
