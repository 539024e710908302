import { expect, it } from "vitest";
import type { Advised, Sure } from "../../protocol/types";
import { Words } from "../../words/words";
import { textOf } from "../foretelling";
import { barsOf, inHundred, signed, tenth } from "./figures";
import { marksOf } from "./marks";
import { reasonsOf, type Telling } from "./reasons";

const TEXT = `
reader = You
will-gained_gold = You gain { $gold } gold.
will-gained_infamy = You gain { $infamy } infamy.
will-left = It goes.
will-played = You play it.
remark-hidden = That leaves you { $hidden } hidden.
`;
const words = new Words([{ language: "en", texts: [TEXT] }]).for(["Ada"], 0);
const telling: Telling = {
  title: () => [],
  sign: ({ event }) =>
    event.event === "gained_gold" ? "gain" : event.event === "gained_infamy" ? "loss" : "",
  isSaid: ({ event }) => event.event === "played",
  unit: "gold",
};

function sure(event: string, fields: Record<string, number> = {}): Sure {
  return { event: { event, seat: 0 }, said: { id: `event-${event}`, fields } };
}

function option(value: number, reach: number, ...keys: string[]): Advised {
  const answers = keys.map((key, choice) => ({ choice, key, number: choice }));
  return { answers, value, reach, best: 0.5 };
}

it("writes a worth to a tenth, with its sign", () => {
  expect([9.14, -0.26, 0.04, -0.04].map(signed)).toEqual(["+9.1", "−0.3", "0.0", "0.0"]);
  expect(tenth(-1.96)).toBe("2.0");
  expect(inHundred(0.6447)).toBe(64);
});

it("sets all options on one scale, which has room for how far each may be off", () => {
  expect(barsOf([option(6, 2), option(-1, 1)])).toEqual([
    { mean: 20, worth: 80, least: 60, most: 100 },
    { mean: 20, worth: 10, least: 0, most: 20 },
  ]);
  expect(barsOf([option(0, 0)])).toEqual([{ mean: 0, worth: 0, least: 0, most: 0 }]);
});

it("tells what helps, what costs, what does neither, and how one stands then", () => {
  const certain = [
    sure("played"),
    sure("left"),
    sure("gained_infamy", { infamy: 1 }),
    sure("gained_gold", { gold: 9 }),
    sure("gained_gold", { gold: 9 }),
  ];
  const remarks = [{ id: "remark-hidden", fields: { hidden: 2 } }, { id: "remark-of-no-catalogue" }];
  const reasons = reasonsOf(words, { ...option(1, 1), certain, remarks }, telling);
  expect(reasons.map(({ sign, pieces, times }) => [sign, textOf(pieces), times])).toEqual([
    ["gain", "You gain 9 gold.", 2],
    ["loss", "You gain 1 infamy.", 1],
    ["", "It goes.", 1],
    ["", "That leaves you 2 hidden.", 1],
  ]);
});

it("numbers the places that options mean", () => {
  const marks = marksOf([option(2, 1, "ball", "slot"), option(1, 1, "carpet", "slot")], ({ key }) => [key]);
  expect([...marks]).toEqual([
    ["answer/0", [1, 2]],
    ["ball", [1]],
    ["slot", [1, 2]],
    ["carpet", [2]],
  ]);
});
