import type { Drawn, Zone } from "../../protocol/types";
import type { Words } from "../../words/words";

const isHidden = (cell: Zone["cells"][number]) => cell.face === "hidden";

/** Returns who can see what lies in a zone, as far as a view tells that. */
export function seenBy(view: Drawn, zone: Zone, words: Words): string {
  const hidden = zone.cells.filter(isHidden).length;
  const lying = zone.cells.filter((cell) => cell.face !== "empty").length;
  if (zone.size > zone.cells.length) return words.phrase("plain-pile", { count: zone.size });
  if (hidden > 0) return words.phrase("plain-hidden", { count: hidden, all: lying });
  if (lying === 0) return words.phrase("plain-nothing");
  const isHiddenElsewhere = view.zones.some(
    (other) => other.name === zone.name && other.seat !== zone.seat && other.cells.some(isHidden),
  );
  if (zone.seat >= 0 && zone.seat === view.seat && isHiddenElsewhere) return words.phrase("plain-only-you");
  return words.phrase(zone.seat < 0 ? "plain-open-to-all" : "plain-open");
}
