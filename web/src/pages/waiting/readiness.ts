import type { SeatSheet, TableSheet } from "../../protocol/types";

/** Whether nothing is missing at a seat: its words are sealed, or a bot has it, which adds none. */
export function isReady(seat: SeatSheet): boolean {
  return !!seat.bot || !!seat.seal;
}

/** Returns how many seats are free, and which of the others are not ready. */
export function missingAt({ seats }: TableSheet): { free: number; unready: number[] } {
  return {
    free: seats.filter((seat) => seat.is_free).length,
    unready: [...seats.entries()].flatMap(([at, seat]) => (seat.is_free || isReady(seat) ? [] : [at])),
  };
}

/** How far a deal has come: its seed is sealed, words are sealed, words are opened. */
export type Stage = "seed" | "words" | "opening";

/** Returns what is being done for the deal now. */
export function stageOf({ seats, is_opening: isOpening }: TableSheet): Stage {
  if (isOpening) return "opening";
  return seats.some((seat) => seat.seal) ? "words" : "seed";
}

/** Returns the first digits of a seal, in groups that can be compared by eye. */
export function digits(seal: string): string {
  return (seal.slice(0, 16).match(/.{4}/g) ?? []).join(" ");
}
