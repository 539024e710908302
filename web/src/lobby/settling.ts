import { http } from "../protocol/http";
import type { SeatSheet } from "../protocol/types";
import { keys } from "../store/keys";
import { type Draft, layingOf, type Plan } from "./draft";

/** Makes a table of a draft, and lets everybody sit down who is at this device; returns the table's name. */
export async function openTable(key: string, draft: Draft): Promise<string> {
  const { table } = await http.lay(key, layingOf(draft));
  const { seats, state } = await http.sheet(table);
  if (state === "waiting") await seatAll(key, table, draft.seats, seats);
  return table;
}

/** Changes a table that waits to what a draft says. */
export async function changeTable(
  key: string,
  table: string,
  draft: Draft,
  before: readonly SeatSheet[],
): Promise<void> {
  await emptySeats(key, table, draft.seats, before);
  await http.change(key, table, layingOf(draft));
  const { seats } = await http.sheet(table);
  await seatAll(key, table, draft.seats, seats);
}

/** Asks bots to get up where another one, or nobody, is wanted. */
async function emptySeats(
  key: string,
  table: string,
  plans: readonly Plan[],
  seats: readonly SeatSheet[],
): Promise<void> {
  for (const [seat, { bot }] of seats.entries()) {
    const plan = plans[seat];
    if (bot && plan && !(plan.who === "bot" && plan.bot === bot)) await http.getUp(key, table, seat);
  }
}

/** Lets sit down who is wanted at seats that are free. */
async function seatAll(
  key: string,
  table: string,
  plans: readonly Plan[],
  seats: readonly SeatSheet[],
): Promise<void> {
  const mine = plans.findIndex((plan) => plan.who === "me");
  const order = [mine, ...plans.keys()].filter((seat, at) => seat >= 0 && (at === 0 || seat !== mine));
  for (const seat of order) {
    const plan = plans[seat];
    if (!plan || !seats[seat]?.is_free) continue;
    if (plan.who === "bot") await http.sit(key, table, { seat, bot: plan.bot });
    if (plan.who === "me") await sitDown(key, table, { seat });
    if (plan.who === "here") await sitDown(key, table, { seat, name: plan.name });
  }
}

/** Sits down, and keeps the secret of the seat on this device; returns it. */
export async function sitDown(
  key: string,
  table: string,
  wanted: { seat: number; name?: string },
): Promise<string> {
  const { secret = "" } = await http.sit(key, table, wanted);
  keys.keepSeat(table, secret);
  return secret;
}
