"""What goes wrong in a way a user can understand: one clear sentence each."""


class Trouble(Exception):
    """Something a user gave can't be used; its text is one sentence that says what and where."""


class Unreadable(Trouble):
    """A text or file is not what it should be."""


class Refused(Trouble):
    """A choice is not allowed; says why, and by which rule."""

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.sentence = sentence
        self.rule = rule
