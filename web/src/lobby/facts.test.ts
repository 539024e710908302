import { expect, it } from "vitest";
import type { Offer, Offered } from "../protocol/types";
import { pageWords } from "../words/page";
import { BY_SEAT, type Draft, newDraft, withSeat } from "./draft";
import { factsOf } from "./facts";

const DRAFT = withSeat(newDraft("arcane_alley", { wizards: BY_SEAT }), 1, { who: "bot", bot: "greedy" });
const WIZARDS: Offered = { name: "wizards", about: "", chosen: "byros,ninx,none,none" };
const OFFER: Offer = {
  game: "arcane_alley",
  title: "Arcane Alley",
  seats: 4,
  options: {},
  stock: { base: 73, moon: 43 },
  left: 68,
};

function told(draft: Draft, ...offered: Offered[]): string[] {
  return factsOf(pageWords, draft, { ...OFFER, offered }).map(({ head, rest }) => `${head} ${rest}`.trim());
}

it("tells a table in phrases", () => {
  const recipe: Offered = { name: "recipe", about: "", chosen: "standard", values: { standard: "Standard" } };
  const arrange: Offered = { name: "arrange", about: "", chosen: "by players", values: {} };
  expect(told(DRAFT, WIZARDS, recipe, arrange)).toEqual([
    "Arcane Alley",
    "Four seats: you, two open, one bot",
    "Wizards chosen, each a different one",
    "Standard: 116 items, 68 left to draw",
    "The nine arranged by their players",
    "Live, no clock",
    "Watched by those with the link",
    "Friendly undo, memory aids on",
  ]);
});

it("tells how long a turn may take, and who may watch", () => {
  const slow = { ...DRAFT, terms: { ...DRAFT.terms, pace: 2 * 86_400, watch: "nobody" as const } };
  expect(told(slow)).toEqual(expect.arrayContaining(["2 days a turn", "Watched by nobody"]));
  expect(told({ ...slow, terms: { ...slow.terms, hints: true } })).toContain(
    "Hints for everybody, seen by all",
  );
  const open = { ...DRAFT, terms: { ...DRAFT.terms, pace: 60, is_open: true } };
  expect(told(open)).toEqual(
    expect.arrayContaining(["A minute a turn", "In the lists, and watched by anybody"]),
  );
});

it("tells an option of a game that nobody has written phrases for by its name", () => {
  const tide: Offered = { name: "high_tide", about: "", chosen: "late", values: { late: "Late" } };
  expect(told({ ...DRAFT, options: {} }, tide)).toContain("high tide: Late");
});
