import { useEffect, useState } from "react";
import { Glyph, SeatMark } from "../../art/glyphs";
import { BotChip, botAt } from "../../parts/BotChip";
import { Dialog } from "../../parts/Dialog";
import { useTable } from "../../parts/useTable";
import { useWords } from "../../words/page";
import { Actions } from "./Actions";
import { Card } from "./Card";
import { CardBack } from "./CardBack";
import { useAlley } from "./context";
import { Opponent } from "./Opponent";
import { PreviewPanel } from "./PreviewPanel";
import { Score } from "./Score";
import type { SaleMade } from "./sales";
import { STOREHOUSE } from "./sight";

/** Another player in a hand: letters and figures on a tile that opens everything there is to see of them. */
export function OpponentTile({ seat, sold }: { seat: number; sold: readonly SaleMade[] }) {
  const words = useWords();
  const { question, sheet } = useTable();
  const { sight } = useAlley();
  const [isOpen, setOpen] = useState(false);
  const isLit = sight.isLit(seat);
  const name = words.player(seat);
  const bot = botAt(words, sheet, seat);
  // What was asked about is answered: the sheet has done its work.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of the question is what changes
  useEffect(() => setOpen(false), [question]);
  const zone = sight.zone(STOREHOUSE, seat);
  const facts = words.phrase("tile-facts", {
    name: bot ? words.phrase("tile-bot", { name, bot }) : name,
    gold: sight.figure(seat, "gold"),
    infamy: sight.figure(seat, "infamy"),
    hidden: sight.hidden(seat),
  });
  const classes = ["tile", "panel", sight.view.turn === seat && "is-turn", isLit && "is-legal-panel"];
  return (
    <>
      <button
        type="button"
        className={classes.filter(Boolean).join(" ")}
        aria-haspopup="dialog"
        data-spot={`stash/${seat}/-1`}
        onClick={() => setOpen(true)}
      >
        {/* Its name; a label besides would have to repeat every letter that is drawn on it. */}
        <span className="visually-hidden">{isLit ? words.phrase("tile-lit", { facts }) : facts}</span>
        <span className="tile-bot" aria-hidden="true">
          <BotChip seat={seat} />
        </span>
        <span className="tile-head" aria-hidden="true">
          <SeatMark seat={seat} />
          <span className="tile-name">{name}</span>
          {sight.view.figures.start === seat && <Glyph name="hexagon" className="tile-first" />}
        </span>
        <span className="tile-body" aria-hidden="true">
          <span className={`tile-cells columns-${zone.columns || 3}`}>
            {zone.cells.map((cell, slot) => {
              const { item, isUp, isEmpty } = sight.shown(cell);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: slots have no other name
                <span key={slot} data-spot={`${STOREHOUSE}/${seat}/${slot}`} className="tile-cell">
                  {isEmpty ? (
                    <span className="hole hole-cell" />
                  ) : isUp && item ? (
                    <Card item={item} size="cell" />
                  ) : (
                    <CardBack back={cell.back ?? ""} known={item} size="cell" />
                  )}
                </span>
              );
            })}
          </span>
          <Score sight={sight} seat={seat} />
        </span>
      </button>
      {isOpen && (
        <Dialog label={name} onClose={() => setOpen(false)} className="sheet">
          <Opponent seat={seat} sold={sold} />
          {isLit && (
            <>
              <PreviewPanel />
              <Actions />
            </>
          )}
        </Dialog>
      )}
    </>
  );
}
