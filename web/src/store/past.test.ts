import { expect, it } from "vitest";
import type { Drawn, Update } from "../protocol/types";
import { toldBy } from "./past";
import { EMPTY } from "./state";

const VIEW: Drawn = {
  game: "any",
  rules: 1,
  seat: 0,
  turn: 0,
  asked: [0],
  figures: {},
  traits: {},
  players: [],
  zones: [],
  question: null,
};

function update(first: number, names: string[]): Update {
  const events = names.map((event, at) => ({
    number: first + at,
    event: { event, seat: 1, ...(event === "took_back" ? { numbers: [first + at - 1] } : {}) },
    said: { id: `event-${event}` },
  }));
  return { say: "update", first, heard: first + names.length, events, view: VIEW };
}

it("goes on from what was heard", () => {
  const first = { ...EMPTY, ...toldBy(EMPTY, update(0, ["drew", "played"])) };
  const then = toldBy(first, update(2, ["sold"]));
  expect(then.log?.map((line) => line.event)).toEqual(["drew", "played", "sold"]);
  expect(then.fresh?.length).toBe(1);
});

it("begins anew where the server tells of another past", () => {
  const state = { ...EMPTY, ...toldBy(EMPTY, update(0, ["drew", "played", "took_back"])) };
  expect(state.log.map((line) => line.event)).toEqual(["drew"]);
  const other = toldBy(state, update(2, ["sold"]));
  expect(other.log?.map((line) => line.event)).toEqual(["drew", "played", "sold"]);
  expect(other.heard?.length).toBe(3);
  expect(other.fresh).toEqual([]);
  expect(other.before).toBeNull();
});
