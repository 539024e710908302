import { type Naming, spelled } from "../../parts/naming";
import type { Answer, Asked, Drawn, Spot } from "../../protocol/types";
import { spotKey } from "../../store/spots";
import type { Words } from "../../words/words";

/** An answer as the plain table offers it: numbered, named, and with the place that it points at. */
export interface Offer {
  answer: Answer;
  number: number;
  title: string;
  note: string;
  /** What is done by it, in the words of a button. */
  act: string;
  /** The zone that it points into; none for one that points nowhere. */
  group: string;
}

/** So many answers stand in one list; more of them stand in groups. */
export const MOST_IN_A_LIST = 9;

/** Returns the offers that point at each place, by `spotKey`. */
export function pointedAt(view: Drawn, offers: readonly Offer[]): ReadonlyMap<string, readonly Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    const spots = (offer.answer.points ?? []).flatMap((point) => placesOf(view, point));
    for (const key of new Set(spots.map(spotKey))) found.set(key, [...(found.get(key) ?? []), offer]);
  }
  return found;
}

/** Returns where a point lies: one that names a thing lies wherever its zone has such a thing. */
function placesOf(view: Drawn, { zone: name, seat = -1, place = -1, thing }: Spot): Spot[] {
  const zone = view.zones.find((each) => each.name === name && each.seat === seat);
  const places = zone?.cells.flatMap((cell, at) => (thing && cell.thing === thing ? [at] : [])) ?? [];
  if (place >= 0 || places.length === 0) return [{ zone: name, seat, place }];
  return places.map((at) => ({ zone: name, seat, place: at }));
}

/** Returns the answers in the order of their numbers; one that points nowhere among others that do is 0. */
export function offersOf(view: Drawn, question: Asked, naming: Naming, words: Words): Offer[] {
  const verbs = question.answers.map((answer) => verbOf(question, answer, words));
  const isShared = new Set(verbs).size === 1;
  const idle = question.answers.filter((answer) => !answer.points?.length);
  const isOneIdle = idle.length === 1 && question.answers.length > 1;
  let number = 0;
  const offers = question.answers.map((answer, at): Offer => {
    const isLast = isOneIdle && answer === idle[0];
    if (!isLast) number += 1;
    const name = nameOf(view, answer, naming, words);
    const verb = begun(verbs[at] || spelled(answer.key));
    const [point] = answer.points ?? [];
    const where = point ? whereOf(point, naming, words) : "";
    const act = !name || name === verb || name === where ? verb : joined(verb, name, words);
    return {
      answer,
      number: isLast ? 0 : number,
      title: isShared && name ? name : act,
      note: where === name && isShared ? "" : where,
      act,
      group: point ? `${point.zone}/${point.seat ?? -1}` : "",
    };
  });
  return [...offers.filter((offer) => offer.number > 0), ...offers.filter((offer) => offer.number === 0)];
}

function begun(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A verb and what it is done to; a verb of several words stands apart from it. */
function joined(verb: string, name: string, words: Words): string {
  return verb.includes(" ") ? words.phrase("plain-verb-apart", { verb, name }) : `${verb} ${name}`;
}

function verbOf(question: Asked, answer: Answer, words: Words): string {
  return words.say(answer.verb ?? question.verb);
}

/** What an answer is about: what lies where it points, or, where nothing has a name there, its notation. */
function nameOf(view: Drawn, answer: Answer, naming: Naming, words: Words): string {
  const names = (answer.points ?? []).map((point) => {
    if (point.thing) return naming.thing(point.thing);
    if (point.zone === "player") return words.player(point.seat ?? -1);
    if (point.zone === "amount") return String(point.place ?? "");
    const zone = view.zones.find((each) => each.name === point.zone && each.seat === (point.seat ?? -1));
    const cell = zone?.cells[point.place ?? -1];
    return cell ? naming.cell(cell).word : naming.zone(point.zone);
  });
  if (names.length && names.every(Boolean)) return names.join(", ");
  return names.length ? spelled(answer.key) : "";
}

function whereOf(point: Spot, naming: Naming, words: Words): string {
  if (point.zone === "player" || point.zone === "amount") return "";
  const zone = naming.zone(point.zone);
  return (point.place ?? -1) >= 0
    ? words.phrase("plain-where", { zone, place: (point.place ?? 0) + 1 })
    : zone;
}

/** Returns which number somebody means who types another digit: a longer one if there is such, else that digit. */
export function typed(before: string, digit: string, numbers: readonly number[]): string {
  const longer = before + digit;
  if (before && before !== "0" && numbers.includes(Number(longer))) return longer;
  return numbers.includes(Number(digit)) ? digit : before;
}
