import type { ReactNode } from "react";
import { useWords } from "../words/page";
import { DealBadge } from "./DealBadge";
import { AllHintsTaken } from "./hint/HintsTaken";
import { PlayAgain } from "./PlayAgain";
import { go, Link } from "./router";
import { PHONE, useMedia } from "./useMedia";
import { useTable } from "./useTable";
import "../styles/after-game.css";

/** What can be done when a game is over: play again, look at it again, keep its record, leave.
 *
 * In a hand its deal can be checked here as well, which elsewhere the bar has room for.
 */
export function AfterGame({ children }: { children?: ReactNode }) {
  const words = useWords();
  const { sheet } = useTable();
  const isPhone = useMedia(PHONE);
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
      {isPhone && <DealBadge />}
      <AllHintsTaken />
    </div>
  );
}
