import { expect, it } from "vitest";
import { BOXES, type Box, keepQuick, lastQuick, tableIn } from "./tables";

it("finds the table in a link, and takes a name as it is", () => {
  expect(tableIn("http://localhost:8000/t/amber-toad-47?x=1")).toBe("amber-toad-47");
  expect(tableIn("  amber-toad-47 ")).toBe("amber-toad-47");
  expect(tableIn("/t/%E0%A4%A")).toBe("%E0%A4%A");
});

it("remembers what was played at once", () => {
  expect(lastQuick()).toMatchObject({ box: BOXES[0], bots: 3, bot: "greedy" });
  keepQuick({ box: BOXES[2] as Box, bots: 0, bot: "uniform" });
  expect(lastQuick()).toEqual({ box: BOXES[2], bots: 0, bot: "uniform" });
});
