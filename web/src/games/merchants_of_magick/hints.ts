import { useMemo } from "react";
import { type HintMarks, marksOf } from "../../parts/hint/marks";
import type { Sign, Telling } from "../../parts/hint/reasons";
import { useHint } from "../../parts/hint/useHinting";
import type { Answer, Sure } from "../../protocol/types";
import { useWords } from "../../words/page";
import type { Words } from "../../words/words";
import type { Desk } from "./context";

/** Where what lies beside the sheet goes below it, and hints open at the foot. */
export const BELOW = "(max-width: 1240px)";

const GAINS = new Set(["completed", "claimed", "fulfilled", "all_fulfilled", "marked_free"]);

/** Returns how hints are told at this table. */
export function useMagickTelling(desk: Desk): Telling {
  const words = useWords();
  return useMemo(
    (): Telling => ({
      title: ({ answers }) => movesOf(words, desk, answers),
      sign: (sure) => signOf(sure, desk.view.seat),
      isSaid: isFree,
      unit: "coins",
    }),
    [words, desk],
  );
}

/** Returns which dice and circles options mean, by zone and place. */
export function useMagickHints(): HintMarks {
  const { advised } = useHint();
  return useMemo(
    () => marksOf(advised, ({ points = [] }) => points.map(({ zone, place }) => `${zone}/${place}`)),
    [advised],
  );
}

/** Whether what will happen helps the reader, costs them, or does neither. */
export function signOf({ event }: Sure, reader: number): Sign {
  const name = String(event.event);
  if (event.seat !== reader) return "";
  if (name === "marked") return Number(event.potions ?? 0) > 0 ? "loss" : "";
  return GAINS.has(name) ? "gain" : "";
}

/** Whether something is a mark that costs nothing, as most do. */
function isFree({ event }: Sure): boolean {
  return event.event === "marked" && !event.potions && !event.extra;
}

/** Returns the marks of an option in words, each with its die; a die that was taken up before goes without saying. */
export function movesOf(words: Words, desk: Desk, line: readonly Answer[]): string[] {
  let die = "";
  const moves: string[] = [];
  line.forEach(({ points: [point] = [], key }, at) => {
    if (!point) {
      moves.push(words.phrase("magick-commit-round", { round: desk.view.figures.round ?? 1 }));
    } else if (point.zone === "dice") {
      die = desk.zone("dice").cells[point.place ?? -1]?.thing ?? key;
      if (at === line.length - 1) moves.push(words.phrase("magick-take-up-die", { die }));
    } else {
      const circle = circleAt(words, desk, point.place ?? -1) || key;
      moves.push(die ? words.phrase("hint-die", { die, circle }) : circle);
      die = "";
    }
  });
  return moves;
}

function circleAt(words: Words, desk: Desk, place: number): string {
  const row = desk.book.rowAt(place);
  const circle = row?.circles.find((each) => each.place === place);
  if (!row || !circle) return "";
  const column = words.phrase(`column-${circle.column}`);
  return words.phrase("magick-circle", { row: row.name, column, number: circle.number });
}
