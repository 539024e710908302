/** What this browser keeps: who one is, and the secrets of one's seats. Where it may keep nothing, it remembers. */
const remembered = new Map<string, string>();
const PREFIX = "hexmonger.";

type Where = "localStorage" | "sessionStorage";

function read(name: string, where: Where = "localStorage"): string {
  try {
    return window[where].getItem(PREFIX + name) ?? remembered.get(name) ?? "";
  } catch {
    return remembered.get(name) ?? "";
  }
}

function keep(name: string, value: string, where: Where = "localStorage"): void {
  remembered.set(name, value);
  try {
    if (value) window[where].setItem(PREFIX + name, value);
    else window[where].removeItem(PREFIX + name);
  } catch {
    // Storage is blocked or full: it holds until the page is closed.
  }
}

/** Whether a browser keeps anything beyond this page, for good or for as long as its tab is open. */
function canKeep(where: Where = "localStorage"): boolean {
  const name = `${PREFIX}trial`;
  try {
    window[where].setItem(name, "1");
    window[where].removeItem(name);
    return true;
  } catch {
    return false;
  }
}

export const keys = {
  canKeep,
  player: () => read("player"),
  keepPlayer: (key: string) => keep("player", key),
  name: () => read("name"),
  keepName: (name: string) => keep("name", name),
  /** The secrets of this device's seats at a table: several people may share it. */
  seats: (table: string) => read(`seat.${table}`).split(" ").filter(Boolean),
  keepSeat: (table: string, secret: string) =>
    keep(`seat.${table}`, [...new Set([...keys.seats(table), secret])].join(" ").trim()),
  dropSeat: (table: string, secret: string) =>
    keep(
      `seat.${table}`,
      keys
        .seats(table)
        .filter((each) => each !== secret)
        .join(" "),
    ),
  /** The words behind a seal of a seat of this device, which are opened when everybody's are. */
  words: (seal: string) => read(`words.${seal}`),
  keepWords: (seal: string, words: string) => keep(`words.${seal}`, words),
  /** The seal of the host's secret as it stood at a table before it was played: another one later would be a lie. */
  commitment: (table: string) => read(`commitment.${table}`),
  keepCommitment: (table: string, commitment: string) => keep(`commitment.${table}`, commitment),
  /** The seat that this browser had at a table, -1 for none; of several, the first. */
  chair: (table: string) => Number(read(`chair.${table}`) || -1),
  keepChair: (table: string, seat: number) => keep(`chair.${table}`, String(seat)),
  preference: (name: string) => read(`prefer.${name}`),
  keepPreference: (name: string, value: string) => keep(`prefer.${name}`, value),
  /** What somebody has seen of a table, so that what happened since can be told. */
  place: (table: string, seat: number) => read(`place.${table}.${seat}`),
  keepPlace: (table: string, seat: number, place: string) => keep(`place.${table}.${seat}`, place),
  /** The number of the last line of a chat that was read. */
  read: (table: string, chat: string) => Number(read(`read.${table}.${chat}`) || -1),
  keepRead: (table: string, chat: string, number: number) => keep(`read.${table}.${chat}`, String(number)),
  /** What belongs to this tab alone, and outlives a reload of it. */
  draft: (name: string) => read(name, "sessionStorage"),
  keepDraft: (name: string, value: string) => keep(name, value, "sessionStorage"),
};
