import { expect, it } from "vitest";
import { fitness, isMeant } from "./options";

it("finds an answer by its key, by its number and by words of what it says", () => {
  expect(fitness("reveal 1", "reveal 1", "Reveal: Slot 1, hidden")).toBe(4);
  expect(fitness("#17", "reveal 1", "Reveal: Slot 1, hidden", 17)).toBe(4);
  expect(fitness("rev", "reveal 1", "Reveal: Slot 1, hidden")).toBe(3);
  expect(fitness("slot hid", "reveal 1", "Reveal: Slot 1, hidden")).toBe(2);
  expect(fitness("slot 2", "reveal 1", "Reveal: Slot 1, hidden")).toBe(0);
});

it("takes a number or a longer word of a barred place as meant", () => {
  expect(isMeant("at 7", "Haunted Doll (Storehouse 7)")).toBe(true);
  expect(isMeant("doll", "Haunted Doll (Storehouse 7)")).toBe(true);
  expect(isMeant("at 6", "Haunted Doll (Storehouse 7)")).toBe(false);
});
