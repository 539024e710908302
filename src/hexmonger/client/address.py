"""Where a server is, given as people give it: `http://127.0.0.1:8000`."""

from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from hexmonger.kernel.trouble import Trouble

SCHEMES: Final = {"http": "ws", "https": "wss"}
SOCKET: Final = "/api/socket"


@dataclass(frozen=True)
class Address:
    """The address of a server, without a slash at its end."""

    url: str
    host: str

    @property
    def socket(self) -> str:
        """Return where its tables are listened to."""
        scheme, _, rest = self.url.partition(":")
        return f"{SCHEMES[scheme]}:{rest}{SOCKET}"

    @property
    def is_loopback(self) -> bool:
        """Whether it is on this machine, so that no proxy stands between."""
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"


def address_of(text: str) -> Address:
    """Return an address that somebody gave, refusing what is none.

    >>> address_of("http://localhost:8000/").socket, address_of("https://[::1]").is_loopback
    ('ws://localhost:8000/api/socket', True)
    """
    try:
        parts = urlsplit(text)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        host = ""
    if not host or not text.startswith(tuple(f"{scheme}://" for scheme in SCHEMES)):
        raise Trouble(f"the address of a server is such as http://127.0.0.1:8000, not {text!r:.80}")
    return Address(text.rstrip("/"), host)
