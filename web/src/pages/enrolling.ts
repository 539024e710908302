import { http, Refused } from "../protocol/http";
import { keys } from "../store/keys";

/** Returns the key of whoever plays here, taking a name first where nobody has yet. */
export async function enrolled(name: string): Promise<string> {
  const key = keys.player();
  if (key) {
    try {
      const me = await http.me(key);
      if (name && me.name !== name) await http.rename(key, name);
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
