import { expect, test } from "vitest";
import { dotsAcross, dotsPath } from "./dots";

test("every hash sign is a dot in its place", () => {
  expect(dotsPath([".#", "#"])).toBe("M1 0h1v1h-1zM0 1h1v1h-1z");
  expect(dotsAcross([".#", "#"])).toBe(2);
});
