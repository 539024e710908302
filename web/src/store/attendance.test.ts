import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Attendance } from "./attendance";
import type { LogLine } from "./log";
import { NOTHING_SINCE } from "./state";

const line = (number: number): LogLine => ({
  number,
  event: "drew",
  seat: 1,
  said: { id: "event-drew" },
  isHeading: false,
});

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

it("tells nothing to somebody who has just come, or has only looked aside", () => {
  const attendance = new Attendance("table-1", 0);
  expect(attendance.comeBack([line(0), line(1)], 2)).toEqual([]);
  attendance.goAway(false);
  vi.advanceTimersByTime(5_000);
  expect(attendance.comeBack([line(0), line(1), line(2)], 3)).toEqual([]);
});

it("tells what was missed by somebody who looked elsewhere for long", () => {
  const attendance = new Attendance("table-2", 0);
  attendance.comeBack([line(0)], 1);
  attendance.goAway(false);
  vi.advanceTimersByTime(30_000);
  attendance.show(2, NOTHING_SINCE);
  expect(attendance.comeBack([line(0), line(1)], 2)).toEqual([line(1)]);
  expect(attendance.comeBack([line(0), line(1)], 2)).toEqual([]);
});

it("knows after a reload what was seen and marked before", () => {
  const before = new Attendance("table-3", 0);
  before.comeBack([line(0)], 1);
  before.show(1, { spots: new Set(["storehouse/0/1"]), numbers: new Set([0]) });
  before.goAway(true);
  vi.advanceTimersByTime(60_000);
  const after = new Attendance("table-3", 0);
  const events = [0, 1].map((number) => ({ number, event: {} }));
  expect(after.marksFor(events).from).toBe(1);
  expect([...after.marksFor(events).since.spots]).toEqual(["storehouse/0/1"]);
  expect(after.marksFor([]).since).toBe(NOTHING_SINCE);
  expect(after.comeBack([line(0), line(1)], 2)).toEqual([line(1)]);
});
