import { SeatMark } from "../../art/glyphs";
import { useTable } from "../../parts/useTable";
import type { TableSheet } from "../../protocol/types";
import { useWords } from "../../words/page";

/** Returns how many are here, at seats or watching. */
export function countHere({ seats, watchers = 0 }: TableSheet): number {
  return seats.filter((each) => each.is_here).length + watchers;
}

/** Everybody who has this table open. */
export function WhoIsHere({ sheet }: { sheet: TableSheet }) {
  const words = useWords();
  const { seat } = useTable();
  const people = sheet.seats.flatMap((each, at) => (each.is_free || each.bot ? [] : [{ each, at }]));
  return (
    <ul className="who-is-here">
      {people.map(({ each, at }) => (
        <li key={at}>
          <SeatMark seat={at} />
          <b>{at === seat ? words.phrase("table-you") : words.player(at)}</b>
          <span className="quiet">{words.phrase(each.is_here ? "wait-is-here" : "wait-is-away")}</span>
        </li>
      ))}
      <li className="quiet">{words.phrase("table-menu-watching", { count: sheet.watchers ?? 0 })}</li>
    </ul>
  );
}
