"""All commands under one name, and one sentence for whatever goes wrong in any of them."""

from importlib.metadata import version
from typing import Annotated, Any, Final, cast

import typer
from typer.core import TyperGroup

from hexmonger.cli.admin import admin
from hexmonger.cli.arena import arena
from hexmonger.cli.listing import list_bots, list_games
from hexmonger.cli.paper import complain, paper
from hexmonger.cli.perft import perft
from hexmonger.cli.play import play
from hexmonger.cli.position import position
from hexmonger.cli.recipes import recipes
from hexmonger.cli.replay import replay
from hexmonger.cli.rules import rules
from hexmonger.cli.serve import serve
from hexmonger.cli.simulate import simulate
from hexmonger.cli.tune import tune
from hexmonger.cli.verify import verify_record
from hexmonger.kernel.native import build_name
from hexmonger.kernel.trouble import Trouble
from hexmonger.words import trouble_text

# Typer has brought Click along under more than one name; this is its UsageError under any of them.
Misused: Final = cast(type[Exception], typer.BadParameter.__mro__[1])


class Commands(TyperGroup):
    """Turns trouble into one sentence and exit code 2, and Ctrl-C into one sentence and 130."""

    def make_context(self, *args: Any, **options: Any) -> Any:
        """Read the options that come before a command."""
        try:
            return super().make_context(*args, **options)
        except Misused as misuse:
            complain(_what_is_wrong(misuse))
            raise typer.Exit(2) from None

    def invoke(self, ctx: Any) -> Any:
        """Run the command that was asked for."""
        try:
            return super().invoke(ctx)
        except Misused as misuse:
            complain(_what_is_wrong(misuse))
            raise typer.Exit(2) from None
        except Trouble as trouble:
            complain(trouble_text(trouble))
            raise typer.Exit(2) from None
        except OSError as error:
            # What has no file's name is the output itself.
            if error.filename is None:
                raise
            complain(f"{error.filename}: can't be used ({error.strerror})")
            raise typer.Exit(2) from None
        except KeyboardInterrupt:
            complain("stopped")
            raise typer.Exit(130) from None


def _what_is_wrong(misuse: Any) -> str:
    """Return what is wrong with the words of a command, and where its options are told."""
    sentence = misuse.format_message().rstrip(".").replace(". Did you", "; did you")
    if sentence.endswith("?"):
        return f"{sentence[:1].lower()}{sentence[1:]}"
    command = misuse.ctx.command_path if misuse.ctx is not None else "hexmonger"
    return f"{sentence[:1].lower()}{sentence[1:]}; see {command} --help"


app = typer.Typer(
    cls=Commands,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        paper.print(f"hexmonger {version('hexmonger')}, {build_name()}")
        raise typer.Exit


@app.callback()
def hexmonger(
    ctx: typer.Context,
    show_version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and leave."),
    ] = False,
) -> None:
    """Games of magic merchants: play them, replay them, look things up, and let bots play thousands."""
    if ctx.invoked_subcommand is None:
        paper.print(ctx.get_help())


app.command()(play)
app.command()(replay)
app.command("verify")(verify_record)
app.command()(serve)
app.add_typer(admin, name="admin")
app.command()(rules)
app.command()(recipes)
app.command()(simulate)
app.command()(arena)
app.command()(tune)
app.command()(position)
app.command()(perft)
app.command("games")(list_games)
app.command("bots")(list_bots)
