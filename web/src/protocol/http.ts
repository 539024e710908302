import type {
  CodeMade,
  Enrolled,
  Failure,
  Games,
  Guides,
  Laid,
  Laying,
  Listed,
  Me,
  NewKey,
  Offer,
  Replay,
  ReplayPosition,
  ReplayStory,
  ReplayViews,
  Rules,
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

/** Asks for a file as it is. */
async function text(path: string): Promise<string> {
  const answer = await fetch(path).catch(() => null);
  if (answer === null) throw new Refused("offline", "");
  if (!answer.ok) throw new Refused("trouble", "");
  return answer.text();
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
  record: (table: string) => text(`${at(table)}/record`),
  replay: (table: string) => ask<Replay>("GET", `${at(table)}/replay`),
  replayPosition: (table: string, step: number) =>
    ask<ReplayPosition>("GET", `${at(table)}/replay/position?step=${step}`),
  replayStory: (table: string, seenBy: number) =>
    ask<ReplayStory>("GET", `${at(table)}/replay/story?seen_by=${seenBy}`),
  replayViews: (table: string, seenBy: number, first: number, count: number) =>
    ask<ReplayViews>("GET", `${at(table)}/replay/views?seen_by=${seenBy}&first=${first}&count=${count}`),
  things: (table: string) => ask<Things>("GET", `${at(table)}/things`),
  thingsOf: (game: string, options: Record<string, string> = {}) =>
    ask<Things>("GET", `/api/games/${encodeURIComponent(game)}/things?${new URLSearchParams(options)}`),
  offer: (wanted: Laying) => ask<Offer>("POST", "/api/setup", "", wanted),
  guidesOf: (game: string) => ask<Guides>("GET", `/api/games/${encodeURIComponent(game)}/guides`),
  rulesOf: (game: string) => ask<Rules>("GET", `/api/games/${encodeURIComponent(game)}/rules`),
  sit: (key: string, table: string, wanted: Sitting) =>
    ask<Seated>("POST", `${at(table)}/seats`, key, wanted),
  /** Chooses what a seat has of its own. */
  choose: (key: string, table: string, seat: number, options: Record<string, string>) =>
    ask<void>("PATCH", `${at(table)}/seats/${seat}`, key, { options }),
  getUp: (key: string, table: string, seat: number) => ask<void>("DELETE", `${at(table)}/seats/${seat}`, key),
  start: (key: string, table: string) => ask<void>("POST", `${at(table)}/start`, key),
  close: (key: string, table: string) => ask<void>("POST", `${at(table)}/close`, key),
  rematch: (key: string, table: string) => ask<Laid>("POST", `${at(table)}/rematch`, key),
  /** A code that moves a seat to another device, once and soon. */
  seatCode: (secret: string) => ask<CodeMade>("POST", "/api/seat/code", secret),
  /** Lets no other device have a seat any longer. */
  keepSeatHere: (secret: string) => ask<Seated>("POST", "/api/seat/revoke", secret),
  change: (key: string, table: string, wanted: Laying) => ask<void>("PATCH", at(table), key, wanted),
  /** Where the link of a table is drawn. */
  qr: (table: string) => `${at(table)}/qr.svg`,
  dataOfMine: (key: string) => ask<unknown>("GET", "/api/me/data", key),
  newKey: (key: string) => ask<NewKey>("POST", "/api/me/key", key),
  forget: (key: string) => ask<void>("DELETE", "/api/me", key),
  redeem: (code: string) => ask<Seated>("POST", "/api/codes", "", { code }),
  seatsOfMine: (key: string, table: string) =>
    ask<Seated[]>("POST", `/api/me/tables/${encodeURIComponent(table)}/seats`, key),
};
