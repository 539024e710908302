import { RovingGrid } from "../../parts/RovingGrid";
import { useWords } from "../../words/page";
import type { CardSize } from "./Card";
import { useAlley } from "./context";
import { Place } from "./Place";
import { STOREHOUSE } from "./sight";

/** A storehouse as a grid that shrinks as sets are sold. */
export function Storehouse({ seat, size }: { seat: number; size: CardSize }) {
  const words = useWords();
  const { sight } = useAlley();
  const zone = sight.zone(STOREHOUSE, seat);
  const columns = zone.columns || 3;
  const isMine = seat === sight.view.seat;
  const label = isMine
    ? words.phrase("table-storehouse")
    : words.phrase("table-storehouse-of", { name: words.player(seat) });
  return (
    <RovingGrid
      label={label}
      columns={columns}
      className={`storehouse storehouse-${size} columns-${columns}`}
    >
      {zone.cells.map((cell, slot) => (
        <Place
          // A slot is a place: what lies in it changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: slots have no other name
          key={slot}
          spot={{ zone: STOREHOUSE, seat, place: slot }}
          shown={sight.shown(cell)}
          where={words.phrase("place-slot", { slot: slot + 1 })}
          size={size}
        />
      ))}
    </RovingGrid>
  );
}
