import { expect, it } from "vitest";
import type { Drawn, Heard } from "../../protocol/types";
import { bestRound, course, lastLead } from "./chronicle";

const view = { players: [{ seat: 0 }, { seat: 1 }] } as unknown as Drawn;
const reckoned = (round: number, ...coins: number[]): Heard => ({
  number: round,
  event: { event: "reckoned", round, coins },
});
const heard = [reckoned(1, 2, 5), reckoned(2, 9, 6), reckoned(3, 10, 9)];

it("follows the coins round by round, from nothing", () => {
  expect(course(view, heard)).toEqual([
    [0, 0],
    [2, 5],
    [9, 6],
    [10, 9],
  ]);
});

it("knows the best round of a seat, and who led before the winner", () => {
  const rounds = course(view, heard);
  expect(bestRound(rounds, 0)).toEqual({ round: 2, coins: 7 });
  expect(lastLead(rounds, 0)).toEqual({ seat: 1, coins: 5, round: 2 });
  expect(lastLead(rounds, 1)).toEqual({ seat: 0, coins: 9, round: 3 });
});
