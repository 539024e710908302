import { expect, it } from "vitest";
import type { Replay } from "../protocol/types";
import { chaptersOf, momentsOf } from "./replayed";
import { addressOf, placeIn, stepFor } from "./replaying";

const sold = { id: "event-sold", fields: {} };
const steps = [
  { choices: 0, round: 1 },
  { choices: 4, round: 1, seat: 0 },
  { choices: 6, round: 1, seat: 1, keys: [sold] },
  { choices: 8, round: 2, seat: 0 },
  { choices: 9, round: 2, seat: 1, leads: 1 },
  { choices: 12, round: 2, seat: 0 },
];
const replay: Replay = {
  table: "t",
  game: "arcane_alley",
  title: "Arcane Alley",
  is_over: true,
  players: ["Ada", "Bo"],
  steps,
  charts: [],
  figures: {},
};

it("has rounds for chapters, and key moments where something is sold or the lead changes", () => {
  expect(chaptersOf(steps)).toEqual([
    { round: 1, first: 0, last: 2 },
    { round: 2, first: 3, last: 5 },
  ]);
  expect(momentsOf(steps)).toEqual([2, 4]);
});

it("goes by keys a turn, a key moment, a round, and no further than there is", () => {
  const goes = (key: string, from: number, isShift = false) => stepFor(key, isShift, replay, from);
  expect([goes("ArrowRight", 1), goes("ArrowRight", 5), goes("ArrowLeft", 0)]).toEqual([2, 5, 0]);
  expect([goes("ArrowRight", 2, true), goes("ArrowLeft", 2, true)]).toEqual([4, 0]);
  expect([goes("PageDown", 1), goes("PageUp", 4), goes("PageDown", 4)]).toEqual([3, 3, 5]);
  expect([goes("Home", 3), goes("End", 3), goes("x", 3)]).toEqual([0, 5, null]);
});

it("leads by an address to a moment with the same eyes", () => {
  for (const place of [
    { step: 4, seenBy: -2 },
    { step: 0, seenBy: 1 },
  ]) {
    const address = addressOf("a b", place);
    expect(placeIn(new URL(address, "http://localhost").searchParams)).toEqual(place);
  }
  expect(placeIn(new URLSearchParams("turn=-3&seen=nobody"))).toEqual({ step: 0, seenBy: -2 });
});
