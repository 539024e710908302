"""Says what was measured, in tables and sentences, and whether it is what was wished for."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.table import Table

from bench.report import processor
from bench.server.course import Figures, Return, Rush
from bench.server.rival import Rival

# What is wished for: milliseconds, megabytes, seconds.
P99: Final = 150.0
MEMORY: Final = 1200.0
BACK: Final = 10.0
# Where a number of tables is too large, in milliseconds.
TOO_LATE: Final = 500.0
HEADINGS: Final = (
    "tables",
    "choices",
    "p50",
    "p99",
    "worst",
    "preview p99",
    "late p99",
    "server",
    "client",
    "others",
    "MB",
)
LEGEND: Final = (
    "late: how much later than planned the client itself came to send something. server, client, others:"
    " their shares of one core. MB: the most memory that the server has held."
)


@dataclass
class Findings:
    """Holds all that one run has found, as far as it came."""

    build: str
    load: float
    files: int
    figures: Figures | None = None
    rush: Rush | None = None
    back: Return | None = None
    steps: list[Figures] = field(default_factory=list)
    lost: int = 0
    over: int = 0
    complaint: str = ""
    rival: Rival | str = ""

    @property
    def everything(self) -> list[Figures]:
        """Return the figures of every number of tables that was measured."""
        return [*([self.figures] if self.figures else []), *self.steps]

    def to_json(self) -> dict[str, Any]:
        """Return it as plain values."""
        return {"processor": processor(), **asdict(self)}


def show(console: Console, findings: Findings) -> None:
    """Print everything."""
    console.print(_table(findings.everything))
    for line in sentences(findings):
        console.print(line, highlight=False, soft_wrap=True)


def _table(everything: Sequence[Figures]) -> Table:
    table = Table(
        title="From the planned moment of a choice to the last update, in ms",
        title_justify="left",
        box=box.SIMPLE_HEAD,
        collapse_padding=True,
        pad_edge=False,
    )
    for heading in HEADINGS:
        table.add_column(heading, justify="right", no_wrap=True)
    for each in everything:
        times = (each.p50, each.p99, each.worst, each.preview_p99, each.late_p99)
        shares = (each.server_cpu, each.client_cpu, each.others_cpu)
        table.add_row(
            f"{each.tables:,}",
            f"{each.choices:,}",
            *[f"{value:,.1f}" for value in times],
            *[f"{value:.0%}" for value in shares],
            f"{each.memory:,.0f}",
        )
    return table


def sentences(findings: Findings) -> list[str]:
    """Return what was found, in sentences."""
    return [
        LEGEND,
        f"Engine: {findings.build}, on {processor()}; load average before: {findings.load:.1f}.",
        *(about_load(findings.figures) if findings.figures else ()),
        passed(findings.everything),
        *([about_return(findings.back)] if findings.back else ()),
        about_losses(findings),
        *beside(findings.rival, findings.rush),
    ]


def about_load(figures: Figures) -> list[str]:
    """Say whether the load is borne as it was wished."""
    is_held = figures.p99 < P99 and figures.memory < MEMORY
    held = (
        f"p99 {figures.p99:,.0f} ms (wished: under {P99:.0f}), {figures.memory:,.0f} MB (under {MEMORY:,.0f})"
    )
    late = f"{figures.late_p50:.1f} ms (p50), {figures.late_p99:.1f} (p99), {figures.late_worst:.0f} (worst)"
    return [
        f"{figures.tables:,} tables, {figures.connections:,} connections: {held}; {verdict(is_held)}.",
        f"The client was late itself by {late}.",
        f"{figures.server_per_choice:.2f} ms of the server's CPU for a choice with its preview.",
    ]


def about_return(back: Return) -> str:
    """Say how everybody came back."""
    held = f"wished: within {BACK:.0f} s; {verdict(back.last < BACK)}"
    return (
        f"After a SIGKILL all {back.connections:,} were back {back.last:.1f} s later, half of them after"
        f" {back.half:.1f} s ({held}). The new server spent {back.server_cpu:.1f} s of CPU until then;"
        f" {back.repeated:,} choices had been under way and were said again."
    )


def about_losses(findings: Findings) -> str:
    """Say what went missing."""
    said = f"Choices that were lost or stored twice: {findings.lost}."
    said += f" Games that were over before the end: {findings.over}." if findings.over else ""
    return said + (f" Something was refused: {findings.complaint}" if findings.complaint else "")


def verdict(is_held: bool) -> str:
    """Say whether something is as it was wished for."""
    return "held" if is_held else "not held"


def passed(everything: Sequence[Figures]) -> str:
    """Say at how many tables p99 passes what is too late."""
    good = max((each.tables for each in everything if each.p99 <= TOO_LATE), default=0)
    bad = min((each.tables for each in everything if not each.p99 <= TOO_LATE), default=None)
    if bad is None:
        return f"p99 stays under {TOO_LATE:.0f} ms up to {good:,} tables, as far as was tried."
    return f"p99 passes {TOO_LATE:.0f} ms between {good:,} and {bad:,} tables."


def beside(rival: Rival | str, rush: Rush | None) -> list[str]:
    """Say how much is stored as fast as it goes, and how much the rival stores."""
    said: list[str] = []
    if rush is not None:
        said.append(
            f"As fast as it goes, {rush.connections:,} connections: {rush.per_second:,.0f} durable choices/s,"
            f" {rush.server_cpu:.0%} of a core for the server."
        )
    if isinstance(rival, str):
        return [*said, *([rival] if rival else [])]
    said.append(
        f"{rival.release}, {rival.connections:,} connections, file storage that does not wait for the disk:"
        f" {rival.per_second:,.0f} moves/s, {rival.server_cpu:.0%} of a core for the server."
    )
    if rush is not None and rival.per_second:
        said.append(f"Ours stores {rush.per_second / rival.per_second:.2f} times as many, durably.")
    return said
