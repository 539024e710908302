"""All commands under one name, and one sentence for whatever goes wrong in any of them."""

from importlib.metadata import version
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from hexmonger.cli.listing import list_bots, list_games
from hexmonger.cli.paper import complain, paper
from hexmonger.cli.perft import perft
from hexmonger.cli.play import play
from hexmonger.cli.position import position
from hexmonger.cli.recipes import recipes
from hexmonger.cli.replay import replay
from hexmonger.cli.rules import rules
from hexmonger.cli.simulate import simulate
from hexmonger.kernel.trouble import Trouble


class Commands(TyperGroup):
    """Turns trouble into one sentence and exit code 2, and Ctrl-C into one sentence and 130."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command that was asked for."""
        try:
            return super().invoke(ctx)
        except Trouble as trouble:
            complain(str(trouble))
            raise typer.Exit(2) from None
        except KeyboardInterrupt:
            complain("stopped")
            raise typer.Exit(130) from None


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        paper.print(f"hexmonger {version('hexmonger')}")
        raise typer.Exit


@app.callback()
def hexmonger(
    show_version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and leave."),
    ] = False,
) -> None:
    """Games of magic merchants: play them, replay them, look things up, and let bots play thousands."""


app.command()(play)
app.command()(replay)
app.command()(rules)
app.command()(recipes)
app.command()(simulate)
app.command()(position)
app.command()(perft)
app.command("games")(list_games)
app.command("bots")(list_bots)
