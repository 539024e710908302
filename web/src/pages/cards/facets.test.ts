import { expect, it } from "vitest";
import type { Entry, GameSheet, Things } from "../../protocol/types";
import { Words } from "../../words/words";
import type { Shelf, Shown } from "./collection";
import { facetsOf, found, toggled } from "./facets";

const GAME: GameSheet = {
  name: "a_game",
  title: "A game",
  about: "",
  rules: 1,
  least_seats: 2,
  most_seats: 4,
};

function shown(id: string, moments: string[], moon: string, sources: string[], from = "A game"): Shown {
  const traits: Entry["traits"] = moon ? [["moon", { words: moon, source: "printed" }]] : [];
  const entry = {
    kind: "item",
    id,
    name: id,
    mark: id,
    rule: "",
    when: { names: moments },
    figures: [],
    numbers: [],
    sentences: [],
    traits,
  };
  return {
    key: id,
    game: "a_game",
    entry,
    look: undefined,
    from,
    sources,
    text: `${id} ${moments.join(" ")}`,
  };
}

const things = {
  game: "a_game",
  title: "",
  rules: 1,
  digest: "",
  entries: [],
  looks: [],
  catalogues: [],
} satisfies Things;
const SHELF: Shelf = {
  name: "item",
  volume: { game: GAME, things, words: new Words([]), shown: [] },
  shown: [
    shown("ball", ["played"], "", ["printed"]),
    shown("doll", ["always", "sold"], "", ["printed", "derived"]),
    shown("moon", ["played"], "all", ["reconstructed"], "More"),
    shown("toad", ["always"], "half", ["derived"], "More"),
  ],
};
const facets = facetsOf(SHELF);
const names = (chosen: Record<string, string[]>, search = "") =>
  found(SHELF, facets, chosen, search).map(({ key }) => key);

it("counts what things differ in", () => {
  expect(facets.map(({ name }) => name)).toEqual(["from", "when", "moon", "known"]);
  expect(facets[1]?.values).toEqual([
    { value: "played", count: 2 },
    { value: "sold", count: 1 },
    { value: "always", count: 2 },
  ]);
});

it("leaves out what was taken off, and keeps what was picked", () => {
  expect(names({})).toEqual(["ball", "doll", "moon", "toad"]);
  expect(names({ from: ["More"] })).toEqual(["ball", "doll"]);
  expect(names({ when: ["always"] })).toEqual(["ball", "doll", "moon"]);
  expect(names({ moon: ["half"] })).toEqual(["moon", "toad"]);
  expect(names({ moon: ["none"], known: ["printed"] })).toEqual(["doll"]);
});

it("looks for all words", () => {
  expect(names({}, "Doll sold")).toEqual(["doll"]);
  expect(names({}, "doll played")).toEqual([]);
});

it("takes a choice back", () => {
  const once = toggled({}, "when", "sold");
  expect(once).toEqual({ when: ["sold"] });
  expect(toggled(once, "when", "sold")).toEqual({ when: [] });
});
