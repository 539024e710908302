import { useState } from "react";
import { CopyButton } from "../../parts/CopyButton";
import { useWords } from "../../words/page";

/** The link of a table, to be copied or to be read by a phone. */
export function ShareTable({ table }: { table: string }) {
  const words = useWords();
  const [isDrawn, setDrawn] = useState(true);
  const link = `${location.origin}/t/${table}`;
  return (
    <section>
      <h3>{words.phrase("table-menu-link")}</h3>
      <p className="menu-link">
        <span>{link}</span>
        <CopyButton text={link} />
      </p>
      {isDrawn && (
        <img
          className="menu-qr"
          src={`/api/tables/${encodeURIComponent(table)}/qr.svg`}
          alt={words.phrase("table-menu-qr")}
          onError={() => setDrawn(false)}
        />
      )}
    </section>
  );
}
