import { RovingGrid } from "../../parts/RovingGrid";
import { PHONE, useMedia } from "../../parts/useMedia";
import { useWords } from "../../words/page";
import { Card } from "./Card";
import { CardBack } from "./CardBack";
import { useAlley } from "./context";
import { DiscardFan } from "./DiscardFan";
import { Place } from "./Place";
import { DECK, DISCARD } from "./sight";

/** The deck and the discard, each with its top and how many there are. */
export function Piles() {
  const words = useWords();
  const { sight } = useAlley();
  const size = useMedia(PHONE) ? "mini" : "table";
  const deck = sight.zone(DECK);
  const discard = sight.zone(DISCARD);
  const top = deck.cells[0] ?? { face: deck.size ? "hidden" : "empty" };
  const [first = { face: "empty" }, second] = discard.cells;
  const under = second && sight.shown(second).item;
  return (
    <RovingGrid
      label={`${words.phrase("table-deck")}, ${words.phrase("table-discard")}`}
      columns={2}
      className="piles"
    >
      <div className="pile">
        <div className={deck.size > 1 ? "pile-cards pile-deep" : "pile-cards"}>
          <Place
            spot={{ zone: DECK, place: 0 }}
            shown={sight.shown(top)}
            where={words.phrase("place-deck", { size: deck.size })}
            size={size}
          />
        </div>
        <p className="pile-label">
          {words.phrase("table-deck")} <b>{deck.size}</b>
        </p>
      </div>
      <div className="pile">
        <div className="pile-cards">
          {second && (
            <span
              className={`pile-under${second.marks?.includes("sideways") ? " is-turned" : ""}`}
              aria-hidden="true"
            >
              {under ? <Card item={under} size={size} /> : <CardBack back={second.back ?? ""} size={size} />}
            </span>
          )}
          <Place
            spot={{ zone: DISCARD, place: 0 }}
            shown={sight.shown(first)}
            where={words.phrase("place-discard", { size: discard.size })}
            size={size}
            isTurned={first.marks?.includes("sideways") ?? false}
          />
        </div>
        <DiscardFan />
      </div>
    </RovingGrid>
  );
}
