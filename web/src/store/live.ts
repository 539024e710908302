import { type Body, Conversation } from "../protocol/conversation";
import { PROTOCOL } from "../protocol/socket";
import type {
  AnyReply,
  Drawn,
  Foretold,
  Hello,
  Line,
  Notice,
  TableSheet,
  Things,
  Update,
  Wrong,
} from "../protocol/types";
import { Attendance } from "./attendance";
import { keepDraft, keptDraft } from "./draft";
import { Fairness } from "./fairness";
import { noticesWith } from "./notices";
import { Pacing, type Step } from "./pacing";
import { isAnotherPast, toldBy } from "./past";
import { sinceAfter, sinceLastTurn } from "./since";
import {
  type ChatName,
  EMPTY,
  type Hinted,
  NOTHING_SINCE,
  type Since,
  type TableState,
  type TableStore,
} from "./state";
import { chatsWith, chatsWithout, noteRead, unreadIn } from "./talk";

// What a page must know of a game is asked for again after so long, if it can't be had.
const THINGS_LATER = 2_000;

/** A table as one seat, or somebody who watches, has it; fed by one conversation with the server. */
export class LiveTable implements TableStore {
  readonly isLive = true;
  private state: TableState = EMPTY;
  private readonly listeners = new Set<() => void>();
  private readonly conversation: Conversation;
  private readonly fairness = new Fairness((body) => this.conversation.say(body));
  private readonly pacing = new Pacing((steps) => this.show(steps));
  private attendance: Attendance | null = null;
  // What came in so far, shown or not: how many events, and the latest view.
  private heard = 0;
  private latest: Drawn | null = null;
  // The questions at which something was done that is not answered yet.
  private readonly acting: number[] = [];
  /** When something was done last, as the page counts its time. */
  actedAt = 0;
  private previews = 0;
  private isDrawn = false;
  private isShut = false;

