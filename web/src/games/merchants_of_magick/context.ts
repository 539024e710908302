import { createContext, useContext } from "react";
import type { HintMarks } from "../../parts/hint/marks";
import type { Answer, Barred, Cell, Drawn, Player, Zone } from "../../protocol/types";
import { type Book, isComplete, type Mastery, markOf, type Row } from "./book";
import type { Crafting } from "./useCrafting";

/** How far a sheet has come with a mastery; `marks` are those that count for it, in ink or in pencil. */
export interface Progress {
  mastery: Mastery;
  marks: ("ink" | "pencil")[];
  /** What it brings now, what it brings once somebody has scored it, and what it has brought already. */
  coins: number;
  later: number;
  scored: number | null;
}

/** A view of the game with its book, and what can be answered at which place. */
export class Desk {
  private readonly at = new Map<string, Answer>();
  private readonly barredAt = new Map<string, Barred>();

  constructor(
    readonly view: Drawn,
    readonly book: Book,
    /** Whose sheet lies on the desk: the reader's own, or the one that somebody who watches looks at. */
    readonly mine: number,
  ) {
    for (const answer of view.question?.answers ?? []) {
      const [point] = answer.points ?? [];
      if (point) this.at.set(`${point.zone}/${point.place}`, answer);
    }
    for (const barred of view.question?.barred ?? []) {
      for (const [point] of Object.values(barred.points)) {
        if (point) this.barredAt.set(`${point.zone}/${point.place}`, barred);
      }
    }
  }

  get seats(): number[] {
    return this.view.players.map((player) => player.seat);
  }

  zone(name: string, seat = -1): Zone {
    return (
      this.view.zones.find((zone) => zone.name === name && zone.seat === seat) ?? {
        name,
        seat,
        size: 0,
        cells: [],
      }
    );
  }

  sheet(seat = this.mine): readonly Cell[] {
    return this.zone("sheet", seat).cells;
  }

  player(seat: number): Player {
    return this.view.players[seat] ?? { seat, figures: {} };
  }

  figure(name: string, seat = this.mine): number {
    return this.player(seat).figures[name] ?? 0;
  }

  isComplete(row: Row, seat = this.mine): boolean {
    return isComplete(this.sheet(seat), row);
  }

  masteries(seat = this.mine): Progress[] {
    return this.zone("masteries").cells.flatMap((cell) => {
      const mastery = this.book.masteries.get(cell.thing ?? "");
      if (!mastery) return [];
      const marks = this.book.rows
        .flatMap((row) => row.circles.filter((circle) => circle.column === mastery.column))
        .map((circle) => markOf(this.sheet(seat), circle.place))
        .filter((mark) => mark !== "")
        .sort();
      const coins = cell.value ?? 0;
      const later = cell.marks?.includes("master") ? this.book.number("apprentice") : coins;
      return [{ mastery, marks, coins, later, scored: this.player(seat).figures[mastery.id] ?? null }];
    });
  }

  answer(zone: string, place: number): Answer | undefined {
    return this.at.get(`${zone}/${place}`);
  }

  barred(zone: string, place: number): Barred | undefined {
    return this.barredAt.get(`${zone}/${place}`);
  }

  /** How many potions a circle takes that can be marked, or that would take too many. */
  potions(place: number): number {
    const answer = this.answer("sheet", place);
    const barred = this.barred("sheet", place)?.reason.fields?.needed;
    const verb = answer && (answer.verb ?? this.view.question?.verb);
    return Number(barred ?? verb?.fields?.potions ?? 0);
  }

  /** Whether a die can be had instead of the one in hand, which can be put back. */
  isOtherDie(place: number): boolean {
    const isFree = !this.zone("dice").cells[place]?.marks?.length;
    return isFree && this.view.question?.name === "circle" && (this.view.undo?.can ?? false);
  }

  /** How many circles of some rows can be marked now. */
  lit(rows: readonly Row[]): number {
    return rows.flatMap((row) => row.circles).filter((circle) => this.answer("sheet", circle.place)).length;
  }

  /** The answer that lies nowhere: to commit the round. */
  get commit(): Answer | undefined {
    return this.view.question?.answers.find((answer) => !answer.points?.length);
  }

  /** Why the round can't be committed now. */
  get barredCommit(): Barred | undefined {
    return this.view.question?.barred?.find((barred) =>
      Object.values(barred.points).some((points) => points.length === 0),
    );
  }

  /** Whether a result that belongs to every round is not spent yet. */
  get hasResultsLeft(): boolean {
    return this.view.question?.prompt.fields?.result !== undefined && this.view.question.name === "die";
  }
}

export interface Magick {
  desk: Desk;
  /** The desk as the answer that is picked would leave it, where that can be told. */
  after: Desk | null;
  /** Whose page this is, -1 where somebody watches; in a replay the view may be another seat's. */
  reader: number;
  crafting: Crafting;
  /** Which options of a hint mean which dice and circles. */
  hints: HintMarks;
  /** Shows the sheet of a seat. */
  look: (seat: number) => void;
  /** Shows a thing of the glossary in full. */
  inspect: (kind: string, id: string) => void;
}

export const MagickContext = createContext<Magick | null>(null);

export function useMagick(): Magick {
  const magick = useContext(MagickContext);
  if (magick === null) throw new Error("there is no table of Merchants of Magick here");
  return magick;
}
