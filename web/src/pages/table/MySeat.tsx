import { useEffect, useState } from "react";
import { callBot, ladderOf } from "../../lobby/bots";
import { close } from "../../parts/router";
import { useTable } from "../../parts/useTable";
import { http } from "../../protocol/http";
import { keys } from "../../store/keys";
import type { LiveTable } from "../../store/live";
import { useWords } from "../../words/page";

/** What somebody can do about their seat while a game goes on: ask everybody, go for a while, or for good. */
export function MySeat({ live }: { live: LiveTable }) {
  const words = useWords();
  const { sheet, seat } = useTable();
  const mine = sheet?.seats[seat];
  if (!sheet || !mine) return null;
  const isStrict = sheet.terms.undo === "strict";
  const isGone = !!mine.stand_in;
  // What comes of it is told over the table.
  const act = (done: () => void) => () => {
    close("table");
    done();
  };
  const waits = (what: string) => sheet.requests?.some((request) => request.what === what) ?? false;
  return (
    <section>
      <h3>{words.phrase("table-menu-my-seat")}</h3>
      <ul className="menu-acts">
        <Act
          name="table-menu-undo"
          note={isStrict ? "table-menu-undo-strict" : "table-menu-undo-note"}
          isOff={isStrict || isGone || waits("undo")}
          onAct={act(() => live.askFor("undo"))}
        />
        <Act
          name="table-menu-end"
          note="table-menu-end-note"
          isOff={isGone || waits("end")}
          onAct={act(() => live.askFor("end"))}
        />
        {isGone ? (
          !mine.has_conceded && <Act name="stand-in-back" onAct={act(() => live.comeBack())} />
        ) : (
          <Act name="table-menu-leave" note="table-menu-leave-note" onAct={act(() => live.leave())} />
        )}
        {!mine.has_conceded && <SureAct name="table-menu-concede" onAct={act(() => live.leave(true))} />}
        {mine.is_host && (
          <SureAct
            name="table-menu-close"
            onAct={act(() => http.close(keys.player(), sheet.table).catch(() => {}))}
          />
        )}
      </ul>
      <Deputy live={live} chosen={mine.deputy ?? ""} />
    </section>
  );
}

function Act(props: { name: string; note?: string; isOff?: boolean; onAct: () => void }) {
  const words = useWords();
  return (
    <li>
      <button type="button" className="button" disabled={props.isOff} onClick={props.onAct}>
        {words.phrase(props.name)}
      </button>
      {props.note && <span className="quiet">{words.phrase(props.note)}</span>}
    </li>
  );
}

/** Something that can't be taken back: it is asked for a second time. */
function SureAct({ name, onAct }: { name: string; onAct: () => void }) {
  const words = useWords();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) return <Act name={name} onAct={() => setAsked(true)} />;
  const act = () => {
    setAsked(false);
    onAct();
  };
  return (
    <li>
      <span>{words.phrase(`${name}-sure`)}</span>
      <button type="button" className="button" onClick={act}>
        {words.phrase(`${name}-yes`)}
      </button>
      <button type="button" className="button" onClick={() => setAsked(false)}>
        {words.phrase("table-menu-not")}
      </button>
    </li>
  );
}

/** Which bot stands in when somebody goes, or their time has run out. */
function Deputy({ live, chosen }: { live: LiveTable; chosen: string }) {
  const words = useWords();
  const [bots, setBots] = useState<readonly string[]>([]);
  useEffect(() => {
    http.games().then(
      (games) => setBots(ladderOf(games.bots)),
      () => setBots([]),
    );
  }, []);
  if (bots.length === 0) return null;
  return (
    <label className="menu-deputy">
      <span>{words.phrase("table-menu-deputy")}</span>
      <select className="field" value={chosen} onChange={(event) => live.depute(event.target.value)}>
        {bots.map((bot) => (
          <option key={bot} value={bot}>
            {callBot(words, bot)}
          </option>
        ))}
      </select>
    </label>
  );
}
