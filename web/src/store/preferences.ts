import { keys } from "./keys";

/** What somebody prefers, kept by the browser and set on the page itself. */
export const PREFERENCES = {
  theme: ["system", "night", "day"],
  pace: ["brisk", "slow", "instant"],
  motion: ["system", "less"],
  "text-size": ["usual", "large"],
} as const;

export type Preference = keyof typeof PREFERENCES;

/** How long one choice of another stands before the next is shown, in milliseconds. */
const PACES: Record<string, number> = { instant: 0, brisk: 550, slow: 1400 };

export function pace(): number {
  return PACES[preferred("pace")] ?? 0;
}

export function preferred(name: Preference): string {
  return keys.preference(name) || PREFERENCES[name][0];
}

export function prefer(name: Preference, value: string): void {
  keys.keepPreference(name, value);
  apply();
}

/** Sets what is preferred on the page; the theme follows the system unless somebody chose. */
export function apply(): void {
  const root = document.documentElement;
  const isDay = matchMedia("(prefers-color-scheme: light)").matches;
  const theme = preferred("theme");
  root.dataset.theme = theme === "system" ? (isDay ? "day" : "night") : theme;
  root.dataset.motion = preferred("motion");
  root.dataset.textSize = preferred("text-size");
}

matchMedia("(prefers-color-scheme: light)").addEventListener("change", apply);
