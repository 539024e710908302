import { useEffect, useMemo, useRef, useState } from "react";
import { isCovered, isWriting, useShortcuts } from "../parts/keys/shortcuts";
import { go as goTo, useAddress } from "../parts/router";
import type { Replay } from "../protocol/types";
import { preferred } from "../store/preferences";
import { EVERYTHING, type Looking, type Place, type ReplayTable } from "../store/replay";
import { useWords } from "../words/page";
import { chaptersOf, momentsOf } from "./replayed";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
// How long a turn stands at the usual speed, in milliseconds.
const STANDS = 1_400;
// An address is written once somebody has come to rest: a browser takes only so many.
const RESTS = 200;

/** Whether a game goes on by itself, and how fast. */
export interface Playing {
  isOn: boolean;
  speed: Speed;
  toggle: () => void;
  setSpeed: (speed: Speed) => void;
}

export function usePlaying(step: number, last: number, go: (step: number) => void): Playing {
  const [isOn, setOn] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  useEffect(() => {
    if (!isOn) return;
    if (step >= last) {
      setOn(false);
      return;
    }
    const timer = setTimeout(() => go(step + 1), STANDS / speed);
    return () => clearTimeout(timer);
  }, [isOn, speed, step, last, go]);
  return useMemo(() => {
    const toggle = () => {
      if (!isOn && step >= last) go(0);
      setOn(!isOn);
    };
    return { isOn, speed, toggle, setSpeed };
  }, [isOn, speed, step, last, go]);
}

/** Returns where an address leads in a game: its seats are counted from 1, as people do. */
export function placeIn(query: URLSearchParams): Place {
  const step = Number(query.get("turn") ?? 0);
  const seat = Number(query.get("seen") ?? Number.NaN) - 1;
  return {
    step: Number.isInteger(step) && step > 0 ? step : 0,
    seenBy: Number.isInteger(seat) && seat >= 0 ? seat : EVERYTHING,
  };
}

/** Returns the address of a place in a game, with the same eyes; what else it says stays in it. */
export function addressOf(table: string, { step, seenBy }: Place, query = new URLSearchParams()): string {
  query.set("turn", String(step));
  query.set("seen", seenBy === EVERYTHING ? "all" : String(seenBy + 1));
  return `/replay/${encodeURIComponent(table)}?${query}`;
}

/** Keeps the address up to date, and goes where the way back leads. */
export function useReplayAddress(store: ReplayTable, { step, seenBy }: Looking): void {
  const { query } = useAddress();
  const asked = placeIn(query);
  const written = useRef<Place>(asked);
  useEffect(() => {
    const timer = setTimeout(() => {
      written.current = { step, seenBy };
      const address = addressOf(store.name, written.current, new URLSearchParams(location.search));
      if (location.pathname + location.search !== address) goTo(address, true);
    }, RESTS);
    return () => clearTimeout(timer);
  }, [store, step, seenBy]);
  useEffect(() => {
    const to = { step: asked.step, seenBy: asked.seenBy };
    if (to.step === written.current.step && to.seenBy === written.current.seenBy) return;
    written.current = to;
    store.go(to);
  }, [store, asked.step, asked.seenBy]);
}

interface Going {
  replay: Replay;
  step: number;
  go: (step: number) => void;
  see: (seat: number) => void;
  playing: Playing;
}

const KEYS = [
  "replay-key-play",
  "replay-key-turn",
  "replay-key-moment",
  "replay-key-round",
  "replay-key-seen",
];
// Where keys mean something of their own: arrows within groups, and what presses a button.
const GROUPS = "fieldset.grid, [role=tablist], input[type=radio]";
const PRESSED = "button, a, summary, input[type=radio]";

/** Goes through a game by keys, wherever the focus is that has no use of its own for them. */
export function useReplayKeys(going: Going): void {
  const latest = useRef(going);
  latest.current = going;
  const words = useWords();
  const seats = going.replay.players.length;
  // The keys are followed below, with Shift and held down as well: here they are told to those who ask for help.
  useShortcuts(
    useMemo(
      () =>
        KEYS.map((says) => ({
          keys: words.phrase(`${says}-names`, { seats }).split(", "),
          says,
          act: () => undefined,
          isKeyOnly: true,
        })),
      [words, seats],
    ),
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target) || isCovered()) return;
      if (/^[0-9]$/.test(event.key) && preferred("letters") === "off") return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (event.key.startsWith("Arrow") && target.closest(GROUPS)) return;
      if (event.key === " " && target.closest(PRESSED)) return;
      if (!press(latest.current, event.key, event.shiftKey)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the slider, which knows single steps alone.
    addEventListener("keydown", onKey, true);
    return () => removeEventListener("keydown", onKey, true);
  }, []);
}

/** Does what a key means here; returns whether it means anything. */
function press({ replay, step, go, see, playing }: Going, key: string, isShift = false): boolean {
  const to = stepFor(key, isShift, replay, step);
  if (to !== null) go(to);
  else if (key === " ") playing.toggle();
  else if (/^[0-8]$/.test(key) && Number(key) <= replay.players.length)
    see(key === "0" ? EVERYTHING : Number(key) - 1);
  else return false;
  return true;
}

/** Returns where a key leads: a turn, a key moment or a round on or back; nothing for any other key. */
export function stepFor(key: string, isShift: boolean, replay: Replay, step: number): number | null {
  const last = replay.steps.length - 1;
  const moments = momentsOf(replay.steps);
  const rounds = chaptersOf(replay.steps).map((chapter) => chapter.first);
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return isShift ? (moments.find((at) => at > step) ?? last) : Math.min(step + 1, last);
    case "ArrowLeft":
    case "ArrowDown":
      return isShift ? (moments.findLast((at) => at < step) ?? 0) : Math.max(step - 1, 0);
    case "PageDown":
      return rounds.find((at) => at > step) ?? last;
    case "PageUp":
      return rounds.findLast((at) => at < step) ?? 0;
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}
