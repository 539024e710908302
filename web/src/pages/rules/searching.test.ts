import { expect, it } from "vitest";
import type { Rulebook } from "../../protocol/types";
import { countOf, rulesIn, searched, sourcesIn, wanted } from "./searching";

const BOOK: Rulebook = {
  title: "A game",
  sections: [
    {
      title: "Playing",
      depth: 2,
      parts: [
        {
          rule: "XX-01",
          passages: [{ words: ["Draw, see ", { kind: "rule", words: "XX-02" }], source: "printed" }],
        },
        { rule: "XX-02", passages: [{ words: ["Play the Dragon's Egg."], source: "derived" }] },
      ],
    },
    {
      title: "Cards",
      depth: 3,
      parts: [
        {
          table: {
            head: ["card", "worth"],
            rows: [
              { rule: "XX-item:egg", cells: [[{ words: ["Dragon's Egg"] }], [{ words: ["20"] }]] },
              {
                rule: "XX-item:ball",
                cells: [[{ words: ["Ball"] }], [{ words: ["9", { kind: "mark", source: "reconstructed" }] }]],
              },
            ],
          },
        },
      ],
    },
  ],
};

it("finds rules and rows by their words and ids", () => {
  expect(rulesIn([searched(BOOK, wanted("dragon’s EGG"))])).toEqual(new Set(["XX-02", "XX-item:egg"]));
  expect(rulesIn([searched(BOOK, wanted("xx-01"))])).toEqual(new Set(["XX-01"]));
  expect(countOf(searched(BOOK, wanted("nothing like it")))).toBe(0);
  expect(searched(BOOK, wanted("  "))).toBe(BOOK);
});

it("finds a section by its title, whole, under the heading of its own", () => {
  const found = searched(BOOK, wanted("cards"));
  expect(countOf(found)).toBe(2);
  expect(found.sections.map(({ title }) => title)).toEqual(["Playing", "Cards"]);
});

it("knows how everything in a book is known", () => {
  expect(sourcesIn([BOOK])).toEqual(new Set(["printed", "derived", "reconstructed"]));
});
