import { SeatMark } from "../../art/glyphs";
import { callBot } from "../../lobby/bots";
import { Dialog } from "../../parts/Dialog";
import { PlayAgain } from "../../parts/PlayAgain";
import { close, Link } from "../../parts/router";
import { useLive, useTable } from "../../parts/useTable";
import type { SeatSheet } from "../../protocol/types";
import { useWords } from "../../words/page";
import { MoveSeat } from "./MoveSeat";
import { MySeat } from "./MySeat";
import { ShareTable } from "./ShareTable";
import type { SeatsHere } from "./useSeatsHere";

/** The menu of a table: who sits there, one's own seat, the link, and the doors out. */
export function TableMenu({ seats }: { seats: SeatsHere }) {
  const words = useWords();
  const live = useLive();
  const { sheet, seat } = useTable();
  if (!sheet || !live) return null;
  return (
    <Dialog label={words.phrase("table-menu")} onClose={() => close("table")} className="table-menu">
      <h2>{sheet.title}</h2>
      <section>
        <h3>{words.phrase("table-menu-seats")}</h3>
        <ul className="menu-seats">
          {sheet.seats.map((each, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat goes by its number
            <SeatLine key={at} seat={at} sheet={each} />
          ))}
        </ul>
        <p className="quiet">
          {seat < 0 && words.phrase("table-menu-watching-you")}{" "}
          {words.phrase("table-menu-watching", { count: sheet.watchers ?? 0 })}{" "}
          {words.phrase(`table-menu-watch-${sheet.terms.watch ?? "everyone"}`)}
        </p>
      </section>
      <PlayAgain />
      {seat >= 0 && sheet.state === "playing" && <MySeat live={live} />}
      {seat >= 0 && sheet.state !== "closed" && <MoveSeat live={live} seats={seats} />}
      <ShareTable table={sheet.table} />
      <nav aria-label={words.phrase("table-menu-doors")} className="menu-elsewhere">
        <Link to="/" className="button">
          {words.phrase("table-menu-home")}
        </Link>
        <Link to="/cards" className="button">
          {words.phrase("table-menu-cards")}
        </Link>
        <Link to={`/t/${sheet.table}/screen`} className="button">
          {words.phrase("table-menu-screen")}
        </Link>
        <Link to="?settings" className="button">
          {words.phrase("table-menu-settings")}
        </Link>
      </nav>
    </Dialog>
  );
}

function SeatLine({ seat, sheet }: { seat: number; sheet: SeatSheet }) {
  const words = useWords();
  const notes = [
    sheet.is_host && words.phrase("table-menu-host"),
    sheet.is_free && words.phrase("table-menu-free"),
    sheet.bot && words.phrase("table-menu-bot", { bot: callBot(words, sheet.bot) }),
    sheet.stand_in && words.phrase("table-menu-stood-in", { bot: callBot(words, sheet.stand_in) }),
    sheet.has_conceded && words.phrase("table-menu-conceded"),
    sheet.hints && words.phrase("hints-taken", { count: sheet.hints }),
    !sheet.is_free && !sheet.bot && words.phrase(sheet.is_here ? "table-menu-here" : "table-menu-away"),
  ];
  return (
    <li>
      <SeatMark seat={seat} />
      <b>{sheet.is_free ? words.phrase("player-without-name", { number: seat + 1 }) : words.player(seat)}</b>
      <span className="quiet">{notes.filter(Boolean).join(", ")}</span>
    </li>
  );
}
