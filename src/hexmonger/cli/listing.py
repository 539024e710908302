"""`hexmonger games` and `hexmonger bots`: what is installed."""

from rich.padding import Padding
from rich.text import Text

from hexmonger.bots import GROUP as BOTS
from hexmonger.bots import bot_names
from hexmonger.cli.paper import paper, table
from hexmonger.kernel.game import GROUP as GAMES
from hexmonger.kernel.game import find_box
from hexmonger.kernel.installed import installed, load
from hexmonger.kernel.trouble import Trouble


def list_games() -> None:
    """List the games that are installed, the options each can be set up with, and its modules."""
    for name in installed(GAMES):
        try:
            box = find_box(name)
        except Trouble as trouble:
            paper.print(Text(name, "bold").append(f"  {trouble}", "not bold"))
            continue
        players = f"  {box.title}, {box.least_seats} to {box.most_seats} players"
        paper.print(Text(name, "bold").append(players))
        options = table("option", "what it is", whole=("option",))
        for option, about in box.option_names().items():
            options.add_row(option, about)
        if options.rows:
            paper.print(Padding(options, (0, 0, 0, 2), expand=False))
        modules = table("module", "what it is")
        for module, title in box.modules().items():
            about = getattr(load(f"hexmonger.{name}", module, "module"), "about", "")
            modules.add_row(module, f"{title}: {about}" if about else title)
        if modules.rows:
            paper.print(Padding(modules, (0, 0, 0, 2), expand=False))


def list_bots() -> None:
    """List the bots that are installed."""
    shown = table("name", "how it plays")
    for name in bot_names():
        try:
            about = (load(BOTS, name, "bot").__doc__ or "").strip().partition("\n")[0]
        except Trouble as trouble:
            about = str(trouble)
        shown.add_row(name, about)
    paper.print(shown)
