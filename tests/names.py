"""Names that somebody may give: some play tricks and are kept as they are, some can't be kept at all."""

from typing import Final

HOSTILE: Final = (
    "[/x]",
    "[bold]Ada",
    "[@click=app.quit]Ada[/]",
    "Ada[",
    "]Ada\\[/",
    "{0} {who} %s $name",
    "You",
    "The",
    "Round",
    "x" * 300,
    "word " * 60 + "end",
    "\N{PARTY POPPER}\N{PARTY POPPER}",
    "A" + "\N{COMBINING ACUTE ACCENT}" * 40,
    "\u6f22\u5b57" * 20,
    "\u0639\u0644\u064a \u05d0\u05d1\u05d2",
)
"""Names that are text and nothing else: markup, a reader's own word, very long, wide, right to left."""

UNREADABLE: Final = (
    "Ada\rBo",
    "Ada\nBo",
    "Ada\x0cBo",
    "Ada\x1cBo",
    "Ada\x85Bo",
    "Ada\u2028Bo",
    "Ada\u2029Bo",
    "Ada\x00Bo",
    "Ada\x1b[2JBo",
    "Ada\u202eoB",
    "Ada\u200fBo",
    "Ada\u2066Bo",
    "Ada\tBo",
    "Ada\ud800Bo",
)
"""Names that would break a line, a terminal or the order of letters."""
