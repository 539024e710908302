import { http, Refused } from "../protocol/http";
import { keys } from "../store/keys";

/** Returns the key of whoever plays here, taking a name first where nobody has yet. */
export async function enrolled(name: string): Promise<string> {
  const key = keys.player();
  if (key) {
    try {
      const me = await http.me(key);
      const called = name && me.name !== name ? (await http.rename(key, name)).name : me.name;
      keys.keepName(called);
      return key;
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "secret") throw error;
    }
  }
  const made = await http.enrol(name);
  keys.keepPlayer(made.key);
  keys.keepName(made.name);
  return made.key;
}

/** Has the secrets of one's seats at a table at hand, as on a device where one has never sat there. */
export async function claimed(table: string): Promise<void> {
  const key = keys.player();
  if (!key || keys.seats(table).length) return;
  for (const { secret } of await http.seatsOfMine(key, table)) if (secret) keys.keepSeat(table, secret);
}
