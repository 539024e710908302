import { expect, it } from "vitest";
import type { Drawn, Heard } from "../../protocol/types";
import { inspectionIn } from "./inspection";

const events = (...told: Record<string, unknown>[]): Heard[] =>
  told.map((event, number) => ({ number, event }));
const view = (phase: string, ...scores: [number, number][]) =>
  ({
    traits: { phase },
    players: scores.map(([gold, infamy], seat) => ({ seat, figures: { gold, infamy, fines: 0 } })),
  }) as unknown as Drawn;

const INSPECTION = events(
  { event: "inspection_began", seat: 1, round: 2 },
  { event: "turned_up", seat: 0, slot: 1, item: "talking_toad" },
  { event: "turned_up", seat: 0, slot: 4, item: "dragons_egg" },
  { event: "lost_infamy", seat: 0, infamy: 5 },
  { event: "gained_gold", seat: 0, gold: 1 },
  { event: "sold", seat: 0, item: "older_wand", slots: [0, 1, 2], items: ["a", "a", "a"] },
  { event: "closed", seat: 0, kept: [3, 4, 5], columns: 3 },
  { event: "gained_gold", seat: 0, gold: 3 },
  { event: "counted", seat: 0, infamy: 18 },
  { event: "gained_infamy", seat: 0, infamy: 18 },
  { event: "fined", seat: 0, markers: 1, fines: 1 },
  { event: "counted", seat: 1, infamy: 19 },
  { event: "gained_infamy", seat: 1, infamy: 19 },
  { event: "penalised", seat: 1 },
  { event: "gained_infamy", seat: 1, infamy: 10 },
  { event: "fined", seat: 1, markers: 1, fines: 1 },
  { event: "paid_fines", seat: 0, markers: 1 },
  { event: "lost_gold", seat: 0, gold: 25 },
  { event: "paid_fines", seat: 1, markers: 1 },
  { event: "lost_gold", seat: 1, gold: 10 },
  { event: "bribes_began", round: 2 },
  { event: "bribed", seat: 0, gold: 2, infamy: 1 },
);

it("tells an inspection player by player, whatever was bribed since", () => {
  const found = inspectionIn(view("bribe", [30, 4], [10, 4]), INSPECTION);
  expect(found?.counts.map(({ seat, sum, was, now, fines }) => [seat, sum, was, now, fines])).toEqual([
    [0, 18, 12, 5, 1],
    [1, 19, 0, 19, 0],
  ]);
});

it("knows the fine markers that somebody had before", () => {
  const earlier = INSPECTION.map((heard) =>
    heard.event.event === "paid_fines" && heard.event.seat === 1
      ? { ...heard, event: { ...heard.event, markers: 2 } }
      : heard,
  );
  const found = inspectionIn(view("bribe", [30, 4], [10, 4]), earlier);
  expect(found?.counts.map(({ had, fines }) => [had, fines])).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

it("knows a slot again after the storehouse has closed", () => {
  const first = inspectionIn(view("bribe", [30, 4], [10, 4]), INSPECTION)?.counts[0];
  expect(first?.turnedUp).toEqual(new Set([1]));
  expect(first?.sales).toEqual([["a", "a", "a"]]);
  expect(first?.effects).toEqual({ gold: 1, infamy: -5 });
  expect(first?.gold).toBe(3);
});

it("keeps the penalty and the fines apart from the count", () => {
  const found = inspectionIn(view("bribe", [30, 4], [10, 4]), INSPECTION);
  expect(found?.penalty).toEqual({ seat: 1, infamy: 10, was: 19, now: 4, fines: 1 });
  expect(found?.paid).toEqual([
    { seat: 0, markers: 1, gold: 25 },
    { seat: 1, markers: 1, gold: 10 },
  ]);
  expect(inspectionIn(view("sell", [30, 4], [10, 4]), INSPECTION)).toBeNull();
});
