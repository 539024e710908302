import type { Spot } from "../protocol/types";

const COMMON = -1;
const SOMEWHERE = -1;

/** Returns the key of a spot, by which places on the table are found. */
export function spotKey(spot: Spot): string {
  const { zone, seat = COMMON, place = SOMEWHERE, thing = "" } = spot;
  return thing ? `${zone}/${seat}/${thing}` : `${zone}/${seat}/${place}`;
}
