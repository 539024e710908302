import { randomWords, sealOf } from "../fair/seal";
import { Connection, PROTOCOL, type Status } from "../protocol/socket";
import type {
  AnyReply,
  AnySaying,
  Drawn,
  Foretold,
  Heard,
  Line,
  Notice,
  TableSheet,
  Things,
  Update,
  Wrong,
} from "../protocol/types";
import { keys } from "./keys";
import { type LogLine, logWith } from "./log";
import { pace } from "./preferences";

// So many updates may wait to be shown; where more do, they are shown at once.
const MOST_WAITING = 12;

/** All that a page shows of a table at one moment; it is never changed, only replaced. */
export interface TableState {
  status: Status;
  seat: number;
  sheet: TableSheet | null;
  things: Things | null;
  view: Drawn | null;
  /** The view before the latest update, and what that told: so that things can be moved. */
  before: Drawn | null;
  fresh: readonly Heard[];
  question: number;
  log: readonly LogLine[];
  /** Everything that was heard, for charts and for what was sold. */
  heard: readonly Heard[];
  /** The log's lines up to this number can't be taken back. */
  wall: number;
  chat: readonly Line[];
  notice: Notice | null;
  wrong: Wrong | null;
  isBusy: boolean;
}

const EMPTY: TableState = {
  status: "connecting",
  seat: -1,
  sheet: null,
  things: null,
  view: null,
  before: null,
  fresh: [],
  question: 0,
  log: [],
  heard: [],
  wall: -1,
  chat: [],
  notice: null,
  wrong: null,
  isBusy: false,
};

type Ticketed = Extract<AnySaying, { ticket: string }>;
type Body<T> = T extends Ticketed ? Omit<T, "ticket"> : never;
type Answered = (reply: AnyReply) => void;

/** A table as one seat, or somebody who watches, has it; fed by one connection. */
export class TableStore {
  private state: TableState = EMPTY;
  private readonly listeners = new Set<() => void>();
  private readonly waiting = new Map<string, Answered>();
  private readonly connection: Connection;
  private tickets = 0;
  private readonly session = randomWords().slice(0, 8);
  private heard = 0;
  private readonly updates: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sealedFor = "";
  private openedFor = "";

  constructor(
    readonly name: string,
    private readonly secret: string,
    private readonly key: string,
    private readonly fetchThings: (table: string) => Promise<Things>,
  ) {
    this.connection = new Connection(
      () => this.hello(),
      (reply) => this.hear(reply),
      (status) => this.change({ status, isBusy: false }),
    );
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): TableState => this.state;

  open(): void {
    this.connection.open();
  }

  close(): void {
    clearTimeout(this.timer);
    this.connection.close();
  }

  hurry(): void {
    this.connection.hurry();
  }

  /** Answers the question that waits. */
  choose(choice: number): void {
    if (this.state.isBusy) return;
    this.act({ say: "choose", question: this.state.question, choice });
  }

  /** Takes back the latest choice. */
  takeBack(): void {
    if (!this.state.isBusy) this.act({ say: "take_back" });
  }

  chat(text: string): void {
    this.act({ say: "chat", text });
  }

  comeBack(): void {
    this.act({ say: "come_back" });
  }

  leave(): void {
    this.act({ say: "leave" });
  }

  agree(number: number, isYes: boolean): void {
    this.act({ say: "agree", number, is_yes: isYes });
  }

  askFor(what: "undo" | "end"): void {
    this.act({ say: "ask", what });
  }

  /** Forgets what went wrong, once it was read. */
  dismiss(): void {
    this.change({ wrong: null, notice: null });
  }

  /** Asks what will follow by choices; nothing where that can't be told any longer. */
  preview(choices: number[], draw = false): Promise<Foretold | null> {
    return this.asked({ say: "preview", question: this.state.question, choices, draw }).then((reply) =>
      reply.say === "foretold" ? reply : null,
    );
  }

  /** Seals words for the seed, which are opened when everybody's are. */
  seal(words: string): void {
    const commitment = this.state.sheet?.commitment ?? "";
    this.sealedFor = commitment;
    keys.keepWords(this.name, words);
    this.act({ say: "seal", seal: sealOf(commitment, this.state.seat, words) });
  }

  private hello(): AnySaying {
    const hello: AnySaying = { say: "hello", protocol: PROTOCOL, table: this.name };
    if (this.secret) hello.secret = this.secret;
    if (this.key && !this.secret) hello.key = this.key;
    if (this.heard) hello.seen = this.heard;
    return hello;
  }

