import { expect, it } from "vitest";
import type { Cell, Drawn, Heard } from "../protocol/types";
import { sinceAfter, sinceLastTurn } from "./since";
import { NOTHING_SINCE } from "./state";

const ME = 0;
const HIDDEN: Cell = { face: "hidden" };
const slot = (place: number) => ({ zone: "storehouse", seat: ME, place });
const seat = (id: number) => ({ kind: "seat", id: String(id) });

function seen(turn: number, asked: number[], cells: Cell[] = [HIDDEN, HIDDEN, HIDDEN]): Drawn {
  return {
    game: "any",
    rules: 1,
    seat: ME,
    turn,
    asked,
    figures: {},
    traits: {},
    players: [],
    zones: [{ name: "storehouse", seat: ME, size: cells.length, columns: 3, cells }],
    question: null,
  };
}

const turnedUp: Heard = {
  number: 4,
  event: { event: "turned_up", seat: ME, slot: 1 },
  said: { id: "event-turned_up", fields: { seat: seat(ME), slot: 2 } },
};
const swapped: Heard = {
  number: 5,
  event: { event: "swapped", seat: 1, owner: ME },
  moves: [{ thing: "", origin: slot(0), target: slot(2) }],
  said: { id: "event-swapped", fields: { seat: seat(1), owner: seat(ME) } },
};
const turnOf = (who: number, number: number): Heard => ({
  number,
  event: { event: "turn_began", seat: who },
  said: { id: "event-turn_began", fields: { seat: seat(who) } },
  is_heading: true,
});
const drewSomewhere: Heard = {
  number: 6,
  event: { event: "drew", seat: 1 },
  said: { id: "event-drew", fields: { seat: seat(1) } },
};

it("marks what another did to one's places, by what lies there and by what moved", () => {
  const before = seen(1, [1]);
  const after = seen(1, [1], [HIDDEN, { thing: "toad" }, HIDDEN]);
  const told = { events: [turnedUp, drewSomewhere], before, view: after, isOwn: false };
  const first = sinceAfter(NOTHING_SINCE, told);
  expect([...first.spots]).toEqual(["storehouse/0/1"]);
  expect([...first.numbers]).toEqual([4]);
  const moved = sinceAfter(NOTHING_SINCE, { events: [swapped], before: after, view: after, isOwn: false });
  expect([...moved.spots].sort()).toEqual(["storehouse/0/0", "storehouse/0/2"]);
  expect([...moved.numbers]).toEqual([5]);
});

it("marks nothing of one's own doing, and forgets with the end of one's turn", () => {
  const marked = { spots: new Set(["storehouse/0/1"]), numbers: new Set([4]) };
  const mine = { events: [], before: seen(ME, [ME]), view: seen(ME, [ME]), isOwn: true };
  expect(sinceAfter(marked, mine)).toBe(marked);
  const done = { events: [turnOf(1, 9)], before: seen(ME, [ME]), view: seen(1, [1]), isOwn: true };
  expect(sinceAfter(marked, done)).toBe(NOTHING_SINCE);
});

it("lets a mark go where what it marks goes", () => {
  const marked = { spots: new Set(["storehouse/0/1"]), numbers: new Set([4]) };
  const closes: Heard = {
    number: 7,
    event: { event: "closed", seat: ME },
    moves: [{ thing: "", origin: slot(1), target: slot(0) }],
  };
  const view = seen(ME, [ME], [{ thing: "toad" }]);
  const after = sinceAfter(marked, { events: [closes], before: seen(ME, [ME]), view, isOwn: true });
  expect([...after.spots]).toEqual(["storehouse/0/0"]);
});

it("tells nothing of what was taken back, nor where everything is new", () => {
  const marked = { spots: new Set(["storehouse/0/1"]), numbers: new Set([4]) };
  const back: Heard = { number: 8, event: { event: "took_back", seat: 1, numbers: [4] } };
  const view = seen(1, [1]);
  const after = sinceAfter(marked, { events: [back], before: view, view, isOwn: false });
  expect([after.spots.size, after.numbers.size]).toEqual([0, 0]);
  const all = seen(1, [1], [{ thing: "toad" }, { thing: "ring" }, { thing: "coin" }]);
  const stocked = sinceAfter(NOTHING_SINCE, { events: [turnedUp], before: view, view: all, isOwn: false });
  expect(stocked.spots.size).toBe(0);
});

