import { useCallback, useEffect, useRef } from "react";
import { preferred } from "../store/preferences";
import { useWords } from "../words/page";
import type { Words } from "../words/words";
import { announce, isSpoken } from "./announcing";
import { outcomes, textOf } from "./foretelling";
import { nameOf } from "./nameOf";
import type { Answering } from "./useAnswering";
import { useStore, useTable } from "./useTable";

// So long focus rests on a place before what would follow is said.
const REST = 400;
// What was written longer ago than so many seconds is history.
const RECENT = 30;

/** Says what would follow and what happens; returns what reads an element aloud. */
export function useSpeech(answering: Answering): (element: Element | null) => void {
  const { question } = useTable();
  const last = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said of another question may be said again
  useEffect(() => {
    last.current = "";
  }, [question]);
  // What focus has already said is not said again when it is chosen.
  const sayOnce = useCallback((text: string) => {
    if (text !== last.current) announce(text);
    last.current = text;
  }, []);
  useSpokenLog();
  useSpokenChat();
  useSpokenChoice(answering, sayOnce);
  return useSpokenFocus(sayOnce);
}

/** Says the new lines of the log, as much of them as the reader wants to hear. */
function useSpokenLog(): void {
  const words = useWords();
  const { log, fresh, seat } = useTable();
  const heard = useRef(log.at(-1)?.number ?? -1);
  useEffect(() => {
    const level = preferred("spoken");
    const lines = log.filter((line) => line.number > heard.current && isSpoken(line, level, seat));
    heard.current = Math.max(heard.current, log.at(-1)?.number ?? -1);
    const back = fresh.find(({ event }) => event.event === "took_back" && event.seat === seat)?.said;
    announce([...(back ? [words.say(back)] : []), ...lines.map((line) => words.say(line.said))].join(" "));
  }, [log, fresh, seat, words]);
}

/** Says what others write in the chat, unless it is open: there it is read by itself. */
function useSpokenChat(): void {
  const words = useWords();
  const { chats, seat } = useTable();
  const lines = chats.table;
  const heard = useRef(lines.at(-1)?.number ?? -1);
  useEffect(() => {
    const isOpen = document.querySelector(".chat-lines") !== null;
    const fresh = lines.filter(
      ({ number, seat: writer, at = 0 }) =>
        number > heard.current && writer !== seat && Date.now() / 1000 - at < RECENT,
    );
    heard.current = Math.max(heard.current, lines.at(-1)?.number ?? -1);
    if (isOpen) return;
    announce(fresh.map(({ name, text = "" }) => words.phrase("aid-somebody-says", { name, text })).join(" "));
  }, [lines, seat, words]);
}

/** Says what would follow from what is chosen, or why something is not allowed. */
function useSpokenChoice({ chosen, refused }: Answering, sayOnce: (text: string) => void): void {
  const words = useWords();
  const told = chosen?.told;
  const isWall = chosen?.answer.is_wall ?? false;
  useEffect(() => {
    if (told) sayOnce(consequences(words, outcomes(words, told, isWall)));
  }, [told, isWall, words, sayOnce]);
  useEffect(() => {
    if (refused) announce(`${words.say(refused.barred.reason)} ${refused.barred.rule}`);
  }, [refused, words]);
}

function consequences(words: Words, lines: ReturnType<typeof outcomes>): string {
  const said = lines.map(({ pieces, isLearned }) =>
    isLearned ? `${textOf(pieces)} ${words.phrase("preview-learned")}` : textOf(pieces),
  );
  return said.join(" ") || words.phrase("preview-nothing");
}

/** Says what would follow from the place that focus rests on, before anything is chosen there. */
function useSpokenFocus(sayOnce: (text: string) => void): (element: Element | null) => void {
  const words = useWords();
  const store = useStore();
  const foretell = useCallback(
    async (element: Element) => {
      const choice = Number((element as HTMLElement).dataset.choice ?? Number.NaN);
      const answer = store.current().view?.question?.answers.find((each) => each.choice === choice);
      if (!answer || element.getAttribute("aria-pressed") === "true") return "";
      const told = await store.preview([choice]);
      return told ? consequences(words, outcomes(words, told, answer.is_wall ?? false)) : "";
    },
    [store, words],
  );
  useEffect(() => {
    let timer = 0;
    const rest = ({ target }: FocusEvent) => {
      clearTimeout(timer);
      if (!(target instanceof HTMLElement) || !target.dataset.choice || !target.matches(":focus-visible"))
        return;
      timer = window.setTimeout(async () => {
        const said = await foretell(target);
        if (said && document.activeElement === target) sayOnce(said);
      }, REST);
    };
    const leave = () => clearTimeout(timer);
    document.addEventListener("focusin", rest);
    document.addEventListener("keydown", leave, true);
    return () => {
      leave();
      document.removeEventListener("focusin", rest);
      document.removeEventListener("keydown", leave, true);
    };
  }, [foretell, sayOnce]);
  return useCallback(
    async (element) => {
      if (element === null || element === document.body) return;
      const name = nameOf(element);
      const more = element.getAttribute("aria-description") ?? "";
      announce([name, more, await foretell(element)].filter(Boolean).join(". "));
    },
    [foretell],
  );
}
