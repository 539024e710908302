import type {
  Enrolled,
  Failure,
  Games,
  Laid,
  Laying,
  Listed,
  Me,
  Seated,
  Sitting,
  TableSheet,
  Things,
} from "./types";

/** Something that the server would not do, and why, in a sentence. */
export class Refused extends Error {
  constructor(
    readonly code: Failure["code"] | "offline",
    text: string,
  ) {
    super(text);
  }
}

async function ask<T>(method: string, path: string, secret = "", body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (secret) headers.authorization = `Bearer ${secret}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const sent = body === undefined ? null : JSON.stringify(body);
  const answer = await fetch(path, { method, headers, body: sent }).catch(() => null);
  if (answer === null) throw new Refused("offline", "");
  const text = await answer.text();
  const read = text ? JSON.parse(text) : undefined;
  if (!answer.ok) throw new Refused(read?.code ?? "trouble", read?.text ?? "");
  return read as T;
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const http = {
  games: () => ask<Games>("GET", "/api/games"),
  enrol: (name: string) => ask<Enrolled>("POST", "/api/people", "", { name }),
  me: (key: string) => ask<Me>("GET", "/api/me", key),
  rename: (key: string, name: string) => ask<Me>("PATCH", "/api/me", key, { name }),
  myTables: (key: string) => ask<Listed[]>("GET", "/api/me/tables", key),
  tables: (which: "open" | "playing" | "over") => ask<Listed[]>("GET", `/api/tables?which=${which}`),
  lay: (key: string, wanted: Laying) => ask<Laid>("POST", "/api/tables", key, wanted),
  sheet: (table: string) => ask<TableSheet>("GET", at(table)),
  things: (table: string) => ask<Things>("GET", `${at(table)}/things`),
  thingsOf: (game: string, options: Record<string, string> = {}) =>
    ask<Things>("GET", `/api/games/${encodeURIComponent(game)}/things?${new URLSearchParams(options)}`),
  sit: (key: string, table: string, wanted: Sitting) =>
    ask<Seated>("POST", `${at(table)}/seats`, key, wanted),
  getUp: (key: string, table: string, seat: number) => ask<void>("DELETE", `${at(table)}/seats/${seat}`, key),
  start: (key: string, table: string) => ask<void>("POST", `${at(table)}/start`, key),
  close: (key: string, table: string) => ask<void>("POST", `${at(table)}/close`, key),
  rematch: (key: string, table: string) => ask<Laid>("POST", `${at(table)}/rematch`, key),
  seatsOfMine: (key: string, table: string) =>
    ask<Seated[]>("POST", `/api/me/tables/${encodeURIComponent(table)}/seats`, key),
};
