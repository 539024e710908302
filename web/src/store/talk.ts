import type { Line } from "../protocol/types";
import { keys } from "./keys";
import type { ChatName, TableState } from "./state";

type Chats = TableState["chats"];

/** Returns the chats after more was said; a line that was there before is replaced. */
export function chatsWith(chats: Chats, chat: ChatName, lines: readonly Line[]): Chats {
  const known = new Map(chats[chat].map((line) => [line.number, line]));
  for (const line of lines) known.set(line.number, line);
  return { ...chats, [chat]: [...known.values()].sort((one, other) => one.number - other.number) };
}

/** Returns the chats without what the writer of a line has said there. */
export function chatsWithout(chats: Chats, chat: ChatName, { name, seat }: Line): Chats {
  return { ...chats, [chat]: chats[chat].filter((line) => line.name !== name || line.seat !== seat) };
}

/** Returns how many lines of others were not read on this device. */
export function unreadIn(chats: Chats, table: string, seat: number): number {
  const isMine = (line: Line) => (seat >= 0 ? line.seat === seat : line.name === keys.name());
  return (Object.keys(chats) as ChatName[])
    .map((chat) => {
      const read = keys.read(table, chat);
      return chats[chat].filter((line) => line.number > read && !isMine(line)).length;
    })
    .reduce((sum, each) => sum + each, 0);
}

/** Notes that all of the chats was read. */
export function noteRead(chats: Chats, table: string): void {
  for (const chat of Object.keys(chats) as ChatName[])
    keys.keepRead(table, chat, chats[chat].at(-1)?.number ?? -1);
}
