import { expect, it } from "vitest";
import type { Drawn, Heard } from "../../protocol/types";
import { course, ledgers } from "./chronicle";

const events = (...told: Record<string, unknown>[]): Heard[] =>
  told.map((event, number) => ({ number, event }));
const view = (phase: string, ...scores: [number, number][]) =>
  ({
    traits: { phase },
    players: scores.map(([gold, infamy], seat) => ({ seat, figures: { gold, infamy, fines: 0 } })),
  }) as unknown as Drawn;

const GAME = events(
  { event: "round_began", seat: 0, round: 1 },
  { event: "turn_began", seat: 0, round: 1, turns: 0 },
  { event: "bought", seat: 0, gold: 2 },
  { event: "sold", seat: 0, item: "crystal_ball", slots: [0, 1, 2], items: [] },
  { event: "closed", seat: 0, kept: [], columns: 3 },
  { event: "gained_gold", seat: 0, gold: 9 },
  { event: "gained_gold", seat: 0, gold: 1 },
  { event: "inspection_began", seat: 0, round: 1 },
  { event: "turned_up", seat: 1, slot: 4, item: "haunted_doll" },
  { event: "counted", seat: 0, infamy: 3 },
  { event: "gained_infamy", seat: 0, infamy: 3 },
  { event: "counted", seat: 1, infamy: 30 },
  { event: "gained_infamy", seat: 1, infamy: 30 },
  { event: "fined", seat: 1, markers: 1, fines: 1 },
  { event: "paid_fines", seat: 1, markers: 1 },
  { event: "lost_gold", seat: 1, gold: 20 },
  { event: "over", winners: [0], places: [1, 2] },
);

it("says where the gold came from, and what fines took of it", () => {
  const [mine, theirs] = ledgers(view("over", [28, 3], [0, 5]), GAME, 20);
  expect(mine).toEqual({ start: 20, sets: 9, effects: 1, market: -2, bribes: 0, fines: 0, gold: 28 });
  expect(theirs).toEqual({ start: 20, sets: 0, effects: 0, market: 0, bribes: 0, fines: -20, gold: 0 });
});

it("follows the scores from turn to turn", () => {
  const moments = course(view("over", [28, 3], [0, 5]), GAME, 20);
  expect(moments[0]?.gold).toEqual([20, 20]);
  expect(moments.at(-1)?.gold).toEqual([28, 0]);
  expect(moments.at(-1)?.infamy).toEqual([3, 5]);
});
