import { expect, it } from "vitest";
import { tableIn } from "./tables";

it("finds the table in a link, and takes a name as it is", () => {
  expect(tableIn("http://localhost:8000/t/amber-toad-47?x=1")).toBe("amber-toad-47");
  expect(tableIn("  amber-toad-47 ")).toBe("amber-toad-47");
});
