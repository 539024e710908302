import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Drawn, Things } from "../protocol/types";
import { useWords } from "../words/page";
import "../styles/everyone.css";
import { announce } from "./announcing";
import { follow } from "./focusOrder";
import { HintKey } from "./hint/HintKey";
import { HintContext, useHinting } from "./hint/useHinting";
import { CommandLine } from "./keys/CommandLine";
import { type Command, offersFor } from "./keys/offers";
import { type Shortcut, useShortcuts } from "./keys/shortcuts";
import { since } from "./keys/since";
import { WhatChanged } from "./keys/WhatChanged";
import { WhatToDo } from "./keys/WhatToDo";
import { lookAtFocus } from "./looking";
import { Naming } from "./naming";
import { Peek } from "./Peek";
import { open } from "./router";
import { AnsweringContext, useChoiceInTheMaking } from "./useAnswering";
import { useForced } from "./useForced";
import { focusOn } from "./usePrompt";
import { useSpeech } from "./useSpeech";
import { useLive, useStore, useTable } from "./useTable";

type Aid = "" | "what-to-do" | "what-changed" | "line";

/** Makes any table one that everybody can play at: by pointing, by keys, by typing, and by ear. */
export function Playable({ view, things, children }: { view: Drawn; things: Things; children: ReactNode }) {
  const words = useWords();
  const store = useStore();
  const live = useLive();
  const { log, seat, question } = useTable();
  const answering = useChoiceInTheMaking();
  const hinting = useHinting(answering);
  const naming = useMemo(() => new Naming(things, words), [things, words]);
  const [aid, setAid] = useState<Aid>("");
  const chosenAt = useChosenAt(question);
  useForced();
  const readAloud = useSpeech(answering);
  useEffect(() => {
    addEventListener("keydown", follow);
    return () => removeEventListener("keydown", follow);
  }, []);

  const undo = useCallback(() => {
    if (view.undo?.can) store.takeBack();
    else if (view.undo?.reason) announce(words.say(view.undo.reason));
  }, [view, store, words]);
  const read = useCallback(() => {
    if (!lookAtFocus()) readAloud(document.activeElement);
  }, [readAloud]);
  useShortcuts(
    useMemo(
      (): Shortcut[] => [
        { keys: ["?"], says: "aid-help", act: () => open("help") },
        { keys: ["w"], says: "aid-what-to-do", act: () => setAid("what-to-do") },
        { keys: ["c"], says: "aid-what-changed", act: () => setAid("what-changed") },
        { keys: ["/", ":"], says: "aid-line", act: () => setAid("line") },
        { keys: ["p"], says: "aid-prompt", act: () => focusOn(document.querySelector("[data-prompt]")) },
        { keys: ["u"], says: "aid-undo", act: undo },
        { keys: ["Escape"], says: "aid-clear", act: answering.clear },
        { keys: ["r"], says: "aid-read", act: read, isKeyOnly: true },
        { keys: ["i"], says: "aid-look", act: lookAtFocus, isKeyOnly: true },
      ],
      [undo, read, answering.clear],
    ),
  );

  const { adviser, open: openHint } = hinting;
  const commands = useMemo(
    (): Command[] => [
      { name: "undo", act: undo },
      { name: "log", act: () => setAid("what-changed") },
      { name: "say", act: (text) => text && live?.chat(text), takesWords: true },
      { name: "what", act: () => setAid("what-to-do") },
      ...(adviser ? [{ name: "hint", act: () => openHint(true) }] : []),
      { name: "help", act: () => open("help") },
      { name: "settings", act: () => open("settings") },
    ],
    [undo, live, adviser, openHint],
  );
  const offer = useCallback(
    (typed: string) => offersFor(typed, view, naming, words, answering, commands),
    [view, naming, words, answering, commands],
  );
  return (
    <AnsweringContext value={answering}>
      <HintContext value={hinting}>
        {children}
        {hinting.adviser && <HintKey />}
      </HintContext>
      <Peek />
      {aid === "line" && <CommandLine offer={offer} onClose={() => setAid("")} />}
      {aid === "what-to-do" && <WhatToDo view={view} naming={naming} onClose={() => setAid("")} />}
      {aid === "what-changed" && (
        <WhatChanged lines={since(log, seat, chosenAt)} onClose={() => setAid("")} />
      )}
    </AnsweringContext>
  );
}

/** Returns the number of the line after which the reader last chose something, or -1 where that is not known. */
function useChosenAt(question: number): number {
  const { log } = useTable();
  const latest = useRef(-1);
  const [chosenAt, setChosenAt] = useState(-1);
  const last = useRef(question);
  useEffect(() => {
    // A question that was there and is no longer has been answered: by what stood in the log before.
    if (last.current > 0 && last.current !== question) setChosenAt(latest.current);
    last.current = question;
    latest.current = log.at(-1)?.number ?? -1;
  }, [question, log]);
  return chosenAt;
}
