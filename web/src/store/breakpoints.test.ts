import { expect, it } from "vitest";
import { widened } from "./breakpoints";

it("multiplies the lengths of a query and nothing else", () => {
  expect(widened("(min-width: 761px) and (max-width: 1380px)", 2)).toBe(
    "(min-width: 1522px) and (max-width: 2760px)",
  );
  expect(widened("(max-width: 47.5em)", 1.5)).toBe("(max-width: 71.25em)");
  expect(widened("(prefers-reduced-motion: reduce)", 2)).toBe("(prefers-reduced-motion: reduce)");
});
