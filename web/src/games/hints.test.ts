import { expect, it } from "vitest";
import type { Answer, Drawn, Spot } from "../protocol/types";
import { PAGE_WORDS } from "../words/page";
import { Words } from "../words/words";
import { movesOf as alleyMoves, signOf as alleySign } from "./arcane_alley/hints";
import type { Item, Items } from "./arcane_alley/items";
import { Sight } from "./arcane_alley/sight";
import type { Book, Row } from "./merchants_of_magick/book";
import { Desk } from "./merchants_of_magick/context";
import { movesOf as magickMoves, signOf as magickSign } from "./merchants_of_magick/hints";

const VERBS = `
reader = You
verb-act-play = Play
verb-act-expend = Expend
verb-slot = Play here
verb-ball-peek = Peek
verb-skeletomicon-item = Replace
verb-buy = Buy for { $gold } gold
verb-yes = Yes
`;
const words = new Words([...PAGE_WORDS, { language: "en", texts: [VERBS] }]).for(["Ada", "Ben"], 0);

function answer(key: string, verb: string, ...points: Spot[]): Answer {
  const fields: Record<string, number> = verb === "verb-buy" ? { gold: 2 } : {};
  return { choice: 0, key, number: 0, points, verb: { id: verb, fields } };
}

function view(zones: Drawn["zones"]): Drawn {
  const players = [0, 1].map((seat) => ({ seat, figures: {} }));
  const figures = { round: 7 };
  return {
    game: "",
    rules: 1,
    seat: 0,
    turn: 0,
    asked: [0],
    figures,
    traits: {},
    players,
    zones,
    question: null,
  };
}

it("names what is played and its slot as one, and the rest by its verb", () => {
  const items: Items = new Map([
    ["ball", { id: "ball", name: "Crystal Ball" } as Item],
    ["toad", { id: "toad", name: "Toad" } as Item],
  ]);
  const market = { name: "market", seat: -1, size: 2, cells: [{ thing: "toad" }] };
  const sight = new Sight(view([market]), items);
  const slot = (place: number, seat = 0) => ({ zone: "storehouse", seat, place });
  const ball = { zone: "stash", seat: 0, thing: "ball" };
  const told = (...line: Answer[]) => alleyMoves(words, sight, line);
  const play = answer("play Crystal Ball", "verb-act-play", ball);
  expect(
    told(play, answer("at 6", "verb-slot", slot(5)), answer("item 2", "verb-ball-peek", slot(1))),
  ).toEqual(["Crystal Ball in slot 6", "Peek: slot 2"]);
  expect(told(play)).toEqual(["Play Crystal Ball"]);
  expect(told(answer("draw deck", "verb-draw-deck", { zone: "deck" }))).toEqual(["Draw from the deck"]);
  expect(told(answer("buy 1", "verb-buy", { zone: "market", place: 0 }))).toEqual(["Buy Toad for 2 gold"]);
  expect(told(answer("item 2:4", "verb-skeletomicon-item", slot(3, 1)))).toEqual(["Replace: Ben’s slot 4"]);
  expect(told(answer("yes", "verb-yes"))).toEqual(["Yes"]);
  expect(told(answer("something else", "verb-of-no-catalogue"))).toEqual(["something else"]);
});

it("knows what helps and what costs in the alley", () => {
  const sign = (event: string, more = {}) => alleySign({ event: { event, seat: 0, ...more } }, 0);
  expect(["gained_gold", "sold_moon_set", "lost_infamy"].map((event) => sign(event))).toEqual(
    Array(3).fill("gain"),
  );
  expect(["lost_gold", "gained_infamy", "fined"].map((event) => sign(event))).toEqual(Array(3).fill("loss"));
  expect([sign("bought", { gold: 2 }), sign("bought", { gold: 0 }), sign("left")]).toEqual(["loss", "", ""]);
  expect(sign("gained_gold", { seat: 1 })).toBe("");
});

it("names the marks of a round with their dice", () => {
  const row = { id: "orcs", name: "of the Orcs", circles: [{ place: 4, column: "wild", number: 4 }] };
  const book = { rowAt: (place: number) => (place === 4 ? (row as Row) : undefined) } as Book;
  const dice = { name: "dice", seat: -1, size: 1, cells: [{ thing: "d6" }, { thing: "d8" }] };
  const desk = new Desk(view([dice]), book, 0);
  const die = answer("d8", "verb-die", { zone: "dice", place: 1 });
  const circle = answer("of the Orcs wild", "verb-circle", { zone: "sheet", seat: 0, place: 4 });
  const commit = answer("commit", "verb-commit");
  expect(magickMoves(words, desk, [die, circle, commit])).toEqual([
    "d8: of the Orcs, Wild 4",
    "Commit round 7",
  ]);
  expect(magickMoves(words, desk, [circle, die])).toEqual(["of the Orcs, Wild 4", "Take up the d8"]);
});

it("knows what helps and what costs a merchant", () => {
  const sign = (event: string, more = {}) => magickSign({ event: { event, seat: 0, ...more } }, 0);
  expect(["completed", "claimed", "fulfilled"].map((event) => sign(event))).toEqual(Array(3).fill("gain"));
  expect([sign("marked", { potions: 2 }), sign("marked", { potions: 0 }), sign("committed")]).toEqual([
    "loss",
    "",
    "",
  ]);
});
