import { RovingGrid } from "../../parts/RovingGrid";
import { useWords } from "../../words/page";
import type { CardSize } from "./Card";
import { useAlley } from "./context";
import { Place } from "./Place";
import { STOREHOUSE } from "./sight";

/** A storehouse as a grid that shrinks as sets are sold. */
export function Storehouse({ seat, size }: { seat: number; size: CardSize }) {
  const words = useWords();
  const { sight, lane } = useAlley();
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
      className={`storehouse storehouse-${size} columns-${columns} rows-${Math.ceil(zone.cells.length / columns)}`}
    >
      {isMine && <Lane slots={lane} columns={columns} />}
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

/** The lane behind a set in the making; slots that don't stand in one row or column have one each. */
function Lane({ slots, columns }: { slots: readonly number[]; columns: number }) {
  const rows = slots.map((slot) => Math.floor(slot / columns) + 1);
  const across = slots.map((slot) => (slot % columns) + 1);
  const areas =
    new Set(rows).size === 1 || new Set(across).size === 1
      ? [area(rows, across)]
      : slots.map((_, at) => area(rows.slice(at, at + 1), across.slice(at, at + 1)));
  if (slots.length === 0) return null;
  return areas.map((gridArea) => <span key={gridArea} className="lane" style={{ gridArea }} />);
}

function area(rows: readonly number[], columns: readonly number[]): string {
  const from = (all: readonly number[]) => Math.min(...all);
  const to = (all: readonly number[]) => Math.max(...all) + 1;
  return `${from(rows)} / ${from(columns)} / ${to(rows)} / ${to(columns)}`;
}
