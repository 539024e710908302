import type { Heard } from "../protocol/types";
import { keys } from "./keys";
import type { LogLine } from "./log";
import { NOTHING_SINCE, type Since } from "./state";

// Whoever was away for less than this has missed nothing that needs to be told again.
const SHORT = 20_000;
// So many lines at once are too many to follow, however short it was.
const FEW = 3;
// While the game goes on, what was seen is kept so often, in milliseconds: writing takes its time.
const NOW_AND_THEN = 1_000;

/** How much was told and how much of it seen, when that was, and what was marked then. */
interface Kept {
  told: number;
  seen: number;
  at: number;
  spots: string[];
  numbers: number[];
}

/** Knows how much of a table its reader has seen, and since when the reader is away. */
export class Attendance {
  private told = 0;
  private seen = 0;
  private awaySince: number | null = null;
  private isCutOff = false;
  private since: Since = NOTHING_SINCE;
  private isKnown = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly seat: number,
  ) {
    const kept = readKept(keys.place(table, seat));
    if (kept === null) return;
    this.isKnown = true;
    this.isCutOff = true;
    this.told = kept.told;
    this.seen = kept.seen;
    this.awaySince = kept.at;
    this.since = { spots: new Set(kept.spots), numbers: new Set(kept.numbers) };
  }

  /** What was marked when the reader was here last; nothing for somebody new, or where the past is another. */
  marksFor(events: readonly Heard[]): { since: Since; from: number } {
    const isSame = this.isKnown && this.told <= events.length;
    return isSame ? { since: this.since, from: this.told } : { since: NOTHING_SINCE, from: 0 };
  }

  /** The reader looks elsewhere, or is cut off. */
  goAway(isCutOff: boolean): void {
    this.awaySince ??= Date.now();
    this.isCutOff ||= isCutOff;
    this.keep();
  }

  /** The reader sees the table again; returns what was missed and should be told. */
  comeBack(log: readonly LogLine[], heard: number): LogLine[] {
    if (this.isKnown && this.awaySince === null) return [];
    const isNew = !this.isKnown && this.awaySince === null;
    const lines = isNew ? [] : log.filter((line) => line.number >= this.seen && !line.isHeading);
    const wasLong = this.awaySince !== null && Date.now() - this.awaySince >= SHORT;
    const isMuch = this.isCutOff && lines.length >= FEW;
    this.awaySince = null;
    this.isCutOff = false;
    this.isKnown = true;
    this.seen = heard;
    this.keep();
    return wasLong || isMuch ? lines : [];
  }

  /** Notes what was shown, to a reader who is here. */
  show(heard: number, since: Since): void {
    if (this.awaySince === null) this.seen = heard;
    this.told = heard;
    this.since = since;
    this.timer ??= setTimeout(() => this.keep(), NOW_AND_THEN);
  }

  private keep(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.isKnown) return;
    const { spots, numbers } = this.since;
    const at = this.awaySince ?? Date.now();
    const kept: Kept = {
      told: this.told,
      seen: this.seen,
      at,
      spots: [...spots],
      numbers: [...numbers],
    };
    keys.keepPlace(this.table, this.seat, JSON.stringify(kept));
  }
}

function readKept(text: string): Kept | null {
  try {
    const kept = JSON.parse(text) as Partial<Kept>;
    const isWhole = [kept.told, kept.seen, kept.at].every(Number.isFinite);
    return isWhole && Array.isArray(kept.spots) && Array.isArray(kept.numbers) ? (kept as Kept) : null;
  } catch {
    return null;
  }
}
