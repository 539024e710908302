import type { Naming } from "../../parts/naming";
import type { Cell, Drawn, Zone } from "../../protocol/types";
import type { Words } from "../../words/words";

/** Something that differs between two views: what it is, how it is, and how it would be. */
export interface Difference {
  what: string;
  was: string;
  becomes: string;
  tone: "gain" | "loss" | "";
}

/** So many words of a zone are told; of a longer one, those that differ. */
const MOST_WORDS = 6;

/** Returns what would change: figures that are common to all, those of everybody, and what lies in zones. */
export function differences(view: Drawn, next: Drawn, naming: Naming, words: Words): Difference[] {
  const found = figures(view.figures, next.figures, (name) => begun(naming.figure(name)));
  view.players.forEach((player, seat) => {
    const after = next.players[seat]?.figures ?? {};
    const owned = (name: string) => ownedBy(view, seat, naming.figure(name), words);
    found.push(...figures(player.figures, after, owned));
  });
  for (const zone of view.zones) {
    const after = next.zones.find((each) => each.name === zone.name && each.seat === zone.seat);
    const [was, becomes] = listed(zone, after, naming, words);
    if (was === becomes) continue;
    found.push({ what: ownedBy(view, zone.seat, naming.zone(zone.name), words), was, becomes, tone: "" });
  }
  return found;
}

/** Returns what something of a seat is called: "Your coins", "Maeve: coins", or just "The quay". */
export function ownedBy(view: Drawn, seat: number, what: string, words: Words): string {
  if (seat < 0) return what;
  const lower = what.charAt(0).toLowerCase() + what.slice(1);
  if (seat === view.seat) return words.phrase("plain-yours", { what: lower });
  return words.phrase("plain-theirs", { name: words.player(seat), what: lower });
}

function begun(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Figures = Readonly<Record<string, number>>;

function figures(now: Figures, then: Figures, named: (name: string) => string): Difference[] {
  const names = [...new Set([...Object.keys(now), ...Object.keys(then)])];
  return names.flatMap((name) => {
    const was = now[name] ?? 0;
    const becomes = then[name] ?? 0;
    if (was === becomes) return [];
    const tone = becomes > was ? "gain" : "loss";
    return [{ what: named(name), was: String(was), becomes: String(becomes), tone }];
  });
}

/** Returns what lies in a zone before and after; of a long one only the places that differ. */
function listed(zone: Zone, after: Zone | undefined, naming: Naming, words: Words): [string, string] {
  const then = after?.cells ?? [];
  const said = (cell: Cell | undefined, place: number) => {
    if (cell === undefined || cell.face === "empty") return "";
    const { word, note } = naming.cell(cell);
    if (cell.face === "hidden") return words.phrase("place-hidden");
    return word || note || String(place + 1);
  };
  const count = Math.max(zone.cells.length, then.length);
  const places = Array.from({ length: count }, (_, place) => place);
  const marks = (cell: Cell | undefined) => (cell?.marks ?? []).join(",");
  const differing = places.filter(
    (place) =>
      said(zone.cells[place], place) !== said(then[place], place) ||
      marks(zone.cells[place]) !== marks(then[place]),
  );
  if (!differing.length) {
    const size = after?.size ?? 0;
    return zone.size === size ? ["", ""] : [String(zone.size), String(size)];
  }
  const told = count > MOST_WORDS ? differing : places;
  const list = (cells: readonly Cell[]) =>
    told
      .map((place) => said(cells[place], place))
      .filter(Boolean)
      .join(", ") || words.phrase("plain-nothing");
  const was = list(zone.cells);
  const becomes = list(then);
  if (was !== becomes) return [was, becomes];
  return [markedAs(zone.cells, told, words), markedAs(then, told, words)];
}

function markedAs(cells: readonly Cell[], places: readonly number[], words: Words): string {
  const marks = places.flatMap((place) => cells[place]?.marks ?? []);
  return (
    [...new Set(marks)].map((mark) => mark.replaceAll("_", " ")).join(", ") || words.phrase("plain-bare")
  );
}
