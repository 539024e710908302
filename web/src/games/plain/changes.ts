import type { Drawn } from "../../protocol/types";
import type { Words } from "../../words/words";
import type { Naming } from "./naming";

/** Something that differs between two views: what it is, how it is, and how it would be. */
export interface Difference {
  what: string;
  was: string;
  becomes: string;
  tone: "gain" | "loss" | "";
}

/** Returns what would change: figures of everybody, and what lies in zones. */
export function differences(view: Drawn, next: Drawn, naming: Naming, words: Words): Difference[] {
  const found: Difference[] = [];
  view.players.forEach((player, seat) => {
    const after = next.players[seat]?.figures ?? {};
    for (const [name, value] of Object.entries(player.figures)) {
      const becomes = after[name] ?? value;
      if (becomes === value) continue;
      const what = `${words.player(seat)}: ${naming.figure(name)}`;
      found.push({
        what,
        was: String(value),
        becomes: String(becomes),
        tone: becomes > value ? "gain" : "loss",
      });
    }
  });
  for (const zone of view.zones) {
    const after = next.zones.find((each) => each.name === zone.name && each.seat === zone.seat);
    const listed = (cells: typeof zone.cells) =>
      cells
        .map((cell) => naming.cell(cell).word)
        .filter(Boolean)
        .join(", ");
    const was = listed(zone.cells);
    const becomes = after ? listed(after.cells) : "";
    const owner = zone.seat >= 0 ? `${words.player(zone.seat)}: ` : "";
    if (was !== becomes) found.push({ what: owner + naming.zone(zone.name), was, becomes, tone: "" });
  }
  return found;
}
