import { type FormEvent, useState } from "react";
import { Glyph } from "../art/glyphs";
import { SceneDefinitions } from "../art/lanterns";
import { ladderOf } from "../lobby/bots";
import { draftOf } from "../lobby/draft";
import { gameFact, paceWords } from "../lobby/facts";
import { changeTable } from "../lobby/settling";
import { TableForm } from "../lobby/TableForm";
import { useOffer } from "../lobby/useOffer";
import { Chat } from "../parts/Chat";
import { Dialog } from "../parts/Dialog";
import { Link } from "../parts/router";
import { Tabs } from "../parts/Tabs";
import { TopBar } from "../parts/TopBar";
import { useLoaded } from "../parts/useLoaded";
import { PHONE, useMedia } from "../parts/useMedia";
import { useTable } from "../parts/useTable";
import { http } from "../protocol/http";
import type { Games, TableSheet } from "../protocol/types";
import { keys } from "../store/keys";
import { useWords } from "../words/page";
import type { SeatsHere } from "./table/useSeatsHere";
import { AskIn } from "./waiting/AskIn";
import { AtTable, Next } from "./waiting/AtTable";
import { DealWords } from "./waiting/DealWords";
import { Door } from "./waiting/Door";
import { missingAt } from "./waiting/readiness";
import { useHosting } from "./waiting/useHosting";
import { countHere, WhoIsHere } from "./waiting/WhoIsHere";
import "../styles/forms.css";
import "../styles/scene.css";
import "../styles/waiting.css";
import "../styles/deal-words.css";
import "../styles/waiting-low.css";
import "../styles/waiting-phone.css";

const NONE: Games = { games: [], bots: [] };

