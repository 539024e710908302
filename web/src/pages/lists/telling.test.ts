import { expect, it } from "vitest";
import type { Listed } from "../../protocol/types";
import { pageWords } from "../../words/page";
import { callTable, tellTable } from "./telling";

const TABLE: Listed = { table: "t", game: "arcane_alley", title: "Arcane Alley", state: "playing" };

it("calls a table by its name, else by who sits there, else by its game", () => {
  expect(callTable(pageWords, { ...TABLE, name: "Friday table", players: ["Ada"] })).toBe("Friday table");
  expect(callTable(pageWords, { ...TABLE, players: ["Maeve", "Ilse", "Bo"] })).toBe("Maeve, Ilse and Bo");
  expect(callTable(pageWords, { ...TABLE, players: ["Ada", "Ilse"], seats: [0] }, "Ada")).toBe("Ilse");
  expect(callTable(pageWords, TABLE)).toBe("Arcane Alley");
});

it("tells what is played, how far it has come, and that it takes days", () => {
  const table = { ...TABLE, modules: ["Moonstruck Market"], place: "round 2 of 3", pace: 86_400 };
  expect(tellTable(pageWords, table)).toEqual(["Moonstruck Market", "round 2 of 3", "over days"]);
  expect(tellTable(pageWords, { ...TABLE, state: "waiting", place: "" })).toEqual(["Arcane Alley"]);
});

it("tells on which day a game ended", () => {
  const touched = new Date(2019, 10, 14, 12).getTime() / 1000;
  const [game, day] = tellTable(pageWords, { ...TABLE, state: "over", touched, place: "51, 26" });
  expect(game).toBe("Arcane Alley");
  expect(day).toMatch(/2019$/);
  expect(tellTable(pageWords, { ...TABLE, state: "over" })).toEqual(["Arcane Alley", "over"]);
});
