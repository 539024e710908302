import { copiesOf, type Item } from "./items";
import type { Sight } from "./sight";

/** How many of an item are in a game, and how many of them the reader can place. */
export interface Copies {
  all: number;
  seen: number;
  /** Whether what the reader has seen before counts; at a table without memory aids only what is in sight does. */
  areRemembered: boolean;
}

/**
 * Returns the copies of an item; nothing where its game does not tell how many there are.
 *
 * A view has a cell for every card that its reader may know: what lies open, sold sets and the discard among it, the
 * reader's own hand, and what was seen before as far as the table remembers it.
 */
export function copiesIn(sight: Sight, item: Item, areRemembered: boolean): Copies | undefined {
  const all = copiesOf(item, sight.seats);
  return all === undefined ? undefined : { all, seen: sight.seen(item), areRemembered };
}
