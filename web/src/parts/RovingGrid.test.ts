import { expect, it } from "vitest";
import { target } from "./RovingGrid";

it("moves in rows and columns and stays inside", () => {
  expect(target("ArrowRight", 2, 9, 3)).toBe(3);
  expect(target("ArrowDown", 2, 9, 3)).toBe(5);
  expect(target("ArrowDown", 7, 9, 3)).toBe(7);
  expect(target("ArrowUp", 1, 9, 3)).toBe(1);
  expect(target("Home", 5, 9, 3)).toBe(3);
  expect(target("End", 6, 8, 3)).toBe(7);
  expect(target("x", 4, 9, 3)).toBe(4);
});
