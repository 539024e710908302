import type { Words } from "../words/words";

const UNITS = [
  ["time-days", 86_400],
  ["time-hours", 3_600],
  ["time-minutes", 60],
] as const;

/** Returns how long some seconds are, in the largest unit of which there are two at least. */
export function lasting(words: Words, seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const [unit, size] = UNITS.find(([, each]) => left >= 2 * each) ?? ["time-seconds", 1];
  return words.phrase(unit, { count: Math.round(left / size) });
}

/** Returns a moment as a clock shows it, with its day if it is another than today. */
export function clockAt(seconds: number): string {
  const at = new Date(seconds * 1000);
  const isToday = at.toDateString() === new Date().toDateString();
  const day: Intl.DateTimeFormatOptions = isToday ? {} : { weekday: "short", day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
    ...day,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at);
}

/** Returns the day of a moment, with its year if that is another than this one. */
export function dayOf(seconds: number): string {
  const at = new Date(seconds * 1000);
  const isThisYear = at.getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
    day: "numeric",
    month: "long",
    ...(isThisYear ? {} : { year: "numeric" }),
  }).format(at);
}
