import { expect, it } from "vitest";
import { logWith } from "./log";

const drew = (number: number) => ({
  number,
  event: { event: "drew", seat: 1 },
  said: { id: "event-drew", fields: {} },
});

it("has no line for what was taken back, nor for what is silent", () => {
  const before = logWith([], [drew(0), drew(1), { number: 2, event: { event: "closed", seat: 1 } }]);
  expect(before.map((line) => line.number)).toEqual([0, 1]);
  const after = logWith(before, [
    { number: 3, event: { event: "took_back", seat: 1, numbers: [1, 2] } },
    drew(4),
  ]);
  expect(after.map((line) => line.number)).toEqual([0, 4]);
});
