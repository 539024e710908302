import type { Update } from "../protocol/types";
import { pace } from "./preferences";

// So many steps may wait to be shown; where more do, whoever catches up sees how it came out.
const MOST_WAITING = 6;
// Without a pace, a step is shown with every frame, which is so long in milliseconds: more at once would change so much
// of the table that a slow machine could not draw it in time.
const FRAME = 16;

/** An update, and whether it followed from a choice of the reader's. */
export interface Step {
  update: Update;
  isOwn: boolean;
}

/**
 * Shows steps one after the other: what others do stands for a moment before the next. Without such moments they come
 * as fast as they can be drawn: the first at once, and with every frame the next.
 */
export class Pacing {
  private readonly waiting: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isHeld = false;

  /** `show` shows some steps as one. */
  constructor(private readonly show: (steps: readonly Step[]) => void) {}

  take(step: Step): void {
    this.waiting.push(step);
    // Nobody waits for what they did themselves.
    const isLate = pace() > 0 && this.waiting.length > MOST_WAITING && !this.isHeld;
    if (step.isOwn || isLate || document.hidden) this.flush();
    else if (this.timer === undefined) this.next();
  }

  /** Lets what others do wait while something is looked at, or no longer. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    if (!isHeld && this.timer === undefined) this.next();
  }

  /** Shows all that waits, at once. */
  flush(): void {
    const all = this.waiting.splice(0);
    if (all.length) this.show(all);
    this.rest();
  }

  /** Shows nothing of what waits, now or later. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting.length = 0;
  }

  private next(): void {
    this.timer = undefined;
    if (this.isHeld) return;
    const step = this.waiting.shift();
    if (step === undefined) return;
    this.show([step]);
    this.rest();
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), pace() || FRAME);
  }
}
