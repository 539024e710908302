import { keys } from "./keys";

declare const __PROGRAM__: string;

/** The program that this page was built with: a server that runs another one has another page. */
export const PROGRAM = __PROGRAM__;

const DONE = "renewed";
const WHY = "renewing";
const GONE = /dynamically imported module|importing a module script|unable to preload/i;

/**
 * Loads the page anew, once for each reason as long as the tab is open; returns whether it does.
 *
 * Where a browser can't remember that it did, nothing is loaded: it might never stop.
 */
export function renew(reason: string): boolean {
  const done = keys.draft(DONE).split("\n");
  if (!keys.canKeep("sessionStorage") || done.includes(reason)) return false;
  keys.keepDraft(DONE, [...done, reason].join("\n").trim());
  keys.keepDraft(WHY, reason);
  location.reload();
  return true;
}

/** Returns whether the page was loaded anew just now for a newer server; it says so once. */
export function wasRenewed(): boolean {
  const why = keys.draft(WHY);
  keys.keepDraft(WHY, "");
  return why !== "";
}

/** Whether something went wrong because a part of the page is not at the server any longer. */
export function isPartGone(error: unknown): boolean {
  return error instanceof Error && GONE.test(error.message);
}
