import type { Answer, Asked, Cell, Drawn, Things } from "../../protocol/types";
import type { Words } from "../../words/words";

/** Returns an id as people would write it. */
export function spelled(id: string): string {
  const words = id.replaceAll("_", " ");
  return words ? `${words[0]?.toUpperCase()}${words.slice(1)}` : "";
}

/** Names what a view shows, from the glossary alone. */
export class Naming {
  private readonly names: Map<string, string>;

  constructor(
    things: Things,
    private readonly words: Words,
  ) {
    this.names = new Map(things.entries.map((entry) => [entry.id, entry.name]));
  }

  thing(id: string): string {
    return this.names.get(id) ?? spelled(id);
  }

  zone(name: string): string {
    return this.words.has(`zone-${name}`) ? this.words.phrase(`zone-${name}`) : spelled(name);
  }

  figure(name: string): string {
    return this.words.has(`figure-${name}`)
      ? this.words.phrase(`figure-${name}`)
      : spelled(name).toLowerCase();
  }

  /** What stands on a cell: a word, and a note beneath it. */
  cell(cell: Cell): { word: string; note: string } {
    const word = cell.thing ? this.thing(cell.thing) : cell.value != null ? String(cell.value) : "";
    const value = cell.thing && cell.value != null ? [String(cell.value)] : [];
    return {
      word,
      note: [...value, ...(cell.marks ?? []).map((mark) => mark.replaceAll("_", " "))].join(", "),
    };
  }

  /** An answer in words: its verb, and what it points at. */
  answer(view: Drawn, question: Asked, answer: Answer): { verb: string; about: string } {
    const verb = this.words.say(answer.verb ?? question.verb) || spelled(answer.key);
    const about = (answer.points ?? []).map((point) => {
      if (point.thing) return this.thing(point.thing);
      if (point.zone === "player") return this.words.player(point.seat ?? -1);
      if (point.zone === "amount") return String(point.place ?? "");
      const zone = view.zones.find((each) => each.name === point.zone && each.seat === (point.seat ?? -1));
      const cell = zone?.cells[point.place ?? -1];
      const named = cell?.thing ? this.thing(cell.thing) : "";
      const where = `${this.zone(point.zone)}${(point.place ?? -1) >= 0 ? ` ${(point.place ?? 0) + 1}` : ""}`;
      return named ? `${named} (${where})` : where;
    });
    return { verb, about: about.join(", ") };
  }
}
