import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket } from "../protocol/fakeSocket";
import type { Drawn, Things, Update } from "../protocol/types";
import { keys } from "./keys";
import { LiveTable } from "./live";

const ASKED = {
  name: "slot",
  prompt: { id: "ask-slot" },
  verb: { id: "verb-play" },
  answers: [0, 1].map((choice) => ({ choice, key: `at ${choice + 1}`, number: choice })),
};

function view(question: typeof ASKED | null, asked = [0]): Drawn {
  return {
    game: "any",
    rules: 1,
    seat: 0,
    turn: 0,
    asked,
    figures: {},
    traits: {},
    players: [],
    zones: [],
    question,
  };
}

function update(first: number, question: number, drawn = view(ASKED)): Update {
  const events = [{ number: first, event: { event: "drew", seat: 1 }, said: { id: "event-drew" } }];
  return { say: "update", first, heard: first + 1, events, view: drawn, question };
}

let table: LiveTable;
const said = (what: string) => FakeSocket.last.sent.filter((each) => each.say === what);
const answered = () => Promise.resolve().then(() => Promise.resolve());

function opened(name: string): LiveTable {
  table = new LiveTable(name, "secret", "", () => Promise.resolve({} as Things));
  table.open();
  FakeSocket.last.welcome();
  return table;
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

it("does one thing at a time, and says which question it answers", async () => {
  const live = opened("one");
  FakeSocket.last.hear(update(0, 7));
  live.choose(1);
  live.choose(1);
  expect(said("choose")).toMatchObject([{ question: 7, choice: 1 }]);
  expect(live.current().isBusy).toBe(true);
  FakeSocket.last.hear({ say: "done", ticket: said("choose")[0]?.ticket });
  await answered();
  expect(live.current().isBusy).toBe(false);
});

it("does the next thing once the next question stands, though the last is not answered yet", async () => {
  const live = opened("next");
  FakeSocket.last.hear(update(0, 7));
  live.choose(1);
  FakeSocket.last.hear(update(1, 8));
  expect(live.current().isBusy).toBe(false);
  live.choose(0);
  expect(said("choose")).toMatchObject([
    { question: 7, choice: 1 },
    { question: 8, choice: 0 },
  ]);
  FakeSocket.last.hear({ say: "done", ticket: said("choose")[0]?.ticket });
  await answered();
  expect(live.current().isBusy).toBe(true);
  FakeSocket.last.hear({ say: "done", ticket: said("choose")[1]?.ticket });
  await answered();
  expect(live.current().isBusy).toBe(false);
});

it("keeps what is picked as long as its question waits, over a reload, too", async () => {
  const live = opened("two");
  FakeSocket.last.hear(update(0, 7));
  live.pick(1);
  const [asked] = said("preview");
  FakeSocket.last.hear({ say: "foretold", ticket: asked?.ticket, certain: [] });
  await answered();
  expect(live.current().picked).toMatchObject({ choice: 1, told: { certain: [] } });
  FakeSocket.last.hear(update(1, 7));
  expect(live.current().picked?.choice).toBe(1);
  live.close();
  const again = opened("two");
  FakeSocket.last.hear(update(0, 7));
  expect(again.current().picked?.choice).toBe(1);
  FakeSocket.last.hear(update(1, 8));
  expect(again.current().picked).toBeNull();
  again.close();
  const later = opened("two");
  FakeSocket.last.hear(update(0, 8));
  expect(later.current().picked).toBeNull();
});

it("asks for a hint once, and forgets it with its question", async () => {
  const live = opened("hint");
  FakeSocket.last.hear(update(0, 7));
  live.askHint();
  live.askHint();
  expect(said("hint")).toMatchObject([{ question: 7 }]);
  const advised = [{ answers: ASKED.answers.slice(0, 1), value: 2, reach: 1, best: 0.5 }];
  FakeSocket.last.hear({ say: "advice", ticket: said("hint")[0]?.ticket, bot: "tactician", advised });
  await answered();
  expect(live.current().hint?.advised).toEqual(advised);
  FakeSocket.last.hear(update(1, 8));
  expect(live.current().hint).toBeNull();
  live.askHint();
  FakeSocket.last.hear(update(2, 9));
  FakeSocket.last.hear({ say: "advice", ticket: said("hint")[1]?.ticket, bot: "tactician", advised });
  await answered();
  expect(live.current().hint).toBeNull();
});

it("tells of the latest hint of every other, and of none of one's own", () => {
  const live = opened("notices");
  const told = (seat: number) => FakeSocket.last.hear({ say: "notice", what: "hint_taken", seat });
  for (const seat of [1, 0, 2, 1]) told(seat);
  expect(live.current().notices.map(({ seat }) => seat)).toEqual([2, 1]);
});

it("goes on from what it has heard, shown or not", () => {
  opened("three");
  FakeSocket.last.hear(update(0, 7));
  FakeSocket.last.hear(update(1, 7, view(null, [1])));
  FakeSocket.last.close(1013);
  table.hurry();
  FakeSocket.last.welcome();
  expect(FakeSocket.last.sent[0]).toMatchObject({ say: "hello", seen: 2, secret: "secret" });
});

it("counts lines of others that were not read, on this device", () => {
  const live = opened("four");
  const line = (number: number, seat: number) => ({ number, seat, name: `Seat ${seat}`, text: "hello" });
  FakeSocket.last.hear({ say: "lines", chat: "table", lines: [line(0, 1), line(1, 0), line(2, 2)] });
  expect(live.current().unread).toBe(2);
  live.readChat();
  expect(live.current().unread).toBe(0);
  live.close();
  const again = opened("four");
  FakeSocket.last.hear({ say: "lines", chat: "table", lines: [line(2, 2), line(3, 1)] });
  expect(again.current().unread).toBe(1);
  FakeSocket.last.hear({
    say: "lines",
    chat: "table",
    lines: [{ ...line(3, 1), text: "", is_removed: true }],
  });
  expect(again.current().chats.table.at(-1)?.is_removed).toBe(true);
});

it("forgets a mark that was looked at, and all of them at the end", () => {
  const live = opened("five");
  const kept = { told: 1, seen: 1, at: Date.now(), spots: ["a/0/1", "a/0/2"], numbers: [0] };
  live.close();
  keys.keepPlace("five", 0, JSON.stringify(kept));
  const again = opened("five");
  FakeSocket.last.hear(update(0, 7));
  expect([...again.current().since.spots]).toEqual(["a/0/1", "a/0/2"]);
  again.seen("a/0/1");
  expect([...again.current().since.spots]).toEqual(["a/0/2"]);
  again.seen();
  expect(again.current().since.spots.size + again.current().since.numbers.size).toBe(0);
});
