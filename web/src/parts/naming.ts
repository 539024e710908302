import type { Answer, Asked, Cell, Drawing, Drawn, Spot, Things } from "../protocol/types";
import type { Words } from "../words/words";

/** Returns an id as people would write it. */
export function spelled(id: string): string {
  const words = id.replaceAll("_", " ");
  return words ? `${words[0]?.toUpperCase()}${words.slice(1)}` : "";
}

/** Names what a view shows, from the glossary alone. */
export class Naming {
  private readonly names: Map<string, string>;
  private readonly looks: Map<string, Drawing>;

  constructor(
    things: Things,
    private readonly words: Words,
  ) {
    this.names = new Map(things.entries.map((entry) => [entry.id, entry.name]));
    this.looks = new Map(things.looks.map((look) => [look.id, look]));
  }

  thing(id: string): string {
    return this.names.get(id) ?? spelled(id);
  }

  /** How a thing looks, where the game says so. */
  look(id: string): Drawing | undefined {
    return this.looks.get(id);
  }

  /** What a thing does, in a few words of the game's. */
  short(id: string): string {
    const [said] = Object.values(this.looks.get(id)?.short ?? {});
    return said ? this.words.say(said) : "";
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
    return { verb, about: (answer.points ?? []).map((point) => this.spot(view, point)).join(", ") };
  }

  /** A place in words: what lies there, and where that is. */
  spot(view: Drawn, point: Spot): string {
    if (point.zone === "player") return this.words.player(point.seat ?? -1);
    if (point.zone === "amount") return String(point.place ?? "");
    const named = this.named(view, point);
    const where = `${this.zone(point.zone)}${(point.place ?? -1) >= 0 ? ` ${(point.place ?? 0) + 1}` : ""}`;
    return point.thing ? named : named ? `${named} (${where})` : where;
  }

  /** What lies at a place, where that can be told. */
  named(view: Drawn, point: Spot): string {
    if (point.thing) return this.thing(point.thing);
    const zone = view.zones.find((each) => each.name === point.zone && each.seat === (point.seat ?? -1));
    const cell = zone?.cells[point.place ?? -1];
    return cell?.thing ? this.thing(cell.thing) : "";
  }
}
