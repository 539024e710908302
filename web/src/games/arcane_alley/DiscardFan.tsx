import { useState } from "react";
import { Glyph } from "../../art/glyphs";
import { Dialog } from "../../parts/Dialog";
import { RovingGrid } from "../../parts/RovingGrid";
import { useWords } from "../../words/page";
import { Card } from "./Card";
import { CardBack } from "./CardBack";
import { useAlley } from "./context";
import { DISCARD } from "./sight";

const ACROSS = 6;

/** How many items lie on the discard; it opens all of them, the latest first. */
export function DiscardFan() {
  const words = useWords();
  const { sight } = useAlley();
  const [isOpen, setOpen] = useState(false);
  const discard = sight.zone(DISCARD);
  return (
    <>
      <button
        type="button"
        className="pile-label pile-fan"
        aria-haspopup="dialog"
        disabled={discard.cells.length === 0}
        onClick={() => setOpen(true)}
      >
        <span className="visually-hidden">{words.phrase("discard-open", { size: discard.size })}</span>
        <span aria-hidden="true">
          {words.phrase("table-discard")} <b>{discard.size}</b>
        </span>
        <Glyph name="fan" />
      </button>
      {isOpen && (
        <Dialog label={words.phrase("table-discard")} onClose={() => setOpen(false)} className="sheet fan">
          <h2>{words.phrase("table-discard")}</h2>
          <p className="quiet">{words.phrase("discard-note")}</p>
          <Fan />
        </Dialog>
      )}
    </>
  );
}

function Fan() {
  const words = useWords();
  const { sight, inspect } = useAlley();
  return (
    <RovingGrid label={words.phrase("table-discard")} columns={ACROSS} className="fan-cards">
      {sight.zone(DISCARD).cells.map((cell, depth) => {
        const shown = sight.shown(cell);
        const { item } = shown;
        const name = item?.name ?? words.phrase("place-hidden");
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: its depth is all that tells a copy from another
            key={depth}
            type="button"
            className="card"
            data-place={`fan/${depth}`}
            aria-label={words.phrase("discard-item", { item: name, depth: depth + 1 })}
            onClick={() => item && inspect(item, shown.isStruck)}
          >
            {item ? <Card item={item} isStruck={shown.isStruck} /> : <CardBack back={cell.back ?? ""} />}
          </button>
        );
      })}
    </RovingGrid>
  );
}
