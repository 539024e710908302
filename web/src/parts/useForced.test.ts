import { expect, it } from "vitest";
import type { Answer, Cell, Drawn, Heard } from "../protocol/types";
import { EMPTY } from "../store/state";
import { forced } from "./useForced";

const ONLY: Answer = { choice: 3, key: "item 1", number: 9 };
const HIDDEN: Cell = { face: "hidden" };
const EGG: Cell = { face: "known", thing: "dragons_egg" };

function seen(cells: Cell[], answers: Answer[] = [ONLY]): Drawn {
  const question = { name: "peek", prompt: { id: "ask" }, verb: { id: "verb" }, answers };
  return {
    question,
    zones: [{ name: "storehouse", seat: 0, size: cells.length, cells }],
  } as unknown as Drawn;
}

function asked(view: Drawn, before = seen([EGG]), fresh: Heard[] = []) {
  return { ...EMPTY, seat: 0, fresh, before, view };
}

it("answers what has one answer that teaches nothing", () => {
  expect(forced(asked(seen([EGG])))).toBe(ONLY);
  expect(forced(asked(seen([EGG], [ONLY, { ...ONLY, choice: 4 }])))).toBeUndefined();
  expect(forced(asked(seen([EGG], [{ ...ONLY, is_wall: true }])))).toBeUndefined();
});

it("leaves a question to somebody who went back to it, or has just seen something", () => {
  const back: Heard = { number: 7, event: { event: "took_back", seat: 0, numbers: [6] } };
  expect(forced(asked(seen([EGG]), seen([EGG]), [back]))).toBeUndefined();
  expect(forced(asked(seen([EGG]), seen([HIDDEN])))).toBeUndefined();
  expect(forced(asked(seen([HIDDEN]), seen([EGG])))).toBe(ONLY);
});
