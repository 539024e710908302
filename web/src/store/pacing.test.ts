import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Update } from "../protocol/types";
import { Pacing, type Step } from "./pacing";
import { prefer } from "./preferences";

const step = (heard: number, isOwn = false): Step => ({ update: { heard } as Update, isOwn });

function shown(): { pacing: Pacing; seen: number[][] } {
  const seen: number[][] = [];
  const pacing = new Pacing((steps) => seen.push(steps.map(({ update }) => update.heard)));
  return { pacing, seen };
}

beforeEach(() => {
  vi.useFakeTimers();
  prefer("pace", "slow");
});
afterEach(() => vi.useRealTimers());

it("lets what others do stand for a moment, one step after the other", () => {
  const { pacing, seen } = shown();
  for (const number of [1, 2, 3]) pacing.take(step(number));
  expect(seen).toEqual([[1]]);
  vi.advanceTimersByTime(1_400);
  expect(seen).toEqual([[1], [2]]);
  vi.advanceTimersByTime(1_400);
  expect(seen).toEqual([[1], [2], [3]]);
});

it("keeps nobody waiting for what they did themselves", () => {
  const { pacing, seen } = shown();
  for (const number of [1, 2]) pacing.take(step(number));
  pacing.take(step(3, true));
  expect(seen).toEqual([[1], [2, 3]]);
});

it("shows how it came out to one who is far behind", () => {
  const { pacing, seen } = shown();
  for (let number = 1; number <= 8; number += 1) pacing.take(step(number));
  expect(seen).toEqual([[1], [2, 3, 4, 5, 6, 7, 8]]);
});

it("shows a step with every frame to whoever waits for nothing", () => {
  prefer("pace", "instant");
  const { pacing, seen } = shown();
  for (let number = 1; number <= 6; number += 1) pacing.take(step(number));
  expect(seen).toEqual([[1]]);
  vi.advanceTimersByTime(16);
  expect(seen).toEqual([[1], [2]]);
  vi.advanceTimersByTime(100);
  expect(seen).toEqual([[1], [2], [3], [4], [5], [6]]);
  pacing.take(step(7));
  expect(seen.at(-1)).toEqual([7]);
});

it("lets everything but one's own wait while something is looked at", () => {
  prefer("pace", "instant");
  const { pacing, seen } = shown();
  pacing.hold(true);
  for (let number = 1; number <= 9; number += 1) pacing.take(step(number));
  vi.advanceTimersByTime(1_000);
  expect(seen).toEqual([]);
  pacing.take(step(10, true));
  expect(seen).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]);
  pacing.take(step(11));
  vi.advanceTimersByTime(1_000);
  pacing.hold(false);
  expect(seen.at(-1)).toEqual([11]);
});
