import { Glyph } from "../art/glyphs";
import { useWords } from "../words/page";
import { useAgain } from "./again";
import { Pieces } from "./Pieces";

interface Props {
  /** The glyph of an event, and whether it is good or bad news. */
  glyph?: (event: string) => string;
  tone?: (event: string) => string;
}

/** What a turn did, in the place of what a choice would do. */
export function Did({ glyph = () => "dot", tone = () => "" }: Props) {
  const words = useWords();
  const lines = useAgain()?.did ?? [];
  return (
    <section className="preview did inset" tabIndex={0} aria-label={words.phrase("replay-did")}>
      <h2>{words.phrase("replay-did")}</h2>
      {lines.length === 0 && <p className="quiet">{words.phrase("replay-did-nothing")}</p>}
      <ul>
        {lines.map((line) => (
          <li className="outcome" key={line.number}>
            <Glyph name={glyph(line.event)} className="outcome-glyph" />
            <span className={tone(line.event)}>
              <Pieces pieces={words.pieces(line.said)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
