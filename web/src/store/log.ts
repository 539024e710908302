import type { Heard, Message } from "../protocol/types";

/** A line of the log: the event that it tells of, by the number that this has for its reader. */
export interface LogLine {
  number: number;
  event: string;
  seat: number;
  said: Message;
  isHeading: boolean;
}

/** Returns the lines of the log after more was heard; what was taken back has none. */
export function logWith(lines: readonly LogLine[], events: readonly Heard[]): LogLine[] {
  let found = [...lines];
  for (const { number, event, said, is_heading: isHeading = false } of events) {
    if (event.event === "took_back") {
      const gone = new Set(event.numbers as number[]);
      found = found.filter((line) => !gone.has(line.number));
    } else if (said != null) {
      const seat = typeof event.seat === "number" ? event.seat : -1;
      found.push({ number, event: String(event.event), seat, said, isHeading });
    }
  }
  return found;
}
