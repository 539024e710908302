import { createContext, useContext } from "react";
import type { Answering } from "../../parts/useAnswering";
import type { Answer, Barred, Cell, Drawn, Player, Zone } from "../../protocol/types";
import type { Book } from "./book";

/** A view of the game with its book, and what can be answered at which place. */
export class Desk {
  readonly mine: number;
  private readonly at = new Map<string, Answer>();
  private readonly barredAt = new Map<string, Barred>();

  constructor(
    readonly view: Drawn,
    readonly book: Book,
  ) {
    this.mine = Math.max(0, view.seat);
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

  answer(zone: string, place: number): Answer | undefined {
    return this.at.get(`${zone}/${place}`);
  }

  barred(zone: string, place: number): Barred | undefined {
    return this.barredAt.get(`${zone}/${place}`);
  }

  /** The answers that lie nowhere, such as to commit the round. */
  get plain(): Answer[] {
    return (this.view.question?.answers ?? []).filter((answer) => !answer.points?.length);
  }
}

export interface Magick {
  desk: Desk;
  answering: Answering;
  refused: Barred | null;
  refuse: (barred: Barred | null) => void;
}

export const MagickContext = createContext<Magick | null>(null);

export function useMagick(): Magick {
  const magick = useContext(MagickContext);
  if (magick === null) throw new Error("there is no table of Merchants of Magick here");
  return magick;
}
