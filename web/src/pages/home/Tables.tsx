import { Link } from "../../parts/router";
import type { Listed } from "../../protocol/types";
import { useWords } from "../../words/page";
import { TableRow } from "../lists/TableRow";

const MOST = 3;

interface Props {
  title: string;
  none: string;
  tables: readonly Listed[] | null;
  all?: string;
  className: string;
}

/** A few tables of one kind, and the way to all of them. */
export function Tables({ title, none, tables, all, className }: Props) {
  const words = useWords();
  const shown = tables?.slice(0, MOST) ?? [];
  const isEmpty = tables !== null && shown.length === 0;
  return (
    <section className={`panel home-panel ${className}${isEmpty ? " is-empty" : ""}`}>
      <h2>{title}</h2>
      {isEmpty && <p className="quiet">{none}</p>}
      <ul>
        {shown.map((table) => (
          <li key={table.table}>
            <TableRow table={table} />
          </li>
        ))}
      </ul>
      {all && (tables?.length ?? 0) > MOST && (
        <Link to={all} className="as-link">
          {words.phrase("home-all-tables")}
        </Link>
      )}
    </section>
  );
}