  private ticket(): string {
    this.tickets += 1;
    return `${this.session}-${this.tickets}`;
  }

  private act(said: Body<Ticketed>): void {
    this.change({ isBusy: true, wrong: null });
    this.asked(said).then((reply) => {
      this.change({ isBusy: false, ...(reply.say === "wrong" ? { wrong: reply } : {}) });
    });
  }

  private asked(said: Body<Ticketed>): Promise<AnyReply> {
    const ticket = this.ticket();
    return new Promise((resolve) => {
      this.waiting.set(ticket, resolve);
      if (!this.connection.say({ ...said, ticket } as AnySaying)) {
        this.waiting.delete(ticket);
        resolve({ say: "wrong", code: "closing", text: "", ticket });
      }
    });
  }

  private hear(reply: AnyReply): void {
    const ticket = "ticket" in reply ? reply.ticket : undefined;
    const answered = ticket ? this.waiting.get(ticket) : undefined;
    if (answered && ticket) {
      this.waiting.delete(ticket);
      answered(reply);
      return;
    }
    switch (reply.say) {
      case "welcome":
        this.change({ status: "open", seat: reply.seat });
        break;
      case "table":
        this.hearSheet(reply.table);
        break;
      case "update":
        this.queue(reply);
        break;
      case "lines":
        this.hearLines(reply.lines);
        break;
      case "notice":
        this.change({ notice: reply });
        break;
      case "wrong":
        this.change({ wrong: reply, isBusy: false });
        if (reply.code === "unknown" || reply.code === "secret" || reply.code === "protocol") this.close();
        break;
    }
  }

  private hearSheet(sheet: TableSheet): void {
    const known = this.state.sheet;
    this.change({ sheet });
    if (!known || known.game !== sheet.game || !sameOptions(known, sheet)) {
      this.fetchThings(this.name).then(
        (things) => this.change({ things }),
        () => this.change({ things: null }),
      );
    }
    this.keepFair(sheet);
  }

  /** Seals words of its own on sitting down, and opens them when everybody is called to. */
  private keepFair(sheet: TableSheet): void {
    const mine = sheet.seats[this.state.seat];
    if (!this.secret || mine === undefined || sheet.state !== "waiting") return;
    const words = keys.words(this.name);
    if (!mine.seal && !sheet.is_opening && this.sealedFor !== sheet.commitment) {
      this.seal(words || randomWords());
    } else if (mine.seal && !mine.words && sheet.is_opening && words && this.openedFor !== sheet.commitment) {
      this.openedFor = sheet.commitment;
      this.act({ say: "open", words });
    }
  }

  /** Shows updates one after the other: what others do stands for a moment before the next. */
  private queue(update: Update): void {
    this.updates.push(update);
    if (this.timer === undefined) this.showNext();
  }

  private showNext(): void {
    this.timer = undefined;
    const update = this.updates.shift();
    if (update === undefined) return;
    this.hearUpdate(update.first, update.heard, update.events, update.view, update.question ?? 0);
    const wait =
      this.state.before === null || document.hidden || this.updates.length > MOST_WAITING ? 0 : pace();
    const isOthers = update.events.some(({ event }) => event.seat !== this.state.seat);
    if (wait && isOthers) this.timer = setTimeout(() => this.showNext(), wait);
    else this.showNext();
  }

  private hearUpdate(first: number, heard: number, events: Heard[], view: Drawn, question: number): void {
    const isAnew = first === 0 && this.heard > 0;
    const past = isAnew ? [] : this.state.log;
    const all = isAnew ? [] : this.state.heard;
    this.heard = heard;
    const canUndo = view.undo?.can ?? false;
    this.change({
      view,
      before: this.state.view,
      fresh: this.state.view === null || isAnew ? [] : events,
      question,
      log: logWith(past, events),
      heard: [...all, ...events],
      wall: canUndo && !isAnew ? this.state.wall : heard - 1,
      isBusy: false,
    });
  }

  private hearLines(lines: readonly Line[]): void {
    const kept = new Map(this.state.chat.map((line) => [line.number, line]));
    for (const line of lines) kept.set(line.number, line);
    this.change({ chat: [...kept.values()].sort((one, other) => one.number - other.number) });
  }

  private change(part: Partial<TableState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}

function sameOptions(one: TableSheet, other: TableSheet): boolean {
  return (
    JSON.stringify([one.options, one.seats.length]) === JSON.stringify([other.options, other.seats.length])
  );
}
