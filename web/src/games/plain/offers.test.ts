import { expect, it } from "vitest";
import { Naming } from "../../parts/naming";
import type { Asked, Drawn, Things } from "../../protocol/types";
import { Words } from "../../words/words";
import { offersOf, pointedAt, typed } from "./offers";

const words = new Words([
  {
    language: "en",
    texts: [
      "verb-buy = Buy\nverb-pass = Pass\nplain-where = { $zone }, place { $place }\nzone-quay = The quay\nplain-verb-apart = { $verb }: { $name }",
    ],
  },
]);
const naming = new Naming(
  { entries: [{ id: "bell_7", name: "Bell 7" }], looks: [] } as unknown as Things,
  words,
);
const view = {
  zones: [{ name: "quay", seat: -1, size: 2, cells: [{ thing: "bell_7" }, {}] }],
} as unknown as Drawn;
const question = {
  verb: { id: "verb-buy" },
  answers: [
    { choice: 9, key: "pass", number: 0, verb: { id: "verb-pass" } },
    { choice: 3, key: "buy 1", number: 1, points: [{ zone: "quay", place: 0 }] },
    { choice: 4, key: "the_other", number: 2, points: [{ zone: "quay", place: 1 }] },
  ],
} as unknown as Asked;

it("numbers answers from 1, and the one that points nowhere is 0", () => {
  const offers = offersOf(view, question, naming, words);
  expect(offers.map(({ number, title, note }) => [number, title, note])).toEqual([
    [1, "Buy Bell 7", "The quay, place 1"],
    [2, "Buy The other", "The quay, place 2"],
    [0, "Pass", ""],
  ]);
});

it("names what is pointed at alone where all answers do the same", () => {
  const same = { ...question, answers: question.answers.slice(1) };
  expect(offersOf(view, same, naming, words).map(({ title, act }) => [title, act])).toEqual([
    ["Bell 7", "Buy Bell 7"],
    ["The other", "Buy The other"],
  ]);
});

it("points with a thing wherever its zone has one, and with a place only there", () => {
  const stash = { name: "stash", seat: 0, size: 3, cells: [{ thing: "toad" }, {}, { thing: "toad" }] };
  const drawn = { zones: [...view.zones, stash] } as unknown as Drawn;
  const toad = { zone: "stash", seat: 0, thing: "toad" };
  const answers = [
    { choice: 1, key: "play toad", points: [toad] },
    { choice: 2, key: "discard toad", points: [toad] },
    { choice: 3, key: "buy 1", points: [{ zone: "quay", place: 0 }] },
  ];
  const at = pointedAt(drawn, offersOf(drawn, { ...question, answers } as unknown as Asked, naming, words));
  expect([...at].map(([key, offers]) => [key, offers.map(({ number }) => number)])).toEqual([
    ["stash/0/0", [1, 2]],
    ["stash/0/2", [1, 2]],
    ["quay/-1/0", [3]],
  ]);
});

it("reads several digits as one number where there is such an answer", () => {
  const numbers = Array.from({ length: 12 }, (_, at) => at + 1);
  expect(typed("", "1", numbers)).toBe("1");
  expect(typed("1", "2", numbers)).toBe("12");
  expect(typed("1", "7", numbers)).toBe("7");
  expect(typed("12", "3", numbers)).toBe("3");
  expect(typed("3", "0", numbers)).toBe("3");
});
