import { http, Refused } from "../../protocol/http";
import type { Listed } from "../../protocol/types";
import { keys } from "../../store/keys";
import { claimed } from "../enrolling";

/** Returns the tables at which one sits; none for somebody who has no name here yet. */
async function myTables(): Promise<Listed[]> {
  const key = keys.player();
  if (!key) return [];
  try {
    return await http.myTables(key);
  } catch (error) {
    if (error instanceof Refused && error.code === "secret") return [];
    throw error;
  }
}

/** Returns one's tables at which something is still to come, each with its secret at hand. */
export async function myOpenTables(): Promise<Listed[]> {
  const tables = (await myTables()).filter(({ state }) => state === "waiting" || state === "playing");
  await Promise.allSettled(tables.map(({ table }) => claimed(table)));
  return tables;
}

/** Returns one's games that can be looked through again. */
export async function myFinishedTables(): Promise<Listed[]> {
  return (await myTables()).filter(({ state }) => state === "over");
}
