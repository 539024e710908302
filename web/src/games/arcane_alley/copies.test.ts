import { expect, it } from "vitest";
import type { Drawn, Things, Zone } from "../../protocol/types";
import { copiesIn } from "./copies";
import { itemsOf } from "./items";
import { Sight } from "./sight";

const FIGURES = [
  { name: "copies_2_to_4", value: 8 },
  { name: "copies_5_to_6", value: 10 },
];
const THINGS = {
  entries: [{ kind: "item", id: "ball", name: "Crystal Ball", mark: "Ba", figures: FIGURES, when: {} }],
  looks: [],
} as unknown as Things;
const BALL = { thing: "ball" };
const zone = (name: string, seat: number, ...cells: Zone["cells"]): Zone => ({
  name,
  seat,
  size: cells.length,
  cells,
});
// Two lie open, one is peeked at, one in hand, three were sold, one was discarded; the moon and the rest are others.
const ZONES = [
  zone("storehouse", 0, BALL, { ...BALL, face: "known" }, { face: "hidden" }),
  zone("stash", 0, { ...BALL, face: "known" }, { thing: "toad", face: "known" }),
  zone("storehouse", 1, BALL, { face: "hidden" }, { face: "empty" }),
  zone("stash", 1, { face: "hidden" }),
  zone("discard", -1, BALL, { thing: "toad" }),
  zone("aside", -1, BALL, BALL, BALL),
  zone("moon", -1, { thing: "half" }),
];

function copies(seats: number, zones: Zone[], areRemembered = true) {
  const view = { seat: 0, players: Array(seats).fill({}), zones } as unknown as Drawn;
  const items = itemsOf(THINGS);
  const ball = items.get("ball");
  return ball && copiesIn(new Sight(view, items), ball, areRemembered);
}

it("counts what lies open, what was sold or discarded, and what the reader has seen", () => {
  expect(copies(2, ZONES)).toEqual({ all: 8, seen: 8, areRemembered: true });
  expect(copies(5, ZONES)).toMatchObject({ all: 10, seen: 8 });
});

it("counts nothing that the view has forgotten", () => {
  const [mine, ...rest] = ZONES;
  const forgotten = [{ ...mine, cells: [BALL, { face: "hidden" }, { face: "hidden" }] } as Zone, ...rest];
  expect(copies(2, forgotten, false)).toEqual({ all: 8, seen: 7, areRemembered: false });
});
