import { expect, it } from "vitest";
import { since } from "./since";

const line = (number: number, seat: number, isHeading = false) => ({
  number,
  seat,
  isHeading,
  event: "drew",
  said: { id: "event-drew" },
});
const LOG = [line(0, 0, true), line(1, 0), line(3, 1, true), line(4, 1), line(6, 0, true)];

it("tells what came after the choice, or after the last line of one's own", () => {
  expect(since(LOG, 0, 3).map(({ number }) => number)).toEqual([4, 6]);
  expect(since(LOG, 0, -1).map(({ number }) => number)).toEqual([3, 4, 6]);
});
