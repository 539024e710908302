import { expect, it } from "vitest";
import { pageWords } from "../words/page";
import { lasting } from "./timeWords";

it("says how long something lasts in a unit that fits", () => {
  const said = [-5, 42, 119, 120, 3_600, 7_300, 90_000, 200_000].map((each) => lasting(pageWords, each));
  expect(said).toEqual(["0 s", "42 s", "119 s", "2 min", "60 min", "2 h", "25 h", "2 days"]);
});
