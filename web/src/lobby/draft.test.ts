import { describe, expect, it } from "vitest";
import type { TableSheet } from "../protocol/types";
import {
  BY_SEAT,
  draftOf,
  layingOf,
  newDraft,
  withFile,
  withMore,
  withOption,
  without,
  withSeatOption,
  withStart,
} from "./draft";

const WIZARDS = ["none", "byros", "dafana", "ninx", "corvus"];
const DRAFT = newDraft("arcane_alley", { wizards: "random" }, 3);

describe("a table as somebody wants it", () => {
  it("gives every seat something else where each has one of its own", () => {
    const chosen = withOption(DRAFT, "wizards", BY_SEAT, WIZARDS);
    expect(layingOf(chosen).options).toEqual({ wizards: "byros,dafana,ninx" });
    expect(layingOf(withMore(chosen)).options).toEqual({ wizards: "byros,dafana,ninx,none" });
    const other = withSeatOption(chosen, "wizards", 1, "corvus");
    const swapped = withSeatOption(chosen, "wizards", 0, "ninx", true);
    expect(layingOf(swapped).options).toEqual({ wizards: "ninx,dafana,byros" });
    expect(layingOf(without(other, 0)).options).toEqual({ wizards: "corvus,ninx" });
    const back = withOption(withOption(other, "wizards", "none", WIZARDS), "wizards", BY_SEAT, WIZARDS);
    expect(layingOf(back).options).toEqual({ wizards: "byros,corvus,ninx" });
  });

  it("has a file in the place of what was chosen", () => {
    const before = { ...DRAFT, options: { recipe: "mine", "recipe.older_wand": "3/4", modules: "m" } };
    const after = withFile(before, "recipe", { name: "toads.toml", text: "name = 'Toads'" });
    expect(layingOf(after)).toMatchObject({ options: { modules: "m" }, recipe: "name = 'Toads'" });
    expect(layingOf(withFile(after, "recipe", null)).recipe).toBeUndefined();
  });

  it("has nothing but terms beside a record", () => {
    const draft = withStart(
      { ...DRAFT, name: " Again " },
      { kind: "record", file: { name: "a", text: "r" } },
      4,
    );
    expect(draft.seats.length).toBe(4);
    expect(layingOf(draft)).toEqual({
      name: "Again",
      game: "arcane_alley",
      terms: DRAFT.terms,
      record: "r",
    });
  });

  it("is made of a table that waits", () => {
    const sheet = {
      game: "arcane_alley",
      name: "Friday",
      options: { wizards: "byros,none,ninx" },
      terms: { pace: 60 },
      seats: [{ name: "Ada", is_host: true }, { is_free: true }, { bot: "greedy", name: "greedy" }],
    } as unknown as TableSheet;
    const draft = draftOf(sheet, 0, ["wizards"]);
    expect(draft.seats).toEqual([{ who: "me" }, { who: "open" }, { who: "bot", bot: "greedy" }]);
    expect(draft.terms).toMatchObject({ pace: 60, is_open: true });
    expect(layingOf(draft).options).toEqual({ wizards: "byros,none,ninx" });
  });
});
