import type { ReactNode } from "react";
import { FairBadge } from "../fair/FairBadge";
import { useWords } from "../words/page";
import { PlayAgain } from "./PlayAgain";
import { go, Link } from "./router";
import { useTable } from "./useTable";
import "../styles/after-game.css";

/** What can be done when a game is over: play again, look at it again, keep its record, check its deal, leave. */
export function AfterGame({ children }: { children?: ReactNode }) {
  const words = useWords();
  const { sheet } = useTable();
  return (
    <div className="after-game">
      <PlayAgain />
      {sheet && (
        <Link to={`/replay/${encodeURIComponent(sheet.table)}`} className="button">
          {words.phrase("replay-watch")}
        </Link>
      )}
      {children}
      <a className="button" href={`/api/tables/${sheet?.table}/record`} download>
        {words.phrase("end-record")}
      </a>
      <button type="button" className="button" onClick={() => go("/")}>
        {words.phrase("end-leave")}
      </button>
      {sheet && <FairBadge table={sheet.table} />}
    </div>
  );
}
