import type { Status } from "../protocol/socket";
import type {
  Advised,
  Drawn,
  Foretold,
  Heard,
  Line,
  Lines,
  Notice,
  TableSheet,
  Things,
  Wrong,
} from "../protocol/types";
import type { LogLine } from "./log";

/** The chat of those who play, or of those who watch. */
export type ChatName = Lines["chat"];

/** What somebody has picked and not yet done, and what would follow, once that is told. */
export interface Picked {
  choice: number;
  told: Foretold | null;
}

/** A hint that was asked for at the question that waits: what is advised, once that is told, or why nothing is. */
export interface Hinted {
  advised: readonly Advised[] | null;
  trouble: Wrong | null;
}

/** What others did to the reader since the reader's own last turn, and was not looked at yet. */
export interface Since {
  /** The places of the reader's that have changed, by `spotKey`. */
  spots: ReadonlySet<string>;
  /** The lines of the log that tell of it. */
  numbers: ReadonlySet<number>;
}

export const NOTHING_SINCE: Since = { spots: new Set(), numbers: new Set() };

/** All that a page shows of a table at one moment; it is never changed, only replaced. */
export interface TableState {
  status: Status;
  /** The program that the server runs, once it has said so. */
  program: string;
  seat: number;
  sheet: TableSheet | null;
  things: Things | null;
  view: Drawn | null;
  /** The view before the latest update, and what that told: so that things can be moved. */
  before: Drawn | null;
  fresh: readonly Heard[];
  /** The number of the question that waits for the reader. */
  question: number;
  picked: Picked | null;
  hint: Hinted | null;
  log: readonly LogLine[];
  /** Everything that was heard, for charts and for what was sold. */
  heard: readonly Heard[];
  /** The log's lines up to this number can't be taken back. */
  wall: number;
  since: Since;
  /** What happened while the reader was away, until it is dismissed. */
  missed: readonly LogLine[];
  chats: Readonly<Record<ChatName, readonly Line[]>>;
  /** How many lines of the chat were not read yet. */
  unread: number;
  notices: readonly Notice[];
  wrong: Wrong | null;
  /** Whether something was done at this question that is not answered yet. */
  isBusy: boolean;
}

export const EMPTY: TableState = {
  status: "connecting",
  program: "",
  seat: -1,
  sheet: null,
  things: null,
  view: null,
  before: null,
  fresh: [],
  question: 0,
  picked: null,
  hint: null,
  log: [],
  heard: [],
  wall: -1,
  since: NOTHING_SINCE,
  missed: [],
  chats: { table: [], watchers: [] },
  unread: 0,
  notices: [],
  wrong: null,
  isBusy: false,
};

/**
 * A table as a page has it, to be shown and to be played at.
 *
 * The one that is played live follows a server; a record that is looked through is another, at which nothing
 * is ever asked.
 */
export interface TableStore {
  /** Whether it is the table of `live.ts`, at which more can be said. */
  readonly isLive: boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => TableState;
  /** Picks an answer to the question that waits, and asks what would follow; with `draw`, how it would look. */
  pick(choice: number, draw?: boolean): void;
  /** Puts down what was picked. */
  unpick(): void;
  /** Answers the question that waits. */
  choose(choice: number): void;
  /** Takes back the latest choice. */
  takeBack(): void;
  /** Asks what would follow from several choices; nothing where that can't be told any longer. */
  preview(choices: readonly number[], draw?: boolean): Promise<Foretold | null>;
  /** Notes that what others did was looked at: at one place, or everywhere. */
  seen(spot?: string): void;
}
