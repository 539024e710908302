import { randomWords } from "../fair/seal";
import { LiveTable } from "./live";

// Who can't be heard within this adds no words: the deal can be checked without them, too.
const PATIENCE = 3_000;

/** Seals words for a seat that begins at once; whoever opens its page next opens them. */
export async function giveWords(table: string, secret: string): Promise<void> {
  const live = new LiveTable(table, secret, "", () => new Promise(() => undefined));
  try {
    await Promise.race([sealed(live), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  } finally {
    live.close();
  }
}

async function sealed(live: LiveTable): Promise<void> {
  await new Promise<void>((resolve) => {
    const leave = live.subscribe(() => {
      if (live.current().sheet === null) return;
      leave();
      resolve();
    });
    live.open();
  });
  await live.seal(randomWords());
}