/** Before a game begins: doors for everybody, words for the deal, the link and the chat. */
export function WaitingRoom({ sheet, seats }: { sheet: TableSheet; seats: SeatsHere }) {
  const words = useWords();
  const { seat } = useTable();
  const isPhone = useMedia(PHONE);
  const hosting = useHosting(sheet, seats);
  const games = useLoaded("games", http.games).value ?? NONE;
  const { offer } = useOffer({ game: sheet.game, seats: sheet.seats.length, options: sheet.options });
  const [text, setText] = useState("");
  const [isChanging, setChanging] = useState(false);
  const [asked, setAsked] = useState(-1);
  const [sheetOpen, setSheetOpen] = useState<"" | "words" | "chat" | "link">("");
  const { free } = missingAt(sheet);
  const bySeat = (offer?.offered ?? []).filter((option) => {
    const values = sheet.options[option.name]?.split(",") ?? [];
    return Object.keys(option.by_seat ?? {}).length > 0 && values.length === sheet.seats.length;
  });
  const canChange = hosting.isHost && sheet.starts !== "position" && !sheet.is_opening;
  const game = offer ? gameFact(words, offer) : null;
  const about = [
    `${game?.head ?? sheet.title} ${game?.rest ?? ""}`.trim(),
    paceWords(words, sheet.terms.pace ?? 0),
  ];
  const bar = (
    <TopBar
      right={
        canChange && !isChanging ? (
          <button type="button" className="button" onClick={() => setChanging(true)}>
            <Glyph name="feather" /> {words.phrase("wait-change")}
          </button>
        ) : undefined
      }
    >
      <p className="round-words">
        <b>{sheet.name || sheet.title}</b>
        <span className="round-note">
          {words.phrase("wait-taken", { taken: sheet.seats.length - free, seats: sheet.seats.length })}
        </span>
      </p>
    </TopBar>
  );
  if (isChanging && games.games.length) {
    return (
      <div className="new-table-page is-change">
        {bar}
        <main className="new-table">
          <TableForm
            games={games}
            first={draftOf(
              sheet,
              seat,
              bySeat.map((option) => option.name),
            )}
            isChange
            head={<h1>{words.phrase("wait-change")}</h1>}
            onDone={async (draft) => {
              await changeTable(keys.player(), sheet.table, draft, sheet.seats);
              seats.look();
              setChanging(false);
            }}
            onLeave={() => setChanging(false)}
          />
        </main>
      </div>
    );
  }
  const deal = <DealWords sheet={sheet} hosting={hosting} text={text} onText={setText} />;
  const tabs = (
    <Tabs
      label={words.phrase("wait-rail")}
      tabs={[
        { name: "chat", title: words.phrase("table-chat"), body: <Chat /> },
        {
          name: "here",
          title: words.phrase("wait-who"),
          badge: countHere(sheet),
          body: <WhoIsHere sheet={sheet} />,
        },
      ]}
    />
  );
  return (
    <>
      <SceneDefinitions />
      {bar}
      <main className={`waiting is-for-${sheet.seats.length}`}>
        <div className="waiting-main">
          <h1>{words.phrase("wait-free", { count: free })}</h1>
          <p className="waiting-about">
            {words.phrase("wait-about", { game: about[0] ?? "", pace: about[1] ?? "" })}
          </p>
          <ul className="doors panel">
            {sheet.seats.map((each, at) => (
              <Door
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat goes by its number
                key={at}
                seat={at}
                sheet={each}
                isMine={at === seat}
                bots={ladderOf(games.bots)}
                own={bySeat.map((option) => ({
                  option,
                  value: sheet.options[option.name]?.split(",")[at] ?? "",
                }))}
                hosting={hosting}
                onSitHere={() => setAsked(at)}
              />
            ))}
          </ul>
          <p className="trouble" role="alert">
            {hosting.trouble}
          </p>
          <div className="waiting-panels">
            {!isPhone && deal}
            <AtTable sheet={sheet} offer={offer} hosting={hosting} text={text} />
          </div>
          {!hosting.isSeated && free === 0 && <Elsewhere />}
        </div>
        {!isPhone && (
          <aside className="waiting-rail">
            <AskIn sheet={sheet} />
            {tabs}
          </aside>
        )}
        {isPhone && (
          <div className="waiting-tray">
            <p className="waiting-sheets">
              {(["link", "words", "chat"] as const).map((each) => (
                <button
                  key={each}
                  type="button"
                  className="button"
                  aria-haspopup="dialog"
                  onClick={() => setSheetOpen(each)}
                >
                  <Glyph name={{ link: "link", words: "fair", chat: "send" }[each]} />
                  {words.phrase(`wait-sheet-${each}`)}
                </button>
              ))}
            </p>
            <Next sheet={sheet} hosting={hosting} text={text} />
          </div>
        )}
      </main>
      {sheetOpen && (
        <Dialog
          label={words.phrase(`wait-sheet-${sheetOpen}`)}
          onClose={() => setSheetOpen("")}
          className="waiting-sheet"
        >
          {sheetOpen === "words" ? deal : sheetOpen === "chat" ? tabs : <AskIn sheet={sheet} />}
        </Dialog>
      )}
      {asked >= 0 && (
        <Guest
          onClose={() => setAsked(-1)}
          onName={(name) => {
            setAsked(-1);
            hosting.sitHere(asked, name);
          }}
        />
      )}
    </>
  );
}

/** Where to go from a table at which no seat is free. */
function Elsewhere() {
  const words = useWords();
  return (
    <p className="elsewhere">
      <Link to="/watch" className="button">
        {words.phrase("wait-elsewhere")}
      </Link>
      <Link to="/new" className="button">
        {words.phrase("home-open-a-table")}
      </Link>
    </p>
  );
}

/** Asks what somebody is called who plays at this device, too. */
function Guest({ onClose, onName }: { onClose: () => void; onName: (name: string) => void }) {
  const words = useWords();
  const [name, setName] = useState("");
  const done = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onName(name.trim());
  };
  return (
    <Dialog label={words.phrase("wait-sit-here")} onClose={onClose} className="asking">
      <h2>{words.phrase("wait-sit-here")}</h2>
      <p>{words.phrase("wait-sit-here-note")}</p>
      <form className="deal-form" onSubmit={done}>
        <input
          className="field"
          value={name}
          maxLength={40}
          placeholder={words.phrase("seat-here-name")}
          aria-label={words.phrase("wait-sit-here-name")}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="button button-primary" disabled={!name.trim()}>
          {words.phrase("wait-sit")}
        </button>
      </form>
    </Dialog>
  );
}
