import { expect, it } from "vitest";
import { pageWords } from "../words/page";
import { dayOf, lasting } from "./timeWords";

it("says how long something lasts in a unit that fits", () => {
  const said = [-5, 42, 119, 120, 3_600, 7_300, 90_000, 200_000].map((each) => lasting(pageWords, each));
  expect(said).toEqual(["0 s", "42 s", "119 s", "2 min", "60 min", "2 h", "25 h", "2 days"]);
});

it("names a day, and its year where that is another", () => {
  const now = new Date();
  const today = new Date(now.getFullYear(), 10, 14, 12);
  expect(dayOf(today.getTime() / 1000)).toMatch(/^(14 November|November 14)$/);
  expect(dayOf(new Date(2019, 10, 14, 12).getTime() / 1000)).toMatch(/^(14 November|November 14,) 2019$/);
});
