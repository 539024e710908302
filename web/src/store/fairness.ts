import { sealOf } from "../fair/seal";
import type { Body } from "../protocol/conversation";
import type { AnyReply, TableSheet } from "../protocol/types";
import { keys } from "./keys";

/** Gives a seat's words to the seed: seals them when it is ready, and opens them when everybody is called to. */
export class Fairness {
  private sheet: TableSheet | null = null;
  private seat = -1;
  private isGiving = false;

  constructor(private readonly say: (body: Body) => Promise<AnyReply>) {}

  /** Does what is due for a seat, as its table stands now. */
  follow(sheet: TableSheet, seat: number): void {
    this.sheet = sheet;
    this.seat = seat;
    note(sheet, seat);
    const mine = sheet.seats[seat];
    if (mine === undefined || sheet.state !== "waiting") return;
    const words = mine.seal && !mine.words && sheet.is_opening ? keys.words(mine.seal) : "";
    if (words) this.give({ say: "open", words });
  }

  /** Seals words that somebody has chosen, or that nobody can guess; returns whether they are. */
  seal(words: string): Promise<boolean> {
    const seal = sealOf(this.sheet?.commitment ?? "", this.seat, words);
    keys.keepWords(seal, words);
    return this.give({ say: "seal", seal });
  }

  /** Says one thing at a time; what is refused came too late, or another device was first: the next sheet tells. */
  private async give(body: Body): Promise<boolean> {
    if (this.isGiving) return false;
    this.isGiving = true;
    const reply = await this.say(body);
    this.isGiving = false;
    const isDone = reply.say === "done";
    if (isDone && this.sheet) this.follow(this.sheet, this.seat);
    return isDone;
  }
}

/** Notes the seat, and the seal that the host is bound by, as long as nothing of it is opened: the first counts. */
function note({ table, state, commitment }: TableSheet, seat: number): void {
  if (keys.chair(table) < 0) keys.keepChair(table, seat);
  const isClosed = state === "waiting" || state === "playing";
  if (isClosed && !keys.commitment(table)) keys.keepCommitment(table, commitment);
}
