/** What this browser keeps: who one is, and the secrets of one's seats. Where it may keep nothing, it remembers. */
const remembered = new Map<string, string>();
const PREFIX = "hexmonger.";

function read(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? remembered.get(name) ?? "";
  } catch {
    return remembered.get(name) ?? "";
  }
}

function keep(name: string, value: string): void {
  remembered.set(name, value);
  try {
    if (value) localStorage.setItem(PREFIX + name, value);
    else localStorage.removeItem(PREFIX + name);
  } catch {
    // Storage is blocked or full: it holds until the page is closed.
  }
}

export const keys = {
  player: () => read("player"),
  keepPlayer: (key: string) => keep("player", key),
  name: () => read("name"),
  keepName: (name: string) => keep("name", name),
  /** The secret of a seat of mine at a table. */
  seat: (table: string) => read(`seat.${table}`),
  keepSeat: (table: string, secret: string) => keep(`seat.${table}`, secret),
  /** The words that a seat of mine has sealed and not yet opened. */
  words: (table: string) => read(`words.${table}`),
  keepWords: (table: string, words: string) => keep(`words.${table}`, words),
  preference: (name: string) => read(`prefer.${name}`),
  keepPreference: (name: string, value: string) => keep(`prefer.${name}`, value),
};
