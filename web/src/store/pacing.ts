import type { Update } from "../protocol/types";
import { pace } from "./preferences";

// So many steps may wait to be shown; where more do, whoever catches up sees how it came out.
const MOST_WAITING = 6;
// Nobody sees more than one table in a frame, so long in milliseconds: what comes within it is shown as one.
const FRAME = 16;

/** An update, and whether it followed from a choice of the reader's. */
export interface Step {
  update: Update;
  isOwn: boolean;
}

/**
 * Shows steps one after the other: what others do stands for a moment before the next. Without such moments they come
 * as fast as they can be drawn: the first at once, and with every frame all that came since.
 */
export class Pacing {
  private readonly waiting: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` shows some steps as one. */
  constructor(private readonly show: (steps: readonly Step[]) => void) {}

  take(step: Step): void {
    this.waiting.push(step);
    // Nobody waits for what they did themselves.
    const isLate = pace() > 0 && this.waiting.length > MOST_WAITING;
    if (step.isOwn || isLate || document.hidden) this.flush();
    else if (this.timer === undefined) this.next();
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
    const steps = this.waiting.splice(0, pace() > 0 ? 1 : this.waiting.length);
    if (steps.length === 0) return;
    this.show(steps);
    this.rest();
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), pace() || FRAME);
  }
}
