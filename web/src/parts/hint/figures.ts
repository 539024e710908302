import type { Advised } from "../../protocol/types";

const MINUS = "−";
// What is nearer to nothing than this is written as nothing.
const LEAST = 0.05;

/** Returns a worth to a tenth. */
export function tenth(value: number): string {
  return Math.abs(value).toFixed(1);
}

/** Returns a worth to a tenth with its sign; nothing has none. */
export function signed(value: number): string {
  if (Math.abs(value) < LEAST) return tenth(0);
  return (value > 0 ? "+" : MINUS) + tenth(value);
}

/** In how many of a hundred futures something was best. */
export function inHundred(share: number): number {
  return Math.round(share * 100);
}

/** Where a worth stands on the scale that all options share, in parts of a hundred. */
export interface Bar {
  /** The mean of all that were weighed, and the worth itself. */
  mean: number;
  worth: number;
  /** How far the worth may be off. */
  least: number;
  most: number;
}

/** Returns the bars of all options on one scale, which has room for how far each may be off. */
export function barsOf(advised: readonly Advised[]): Bar[] {
  const least = Math.min(0, ...advised.map(({ value, reach }) => value - reach));
  const most = Math.max(0, ...advised.map(({ value, reach }) => value + reach));
  const length = most - least || 1;
  const at = (value: number) => Math.round(((value - least) / length) * 1000) / 10;
  return advised.map(({ value, reach }) => ({
    mean: at(0),
    worth: at(value),
    least: at(value - reach),
    most: at(value + reach),
  }));
}
