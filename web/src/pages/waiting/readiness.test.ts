import { expect, it } from "vitest";
import type { SeatSheet, TableSheet } from "../../protocol/types";
import { digits, missingAt, stageOf } from "./readiness";

const table = (seats: SeatSheet[], isOpening = false) =>
  ({ seats, is_opening: isOpening }) as unknown as TableSheet;

it("is ready where words are sealed or a bot sits", () => {
  const sheet = table([{ name: "Ada", seal: "9f" }, { name: "Bo" }, { bot: "greedy" }, { is_free: true }]);
  expect(missingAt(sheet)).toEqual({ free: 1, unready: [1] });
});

it("tells how far the deal has come", () => {
  expect(stageOf(table([{ name: "Ada" }]))).toBe("seed");
  expect(stageOf(table([{ name: "Ada", seal: "9f" }]))).toBe("words");
  expect(stageOf(table([{ name: "Ada", seal: "9f" }], true))).toBe("opening");
});

it("shows a seal in groups of four digits", () => {
  expect(digits("9f3c71d20ba8e41c99999999")).toBe("9f3c 71d2 0ba8 e41c");
  expect(digits("")).toBe("");
});
