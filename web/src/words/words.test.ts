import { describe, expect, it } from "vitest";
import { Words } from "./words";

const TEXT = `
reader = You
reader-inside = you
nobody = Nobody
nobody-inside = nobody
player-without-name = Player { $number }
player-told-apart = { $name } (seat { $number })
list-next = { $before }, { $next }
list-last = { $before } and { $last }
unknown-item = { $count ->
    [one] an item
   *[other] { $count } items
}
event-drew = { $seat } drew { $item }.
event-sold = { $seat_is ->
    [you] You sold
   *[other] { $seat } sold
} { $items } for { $gold } gold.
`;
const things = new Map([["item:crystal_ball", "Crystal Ball"]]);
const words = new Words([{ language: "en", texts: [TEXT] }], things).for(["Ada", "you", "\uE000Bo\uE002"], 0);
const seat = (id: number) => ({ kind: "seat", id: String(id) });
const item = (id: string) => ({ kind: "item", id });

describe("words", () => {
  it("calls the reader you, and tells apart who is called so", () => {
    expect(words.say({ id: "event-drew", fields: { seat: seat(0), item: item("crystal_ball") } })).toBe(
      "You drew Crystal Ball.",
    );
    expect(words.say({ id: "event-drew", fields: { seat: seat(1), item: item("") } })).toBe(
      "you (seat 2) drew an item.",
    );
  });

  it("sets apart what a sentence names, whatever a name is made of", () => {
    const pieces = words.pieces({ id: "event-drew", fields: { seat: seat(2), item: item("crystal_ball") } });
    expect(pieces).toEqual([
      { text: "Bo", kind: "player" },
      { text: " drew ", kind: "" },
      { text: "Crystal Ball", kind: "thing" },
      { text: ".", kind: "" },
    ]);
  });

  it("lists several things, those nobody knows at the end", () => {
    const items = [item(""), item("crystal_ball"), item("")];
    expect(words.say({ id: "event-sold", fields: { seat: seat(0), items, gold: 9 } })).toBe(
      "You sold Crystal Ball and 2 items for 9 gold.",
    );
  });

  it("says nothing where there are no words", () => {
    expect(words.pieces({ id: "event-closed" })).toEqual([]);
  });
});
