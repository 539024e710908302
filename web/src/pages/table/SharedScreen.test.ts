import { expect, it } from "vitest";
import type { Drawn } from "../../protocol/types";
import { nextHere } from "./SharedScreen";

const asking = (...asked: number[]) => ({ asked }) as unknown as Drawn;

it("passes the screen to whoever here must answer, and to nobody as long as its holder must", () => {
  expect(nextHere(asking(2), 0, [1, 2])).toBe(2);
  expect(nextHere(asking(0, 1), 0, [1, 2])).toBe(-1);
  expect(nextHere(asking(2, 1), 0, [1, 2])).toBe(2);
  expect(nextHere(asking(3), 0, [1, 2])).toBe(-1);
  expect(nextHere(asking(), 0, [1])).toBe(-1);
});
