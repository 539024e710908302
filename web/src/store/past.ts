import type { Update } from "../protocol/types";
import { logWith } from "./log";
import type { TableState } from "./state";

/** Whether an update tells of another past than was heard, as after a backup was restored. */
export function isAnotherPast(heard: number, update: Update): boolean {
  return update.first < heard;
}

/** Returns what an update changes of a table: the view, and all that was heard with it. */
export function toldBy(state: TableState, update: Update): Partial<TableState> {
  const { first, heard, events, view, question = 0 } = update;
  const isOther = isAnotherPast(state.heard.length, update);
  // What was heard from there on does not hold, and neither does what it took back.
  const past = isOther ? state.heard.slice(0, first) : state.heard;
  const canUndo = view.undo?.can ?? false;
  return {
    view,
    before: isOther ? null : state.view,
    fresh: state.view === null || isOther ? [] : events,
    question,
    log: logWith(isOther ? logWith([], past) : state.log, events),
    heard: [...past, ...events],
    wall: canUndo && !isOther && state.view !== null ? state.wall : heard - 1,
  };
}
