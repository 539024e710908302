import { expect, test } from "vitest";
import { rounded } from "./rounding.ts";

test("numbers are rounded, and stay apart", () => {
  expect(rounded("M1.26 2.04l4.97.3", 1)).toBe("M1.3 2l4.9 .3");
  expect(rounded("M0 0l1.54.03", 1)).toBe("M0 0l1.5 0");
});

test("what rounding leaves behind does not add up", () => {
  const steps = Array.from({ length: 100 }, () => "h.04v.04").join("");
  const ends = [...rounded(`M0 0${steps}`, 1).matchAll(/([hv])(-?[\d.]+)/g)];
  const sum = (kind: string) =>
    ends.filter((end) => end[1] === kind).reduce((all, end) => all + Number(end[2]), 0);
  expect(sum("h")).toBeCloseTo(4, 1);
  expect(sum("v")).toBeCloseTo(4, 1);
});

test("the flags of an arc need no space, and are kept", () => {
  expect(rounded("M0 0a5.04 5 0 01.26 2", 1)).toBe("M0 0a5 5 0 0 1 .3 2");
});

test("a command that is not named goes on", () => {
  expect(rounded("m1 1 2 2c0 0 1 1 2 2 0 0 1 1 2 2z", 1)).toBe("m1 1l2 2c0 0 1 1 2 2c0 0 1 1 2 2z");
});

test("what is no path is refused", () => {
  expect(() => rounded("M1 x", 1)).toThrow("no number of a path");
});
