import { http, Refused } from "../protocol/http";
import type { Drawn, Heard, Replay, ReplayStory, TableSheet, Things } from "../protocol/types";
import { type LogLine, logWith } from "./log";
import { EMPTY, type TableState, type TableStore } from "./state";

/** The reader who sees everything, and the one who watched. */
export const EVERYTHING = -2;
export const WATCHER = -1;
// Views come so many at a time; so many times that are kept.
const CHUNK = 16;
const MOST_CHUNKS = 24;

/** Where somebody is in a game that is looked at again. */
export interface Place {
  step: number;
  seenBy: number;
}

/** All that a reader heard of a game, with its lines in the log. */
export interface Story extends ReplayStory {
  log: LogLine[];
}

/** All that is known of a game that is looked at again, and where one is in it. */
export interface Looking extends Place {
  replay: Replay | null;
  /** What is heard with the eyes that one has now. */
  story: Story | null;
  /** Why it can't be shown. */
  trouble: string;
}

/** Returns the lines of a step in the log, the first of all being those of the deal. */
export function linesOf(story: Story, step: number): LogLine[] {
  const first = story.heard[step - 1] ?? 0;
  const last = story.heard[step] ?? first;
  return story.log.filter((line) => line.number >= first && line.number < last);
}

/** A game that has ended, at which nothing is asked: fed by its replay, it is shown as any other table is. */
export class ReplayTable implements TableStore {
  readonly isLive = false;
  private state: TableState = { ...EMPTY, status: "open" };
  private looked: Looking;
  private readonly listeners = new Set<() => void>();
  private readonly stories = new Map<number, Promise<Story>>();
  private readonly chunks = new Map<string, Promise<Drawn[]>>();
  private goings = 0;

  constructor(
    readonly name: string,
    /** The seat of whoever looks, -1 for nobody's. */
    readonly reader: number,
    place: Place,
  ) {
    this.looked = { ...place, replay: null, story: null, trouble: "" };
    this.state = { ...this.state, seat: reader };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): TableState => this.state;

  readonly looking = (): Looking => this.looked;

  /** Asks for the game, and shows it where one wants to be. */
  async open(): Promise<void> {
    try {
      const [replay, sheet, things] = await Promise.all([
        http.replay(this.name),
        http.sheet(this.name),
        http.things(this.name),
      ]);
      this.begin(replay, sheet, things);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Goes to a step, or looks with other eyes; what is asked for last is what is shown. */
  async go(place: Partial<Place>): Promise<void> {
    const { replay } = this.looked;
    if (replay === null) return;
    const last = replay.steps.length - 1;
    const step = Math.max(0, Math.min(last, place.step ?? this.looked.step));
    const seenBy = place.seenBy ?? this.looked.seenBy;
    this.goings += 1;
    const going = this.goings;
    this.look({ step, seenBy });
    try {
      const [story, view] = await Promise.all([this.story(seenBy), this.view(seenBy, step)]);
      if (going === this.goings) this.show(replay, story, view);
      this.fetchAround(seenBy, step, last);
    } catch (error) {
      if (going === this.goings) this.fail(error);
    }
  }

  // At a table like this nothing is asked, so there is nothing to answer.
  pick(): void {}
  unpick(): void {}
  choose(): void {}
  takeBack(): void {}
  seen(): void {}
  async preview(): Promise<null> {
    return null;
  }

  private begin(replay: Replay, sheet: TableSheet, things: Things): void {
    // A record that was brought along has the names of those who played it.
    const seats = sheet.seats.map((each, seat) => ({ ...each, name: replay.players[seat] ?? "" }));
    this.state = { ...this.state, sheet: { ...sheet, seats }, things };
    const isThere = this.looked.seenBy < replay.players.length;
    this.look({ replay, seenBy: isThere ? this.looked.seenBy : EVERYTHING });
    this.go({});
  }

  private show(replay: Replay, story: Story, view: Drawn): void {
    const { step, seenBy } = this.looked;
    const count = story.heard[step] ?? 0;
    const before = step > 0 ? (story.heard[step - 1] ?? 0) : 0;
    const acted = replay.steps[step]?.seat ?? -1;
    // Whoever has no seat sees the board of the one that acted.
    const board = seenBy >= 0 ? seenBy : acted >= 0 ? acted : Math.max(0, this.reader);
    const heard: Heard[] = story.events.slice(0, count);
    this.state = {
      ...this.state,
      view: { ...view, seat: board, turn: acted },
      heard,
      fresh: story.events.slice(before, count),
      log: story.log.filter((line) => line.number < count),
      wall: count,
    };
    this.look({ story, trouble: "" });
  }

  private story(seenBy: number): Promise<Story> {
    return found(this.stories, seenBy, async () => {
      const story = await http.replayStory(this.name, seenBy);
      return { ...story, log: logWith([], story.events) };
    });
  }

  private async view(seenBy: number, step: number): Promise<Drawn> {
    const first = step - (step % CHUNK);
    const views = await this.chunk(seenBy, first);
    const view = views[step - first];
    if (view === undefined) throw new Refused("unknown", "");
    return view;
  }

  private chunk(seenBy: number, first: number): Promise<Drawn[]> {
    const key = `${seenBy}/${first}`;
    const kept = found(this.chunks, key, async () => {
      const { views } = await http.replayViews(this.name, seenBy, first, CHUNK);
      return views;
    });
    // What was looked at last stays longest.
    this.chunks.delete(key);
    this.chunks.set(key, kept);
    const [oldest] = this.chunks.keys();
    if (this.chunks.size > MOST_CHUNKS && oldest !== undefined) this.chunks.delete(oldest);
    return kept;
  }

  private fetchAround(seenBy: number, step: number, last: number): void {
    const here = step - (step % CHUNK);
    for (const first of [here + CHUNK, here - CHUNK])
      if (first >= 0 && first <= last) this.chunk(seenBy, first).catch(() => undefined);
  }

  private fail(error: unknown): void {
    this.look({ trouble: error instanceof Refused && error.message ? error.message : "offline" });
  }

  private look(part: Partial<Looking>): void {
    this.looked = { ...this.looked, ...part };
    for (const listener of this.listeners) listener();
  }
}

/** Returns what is kept under a key, asking for it first where it is not; what fails is not kept. */
function found<K, V>(kept: Map<K, Promise<V>>, key: K, ask: () => Promise<V>): Promise<V> {
  const known = kept.get(key);
  if (known) return known;
  const asked = ask();
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}
