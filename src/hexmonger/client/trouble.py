"""What goes wrong between a client and its server, in one sentence each."""

from hexmonger.kernel.messages import Message
from hexmonger.kernel.trouble import Trouble
from hexmonger.protocol.replies import Code, Wrong
from hexmonger.protocol.requests import Failure


class NotDone(Trouble):
    """The server refused something, and nothing was changed; the sentence is the server's.

    `code` says what kind of refusal it is, `rule` by which rule it was made, `reason` the same as a message,
    and `after` how many seconds to wait before it is tried again.
    """

    def __init__(
        self,
        code: Code,
        text: str,
        rule: str = "",
        reason: Message | None = None,
        after: float | None = None,
    ) -> None:
        super().__init__(text)
        self.code = code
        self.rule = rule
        self.reason = reason
        self.after = after


class Lost(Trouble):
    """The server can't be reached, or the conversation with it has ended."""


def not_done(said: Wrong | Failure) -> NotDone:
    """Return what a server said is wrong as something to raise."""
    if isinstance(said, Failure):
        return NotDone(said.code, said.text, after=said.after)
    return NotDone(said.code, said.text, said.rule, said.reason, said.after)
