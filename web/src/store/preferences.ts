import { useSyncExternalStore } from "react";
import { layOutFor } from "./breakpoints";
import { keys } from "./keys";

/** What somebody prefers, kept by the browser and set on the page itself. */
export const PREFERENCES = {
  /** Whether a question with a single answer is answered by itself. */
  forced: ["mine", "itself"],
  /** What is picked first and done second: everything, what crosses the wall, or nothing. */
  confirm: ["always", "wall", "never"],
  pace: ["brisk", "slow", "instant"],
  theme: ["system", "night", "day"],
  /** In hundredths of the usual size. */
  "text-size": ["100", "125", "150", "175", "200"],
  motion: ["system", "less"],
  /** Whether a game is shown at its own table, or at the one that serves for any. */
  drawing: ["own", "plain"],
  sounds: ["off", "on"],
  /** How much of the log is spoken. */
  spoken: ["mine", "turns", "everything"],
  /** Whether a single letter does something. */
  letters: ["on", "off"],
} as const;

export type Preference = keyof typeof PREFERENCES;

/** What holds as long as somebody has chosen nothing, where that is not the first value. */
const USUAL: Partial<Record<Preference, string>> = { spoken: "turns" };

/** How long one choice of another stands before the next is shown, in milliseconds. */
const PACES: Record<string, number> = { instant: 0, brisk: 550, slow: 1400 };
const LIGHT = "(prefers-color-scheme: light)";

const listeners = new Set<() => void>();

export function pace(): number {
  return PACES[preferred("pace")] ?? 0;
}

export function preferred(name: Preference): string {
  const kept = keys.preference(name);
  const values: readonly string[] = PREFERENCES[name];
  return values.includes(kept) ? kept : (USUAL[name] ?? PREFERENCES[name][0]);
}

export function prefer(name: Preference, value: string): void {
  keys.keepPreference(name, value);
  apply();
  for (const listener of listeners) listener();
}

/** Returns what is preferred, and draws anew when that changes. */
export function usePreferred(name: Preference): string {
  return useSyncExternalStore(subscribe, () => preferred(name));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether things may move: not where the person or the system asks for less. */
export function mayMove(): boolean {
  return preferred("motion") !== "less" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Sets what is preferred on the page; the theme follows the system unless somebody chose. */
export function apply(): void {
  const root = document.documentElement;
  const theme = preferred("theme");
  root.dataset.theme = theme === "system" ? (matchMedia(LIGHT).matches ? "day" : "night") : theme;
  root.dataset.motion = preferred("motion");
  const size = Number(preferred("text-size"));
  root.style.fontSize = size === 100 ? "" : `${size}%`;
  layOutFor(size / 100);
}

matchMedia(LIGHT).addEventListener("change", apply);
