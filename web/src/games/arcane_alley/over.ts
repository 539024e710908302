import type { Drawn, Heard } from "../../protocol/types";
import { changesOf, holding, type Moment, Purses, startOf } from "./chronicle";

/** How a game was decided. */
export type Decision =
  | { how: "shared" }
  | { how: "infamy"; seat: number }
  | { how: "fine"; seat: number; gold: number; fine: number; round: number }
  | { how: "inspection"; seat: number; gold: number; round: number }
  | { how: "ahead"; seat: number; by: number };

/** Returns what decided a game, for its winner: what broke a tie, what the last inspection turned, or the lead. */
export function decisionOf(
  view: Drawn,
  heard: readonly Heard[],
  start: number,
  order: readonly number[],
  places: readonly number[],
): Decision | null {
  const [winner, second] = order;
  if (winner === undefined || second === undefined) return null;
  const gold = (seat: number) => view.players[seat]?.figures.gold ?? 0;
  if (places[second] === places[winner]) return { how: "shared" };
  if (gold(second) === gold(winner)) return { how: "infamy", seat: second };
  const before = beforeFines(view, heard, start);
  const leader = before && leaderOf(before.gold);
  if (before && leader !== null && leader !== winner) {
    const led = before.gold[leader] ?? 0;
    const { round } = before;
    const fine = before.paid[leader] ?? 0;
    return fine
      ? { how: "fine", seat: leader, gold: led, fine, round }
      : { how: "inspection", seat: leader, gold: led, round };
  }
  return { how: "ahead", seat: second, by: gold(winner) - gold(second) };
}

/** Returns whoever had the most gold; nobody where several had as much. */
function leaderOf(gold: readonly number[]): number | null {
  const most = Math.max(...gold);
  const leaders = gold.flatMap((each, seat) => (each === most ? [seat] : []));
  return leaders.length === 1 ? (leaders[0] ?? null) : null;
}

/** Returns everybody's gold in the last inspection before any fine was paid, and what each then paid. */
function beforeFines(view: Drawn, heard: readonly Heard[], start: number) {
  const held = holding(heard);
  const changes = changesOf(held);
  const purses = new Purses(view, changes, startOf(held, start));
  const last = held.findLastIndex(({ event }) => event.event === "inspection_began");
  if (last < 0) return null;
  const paying = held.findIndex(({ event }, at) => at > last && event.event === "paid_fines");
  const until = paying < 0 ? last : paying;
  const paid: number[] = view.players.map(() => 0);
  let gold: number[] = [];
  changes.forEach((change, at) => {
    if (at === until) gold = [...purses.gold];
    if (!change) return;
    purses.take(change);
    if (at >= until && change.source === "fines") paid[change.seat] = (paid[change.seat] ?? 0) - change.gold;
  });
  return { round: Number(held[last]?.event.round ?? 0), gold, paid };
}

/** The most infamy that a seat ever had, and in which round. */
export function mostInfamy(moments: readonly Moment[], seat: number): { infamy: number; round: number } {
  const found = { infamy: 0, round: 1 };
  for (const { infamy, round } of moments) {
    if ((infamy[seat] ?? 0) > found.infamy) Object.assign(found, { infamy: infamy[seat], round });
  }
  return found;
}

/** How many fine markers every seat has taken in the whole game. */
export function finesOf(moments: readonly Moment[], seats: number): number[] {
  const found = Array.from({ length: seats }, () => 0);
  for (const seat of moments.flatMap(({ fined }) => fined)) found[seat] = (found[seat] ?? 0) + 1;
  return found;
}
