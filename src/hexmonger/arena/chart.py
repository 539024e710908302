"""A chart of standings: the win share of every bot with its interval, beside the even share."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from hexmonger.arena.extras import need
from hexmonger.arena.standing import Standings
from hexmonger.kernel.trouble import Trouble

KINDS: Final = (".svg", ".png", ".pdf")
INK: Final = "#3b3550"
FAINT: Final = "#9a93ad"
ACCENT: Final = "#8a5a00"
WIDTH: Final = 7.0
HEAD: Final = 1.1
ROW: Final = 0.42


def check_chart(path: Path) -> None:
    """Refuse a chart before anything is played for it, where it can't be drawn."""
    if path.suffix.lower() not in KINDS:
        raise Trouble(f"{path}: a chart is a file that ends in {', '.join(KINDS[:-1])} or {KINDS[-1]}")
    need("matplotlib", "arena", "charts")


def draw_chart(path: Path, title: str, all_standings: Sequence[Standings], is_open: bool) -> None:
    """Draw a row for every bot of every line-up; nothing in the file tells when it was made."""
    matplotlib = need("matplotlib", "arena", "charts")
    figure_kind = need("matplotlib.figure", "arena", "charts").Figure
    rows = [(each, standing) for each in all_standings for standing in each.by_bot.values()]
    settings = {"svg.hashsalt": "hexmonger", "svg.fonttype": "none", "font.size": 10}
    with matplotlib.rc_context(settings):
        figure = figure_kind(figsize=(WIDTH, HEAD + ROW * len(rows)), layout="constrained")
        axes = figure.subplots()
        even = 100 * all_standings[0].even
        axes.axvline(even, color=FAINT, linewidth=1, linestyle=(0, (4, 3)), zorder=0)
        for at, (_, standing) in enumerate(rows):
            low, high = (100 * end for end in standing.share_interval(is_open))
            colour = INK if low <= even <= high else ACCENT
            axes.plot([low, high], [at, at], color=colour, linewidth=2, solid_capstyle="butt")
            axes.plot([100 * standing.share], [at], "o", color=colour, markersize=6, clip_on=False)
            axes.annotate(
                f"{100 * standing.share:.1f} %",
                (high, at),
                xytext=(6, 0),
                textcoords="offset points",
                va="center",
                color=colour,
            )
        axes.set_yticks(
            range(len(rows)), [f"{standing.bot}  v  {each.against(standing.bot)}" for each, standing in rows]
        )
        axes.set_ylim(len(rows) - 0.4, -0.6)
        axes.set_xlim(0, 100)
        axes.set_xlabel(
            f"win share of a seat in %, with its 95 % interval; dashed: the even share, {even:.1f} %"
        )
        axes.set_title(title, loc="left", color=INK)
        for side in ("top", "right", "left"):
            axes.spines[side].set_visible(False)
        axes.spines["bottom"].set_color(FAINT)
        axes.tick_params(axis="y", length=0, colors=INK)
        axes.tick_params(axis="x", colors=FAINT)
        axes.xaxis.label.set_color(FAINT)
        try:
            figure.savefig(path, dpi=160, metadata={"Date": None} if path.suffix == ".svg" else None)
        except OSError as error:
            raise Trouble(f"{path}: can't be written ({error.strerror})") from None
