import { expect, it } from "vitest";
import { grown } from "./text-size.ts";

it("lets pixels follow the size of text, and leaves other sizes alone", () => {
  expect(grown("16px")).toBe("calc(16 * var(--px))");
  expect(grown("clamp(40px, 4.6vw, 66px)")).toBe("clamp(40 * var(--px), 4.6vw, 66 * var(--px))");
  expect(grown("11cqw")).toBe("11cqw");
});
