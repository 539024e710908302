import { useState } from "react";
import { Glyph, SeatMark } from "../art/glyphs";
import { Chat } from "../parts/Chat";
import { TopBar } from "../parts/TopBar";
import { useTable } from "../parts/useTable";
import { http, Refused } from "../protocol/http";
import type { SeatSheet, TableSheet } from "../protocol/types";
import { keys } from "../store/keys";
import { useWords } from "../words/page";
import { enrolled } from "./enrolling";

const BOT = "greedy";

/** Before a game begins: who sits where, the link, the seal, and the chat. */
export function WaitingRoom({ sheet, onSeated }: { sheet: TableSheet; onSeated: (secret: string) => void }) {
  const words = useWords();
  const { seat } = useTable();
  const [trouble, setTrouble] = useState("");
  const [isCopied, setCopied] = useState(false);
  const free = sheet.seats.filter((each) => each.is_free).length;
  const isHost = sheet.seats[seat]?.is_host ?? false;
  const link = `${location.origin}/t/${sheet.table}`;
  const attempt = (work: Promise<unknown>) => {
    setTrouble("");
    work.catch((error: unknown) => setTrouble(error instanceof Refused ? error.message : String(error)));
  };
  const sit = async (at: number) => {
    const key = await enrolled(keys.name() || words.phrase("home-your-name"));
    const seated = await http.sit(key, sheet.table, { seat: at });
    keys.keepSeat(sheet.table, seated.secret ?? "");
    onSeated(seated.secret ?? "");
  };
  return (
    <>
      <TopBar>
        <p className="round-words">
          <b>{sheet.title}</b>
        </p>
      </TopBar>
      <main className="waiting">
        <div>
          <h1>{words.phrase("wait-free", { count: free })}</h1>
          <p className="quiet">
            {sheet.is_opening ? words.phrase("wait-opening") : words.phrase("wait-begin-hint")}
          </p>
          <ul className="doors panel">
            {sheet.seats.map((each, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat goes by its number
              <li key={at}>
                <Door seat={at} sheet={each} isMine={at === seat} />
                {each.is_free && seat < 0 && (
                  <button type="button" className="button button-primary" onClick={() => attempt(sit(at))}>
                    {words.phrase("wait-sit")}
                  </button>
                )}
                {each.is_free && isHost && (
                  <button
                    type="button"
                    className="button"
                    onClick={() => attempt(http.sit(keys.player(), sheet.table, { seat: at, bot: BOT }))}
                  >
                    {words.phrase("wait-add-bot")}
                  </button>
                )}
                {!each.is_free && isHost && at !== seat && (
                  <button
                    type="button"
                    className="button"
                    onClick={() => attempt(http.getUp(keys.player(), sheet.table, at))}
                  >
                    {words.phrase("wait-remove")}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {trouble && <p className="trouble">{trouble}</p>}
          <section className="panel waiting-seal">
            <h2>{words.phrase("wait-sealed")}</h2>
            <p>{words.phrase("wait-sealed-note")}</p>
            <code>{sheet.commitment.slice(0, 16)}</code>
          </section>
          {isHost && (
            <button
              type="button"
              className="button button-primary"
              disabled={free > 0}
              onClick={() => attempt(http.start(keys.player(), sheet.table))}
            >
              {words.phrase("wait-begin")}
            </button>
          )}
        </div>
        <aside>
          <section className="ask-in">
            <h2>{words.phrase("wait-link")}</h2>
            <p>{words.phrase("wait-link-note")}</p>
            <p className="ask-in-link">
              <span>{link}</span>
              <button
                type="button"
                className="button"
                onClick={() => navigator.clipboard?.writeText(link).then(() => setCopied(true))}
              >
                <Glyph name="copy" /> {words.phrase(isCopied ? "wait-copied" : "wait-copy")}
              </button>
            </p>
          </section>
          <section className="panel waiting-chat" aria-label={words.phrase("table-chat")}>
            <Chat />
          </section>
        </aside>
      </main>
    </>
  );
}

function Door({ seat, sheet, isMine }: { seat: number; sheet: SeatSheet; isMine: boolean }) {
  const words = useWords();
  return (
    <div className={`door${sheet.is_free ? " is-free" : ""}`}>
      <span className="door-arch">{sheet.is_free ? <Glyph name="plus" /> : <SeatMark seat={seat} />}</span>
      <p>
        <SeatMark seat={seat} />
        <b>
          {sheet.is_free
            ? words.phrase("wait-seat-free")
            : isMine
              ? words.phrase("table-you")
              : words.player(seat)}
        </b>
      </p>
      <p className="quiet">
        {sheet.bot ? words.phrase("table-bot") : sheet.is_host ? words.phrase("wait-host") : "\u00a0"}
      </p>
    </div>
  );
}
