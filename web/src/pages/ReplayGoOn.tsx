import { useState } from "react";
import { Glyph } from "../art/glyphs";
import { Dialog } from "../parts/Dialog";
import { go } from "../parts/router";
import { http, Refused } from "../protocol/http";
import type { Replay } from "../protocol/types";
import { keys } from "../store/keys";
import { useWords } from "../words/page";
import { enrolled } from "./enrolling";

const FACTS = ["same", "known", "chance", "record"];

/** Opens a new table that goes on from the turn that is looked at, having said what that means. */
export function ReplayGoOn({ replay, step }: { replay: Replay; step: number }) {
  const words = useWords();
  const [isAsked, setAsked] = useState(false);
  const isOver = replay.is_over && step === replay.steps.length - 1;
  return (
    <>
      <button
        type="button"
        className="button button-primary go-on"
        disabled={isOver}
        onClick={() => setAsked(true)}
      >
        <Glyph name="fork" /> {words.phrase("replay-go-on")}
      </button>
      {isAsked && <Asked replay={replay} step={step} onClose={() => setAsked(false)} />}
    </>
  );
}

function Asked({ replay, step, onClose }: { replay: Replay; step: number; onClose: () => void }) {
  const words = useWords();
  const [trouble, setTrouble] = useState("");
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      // Whoever has a name here keeps it.
      const key = await enrolled(keys.name() || (keys.player() ? "" : words.phrase("replay-somebody")));
      const { table } = await http.lay(key, await http.replayPosition(replay.table, step));
      go(`/t/${encodeURIComponent(table)}`);
    } catch (error) {
      setBusy(false);
      setTrouble(error instanceof Refused && error.message ? error.message : words.phrase("went-wrong"));
    }
  };
  return (
    <Dialog label={words.phrase("replay-go-on")} onClose={onClose} className="go-on-dialog">
      <h2>{words.phrase("replay-go-on-title", { turn: step })}</h2>
      <ul className="fair-cannot">
        {FACTS.map((fact) => (
          <li key={fact}>{words.phrase(`replay-go-on-${fact}`)}</li>
        ))}
      </ul>
      <button type="button" className="button button-primary" disabled={isBusy} onClick={open}>
        {words.phrase("replay-go-on-open")}
      </button>
      {trouble && <p className="trouble">{trouble}</p>}
    </Dialog>
  );
}
