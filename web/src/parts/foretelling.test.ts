import { expect, it } from "vitest";
import type { Foretold } from "../protocol/types";
import { Words } from "../words/words";
import { outcomes, textOf } from "./foretelling";

const TEXT = `
reader = You
unknown-item = an item
will-gained_gold = You gain { $gold ->
    [open] gold
   *[other] { $gold } gold
}.
will-left = { $item_is ->
    [known] { $item }
   *[unknown] The replaced item
} goes.
then-ball-peek = Then you peek.
preview-seen = Everybody sees your { $item }.
preview-something-seen = Somebody learns something.
preview-perhaps = Perhaps: { $what }
preview-nobody-can-tell = Nobody can tell.
`;
const words = new Words([{ language: "en", texts: [TEXT] }], new Map([["item:toad", "Toad"]])).for(
  ["Ada"],
  0,
);

const told: Foretold = {
  say: "foretold",
  ticket: "t",
  certain: [
    { event: { event: "gained_gold", seat: 0 }, said: { id: "event-gained_gold", fields: { gold: 3 } } },
    { event: { event: "gained_gold", seat: 0 }, said: { id: "event-gained_gold", fields: { gold: 3 } } },
    {
      event: { event: "left", seat: 0 },
      open: ["item"],
      said: { id: "event-left", fields: { item: { kind: "item", id: "toad" } } },
    },
  ],
  possible: [
    {
      event: { event: "gained_gold" },
      open: ["gold"],
      said: { id: "event-gained_gold", fields: { gold: 1 } },
    },
  ],
  asked: [[0, "ball.peek"]],
  is_whole: true,
};

it("tells what is certain once, who is asked then, and what may happen besides", () => {
  const lines = outcomes(words, told, true);
  expect(lines.map((line) => textOf(line.pieces))).toEqual([
    "You gain 3 gold.",
    "The replaced item goes.",
    "Then you peek.",
    "Perhaps: You gain gold.",
  ]);
  expect(lines.map((line) => line.times)).toEqual([2, 1, 1, 1]);
});

it("marks the wall where something is learned, and nowhere if nothing is", () => {
  expect(outcomes(words, told, true).map((line) => line.isLearned)).toEqual([false, true, false, false]);
  expect(outcomes(words, told, false).some((line) => line.isLearned)).toBe(false);
});

it("says what everybody sees at a wall where no line teaches anything", () => {
  const choice = {
    event: { event: "played" },
    said: { id: "event-played", fields: { item: { kind: "item", id: "toad" } } },
  };
  const plain: Foretold = { ...told, certain: told.certain.slice(0, 1), possible: [] };
  const lines = outcomes(words, plain, true, choice);
  expect(lines.map((line) => [textOf(line.pieces), line.isLearned])).toEqual([
    ["Everybody sees your Toad.", true],
    ["You gain 3 gold.", false],
    ["Then you peek.", false],
  ]);
  expect(textOf(outcomes(words, plain, true)[0]?.pieces ?? [])).toBe("Somebody learns something.");
  expect(outcomes(words, plain, false)).toHaveLength(2);
});
