import { expect, it } from "vitest";
import type { Drawn, Heard } from "../../protocol/types";
import { decisionOf } from "./over";

const events = (...told: Record<string, unknown>[]): Heard[] =>
  told.map((event, number) => ({ number, event }));
const view = (...golds: number[]) =>
  ({ players: golds.map((gold, seat) => ({ seat, figures: { gold, infamy: 0 } })) }) as unknown as Drawn;

const BEGAN = { event: "round_began", seat: 0, round: 1 };
const SOLD = { event: "gained_gold", seat: 1, gold: 20 };
const INSPECTED = { event: "inspection_began", seat: 0, round: 3 };
const FINED = { event: "paid_fines", seat: 1, markers: 1 };
const PAID = { event: "lost_gold", seat: 1, gold: 25 };

it("names the fine that cost the lead", () => {
  const heard = events(BEGAN, SOLD, INSPECTED, FINED, PAID);
  expect(decisionOf(view(25, 20), heard, 25, [0, 1], [1, 2])).toEqual({
    how: "fine",
    seat: 1,
    gold: 45,
    fine: 25,
    round: 3,
  });
});

it("names whoever led until the last inspection", () => {
  const heard = events(BEGAN, SOLD, INSPECTED, { event: "gained_gold", seat: 0, gold: 30 });
  expect(decisionOf(view(55, 45), heard, 25, [0, 1], [1, 2])).toMatchObject({ how: "inspection", seat: 1 });
});

it("tells a tie, what broke it, or by how much somebody was ahead", () => {
  const heard = events(BEGAN, INSPECTED);
  expect(decisionOf(view(25, 25), heard, 25, [0, 1], [1, 1])).toEqual({ how: "shared" });
  expect(decisionOf(view(25, 25), heard, 25, [0, 1], [1, 2])).toEqual({ how: "infamy", seat: 1 });
  expect(decisionOf(view(30, 25), heard, 25, [0, 1], [1, 2])).toEqual({ how: "ahead", seat: 1, by: 5 });
});
