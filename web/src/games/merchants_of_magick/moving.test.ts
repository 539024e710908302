import { expect, it } from "vitest";
import { led } from "./moving";

const ALL = [
  { row: 0, column: 2 },
  { row: 1, column: 1 },
  { row: 3, column: 0 },
  { row: 3, column: 1 },
  { row: 3, column: 2 },
];

it("goes along a row, and to the next row that has the column", () => {
  expect(led("ArrowRight", { row: 3, column: 0 }, ALL)).toEqual({ row: 3, column: 1 });
  expect(led("ArrowLeft", { row: 3, column: 2 }, ALL)).toEqual({ row: 3, column: 1 });
  expect(led("ArrowDown", { row: 0, column: 2 }, ALL)).toEqual({ row: 3, column: 2 });
  expect(led("ArrowUp", { row: 3, column: 1 }, ALL)).toEqual({ row: 1, column: 1 });
  expect(led("End", { row: 3, column: 0 }, ALL)).toEqual({ row: 3, column: 2 });
  expect(led("Home", { row: 3, column: 2 }, ALL)).toEqual({ row: 3, column: 0 });
});

it("stays where there is nothing further", () => {
  expect(led("ArrowRight", { row: 0, column: 2 }, ALL)).toBeUndefined();
  expect(led("ArrowDown", { row: 3, column: 0 }, ALL)).toBeUndefined();
  expect(led("x", { row: 3, column: 0 }, ALL)).toBeUndefined();
});
