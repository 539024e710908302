import { expect, it } from "vitest";
import { roomAt } from "./rooms";

it("finds a room by its path, and the name that stands in it", () => {
  expect(roomAt("/")?.name).toBe("");
  expect(roomAt("/t/amber%20toad")?.name).toBe("amber toad");
  expect(roomAt("/t/%E0%A4%A")?.name).toBe("%E0%A4%A");
});

it("finds none where there is none", () => {
  for (const path of ["/nowhere", "/t", "/t/", "/t/a/b", "/cards/a", "/constructor", "/t/*/x"]) {
    expect(roomAt(path)).toBeNull();
  }
});
