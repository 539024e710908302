"""Charts of win shares: every share with its interval, beside the even share."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hexmonger.arena.extras import need
from hexmonger.arena.standing import Standing, Standings
from hexmonger.kernel.trouble import Trouble

KINDS: Final = (".svg", ".png", ".pdf")
INK: Final = "#3b3550"
FAINT: Final = "#9a93ad"
ACCENT: Final = "#8a5a00"
WIDTH: Final = 7.0
HEAD: Final = 1.1
ROW: Final = 0.42


@dataclass(frozen=True)
class Bar:
    """One row of a chart: a win share, its interval and the even share, all of them in percent."""

    label: str
    share: float
    low: float
    high: float
    even: float

    @classmethod
    def of(cls, label: str, standings: Standings, standing: Standing, is_open: bool) -> "Bar":
        """Return the row of a bot's standing."""
        low, high = standing.share_interval(is_open)
        return cls(label, 100 * standing.share, 100 * low, 100 * high, 100 * standings.even)

    @property
    def colour(self) -> str:
        """Return the colour of the row: it stands out where the share is known to be other than even."""
        return INK if self.low <= self.even <= self.high else ACCENT


def check_chart(path: Path) -> None:
    """Refuse a chart before anything is played for it, where it can't be drawn."""
    if path.suffix.lower() not in KINDS:
        raise Trouble(f"{path}: a chart is a file that ends in {', '.join(KINDS[:-1])} or {KINDS[-1]}")
    need("matplotlib", "arena", "charts")


def draw_chart(path: Path, title: str, all_standings: Sequence[Standings], is_open: bool) -> None:
    """Draw a row for every bot of every line-up."""
    bars = [
        Bar.of(f"{bot}  v  {each.against(bot)}", each, standing, is_open)
        for each in all_standings
        for bot, standing in each.by_bot.items()
    ]
    draw_bars(path, title, bars)


def draw_bars(path: Path, title: str, bars: Sequence[Bar]) -> None:
    """Draw rows of shares; the same rows are the same file, which does not tell when it was made."""
    matplotlib = need("matplotlib", "arena", "charts")
    figure_kind = need("matplotlib.figure", "arena", "charts").Figure
    settings = {"svg.hashsalt": "hexmonger", "svg.fonttype": "none", "font.size": 10}
    with matplotlib.rc_context(settings):
        figure = figure_kind(figsize=(WIDTH, HEAD + ROW * len(bars)), layout="constrained")
        axes = figure.subplots()
        for at, bar in enumerate(bars):
            dashes = (0, (3, 2))
            axes.plot([bar.even, bar.even], [at - 0.5, at + 0.5], color=FAINT, linewidth=1, linestyle=dashes)
            axes.plot([bar.low, bar.high], [at, at], color=bar.colour, linewidth=2, solid_capstyle="butt")
            axes.plot([bar.share], [at], "o", color=bar.colour, markersize=6, clip_on=False)
            axes.annotate(
                f"{bar.share:.1f} %",
                (bar.high, at),
                xytext=(6, 0),
                textcoords="offset points",
                va="center",
                color=bar.colour,
            )
        axes.set_yticks(range(len(bars)), [bar.label for bar in bars])
        axes.set_ylim(len(bars) - 0.5, -0.5)
        axes.set_xlim(0, 100)
        axes.set_xlabel(f"win share of a seat in %, with its 95 % interval; dashed: {_even(bars)}")
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


def _even(bars: Sequence[Bar]) -> str:
    shares = {bar.even for bar in bars}
    return f"the even share, {bars[0].even:.1f} %" if len(shares) == 1 else "the even share"
