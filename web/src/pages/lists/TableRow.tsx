import { Fragment } from "react";
import { GameEmblem } from "../../art/emblems";
import { Link } from "../../parts/router";
import type { Listed } from "../../protocol/types";
import { keys } from "../../store/keys";
import { useWords } from "../../words/page";
import { callTable, tellTable } from "./telling";

/** A table in a list, which leads to it: what it is called, what is played, and what is to be done there. */
export function TableRow({ table, to }: { table: Listed; to?: string }) {
  const words = useWords();
  return (
    <Link to={to ?? `/t/${encodeURIComponent(table.table)}`} className="table-row">
      <span className="table-emblem">
        <GameEmblem game={table.game} hasModules={!!table.modules?.length} />
      </span>
      <span className="table-words">
        <b>{callTable(words, table, keys.name())}</b>
        <Told parts={tellTable(words, table)} />
      </span>
      <Mark table={table} />
    </Link>
  );
}

/** A few facts in a line; where that is too short for them, it breaks between two. */
function Told({ parts }: { parts: readonly string[] }) {
  return (
    <span>
      {parts.map((part, at) => (
        <Fragment key={part}>
          {at > 0 && " "}
          <span className="table-part">{at < parts.length - 1 ? `${part},` : part}</span>
        </Fragment>
      ))}
    </span>
  );
}

function Mark({ table }: { table: Listed }) {
  const words = useWords();
  if (table.is_waiting) return <span className="your-turn">{words.phrase("list-your-turn")}</span>;
  if (table.state === "waiting")
    return <span className="table-mark">{words.phrase("list-free", { count: table.free ?? 0 })}</span>;
  if (table.waits_for?.length) {
    return (
      <span className="table-mark">
        <span className="visually-hidden">{words.phrase("list-waits-for")} </span>
        {words.list(table.waits_for)}
      </span>
    );
  }
  if (table.watchers)
    return <span className="table-mark">{words.phrase("list-watchers", { count: table.watchers })}</span>;
  return null;
}