  constructor(
    readonly name: string,
    readonly secret: string,
    private readonly key: string,
    private readonly fetchThings: (table: string) => Promise<Things>,
  ) {
    this.conversation = new Conversation({
      hello: () => this.hello(),
      hear: (reply) => this.hear(reply),
      tell: (status) => {
        if (status === "lost") this.attendance?.goAway(true);
        this.change({ status });
      },
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): TableState => this.state;

  open(): void {
    document.addEventListener("visibilitychange", this.look);
    this.conversation.open();
  }

  close(): void {
    this.isShut = true;
    document.removeEventListener("visibilitychange", this.look);
    this.attendance?.goAway(true);
    this.pacing.clear();
    this.conversation.close();
  }

  /** Lets what others do wait while something is looked at, or no longer. */
  hold(isHeld: boolean): void {
    this.pacing.hold(isHeld);
  }

  /** Tries at once to come back after a lost connection. */
  hurry(): void {
    this.conversation.hurry();
  }

  /** Waits until everything that was said is answered. */
  settled(): Promise<void> {
    return this.conversation.settled();
  }

  // Playing

  pick(choice: number, draw = false): void {
    const { question, picked } = this.state;
    if (picked?.choice === choice) return;
    this.isDrawn = draw;
    keepDraft(this.name, this.state.seat, { question, choice, draw });
    this.change({ picked: { choice, told: null } });
    this.foretell(choice);
  }

  unpick(): void {
    this.previews += 1;
    keepDraft(this.name, this.state.seat, null);
    if (this.state.picked) this.change({ picked: null });
  }

  choose(choice: number): void {
    if (!this.state.isBusy) this.act({ say: "choose", question: this.state.question, choice });
  }

  takeBack(): void {
    if (!this.state.isBusy) this.act({ say: "take_back" });
  }

  async preview(choices: readonly number[], draw = false): Promise<Foretold | null> {
    const { question } = this.state;
    const reply = await this.conversation.say({ say: "preview", question, choices: [...choices], draw });
    return reply.say === "foretold" ? reply : null;
  }

  /** Asks what a bot would answer, and why; whatever is told once another question stands comes too late. */
  async askHint(): Promise<void> {
    const { question, hint } = this.state;
    if (question === 0 || (hint && !hint.trouble)) return;
    const asked: Hinted = { advised: null, trouble: null };
    this.change({ hint: asked });
    const reply = await this.conversation.say({ say: "hint", question });
    if (this.state.hint !== asked) return;
    if (reply.say === "advice") this.change({ hint: { advised: reply.advised, trouble: null } });
    else this.change({ hint: reply.say === "wrong" ? { advised: null, trouble: reply } : null });
  }

  seen(spot?: string): void {
    const { spots, numbers } = this.state.since;
    if (spot !== undefined && !spots.has(spot)) return;
    const left = new Set([...spots].filter((each) => each !== spot));
    this.mark(spot === undefined || left.size === 0 ? NOTHING_SINCE : { spots: left, numbers });
  }

  // The seat and the table

  comeBack(): void {
    this.tell({ say: "come_back" });
  }

  /** Lets the deputy go on: until one comes back, or for good, which concedes. */
  leave(isForGood = false): void {
    this.tell({ say: "leave", is_for_good: isForGood });
  }

  depute(bot: string): void {
    this.tell({ say: "deputy", bot });
  }

  askFor(what: "undo" | "end"): void {
    this.tell({ say: "ask", what });
  }

  agree(number: number, isYes: boolean): void {
    this.tell({ say: "agree", number, is_yes: isYes });
  }

  /** Seals words for the seed, which are opened when everybody's are; returns whether they are sealed. */
  seal(words: string): Promise<boolean> {
    return this.fairness.seal(words);
  }

  // Talking

  /** Says something in the chat; returns whether it was taken. */
  async chat(text: string): Promise<boolean> {
    return (await this.tell({ say: "chat", text })).say === "done";
  }

  removeLine(chat: ChatName, number: number): void {
    this.tell({ say: "remove_line", chat, number });
  }

  /** Hears no more of whoever wrote a line; what that person said is shown no longer. */
  async mute(chat: ChatName, line: Line): Promise<void> {
    const reply = await this.tell({ say: "mute", chat, number: line.number });
    if (reply.say === "done") this.setChats(chatsWithout(this.state.chats, chat, line));
  }

  /** Notes that all lines of the chat were read. */
  readChat(): void {
    if (!this.state.unread) return;
    noteRead(this.state.chats, this.name);
    this.change({ unread: 0 });
  }

  // What is read and done with

  dismissWrong(): void {
    this.change({ wrong: null });
  }

  dismissNotice(notice: Notice): void {
    this.change({ notices: this.state.notices.filter((each) => each !== notice) });
  }

  dismissMissed(): void {
    this.change({ missed: [] });
  }

  // What is said

  private hello(): Hello {
    const hello: Hello = { say: "hello", protocol: PROTOCOL, table: this.name };
    if (this.secret) hello.secret = this.secret;
    else if (this.key) hello.key = this.key;
    if (this.heard) hello.seen = this.heard;
    return hello;
  }

  /** Does something of the game; nothing else can be done until it is answered, or the next question stands. */
  private async act(body: Body): Promise<void> {
    const { question } = this.state;
    this.acting.push(question);
    this.actedAt = performance.now();
    this.change({ isBusy: true, wrong: null });
    const reply = await this.conversation.say(body);
    this.acting.splice(this.acting.indexOf(question), 1);
    this.change({ isBusy: this.isBusyAt(this.state.question), ...wrongIn(reply) });
  }

  private isBusyAt(question: number): boolean {
    return this.acting.includes(question);
  }

  private async tell(body: Body): Promise<AnyReply> {
    this.change({ wrong: null });
    const reply = await this.conversation.say(body);
    this.change(wrongIn(reply));
    return reply;
  }

  private async foretell(choice: number): Promise<void> {
    this.previews += 1;
    const number = this.previews;
    const told = await this.preview([choice], this.isDrawn);
    if (number === this.previews && this.state.picked?.choice === choice)
      this.change({ picked: { choice, told } });
  }

  // What is heard

  private hear(reply: AnyReply): void {
    switch (reply.say) {
      case "welcome":
        this.attendance ??= new Attendance(this.name, reply.seat);
        this.change({ seat: reply.seat, program: reply.program });
        break;
      case "table":
        this.hearSheet(reply.table);
        break;
      case "update":
        this.receive(reply);
        break;
      case "lines":
        this.setChats(chatsWith(this.state.chats, reply.chat, reply.lines));
        break;
      case "notice":
        this.change({ notices: noticesWith(this.state.notices, reply, this.state.seat) });
        break;
      case "wrong":
        this.change({ wrong: reply });
        break;
    }
  }

  private hearSheet(sheet: TableSheet): void {
    const known = this.state.sheet;
    this.change({ sheet });
    if (!known || setUpOf(known) !== setUpOf(sheet)) this.loadThings();
    if (this.secret) this.fairness.follow(sheet, this.state.seat);
  }

  private loadThings(): void {
    this.fetchThings(this.name).then(
      (things) => this.change({ things }),
      () => {
        if (!this.isShut && this.state.things === null) setTimeout(() => this.loadThings(), THINGS_LATER);
      },
    );
  }

  private receive(update: Update): void {
    const { asked } = this.latest ?? { asked: [] };
    const isAlone = asked.length === 1 && asked[0] === this.state.seat;
    this.heard = update.heard;
    this.latest = update.view;
    this.pacing.take({ update, isOwn: this.acting.length > 0 || isAlone });
  }

  private show(steps: readonly Step[]): void {
    const begun = this.state;
    let now = begun;
    for (const { update, isOwn } of steps) {
      const isOther = isAnotherPast(now.heard.length, update);
      const told = { ...now, ...toldBy(now, update) };
      const since =
        isOther || now.view === null ? this.marksOnEntering(told) : this.marksAfter(now, update, isOwn);
      const isSameQuestion = !isOther && (update.question ?? 0) === now.question;
      const { picked, hint } = isSameQuestion ? now : { picked: null, hint: null };
      now = { ...told, since, picked, hint };
    }
    // Several at once are shown as one.
    if (steps.length > 1 && now.before !== null)
      now = { ...now, before: begun.view, fresh: now.heard.slice(begun.heard.length) };
    this.change({ ...now, isBusy: this.isBusyAt(now.question) });
    this.keepPicked(begun.view === null);
    this.attend();
  }

  /** Returns the marks of one who comes in: those from before, and what was done since. */
  private marksOnEntering({ heard, view }: TableState): Since {
    if (view === null || this.attendance === null) return NOTHING_SINCE;
    const kept = this.attendance.marksFor(heard);
    const latest = sinceLastTurn(heard, view.seat);
    const isOver = (latest[0]?.number ?? heard.length) > kept.from;
    const events = isOver ? latest : heard.slice(kept.from);
    return sinceAfter(isOver ? NOTHING_SINCE : kept.since, { events, before: null, view, isOwn: false });
  }

  private marksAfter({ since, view: before }: TableState, { events, view }: Update, isOwn: boolean): Since {
    return sinceAfter(since, { events, before, view, isOwn });
  }

  private mark(since: Since): void {
    this.change({ since });
    this.attendance?.show(this.state.heard.length, since);
  }

  /** Keeps what is picked as long as its question waits, and takes up what was picked before a reload. */
  private keepPicked(isFirst: boolean): void {
    const { picked, view, question } = this.state;
    const draft = isFirst ? keptDraft(this.name, this.state.seat) : null;
    const isAllowed = view?.question?.answers.some((answer) => answer.choice === draft?.choice) ?? false;
    if (draft && draft.question === question && isAllowed) this.pick(draft.choice, draft.draw);
    else if (picked) this.foretell(picked.choice);
    else this.unpick();
  }

  private setChats(chats: TableState["chats"]): void {
    this.change({ chats, unread: unreadIn(chats, this.name, this.state.seat) });
  }

  // Whether somebody looks

  private readonly look = (): void => {
    if (document.hidden) {
      this.attendance?.goAway(false);
    } else {
      this.pacing.flush();
      this.attend();
    }
  };

  /** Notes what was shown, and tells somebody who has come back what was missed. */
  private attend(): void {
    const { view, log, heard, since, status } = this.state;
    if (view === null || this.attendance === null) return;
    this.attendance.show(heard.length, since);
    if (document.hidden || status !== "open") return;
    const missed = this.attendance.comeBack(log, heard.length);
    if (missed.length) this.change({ missed });
  }

  private change(part: Partial<TableState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}

/** Returns what went wrong, where somebody should read it. */
function wrongIn(reply: AnyReply): { wrong?: Wrong } {
  return reply.say === "wrong" && reply.code !== "closing" ? { wrong: reply } : {};
}

/** Returns what of a table decides about its things. */
function setUpOf({ game, options, seats }: TableSheet): string {
  return JSON.stringify([game, options, seats.length]);
}
