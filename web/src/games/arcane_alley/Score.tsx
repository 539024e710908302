import { Coin, Glyph, Shield } from "../../art/glyphs";
import { useWords } from "../../words/page";
import { figureText } from "./items";
import type { Sight } from "./sight";

/** A seat's gold, infamy and fines, each with its shape. */
export function Score({ sight, seat }: { sight: Sight; seat: number }) {
  const words = useWords();
  const gold = sight.figure(seat, "gold");
  const infamy = sight.figure(seat, "infamy");
  const fines = sight.figure(seat, "fines");
  return (
    <span className="score" data-purse={seat}>
      <span className="score-gold" role="img" aria-label={words.phrase("card-gold", { gold })}>
        <Coin /> {gold}
      </span>
      <span
        className="score-infamy"
        role="img"
        aria-label={words.phrase("card-infamy", { infamy: figureText(infamy) })}
      >
        <Shield /> {figureText(infamy)}
      </span>
      {fines > 0 && (
        <span className="fine-flag">
          <span className="fine-words">{words.phrase("table-fines", { count: fines })}</span>
          <span className="fine-short" aria-hidden="true">
            <Glyph name="flag" /> {fines}
          </span>
        </span>
      )}
    </span>
  );
}
