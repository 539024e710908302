import { type Items, itemsOf } from "../../games/arcane_alley/items";
import type { Volume } from "./collection";

const kept = new WeakMap<Volume, Items>();

/** Returns the items of a volume, made once. */
export function itemsIn(volume: Volume): Items {
  const items = kept.get(volume) ?? itemsOf(volume.things);
  kept.set(volume, items);
  return items;
}
