import { Glyph } from "../../art/glyphs";
import "../../styles/hint-discs.css";
import { useWords } from "../../words/page";
import { useLive, useTable } from "../useTable";

/** How many hints a seat has taken, beside its name. */
export function HintsTaken({ seat }: { seat: number }) {
  const words = useWords();
  const isLive = useLive() !== null;
  const count = useTable().sheet?.seats[seat]?.hints ?? 0;
  if (!count || !isLive) return null;
  const said = words.phrase("hints-taken", { count });
  return (
    <span className="hints-taken" title={said}>
      <Glyph name="bulb" />
      <span aria-hidden="true" data-text={count} />
      <span className="visually-hidden">{said}</span>
    </span>
  );
}

/** Who has taken how many, once a game is over; nothing where nobody has. */
export function AllHintsTaken() {
  const words = useWords();
  const seats = useTable().sheet?.seats ?? [];
  const told = seats.flatMap(({ hints: count = 0 }, seat) =>
    count ? [words.phrase("hints-taken-by", { name: words.player(seat), count })] : [],
  );
  if (told.length === 0) return null;
  return (
    <p className="hints-told quiet">
      <Glyph name="bulb" /> {words.phrase("hints-told", { who: told.join(", ") })}
    </p>
  );
}
