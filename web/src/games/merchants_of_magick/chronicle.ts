import type { Drawn, Heard } from "../../protocol/types";

/** The coins that every seat would have counted after each round, the first of nothing at all. */
export function course(view: Drawn, heard: readonly Heard[]): number[][] {
  const rounds = new Map<number, number[]>();
  for (const { event } of heard) {
    if (event.event === "reckoned") rounds.set(Number(event.round), event.coins as number[]);
  }
  const counted = [...rounds].sort(([one], [other]) => one - other).map(([, coins]) => coins);
  return [view.players.map(() => 0), ...counted];
}

/** The round in which a seat gained most coins, and how many. */
export function bestRound(
  rounds: readonly (readonly number[])[],
  seat: number,
): { round: number; coins: number } {
  const gains = rounds.slice(1).map((coins, at) => (coins[seat] ?? 0) - (rounds[at]?.[seat] ?? 0));
  const coins = Math.max(0, ...gains);
  return { round: gains.indexOf(coins) + 1, coins };
}

/** Who led before the winner did: the last round that began with somebody else ahead. */
export function lastLead(
  rounds: readonly (readonly number[])[],
  winner: number,
): { seat: number; coins: number; round: number } | null {
  for (let at = rounds.length - 2; at > 0; at -= 1) {
    const coins = rounds[at] ?? [];
    const most = Math.max(...coins);
    if ((coins[winner] ?? 0) < most) return { seat: coins.indexOf(most), coins: most, round: at + 1 };
  }
  return null;
}

/** The place of every seat as the end was told, 1 the best; shared ones are equal. */
export function places(view: Drawn, heard: readonly Heard[]): number[] {
  const over = heard.findLast(({ event }) => event.event === "over")?.event;
  return (over?.places as number[] | undefined) ?? view.players.map(() => 1);
}
