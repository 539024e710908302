import { useState } from "react";
import { http, Refused } from "../../protocol/http";
import type { CodeMade } from "../../protocol/types";
import { keys } from "../../store/keys";
import type { LiveTable } from "../../store/live";
import { useWords } from "../../words/page";
import type { SeatsHere } from "./useSeatsHere";

const GROUP = 5;

/** Moves a seat to another device by a code, or keeps it for this one alone. */
export function MoveSeat({ live, seats }: { live: LiveTable; seats: SeatsHere }) {
  const words = useWords();
  const [made, setMade] = useState<CodeMade | null>(null);
  const [isAlone, setAlone] = useState(false);
  const [trouble, setTrouble] = useState("");
  const attempt = (work: Promise<void>) => {
    setTrouble("");
    work.catch((error: unknown) =>
      setTrouble(error instanceof Refused ? error.message : words.phrase("went-wrong")),
    );
  };
  const makeCode = async () => setMade(await http.seatCode(live.secret));
  const revoke = async () => {
    const { secret = "" } = await http.keepSeatHere(live.secret);
    keys.keepSeat(live.name, secret);
    keys.dropSeat(live.name, live.secret);
    setMade(null);
    setAlone(true);
    seats.look();
    seats.give(secret);
  };
  return (
    <section>
      <h3>{words.phrase("table-menu-move")}</h3>
      {!keys.canKeep() && <p className="trouble">{words.phrase("table-menu-kept-nowhere")}</p>}
      <p className="quiet">{words.phrase("table-menu-move-note")}</p>
      {made && (
        <div role="status">
          <p>{words.phrase("table-menu-move-code")}</p>
          <p className="seat-code">
            <output>{spaced(made.code)}</output>
          </p>
          <p className="quiet">
            {words.phrase("table-menu-move-lasts", { minutes: Math.round(made.seconds / 60) })}
          </p>
        </div>
      )}
      <p className="act-row">
        <button type="button" className="button" onClick={() => attempt(makeCode())}>
          {words.phrase("table-menu-move-make")}
        </button>
        <button type="button" className="button" onClick={() => attempt(revoke())}>
          {words.phrase("table-menu-revoke")}
        </button>
      </p>
      <p className="quiet" role="status">
        {words.phrase(isAlone ? "table-menu-revoked" : "table-menu-revoke-note")}
      </p>
      {trouble && <p className="trouble">{trouble}</p>}
    </section>
  );
}

/** Returns a code in groups that can be read out. */
function spaced(code: string): string {
  return code.replace(new RegExp(`(.{${GROUP}})(?=.)`, "g"), "$1 ");
}
