import { afterEach, expect, it, vi } from "vitest";
import type { Drawn, Heard, Replay } from "../protocol/types";
import { linesOf, ReplayTable } from "./replay";

const STEPS = 40;
const steps = Array.from({ length: STEPS }, (_, at) => ({ choices: at, round: 1, seat: at ? at % 2 : -1 }));
const replay = { table: "t", players: ["Ada", "Bo"], steps, charts: [], figures: {} } as unknown as Replay;
const events: Heard[] = steps.map((_, number) => ({
  number,
  event: { event: "played", seat: number % 2 },
  said: { id: "event-played", fields: {} },
}));
const story = { heard: steps.map((_, at) => at + 1), events };
const asked: string[] = [];

/** Answers as a server does; what it is asked for is noted. */
function serve(wait: (path: string) => Promise<void> = async () => undefined): void {
  asked.length = 0;
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    await wait(path);
    const query = new URL(path, "http://localhost").searchParams;
    const first = Number(query.get("first"));
    const views = Array.from({ length: Math.min(16, STEPS - first) }, (_, at) => ({
      seat: Number(query.get("seen_by")),
      figures: { step: first + at },
    }));
    const body = path.includes("/story")
      ? story
      : path.includes("/views")
        ? { first, views }
        : path.endsWith("/replay")
          ? replay
          : { seats: [{}, {}], entries: [], catalogues: [] };
    return new Response(JSON.stringify(body));
  });
}

const shown = (store: ReplayTable) => (store.current().view as Drawn | null)?.figures.step;
const viewsAsked = () => asked.filter((path) => path.includes("/views")).length;

afterEach(() => vi.unstubAllGlobals());

it("is shown where one wants to be, on the board of whoever acted, with what was heard by then", async () => {
  serve();
  const store = new ReplayTable("t", 0, { step: 3, seenBy: -2 });
  await store.open();
  await vi.waitFor(() => expect(shown(store)).toBe(3));
  const { view, heard, fresh, sheet, question } = store.current();
  expect([view?.seat, heard.length, fresh.length, question]).toEqual([1, 4, 1, 0]);
  expect(sheet?.seats.map((seat) => seat.name)).toEqual(["Ada", "Bo"]);
  await store.go({ seenBy: 0 });
  expect(store.current().view?.seat).toBe(0);
});

it("asks for a part of the game once, and goes no further than there is", async () => {
  serve();
  const store = new ReplayTable("t", -1, { step: 0, seenBy: -2 });
  await store.open();
  await vi.waitFor(() => expect(shown(store)).toBe(0));
  for (const step of [1, 5, 15, 20, 5, 99]) await store.go({ step });
  expect(shown(store)).toBe(STEPS - 1);
  expect(viewsAsked()).toBe(3);
});

it("shows what was asked for last, whichever answer comes last", async () => {
  let answer = () => {};
  serve((path) =>
    path.includes("first=32") ? new Promise((resolve) => (answer = resolve)) : Promise.resolve(),
  );
  const store = new ReplayTable("t", -1, { step: 0, seenBy: -2 });
  await store.open();
  await vi.waitFor(() => expect(shown(store)).toBe(0));
  const late = store.go({ step: 35 });
  await store.go({ step: 2 });
  answer();
  await late;
  expect(shown(store)).toBe(2);
});

it("says why a game can't be shown", async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json({ code: "trouble", text: "once it has ended" }, { status: 409 }),
  );
  const store = new ReplayTable("t", -1, { step: 0, seenBy: -2 });
  await store.open();
  expect(store.looking().trouble).toBe("once it has ended");
});

it("has the lines of every step", () => {
  const log = events.map(({ number }) => ({
    number,
    event: "played",
    seat: 0,
    said: { id: "" },
    isHeading: false,
  }));
  expect(linesOf({ ...story, log }, 2).map((line) => line.number)).toEqual([2]);
});
