import { createContext, useContext } from "react";
import { Glyph } from "../art/glyphs";
import { useWords } from "../words/page";
import type { Door } from "./Menu";
import { clockAt, lasting } from "./timeWords";
import { useNow } from "./useNow";
import { useLive, useTable } from "./useTable";

/** Whether there is a menu of the table to be opened. */
export const MenuContext = createContext(false);

const DOOR: Door = { to: "?table", name: "table-menu-label", glyph: "menu" };

/** Returns the door to the menu of the table that is played here; none where none is. */
export function useTableDoor(): readonly Door[] {
  const hasMenu = useContext(MenuContext);
  return useLive() && hasMenu ? [DOOR] : [];
}

/** Says that somebody only watches, or to those who play, how many do. */
export function Watching() {
  return useLive() ? <Eyes /> : null;
}

function Eyes() {
  const words = useWords();
  const { sheet, seat, view } = useTable();
  const count = sheet?.watchers ?? 0;
  if (!view || (seat >= 0 && count === 0)) return null;
  const told = words.phrase("table-menu-watching", { count });
  return (
    <p className="watching" title={told}>
      <Glyph name="eye" />
      {seat < 0 ? (
        words.phrase("table-menu-watch")
      ) : (
        <>
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{told}</span>
        </>
      )}
    </p>
  );
}

/** Whose turn runs out next, and when, at a table with a pace; nothing elsewhere. */
export function Clock() {
  return useLive() ? <Running /> : null;
}

function Running() {
  const words = useWords();
  const { sheet, seat } = useTable();
  const running = (sheet?.seats ?? []).flatMap((each, at) =>
    each.due != null && each.last != null ? [{ seat: at, due: each.due, last: each.last }] : [],
  );
  const next = running.find((each) => each.seat === seat) ?? running.sort((one, two) => one.due - two.due)[0];
  const now = useNow(next !== undefined);
  if (next === undefined || sheet?.state !== "playing") return null;
  const isLate = now >= next.due;
  const end = isLate ? next.last : next.due;
  const id = `clock-${isLate ? "last" : "due"}${next.seat === seat ? "-you" : ""}`;
  const at = words.phrase("clock-at", { at: clockAt(end) });
  return (
    <p className={isLate ? "clock is-late" : "clock"} role="timer" title={at}>
      {words.phrase(id, { name: words.player(next.seat), time: lasting(words, end - now) })}
    </p>
  );
}
