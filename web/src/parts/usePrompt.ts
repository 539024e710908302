import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { isCovered, isWriting } from "./keys/shortcuts";
import { useTable } from "./useTable";

interface PromptProps {
  ref: RefObject<HTMLHeadingElement | null>;
  tabIndex: 0;
  "data-prompt": true;
  "aria-live": "polite" | "off";
}

/**
 * Returns what makes a heading the prompt: a new question moves focus to it, and nowhere past it. It is read out once:
 * by the move where focus moves, else because it is a polite live region. Where something stands before the table, focus
 * moves once that is gone.
 */
export function usePrompt(): PromptProps {
  const { question } = useTable();
  const ref = useRef<HTMLHeadingElement>(null);
  const last = useRef(0);
  const isOwed = useRef(false);
  const isMoving = question > 0 && question !== last.current && mayMoveTo(ref.current);
  useLayoutEffect(() => {
    last.current = question;
    isOwed.current = question > 0 && isCovered();
    if (question > 0 && mayMoveTo(ref.current)) focusOn(ref.current);
  }, [question]);
  useEffect(() => {
    const comeBack = () => {
      if (!isOwed.current || isCovered()) return;
      isOwed.current = false;
      if (mayMoveTo(ref.current)) focusOn(ref.current);
    };
    document.addEventListener("focusin", comeBack);
    return () => document.removeEventListener("focusin", comeBack);
  }, []);
  return { ref, tabIndex: 0, "data-prompt": true, "aria-live": isMoving ? "off" : "polite" };
}

function mayMoveTo(prompt: HTMLElement | null): boolean {
  const active = document.activeElement;
  return active !== prompt && !isWriting(active) && !isCovered();
}

/** Moves focus, and the window only for somebody who follows focus. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  if (element?.matches(":focus-visible")) element.scrollIntoView({ block: "nearest" });
}
