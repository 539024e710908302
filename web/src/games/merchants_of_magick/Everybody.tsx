import { Coin, Glyph, SeatMark } from "../../art/glyphs";
import { BotChip } from "../../parts/BotChip";
import { Dialog } from "../../parts/Dialog";
import { useWords } from "../../words/page";
import { useMagick } from "./context";
import { Flask } from "./icons";
import { Orders } from "./Orders";
import { Score } from "./Score";
import { Sheet } from "./Sheet";
import { Workshop } from "./Workshop";

/** Everybody at the table, and the sheet of one of them as all may see it. */
export function Everybody({ seat, onClose }: { seat: number; onClose: () => void }) {
  const words = useWords();
  const { desk, reader, look } = useMagick();
  const name = words.player(seat);
  return (
    <Dialog label={words.phrase("magick-everybody")} onClose={onClose} className="everybody">
      <h2>
        {seat === reader ? words.phrase("magick-your-sheet") : words.phrase("magick-sheet-of", { name })}
      </h2>
      <Seats shown={seat} onShow={look} />
      {/* biome-ignore lint/a11y/useSemanticElements: a place in the dialog, named after whose it is */}
      <div className="everybody-sheet" role="group" aria-label={name}>
        <Sheet seat={seat} />
        <Orders seat={seat} />
        <Workshop seat={seat} />
        <Score seat={seat} />
      </div>
      {desk.view.traits.phase !== "over" && desk.seats.length > 1 && (
        <p className="quiet">{words.phrase("magick-public-note")}</p>
      )}
    </Dialog>
  );
}

/** One line for every seat: how it stands, whether it has committed, and a way to its sheet. */
function Seats({ shown, onShow }: { shown: number; onShow: (seat: number) => void }) {
  const words = useWords();
  const { desk } = useMagick();
  return (
    <ul className="everybody-seats">
      {desk.seats.map((seat) => {
        const isCrafting = desk.view.asked.includes(seat);
        return (
          <li key={seat}>
            <button
              type="button"
              className={seat === shown ? "seat-line is-picked" : "seat-line"}
              aria-pressed={seat === shown}
              onClick={() => onShow(seat)}
            >
              <SeatMark seat={seat} />
              <b>{words.player(seat)}</b>
              <BotChip seat={seat} />
              <span className="seat-state">
                {isCrafting ? words.phrase("magick-crafting") : <Glyph name="check" />}
                {!isCrafting && <span className="visually-hidden">{words.phrase("magick-committed")}</span>}
              </span>
              <span className="seat-figures">
                <Coin />
                <b>{desk.figure("coins", seat)}</b>
                <span className="visually-hidden">{words.phrase("magick-score-coins")}</span>
                <Flask />
                <b>{desk.figure("potions", seat)}</b>
                <span className="visually-hidden">
                  {words.phrase("magick-potions", { count: desk.figure("potions", seat) })}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** For those who watch: how everybody stands, and whose sheet lies on the table. */
export function WatchedSeat({ onWatch }: { onWatch: (seat: number) => void }) {
  const words = useWords();
  const { desk } = useMagick();
  return (
    <section className="watched panel">
      <h2>{words.phrase("magick-watch-seat")}</h2>
      <Seats shown={desk.mine} onShow={onWatch} />
    </section>
  );
}
