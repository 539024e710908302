import { Glyph, SeatMark } from "../art/glyphs";
import { Dialog } from "../parts/Dialog";
import { useWords } from "../words/page";
import type { Checked, Finding } from "./check";

const TO_DO = ["keep", "compare", "verify", "leave"];
const CANNOT = ["look", "league", "who", "rules"];
const GLYPHS = { holds: "check", differs: "close", untold: "perhaps" } as const;

interface Props {
  table: string;
  checked: Checked;
  onClose: () => void;
}

/** The check of a deal, step by step, what it was made of, and what it can't prove. */
export function FairDialog({ table, checked, onClose }: Props) {
  const words = useWords();
  const { deal, findings, is } = checked;
  const title = words.phrase("fair-title", { is });
  return (
    <Dialog label={title} onClose={onClose} className="fair-dialog">
      <h2>{title}</h2>
      <p>{words.phrase("fair-about")}</p>
      {is === "unfair" && <ToDo table={table} />}
      <h3>{words.phrase("fair-steps")}</h3>
      <ol className="fair-steps">
        {findings.map((finding) => (
          <Found key={`${finding.id}-${finding.seat}`} finding={finding} />
        ))}
      </ol>
      {deal.commitment && (
        <details className="fair-given">
          <summary>{words.phrase("fair-who")}</summary>
          <dl>
            <dt>{words.phrase("fair-host")}</dt>
            <dd>{deal.secret}</dd>
            {deal.seats.map((given, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <div key={seat}>
                <dt>
                  <SeatMark seat={seat} /> {words.player(seat)}
                </dt>
                <dd>{given.words || words.phrase("fair-left-out")}</dd>
              </div>
            ))}
            <dt>{words.phrase("fair-seed-is")}</dt>
            <dd>{deal.seed}</dd>
          </dl>
        </details>
      )}
      <h3>{words.phrase("fair-cannot")}</h3>
      <ul className="fair-cannot">
        {CANNOT.map((each) => (
          <li key={each}>{words.phrase(`fair-cannot-${each}`)}</li>
        ))}
      </ul>
    </Dialog>
  );
}

function Found({ finding }: { finding: Finding }) {
  const words = useWords();
  const { part, is, id, given, seat } = finding;
  const about = seat >= 0 ? { ...given, name: words.player(seat) } : given;
  return (
    <li className={`fair-${is}`}>
      <span className="fair-mark" role="img" aria-label={words.phrase(`fair-${is}`)}>
        <Glyph name={GLYPHS[is]} />
      </span>
      <span>
        <b>{words.phrase(`fair-part-${part}`)}</b> {words.phrase(id, about)}
      </span>
    </li>
  );
}

function ToDo({ table }: { table: string }) {
  const words = useWords();
  return (
    <section className="fair-to-do inset">
      <h3>{words.phrase("fair-to-do")}</h3>
      <ul>
        {TO_DO.map((each) => (
          <li key={each}>{words.phrase(`fair-to-do-${each}`)}</li>
        ))}
      </ul>
      <a className="button" href={`/api/tables/${encodeURIComponent(table)}/record`} download>
        <Glyph name="download" /> {words.phrase("fair-record")}
      </a>
    </section>
  );
}