it("marks nothing for those who watch", () => {
  const view = { ...seen(1, [1]), seat: -1 };
  const told = { events: [swapped], before: view, view, isOwn: false };
  expect(sinceAfter(NOTHING_SINCE, told)).toBe(NOTHING_SINCE);
});

it("finds one's last turn for somebody who hears everything at once", () => {
  const all = [turnOf(ME, 0), turnOf(1, 1), swapped, turnOf(ME, 3), turnOf(1, 4), drewSomewhere];
  expect(sinceLastTurn(all, ME).map((each) => each.number)).toEqual([4, 6]);
  const now = [...all, turnOf(ME, 7)];
  expect(sinceLastTurn(now, ME).map((each) => each.number)).toEqual([4, 6, 7]);
});

const line = (who: number, place: number) => ({ zone: "line", seat: who, place });
const order = (id: string) => ({ kind: "order", id });
const mastery = { kind: "mastery", id: "blacksmith" };
const passedOn: Heard = {
  number: 12,
  event: { event: "belt_moved", orders: ["ring", "staff", "helmet"] },
  moves: [
    { thing: "ring", origin: line(ME, 0), target: line(1, 1) },
    { thing: "staff", origin: line(ME, 1), target: line(ME, 0) },
    { thing: "helmet", origin: line(1, 0), target: line(ME, 1) },
  ],
  said: { id: "event-belt_moved", fields: { orders: [order("ring"), order("staff"), order("helmet")] } },
};
const mastered = (who: number): Heard => ({
  number: 10,
  event: { event: "mastered", seat: who, mastery: "blacksmith" },
  said: { id: "event-mastered", fields: { seat: seat(who), mastery } },
});
const turned: Heard = {
  number: 11,
  event: { event: "mastery_turned", mastery: "blacksmith" },
  said: { id: "event-mastery_turned", fields: { mastery } },
};
const rolled: Heard = {
  number: 13,
  event: { event: "rolled", round: 8 },
  said: { id: "event-rolled", fields: { round: 8 } },
  is_heading: true,
};

/** A table at which all act at once, and a mastery lies for everybody. */
function atOnce(asked: number[]): Drawn {
  const masteries = {
    name: "masteries",
    seat: -1,
    size: 2,
    cells: [{ thing: "jeweller" }, { thing: "blacksmith" }],
  };
  return { ...seen(-1, asked), zones: [masteries] };
}

it("marks what comes from another where all act at once, and what others changed for all", () => {
  const events = [mastered(1), turned, passedOn, rolled];
  const told = { events, before: atOnce([1]), view: atOnce([ME, 1]), isOwn: false };
  const after = sinceAfter(NOTHING_SINCE, told);
  expect([...after.spots].sort()).toEqual(["line/0/1", "masteries/-1/1"]);
  expect([...after.numbers]).toEqual([10, 11, 12]);
  expect(sinceAfter(NOTHING_SINCE, { ...told, before: null })).toEqual(after);
});

it("marks the same where one's own choice was the last of all, in place of what was marked before", () => {
  const marked = { spots: new Set(["line/0/0"]), numbers: new Set([4]) };
  const events = [mastered(ME), turned, passedOn, rolled];
  const told = { events, before: atOnce([ME]), view: atOnce([ME, 1]), isOwn: true };
  const after = sinceAfter(marked, told);
  expect([...after.spots]).toEqual(["line/0/1"]);
  expect([...after.numbers]).toEqual([12]);
  const first = { events: [], before: atOnce([ME, 1]), view: atOnce([1]), isOwn: true };
  expect(sinceAfter(marked, first)).toBe(NOTHING_SINCE);
});
