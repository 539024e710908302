import { foretold } from "../../parts/foretelling";
import type { Foretold, Message, Sure } from "../../protocol/types";
import type { Piece, Words } from "../../words/words";
import type { Book } from "./book";
import type { Desk } from "./context";

/** A line of what would follow: its icon, its words, and what is gained or lost in figures. */
export interface Consequence {
  icon: string;
  pieces: Piece[];
  gain: string;
  loss: string;
  isQuiet: boolean;
}

type Fields = NonNullable<Message["fields"]>;

/** How many circles of a desk can be marked free, how many for potions and for how few, and how many are out of reach. */
export function reachOf(desk: Desk): { free: number; paid: number; least: number; far: number } {
  const places = desk.sheet().map((_, place) => place);
  const lit = places.filter((place) => desk.answer("sheet", place));
  const prices = lit.map((place) => desk.potions(place)).filter((potions) => potions > 0);
  const far = places.filter((place) => desk.potions(place) > 0).length - prices.length;
  return { free: lit.length - prices.length, paid: prices.length, least: Math.min(...prices), far };
}

/** Says what would follow from a die, a mark or a commit, out of what the server foretells. */
export class Consequences {
  constructor(
    private readonly words: Words,
    private readonly book: Book,
    private readonly desk: Desk,
    private readonly after: Desk | null,
  ) {}

  /** Returns the lines about a die: how many circles it would light, free, for potions and out of reach. */
  ofDie(): Consequence[] {
    if (!this.after) return [];
    const { free, paid, least, far } = reachOf(this.after);
    const lines: Consequence[] = [];
    if (free) lines.push(this.line("check", "magick-will-light", { count: free }));
    if (paid) lines.push(this.line("flask", "magick-will-light-paid", { count: paid, least }));
    if (far) lines.push({ ...this.line("dot", "magick-will-be-far", { count: far }), isQuiet: true });
    return lines;
  }

  /** Returns the lines about a mark: its price, what it completes, and how far it brings the rest. */
  ofMark(told: Foretold, place: number): Consequence[] {
    const lines = told.certain.map((sure) => this.ofEvent(sure)).filter((line) => line !== null);
    return [...lines, ...this.onTheWay(told, place), ...this.asked(told)];
  }

  /** Returns the lines about a commit: what becomes ink, and what is left unspent. */
  ofCommit(pencilled: number, result: number | null): Consequence[] {
    const lines = [this.line("check", "magick-marks-ink", { marks: pencilled })];
    if (result !== null) lines.push(this.line("warning", "magick-results-left", { result }));
    if (this.desk.seats.length > 1) lines.push({ ...this.line("dot", "magick-shown-later"), isQuiet: true });
    return lines;
  }

  private ofEvent(sure: Sure): Consequence | null {
    const { event } = sure;
    const fields = sure.said?.fields ?? {};
    const potions = Number(event.potions ?? 0);
    const coins = Number(event.coins ?? 0);
    switch (event.event) {
      case "marked": {
        const extra = Number(event.extra);
        const line = potions
          ? this.line("flask", "magick-will-marked", {}, "", this.potions(potions))
          : this.line("flask", "magick-will-marked-free");
        if (!extra) return line;
        const used = this.words.phrase("magick-will-extra", { extra });
        return { ...line, loss: [line.loss, used].filter(Boolean).join(", ") };
      }
      case "marked_free":
        return this.line("flask", "magick-will-marked-free");
      case "completed": {
        const row = this.book.rows.find((each) => each.id === event.row);
        return this.line(
          String(event.row),
          "magick-will-completed",
          fields,
          this.gained(row?.coins ?? 0, potions),
        );
      }
      case "claimed": {
        const item = this.book.orders.get(String(event.order))?.rows.find((row) => row.isItem);
        return this.line(item?.id ?? "", "magick-will-claimed", fields, this.coins(coins));
      }
      case "fulfilled": {
        const item = fields.row ?? "";
        const id = potions ? "magick-will-fulfilled-brings" : "magick-will-fulfilled";
        return this.line(String(event.adventurer), id, { ...fields, item }, this.gained(0, potions));
      }
      case "all_fulfilled":
        return this.line(String(event.adventurer), "magick-will-all_fulfilled", fields, this.coins(coins));
      default: {
        const pieces = foretold(this.words, sure);
        return pieces.length ? { icon: "dot", pieces, gain: "", loss: "", isQuiet: false } : null;
      }
    }
  }

  /** What is not done by the mark but nearer: its row, the mastery of its column, and what charms bring. */
  private onTheWay(told: Foretold, place: number): Consequence[] {
    const { after } = this;
    const row = this.book.rowAt(place);
    const column = row?.circles.find((circle) => circle.place === place)?.column;
    if (!after || !row) return [];
    const lines: Consequence[] = [];
    if (!told.certain.some(({ event }) => event.event === "completed" && event.row === row.id)) {
      const marked = row.circles.filter((circle) => after.sheet()[circle.place]?.marks?.length).length;
      const named = { kind: row.isItem ? "item" : "spell", id: row.id };
      const fields = { row: named, marked, circles: row.circles.length };
      lines.push({ ...this.line(row.id, "magick-will-row", fields), isQuiet: true });
    }
    const charms = after.figure("charms") - this.desk.figure("charms");
    if (charms > 0) lines.push(this.line("coin", "magick-will-charms", {}, this.coins(charms)));
    for (const { mastery, marks, coins, scored } of after.masteries()) {
      if (mastery.column !== column || scored !== null) continue;
      const isReached = marks.length >= mastery.circles;
      const marked = Math.min(marks.length, mastery.circles);
      const named = { kind: "mastery", id: mastery.id };
      const fields = { mastery: named, marked, circles: mastery.circles };
      lines.push(
        isReached
          ? this.line(mastery.id, "magick-will-master", fields, this.coins(coins))
          : { ...this.line(mastery.id, "magick-will-mastery", fields), isQuiet: true },
      );
    }
    return lines;
  }

  private asked(told: Foretold): Consequence[] {
    return (told.asked ?? []).flatMap(([seat, question]) => {
      const fields = { seat: { kind: "seat", id: String(seat) } };
      const id = `then-${question.replaceAll(".", "-")}`;
      return this.words.has(id) && seat === this.desk.mine ? [this.line("special", id, fields)] : [];
    });
  }

  private line(icon: string, id: string, fields: Fields = {}, gain = "", loss = ""): Consequence {
    return { icon, pieces: this.words.pieces({ id, fields }), gain, loss, isQuiet: false };
  }

  private gained(coins: number, potions: number): string {
    return [coins && this.coins(coins), potions && this.potions(potions)].filter(Boolean).join(", ");
  }

  private coins(count: number): string {
    return this.words.phrase("magick-coins-count", { count });
  }

  private potions(count: number): string {
    return this.words.phrase("magick-potions-count", { count });
  }
}
