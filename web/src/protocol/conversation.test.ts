import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Conversation } from "./conversation";
import { FakeSocket } from "./fakeSocket";
import type { AnyReply } from "./types";

const heard: AnyReply[] = [];
const told: string[] = [];
const open: Conversation[] = [];

function opened(): Conversation {
  const conversation = new Conversation({
    hello: () => ({ say: "hello", protocol: 1, table: "t" }),
    hear: (reply) => heard.push(reply),
    tell: (status) => told.push(status),
  });
  conversation.open();
  open.push(conversation);
  return conversation;
}

const said = () => FakeSocket.last.sent.slice(1);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  heard.length = 0;
  told.length = 0;
});

afterEach(() => {
  for (const conversation of open.splice(0)) conversation.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says again with its old ticket what was not answered", async () => {
  const conversation = opened();
  const early = conversation.say({ say: "chat", text: "before there is a connection" });
  FakeSocket.last.welcome();
  const answer = conversation.say({ say: "choose", question: 1, choice: 2 });
  const first = said();
  expect(first.map((each) => each.say)).toEqual(["chat", "choose"]);
  FakeSocket.last.hear({ say: "done", ticket: first[0]?.ticket });
  expect((await early).say).toBe("done");
  FakeSocket.last.close(1012);
  expect(told.at(-1)).toBe("lost");
  vi.advanceTimersByTime(400);
  FakeSocket.last.welcome();
  expect(said()).toEqual([first[1]]);
  FakeSocket.last.hear({ say: "done", ticket: first[1]?.ticket });
  expect((await answer).say).toBe("done");
});

it("waits longer each time, and never longer than some seconds", () => {
  opened();
  for (let tries = 0; tries < 12; tries += 1) {
    const made = FakeSocket.made.length;
    FakeSocket.last.close(1006);
    vi.advanceTimersByTime(8_000);
    expect(FakeSocket.made.length).toBe(made + 1);
  }
});

it("tries at once when somebody asks for it, or the network is back", () => {
  const conversation = opened();
  FakeSocket.last.close(1006);
  conversation.hurry();
  expect(FakeSocket.made.length).toBe(2);
  FakeSocket.last.welcome();
  conversation.hurry();
  expect(FakeSocket.made.length).toBe(2);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.made.length).toBe(3);
});

it("says later what came too fast or could not be stored", async () => {
  const conversation = opened();
  FakeSocket.last.welcome();
  const answer = conversation.say({ say: "take_back" });
  const [first] = said();
  FakeSocket.last.hear({ say: "wrong", code: "too_fast", text: "", after: 2 });
  vi.advanceTimersByTime(1_900);
  expect(said().length).toBe(1);
  vi.advanceTimersByTime(200);
  expect(said()).toEqual([first, first]);
  FakeSocket.last.hear({ say: "wrong", code: "not_stored", text: "", ticket: first?.ticket });
  vi.advanceTimersByTime(1_000);
  expect(said()).toEqual([first, first, first]);
  FakeSocket.last.hear({ say: "wrong", code: "stale", text: "late", ticket: first?.ticket });
  expect(await answer).toMatchObject({ say: "wrong", code: "stale" });
});

it("ends when its hello is refused, and says so to whoever waits", async () => {
  const conversation = opened();
  const answer = conversation.say({ say: "take_back" });
  FakeSocket.last.readyState = 1;
  FakeSocket.last.onopen();
  FakeSocket.last.hear({ say: "wrong", code: "unknown", text: "no such table" });
  FakeSocket.last.close(1008);
  expect(heard).toMatchObject([{ say: "wrong", code: "unknown" }]);
  expect(await answer).toMatchObject({ code: "closing" });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made.length).toBe(1);
  expect(await conversation.say({ say: "take_back" })).toMatchObject({ code: "closing" });
});

it("gives a connection up that answers nothing", () => {
  const conversation = opened();
  FakeSocket.last.welcome();
  conversation.say({ say: "take_back" });
  vi.advanceTimersByTime(12_000);
  expect(FakeSocket.made.length).toBe(2);
});

it("says nothing again that was too large", async () => {
  const conversation = opened();
  FakeSocket.last.welcome();
  const answer = conversation.say({ say: "chat", text: "x" });
  FakeSocket.last.close(1009);
  expect(await answer).toMatchObject({ code: "too_large" });
});
