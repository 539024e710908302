import { useEffect, useRef, useSyncExternalStore } from "react";
import { preferred } from "../../store/preferences";

/** A key that does something wherever focus is, with the words for it; help lists them all. */
export interface Shortcut {
  keys: readonly string[];
  says: string;
  act: (key: string) => void;
  /** Whether only the key can do it, as where it is about what has focus. */
  isKeyOnly?: boolean;
}

const registered = new Set<{ current: readonly Shortcut[] }>();
const listeners = new Set<() => void>();
let listed: readonly Shortcut[] = [];

function changed(): void {
  listed = [...registered].flatMap((each) => each.current);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets keys do something as long as a part of the page is there. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    registered.add(latest);
    changed();
    return () => {
      registered.delete(latest);
      changed();
    };
  }, []);
}

/** Returns all that keys do at the moment. */
export function useAllShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(subscribe, () => listed);
}

/** Whether somebody is writing, so that letters are letters. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && !isSwitch(target));
}

function isSwitch(input: HTMLInputElement): boolean {
  return ["button", "checkbox", "radio", "range", "submit"].includes(input.type);
}

/** Whether something stands before the page, which has keys of its own. */
export function isCovered(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null;
}

function follow(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (isWriting(event.target) || isCovered()) return;
  if (event.key.length === 1 && preferred("letters") === "off") return;
  if (perform(event.key)) event.preventDefault();
}

/** Does what a key does at the moment; returns whether it does anything. */
export function perform(key: string): boolean {
  for (const { current } of registered) {
    const found = current.find((shortcut) => shortcut.keys.includes(key));
    found?.act(key);
    if (found) return true;
  }
  return false;
}

addEventListener("keydown", follow);
