import { useMemo } from "react";
import { type HintMarks, marksOf } from "../../parts/hint/marks";
import type { Sign, Telling } from "../../parts/hint/reasons";
import { useHint } from "../../parts/hint/useHinting";
import type { Answer, Spot, Sure } from "../../protocol/types";
import { useWords } from "../../words/page";
import type { Words } from "../../words/words";
import type { Item } from "./items";
import { type Sight, STOREHOUSE, spotKey } from "./sight";
import { isSale, toneOf } from "./verbs";

const PLAY = "verb-act-play";
const SLOT = "verb-slot";
const COSTS = new Set(["bought", "bribed"]);
// What the moves of an option say already, and what every sale and every purchase does.
const MOVES = [
  "drew",
  "took_from_discard",
  "took_from_market",
  "played",
  "discarded",
  "activated",
  "expended",
];
const SAID = new Set([...MOVES, "closed", "to_market", "peeked"]);

/** What an option would put where, as it is laid out. */
export interface Ghost {
  place: string;
  item: Item;
}

/** Returns how hints are told at this table. */
export function useAlleyTelling(sight: Sight): Telling {
  const words = useWords();
  return useMemo(
    (): Telling => ({
      title: ({ answers }) => movesOf(words, sight, answers),
      sign: (sure) => signOf(sure, sight.view.seat),
      isSaid: ({ event }) => SAID.has(String(event.event)),
      unit: "gold",
    }),
    [words, sight],
  );
}

/** Returns where options lie on this table, and what the one that is laid out would put into a slot. */
export function useAlleyHints(sight: Sight): { hints: HintMarks; ghost: Ghost | null } {
  const { advised, laid } = useHint();
  const hints = useMemo(() => marksOf(advised, (answer) => sight.placesOf(answer)), [advised, sight]);
  const ghost = useMemo(() => ghostOf(sight, advised[laid]?.answers ?? []), [sight, advised, laid]);
  return { hints, ghost };
}

/** Whether what will happen helps the reader, costs them, or does neither. */
export function signOf({ event }: Sure, reader: number): Sign {
  const name = String(event.event);
  if (event.seat !== reader) return "";
  if (COSTS.has(name)) return Number(event.gold ?? 0) > 0 ? "loss" : "";
  return isSale(name) ? "gain" : toneOf(name);
}

/** Returns the moves of an option in words: what is played and its slot are one. */
export function movesOf(words: Words, sight: Sight, line: readonly Answer[]): string[] {
  let waiting = sight.lifted?.name;
  const moves: string[] = [];
  line.forEach((answer, at) => {
    const [point] = answer.points ?? [];
    const verb = verbOf(sight, answer);
    if (verb.id === PLAY && line[at + 1]) {
      waiting = nameAt(sight, point);
    } else if (verb.id === SLOT && waiting) {
      moves.push(words.phrase("hint-item-at", { item: waiting, slot: (point?.place ?? 0) + 1 }));
      waiting = undefined;
    } else {
      moves.push(moveOf(words, sight, answer));
    }
  });
  return moves;
}

function moveOf(words: Words, sight: Sight, answer: Answer): string {
  const verb = verbOf(sight, answer);
  const [point] = answer.points ?? [];
  const item = nameAt(sight, point) ?? "";
  const gold = Number(verb.fields?.gold ?? 0);
  if (verb.id === "verb-draw-deck") return words.phrase("hint-draw-deck");
  if (item && verb.id.startsWith("verb-draw-")) return words.phrase("hint-take", { item });
  if (item && verb.id === "verb-buy") return words.phrase("hint-buy", { item, gold });
  const does = words.say(verb) || answer.key;
  if (item) return words.phrase("hint-verb", { verb: does, what: item });
  const where = (answer.points ?? []).map((each) => whereOf(words, sight, each)).filter(Boolean);
  return where.length ? words.phrase("hint-verb-apart", { verb: does, what: words.list(where) }) : does;
}

function verbOf(sight: Sight, answer: Answer) {
  return answer.verb ?? sight.question?.verb ?? { id: "" };
}

/** Returns what lies somewhere, if it lies open or the reader knows it. */
function nameAt(sight: Sight, point: Spot | undefined): string | undefined {
  if (!point) return undefined;
  const cell = sight.zone(point.zone, point.seat).cells[point.place ?? -1];
  return sight.items.get(point.thing || cell?.thing || "")?.name;
}

function whereOf(words: Words, sight: Sight, { zone, seat = -1, place = -1 }: Spot): string {
  if (zone === "player") return words.player(seat);
  if (zone !== STOREHOUSE) return "";
  const slot = place + 1;
  return seat === sight.view.seat
    ? words.phrase("hint-slot", { slot })
    : words.phrase("hint-slot-of", { name: words.player(seat), slot });
}

function ghostOf(sight: Sight, line: readonly Answer[]): Ghost | null {
  const at = line.findIndex((answer, place) => place > 0 && verbOf(sight, answer).id === SLOT);
  const played = line[at - 1]?.points?.[0];
  const [slot] = line[at]?.points ?? [];
  const item = sight.items.get(played?.thing ?? "");
  return slot && item ? { place: spotKey(slot), item } : null;
}
