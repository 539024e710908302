import { Connection, type Status } from "./socket";
import type { AnyReply, AnySaying, Hello, Wrong } from "./types";

type Ticketed = Extract<AnySaying, { ticket: string }>;
/** Something to be said, which is given its ticket here. */
export type Body<T = Ticketed> = T extends Ticketed ? Omit<T, "ticket"> : never;

/** Who is told what a table says that is no answer. */
export interface Listener {
  hello: () => Hello;
  hear: (reply: AnyReply) => void;
  tell: (status: Status) => void;
}

interface Said {
  saying: Ticketed;
  answer: (reply: AnyReply) => void;
  /** Whether it was said over the connection that is there now. */
  isSaid: boolean;
  tries: number;
  timer?: ReturnType<typeof setTimeout>;
}

const TICKET_BYTES = 9;
// What can't be stored or came too fast is said again after so long, if the server names no time, and so often.
const LATER = 500;
const MOST_TRIES = 8;
// An answer takes no longer, or the connection is dead without having said so.
const DEAF = 12_000;
const TOO_LARGE = 1009;
const FOR_ANOTHER_TIME = new Set(["not_stored", "too_fast"]);

/**
 * A conversation with a table that goes on by itself after a lost connection.
 *
 * Whatever was said and not answered is said again with its old ticket, so that it counts once.
 */
export class Conversation {
  private readonly connection: Connection;
  private readonly said = new Map<string, Said>();
  private readonly waiting: (() => void)[] = [];
  private isGreeted = false;
  private isOver = false;
  private deaf: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly listener: Listener) {
    this.connection = new Connection({
      opened: () => this.connection.say(listener.hello()),
      hear: (reply) => this.hear(reply),
      lost: (code) => this.lost(code),
    });
  }

  open(): void {
    this.listener.tell("connecting");
    this.connection.open();
  }

  /** Tries at once to come back. */
  hurry(): void {
    if (!this.isGreeted) this.connection.renew();
  }

  /** Ends it; whoever waits for an answer is told. */
  close(): void {
    if (this.isOver) return;
    this.isOver = true;
    clearTimeout(this.deaf);
    this.connection.close();
    this.listener.tell("closed");
    for (const ticket of [...this.said.keys()]) this.answer(ticket, closing(ticket));
  }

  /** Says something and returns its answer, however often the connection is lost in between. */
  say(body: Body): Promise<AnyReply> {
    const ticket = newTicket();
    if (this.isOver) return Promise.resolve(closing(ticket));
    return new Promise((answer) => {
      const said = { saying: { ...body, ticket } as Ticketed, answer, isSaid: false, tries: 0 };
      this.said.set(ticket, said);
      this.send(said);
    });
  }

  /** Waits until everything that was said is answered. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      if (this.said.size === 0) resolve();
      else this.waiting.push(resolve);
    });
  }

  private send(said: Said): void {
    if (!this.isGreeted || said.isSaid || said.timer !== undefined) return;
    said.isSaid = this.connection.say(said.saying);
    this.watch();
  }

  /** Waits for an answer as long as one is due: a network can be gone without a word. */
  private watch(): void {
    clearTimeout(this.deaf);
    if ([...this.said.values()].some((said) => said.isSaid))
      this.deaf = setTimeout(() => this.connection.renew(), DEAF);
  }

  private lost(code: number): void {
    this.isGreeted = false;
    clearTimeout(this.deaf);
    for (const [ticket, said] of this.said) {
      // What is too large would end the next connection, too.
      if (code === TOO_LARGE && said.isSaid)
        this.answer(ticket, { say: "wrong", code: "too_large", text: "", ticket });
      said.isSaid = false;
    }
    this.listener.tell("lost");
  }

  private hear(reply: AnyReply): void {
    if (reply.say === "welcome") {
      this.isGreeted = true;
      this.connection.settle();
      this.listener.tell("open");
      this.listener.hear(reply);
      for (const said of [...this.said.values()]) this.send(said);
    } else if (reply.say === "wrong") {
      this.hearWrong(reply);
    } else if ("ticket" in reply) {
      this.answer(reply.ticket, reply);
    } else {
      this.listener.hear(reply);
    }
    if (this.isGreeted) this.watch();
  }

  private hearWrong(wrong: Wrong): void {
    if (!this.isGreeted && !wrong.ticket) {
      // The hello itself: what only comes at a bad time is tried again with the next connection.
      if (FOR_ANOTHER_TIME.has(wrong.code)) return;
      this.listener.hear(wrong);
      this.close();
      return;
    }
    // Without a ticket it is about what waits longest for its answer.
    const ticket = wrong.ticket || [...this.said].find(([, said]) => said.isSaid)?.[0];
    const said = ticket === undefined ? undefined : this.said.get(ticket);
    if (ticket === undefined || said === undefined) {
      this.listener.hear(wrong);
    } else if (FOR_ANOTHER_TIME.has(wrong.code) && said.tries < MOST_TRIES) {
      this.sayLater(said, wrong.after ?? null);
    } else {
      this.answer(ticket, wrong);
    }
  }

  private sayLater(said: Said, after: number | null): void {
    said.isSaid = false;
    said.tries += 1;
    const wait = after === null ? LATER * said.tries : after * 1000;
    said.timer = setTimeout(() => {
      delete said.timer;
      this.send(said);
    }, wait);
  }

  private answer(ticket: string, reply: AnyReply): void {
    const said = this.said.get(ticket);
    this.said.delete(ticket);
    clearTimeout(said?.timer);
    said?.answer(reply);
    if (this.said.size === 0) for (const quiet of this.waiting.splice(0)) quiet();
  }
}

/** Returns a ticket that nobody has used at this seat, on whatever device. */
export function newTicket(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TICKET_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function closing(ticket: string): Wrong {
  return { say: "wrong", code: "closing", text: "", ticket };
}
