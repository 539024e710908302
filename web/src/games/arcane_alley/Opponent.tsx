import { Glyph, SeatMark } from "../../art/glyphs";
import { BotChip } from "../../parts/BotChip";
import { HintDiscs, meantWords } from "../../parts/hint/HintDiscs";
import { useWords } from "../../words/page";
import { CardBack } from "./CardBack";
import { useAlley } from "./context";
import { Score } from "./Score";
import { Storehouse } from "./Storehouse";
import { type SaleMade, SoldChip } from "./sales";
import { STASH, spotKey } from "./sight";
import { Wizard } from "./Wizard";

/** Another player: storehouse small but readable, score, stash, what was sold. */
export function Opponent({ seat, sold }: { seat: number; sold: readonly SaleMade[] }) {
  const words = useWords();
  const { sight, choosing, hints } = useAlley();
  const stash = sight.zone(STASH, seat);
  const hidden = sight.hidden(seat);
  const isTurn = sight.view.turn === seat;
  const spot = { zone: "player", seat };
  const [answer] = sight.answers(spot);
  const isChosen = choosing.chosen?.key === `player/${seat}/-1`;
  const classes = [
    "opponent",
    "panel",
    isTurn && "is-turn",
    answer && "is-legal-panel",
    isChosen && "is-chosen-panel",
  ];
  return (
    <section className={classes.filter(Boolean).join(" ")} aria-label={words.player(seat)}>
      <header className="opponent-head">
        <SeatMark seat={seat} />
        <h2>{words.player(seat)}</h2>
        <Wizard seat={seat} />
        <span className="opponent-notes">
          {sight.view.figures.start === seat && (
            <span className="first">
              <Glyph name="hexagon" />
              <span className="visually-hidden">{words.phrase("table-first")}</span>
              <span className="first-word" aria-hidden="true">
                {words.phrase("table-first")}
              </span>
            </span>
          )}
          <BotChip seat={seat} />
        </span>
      </header>
      <div className="opponent-body">
        <Storehouse seat={seat} size="mini" />
        <div className="opponent-facts">
          <Score sight={sight} seat={seat} />
          <p>
            <span className="label">{words.phrase("table-stash")}</span>
            <span className="stash-backs" data-spot={`stash/${seat}/-1`}>
              {stash.cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a hand has no order
                <span className="stash-back" key={at}>
                  <span className="visually-hidden">
                    {sight.shown(cell).item?.name ?? words.phrase("place-hidden")}
                  </span>
                  <CardBack back={cell.back ?? ""} known={sight.shown(cell).item} size="mini" />
                </span>
              ))}
            </span>
          </p>
          <p>
            <span className="label">{words.phrase("table-hidden")}</span>
            <b className={hidden === 1 ? "is-last" : ""}>
              {hidden === 1 ? words.phrase("table-hidden-left", { count: 1 }) : hidden}
            </b>
          </p>
          <p>
            <span className="label">{words.phrase("table-sold")}</span>
            <span className="sold-chips">
              {sold.length
                ? sold.map((sale) => <SoldChip key={sale.number} sale={sale} />)
                : words.phrase("table-nothing-yet")}
            </span>
          </p>
        </div>
      </div>
      {answer && (
        <button
          type="button"
          className="button player-choice"
          aria-label={`${words.say(answer.verb ?? sight.question?.verb ?? { id: "verb-yes" })}: ${words.player(seat)}, ${words.phrase("place-legal")}`}
          aria-description={meantWords(words, hints.get(spotKey(spot))) || undefined}
          data-legal="true"
          data-choice={answer.choice}
          aria-pressed={isChosen}
          onClick={() => choosing.pick(spot)}
        >
          <HintDiscs numbers={hints.get(spotKey(spot))} />
          {words.say(answer.verb ?? sight.question?.verb ?? { id: "verb-yes" })}: {words.player(seat)}
        </button>
      )}
    </section>
  );
}
