"""Standings as they are shown: shares and margins with their intervals, a verdict, forfeits, ratings."""

from importlib.util import find_spec
from typing import Final

from rich.table import Table

from hexmonger.arena import Contest, Standings
from hexmonger.arena.ratings import ratings
from hexmonger.cli.paper import paper, table

RATED: Final = 3
FIXED: Final = "The intervals hold for a number of deals that was fixed beforehand (Student's t)."
OPEN: Final = (
    "The intervals hold however often one looks (confidence sequences; Waudby-Smith and Ramdas, by betting)."
)


def show_standings(title: str, contest: Contest) -> None:
    """Show who won how much, and how sure that is."""
    first = contest.standings[0]
    trial = first.trial
    deals = max(len(each.deals) for each in contest.standings)
    paper.print(
        f"{deals} deal{'' if deals == 1 else 's'} of {title}, {trial.setup.seats} seats, seed {trial.seed}, "
        "in every rotation",
        style="bold",
    )
    options = {name: value for name, value in trial.setup.options.items() if "." not in name}
    if options:
        paper.print(", ".join(f"{name}: {value}" for name, value in options.items()), style="dim")
    paper.print()
    paper.print(_table(contest))
    paper.print()
    for each in contest.standings:
        paper.print(_verdict(each, contest.is_open))
    for each in contest.standings:
        for standing in each.by_bot.values():
            if standing.forfeits:
                paper.print(
                    f"{standing.bot} has forfeited {standing.forfeits} of {each.games} games; {standing.why}."
                )
    bots = {bot for each in contest.standings for bot in each.by_bot}
    if len(bots) >= RATED:
        paper.print()
        _show_ratings(contest)
    paper.print()
    paper.print(
        f"An even share is {100 * first.even:.1f} %, for every seat; a victory shared by k seats counts 1/k "
        "for each of them. The margin is a seat's score less the mean of the others'. A deal counts once, "
        f"with all its rotations. {OPEN if contest.is_open else FIXED}",
        style="dim",
    )


def _table(contest: Contest) -> Table:
    """Return the standings of all bots of a line-up, or of the first bots of several."""
    columns = ("deals", "win share", "95 % interval", "margin")
    shown = table("bot", "against", *columns, right=columns, whole=columns)
    is_single = len(contest.standings) == 1
    for each in contest.standings:
        for standing in each.by_bot.values() if is_single else [each.first]:
            low, high = standing.share_interval(contest.is_open)
            shown.add_row(
                standing.bot,
                each.against(standing.bot),
                str(len(each.deals)),
                f"{100 * standing.share:.1f} %",
                f"{100 * low:.1f}–{100 * high:.1f}",
                standing.margin_text(contest.is_open),
            )
    return shown


def _verdict(standings: Standings, is_open: bool) -> str:
    """Return whether the first bot is better or worse than those it has met."""
    first = standings.first
    named = f"{first.bot} against {standings.against(first.bot)}"
    verdict = standings.verdict(is_open)
    if verdict == 0:
        return f"{named}: nobody is known to be better after {len(standings.deals)} deals."
    more = "more" if verdict > 0 else "less"
    return f"{named}: wins {more} than its even share of {100 * standings.even:.1f} %."


def _show_ratings(contest: Contest) -> None:
    if find_spec("choix") is None:
        paper.print("Ratings need choix: install hexmonger[arena] for them.", style="dim")
        return
    columns = ("rating", "95 % interval")
    shown = table("bot", *columns, right=columns, whole=columns)
    for rating in ratings(contest.standings):
        shown.add_row(rating.bot, f"{rating.rating:+.0f}", f"{rating.low:+.0f} to {rating.high:+.0f}")
    paper.print(shown)
    paper.print(
        "Ratings by Plackett and Luce on Elo's scale, 0 being their mean; bootstrap over deals.", style="dim"
    )
