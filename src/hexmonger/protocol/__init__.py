"""The protocol: what is said between a table and whoever sits or watches there, and its JSON Schema.

The same types stand in what is asked for over HTTP. Views and events are those of the room `wire`.
"""

from typing import Final

# It goes up when something is said otherwise than before; a hello with another number is refused.
PROTOCOL: Final = 1
