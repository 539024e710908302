import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Catalogue, Message, Named } from "../protocol/types";

type Argument = string | number;
type Value = number | string | Named | Named[];

/** A piece of a sentence: plain words, a thing, or a player, so that a page can set them apart. */
export interface Piece {
  text: string;
  kind: "" | "thing" | "player" | "number";
}

const NOBODY = -1;
// Marks around what is named, while a sentence is put together; no name that anybody gave has them.
const OPEN_THING = "\uE000";
const OPEN_PLAYER = "\uE001";
const OPEN_NUMBER = "\uE003";
const SHUT = "\uE002";
const MARKS = /[\uE000-\uE003]/g;

/** Returns a name without the marks that a sentence is taken apart by. */
function bare(name: string): string {
  return name.replace(MARKS, "");
}

/** The words of a game and of the page: sentences out of messages, as one reader reads them. */
export class Words {
  private readonly bundles: FluentBundle[];
  // What everybody is called, once that was made out.
  private readonly called = new Map<number, string>();

  constructor(
    catalogues: readonly Catalogue[],
    private readonly things: ReadonlyMap<string, string> = new Map(),
    private readonly names: readonly string[] = [],
    private readonly reader: number = NOBODY,
  ) {
    this.bundles = catalogues.map(({ language, texts }) => {
      const bundle = new FluentBundle([language, "en"], { useIsolating: false });
      for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
      return bundle;
    });
  }

  /** Returns the same words for another table or another reader. */
  for(names: readonly string[], reader: number): Words {
    const other = Object.create(Words.prototype) as Words;
    return Object.assign(other, this, { names, reader, called: new Map() });
  }

  has(id: string): boolean {
    return this.bundles.some((bundle) => bundle.getMessage(id)?.value != null);
  }

  /** Returns the words for an id with arguments as they are; the id itself where there are none. */
  phrase(id: string, given: Record<string, Argument> = {}): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern != null) return bundle.formatPattern(pattern, given, []);
    }
    return id.replaceAll("-", " ");
  }

  /** Returns the sentence of a message. */
  say(message: Message): string {
    return this.pieces(message)
      .map((piece) => piece.text)
      .join("");
  }

  /** Returns the sentence of a message with what it names set apart. */
  pieces(message: Message): Piece[] {
    if (!this.has(message.id)) return [];
    const said = this.phrase(message.id, this.arguments(message));
    const found: Piece[] = [];
    for (const part of said.split(/(?=[\uE000\uE001\uE003])|(?<=\uE002)/)) {
      const text = part.replace(MARKS, "");
      const kind = part.startsWith(OPEN_THING)
        ? "thing"
        : part.startsWith(OPEN_PLAYER)
          ? "player"
          : part.startsWith(OPEN_NUMBER)
            ? "number"
            : "";
      if (text) found.push({ text, kind });
    }
    return found;
  }

  /** Returns what a thing of the glossary is called. */
  name(kind: string, id: string): string {
    const named = `${kind}-${id}`;
    return this.has(named) ? this.phrase(named) : (this.things.get(`${kind}:${id}`) ?? id);
  }

  /** Returns what a player is called at the beginning of a sentence. */
  player(seat: number): string {
    if (seat === NOBODY) return this.phrase("nobody");
    if (seat === this.reader) return this.phrase("reader");
    return this.calledApart(seat) || this.phrase("player-without-name", { number: seat + 1 });
  }

  private playerInside(seat: number): string {
    if (seat === NOBODY) return this.phrase("nobody-inside");
    return seat === this.reader ? this.phrase("reader-inside") : this.player(seat);
  }

  /** Returns a name so that no two read the same and none reads as the reader. */
  private calledApart(seat: number): string {
    const known = this.called.get(seat) ?? this.toldApart(seat);
    this.called.set(seat, known);
    return known;
  }

  private toldApart(seat: number): string {
    const compared = (name: string) => bare(name).normalize("NFKC").toLowerCase();
    const name = bare(this.names[seat] ?? "");
    const mine = compared(name);
    const isShared =
      mine === compared(this.phrase("reader")) ||
      this.names.filter((each) => compared(each) === mine).length > 1;
    return name && isShared ? this.phrase("player-told-apart", { name, number: seat + 1 }) : name;
  }

  private arguments(message: Message): Record<string, Argument> {
    const given: Record<string, Argument> = {};
    for (const [field, value] of Object.entries(message.fields ?? {})) this.fill(given, field, value);
    return given;
  }

  private fill(given: Record<string, Argument>, field: string, value: Value): void {
    if (Array.isArray(value)) {
      given[field] = this.listed(value);
      given[`${field}_count`] = value.length;
    } else if (typeof value !== "object") {
      given[field] = value;
    } else if (value.kind === "seat") {
      const seat = value.id === "" ? NOBODY : Number(value.id);
      given[field] = OPEN_PLAYER + this.player(seat) + SHUT;
      given[`${field}_inside`] = OPEN_PLAYER + this.playerInside(seat) + SHUT;
      given[`${field}_is`] = seat === NOBODY ? "nobody" : seat === this.reader ? "you" : "other";
    } else {
      given[field] = this.thing(value);
      given[`${field}_is`] = value.id ? "known" : "unknown";
    }
  }

  private thing(thing: Named, count = 1): string {
    return thing.id
      ? OPEN_THING + this.name(thing.kind, thing.id) + SHUT
      : this.phrase(`unknown-${thing.kind}`, { count });
  }

  private listed(things: readonly Named[]): string {
    const first = things[0];
    if (first === undefined) return "";
    if (first.kind === "seat") {
      return this.list(things.map((each) => this.playerInside(each.id === "" ? NOBODY : Number(each.id))));
    }
    const known = things.filter((each) => each.id).map((each) => this.thing(each));
    const unknown = things.length - known.length;
    return this.list(unknown ? [...known, this.thing({ kind: first.kind, id: "" }, unknown)] : known);
  }

  /** Returns several words as one list; nothing for none. */
  list(parts: readonly string[]): string {
    if (parts.length === 0) return "";
    return parts.reduce((before, word, at) =>
      this.phrase(at === parts.length - 1 ? "list-last" : "list-next", { before, next: word, last: word }),
    );
  }
}
