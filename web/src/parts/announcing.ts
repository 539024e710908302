import { destroyAnnouncer, announce as speak } from "react-aria/private/live-announcer/LiveAnnouncer";
import type { Message, Named } from "../protocol/types";
import type { LogLine } from "../store/log";

/** Says something to whoever has the page read aloud, after what is being read. */
export function announce(text: string): void {
  if (text) speak(text, "polite");
}

/** Takes back whatever was said and may still be read: the page keeps it for a while. */
export function silence(): void {
  destroyAnnouncer();
}

/** Whether a line is spoken: what concerns the reader always, where a part begins with turns, or everything. */
export function isSpoken(line: LogLine, level: string, reader: number): boolean {
  if (level === "everything" || concerns(line, reader)) return true;
  return level === "turns" && (line.isHeading || line.seat < 0);
}

/** Whether a line is about somebody: it is their event, or it names them. */
export function concerns(line: LogLine, seat: number): boolean {
  return seat >= 0 && (line.seat === seat || names(line.said, seat));
}

function names(said: Message, seat: number): boolean {
  const isThem = ({ kind, id }: Named) => kind === "seat" && id === String(seat);
  return Object.values(said.fields ?? {}).some((field) => {
    if (Array.isArray(field)) return field.some(isThem);
    return typeof field === "object" && isThem(field);
  });
}
