import { useState } from "react";
import { Link } from "../../parts/router";
import type { Listed } from "../../protocol/types";
import { useWords } from "../../words/page";
import { TableRow } from "../lists/TableRow";

interface Props {
  title: string;
  none: string;
  tables: readonly Listed[] | null;
  /** So many at the most, unless somebody wants to see the rest. */
  most: number;
  all?: string;
  className: string;
}

/** A few tables of one kind, and the way to all of them: another page, or the rest of them here. */
export function Tables({ title, none, tables, most, all, className }: Props) {
  const words = useWords();
  const [isAll, setAll] = useState(false);
  const shown = (isAll ? tables : tables?.slice(0, most)) ?? [];
  const isEmpty = tables !== null && shown.length === 0;
  const hasMore = (tables?.length ?? 0) > most;
  return (
    <section className={`panel home-panel ${className}${isEmpty ? " is-empty" : ""}`}>
      <div className="home-panel-head">
        <h2>{title}</h2>
        {all && !isEmpty && (
          <Link to={all} className="as-link">
            {words.phrase("home-all-tables")}
          </Link>
        )}
        {hasMore && !all && (
          <button type="button" className="as-link" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {words.phrase(isAll ? "home-fewer-tables" : "home-more-tables", {
              count: (tables?.length ?? 0) - most,
            })}
          </button>
        )}
      </div>
      {isEmpty && <p className="quiet">{none}</p>}
      <ul>
        {shown.map((table) => (
          <li key={table.table}>
            <TableRow table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}
