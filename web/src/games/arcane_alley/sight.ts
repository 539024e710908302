import type { Answer, Asked, Barred, Cell, Drawn, Player, Spot, Zone } from "../../protocol/types";
import { spotKey } from "../../store/spots";
import type { Item, Items } from "./items";

export const STOREHOUSE = "storehouse";
export const STASH = "stash";
export const DECK = "deck";
export const DISCARD = "discard";
export const MARKET = "market";
export const LIMBO = "limbo";
export const ASIDE = "aside";
const COMMON = -1;

export { spotKey };

/** What a cell shows to the reader. */
export interface Shown {
  cell: Cell;
  item: Item | undefined;
  isUp: boolean;
  isEmpty: boolean;
  isStruck: boolean;
}

/** A view with the items of its game, and what can be answered at which place. */
export class Sight {
  readonly seats: number;
  /** Whose storehouse is shown in large: the reader's own, or that of the first for one who watches. */
  readonly mine: number;
  readonly question: Asked | null;
  readonly listed: Answer[] = [];
  private readonly zones = new Map<string, Zone>();
  private readonly at = new Map<string, Answer[]>();
  private readonly barredAt = new Map<string, Barred>();

  constructor(
    readonly view: Drawn,
    readonly items: Items,
  ) {
    this.seats = view.players.length;
    this.mine = Math.max(0, view.seat);
    this.question = view.question ?? null;
    for (const zone of view.zones) this.zones.set(`${zone.name}/${zone.seat}`, zone);
    this.placeAnswers();
  }

  zone(name: string, seat = COMMON): Zone {
    return this.zones.get(`${name}/${seat}`) ?? { name, seat, size: 0, cells: [] };
  }

  shown(cell: Cell, isHeld = false): Shown {
    const item = cell.thing ? this.items.get(cell.thing) : undefined;
    const face = cell.face ?? "open";
    return {
      cell,
      item,
      isUp: face === "open" || (isHeld && item !== undefined),
      isEmpty: face === "empty",
      isStruck: cell.marks?.includes("moonstruck") ?? false,
    };
  }

  player(seat: number): Player {
    return this.view.players[seat] ?? { seat, figures: {} };
  }

  figure(seat: number, name: string): number {
    return this.player(seat).figures[name] ?? 0;
  }

  /** How many items of a storehouse are hidden. */
  hidden(seat: number): number {
    return this.zone(STOREHOUSE, seat).cells.filter((cell) => cell.face === "hidden" || cell.face === "known")
      .length;
  }

  get hasMarket(): boolean {
    return this.zones.has(`${MARKET}/${COMMON}`);
  }

  get moon(): string {
    return this.view.traits.moon ?? "";
  }

  /** The item that waits for its slot. */
  get lifted(): Item | undefined {
    const cells = this.zone(LIMBO).cells;
    const last = cells[cells.length - 1];
    return last?.thing ? this.items.get(last.thing) : undefined;
  }

  /** The other seats in turn order, from the one after the reader's. */
  get others(): number[] {
    return Array.from({ length: this.seats - 1 }, (_, step) => (this.mine + 1 + step) % this.seats);
  }

  /** The answers that a place stands for. */
  answers(spot: Spot): Answer[] {
    return this.at.get(spotKey(spot)) ?? [];
  }

  /** Where an answer lies, with the others that lie there; one that lies nowhere is by itself. */
  placeOf(answer: Answer): { key: string; answers: readonly Answer[] } {
    const lies = ([, all]: [string, Answer[]]) => all.some((each) => each.choice === answer.choice);
    const [key, answers] = [...this.at].find(lies) ?? [`answer/${answer.choice}`, [answer]];
    return { key, answers };
  }

  /** The places that an answer means, as far as they lie on this table, whichever question it is for. */
  placesOf({ points = [] }: Answer): string[] {
    return this.cellsOf(points, false).map(spotKey);
  }

  /** How many of an item the reader sees now, wherever they lie. */
  seen(item: Item): number {
    return this.view.zones.flatMap((zone) => zone.cells).filter((cell) => cell.thing === item.id).length;
  }

  /** Whether something of a seat's, or the seat itself, can be chosen. */
  isLit(seat: number): boolean {
    const own = [`${STOREHOUSE}/${seat}/`, `player/${seat}/`];
    return [...this.at.keys()].some((key) => own.some((start) => key.startsWith(start)));
  }

  /** The reason why a place can't be chosen, where it could be meant. */
  barred(spot: Spot): Barred | undefined {
    return this.barredAt.get(spotKey(spot));
  }

  private placeAnswers(): void {
    const question = this.question;
    if (question === null) return;
    const points = question.answers.flatMap((answer) => answer.points ?? []);
    const isLookedThrough =
      !points.some((point) => point.zone === DECK) &&
      points.some((point) => point.zone === DISCARD && (point.place ?? -1) > 0);
    for (const answer of question.answers) {
      const cells = this.cellsOf(answer.points ?? [], isLookedThrough);
      if (cells.length !== 1) this.listed.push(answer);
      for (const cell of cells) this.put(cell, answer);
    }
    for (const barred of question.barred ?? []) {
      for (const pointed of Object.values(barred.points)) {
        for (const cell of this.cellsOf(pointed, isLookedThrough)) {
          if (!this.barredAt.has(spotKey(cell))) this.barredAt.set(spotKey(cell), barred);
        }
      }
    }
  }

  private put(cell: Spot, answer: Answer): void {
    const key = spotKey(cell);
    this.at.set(key, [...(this.at.get(key) ?? []), answer]);
  }

  /** The places that stand for an answer: none for one that is only listed. */
  private cellsOf(points: readonly Spot[], isLookedThrough: boolean): Spot[] {
    const [point, ...more] = points;
    if (point === undefined) return [];
    if (more.length) return points.every((each) => each.zone === STOREHOUSE) ? [...points] : [];
    if (point.zone === DISCARD) {
      return (point.place ?? -1) <= 0 && !isLookedThrough ? [{ zone: DISCARD, place: 0 }] : [];
    }
    if (point.zone === DECK) return [{ zone: DECK, place: 0 }];
    if (point.zone === "player") {
      // The reader has no panel of their own to choose: that answer is listed.
      const seat = point.seat ?? COMMON;
      return seat === this.mine ? [] : [{ zone: "player", seat }];
    }
    const isOwn = point.zone === STASH && point.seat === this.view.seat;
    return isOwn || point.zone === STOREHOUSE || point.zone === MARKET ? [point] : [];
  }
}
