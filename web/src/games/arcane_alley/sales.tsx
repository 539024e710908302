import { ItemIcon } from "../../art/icons";
import type { Heard } from "../../protocol/types";
import { useAlley } from "./context";
import { isSale } from "./verbs";

/** A set that was sold: by whom, of what, and the gold for it. */
export interface SaleMade {
  number: number;
  seat: number;
  items: string[];
  gold: number;
}

/** Returns the sales of this round, in order. */
export function salesOf(heard: readonly Heard[]): SaleMade[] {
  let found: SaleMade[] = [];
  const gone = new Set<number>();
  for (const { event } of heard) {
    if (event.event === "took_back") for (const number of event.numbers as number[]) gone.add(number);
  }
  let open: SaleMade | null = null;
  for (const { number, event } of heard) {
    const kind = String(event.event);
    if (gone.has(number)) continue;
    if (kind === "round_began") found = [];
    if (isSale(kind)) {
      open = { number, seat: Number(event.seat), items: event.items as string[], gold: 0 };
      found.push(open);
    } else if (kind === "gained_gold" && open && open.seat === event.seat && open.gold === 0) {
      open.gold = Number(event.gold);
    } else if (kind === "turn_began") {
      open = null;
    }
  }
  return found;
}

/** A sale in small: its item and its gold. */
export function SoldChip({ sale }: { sale: SaleMade }) {
  const { sight } = useAlley();
  const items = [...new Set(sale.items)];
  const names = items.map((id) => sight.items.get(id)?.name ?? id).join(", ");
  return (
    <span className="sold-chip" title={names}>
      <span className="visually-hidden">{names}</span>
      {items.map((id) => (
        <svg key={id} viewBox="0 0 20 20" aria-hidden="true">
          <ItemIcon item={id} x={10} y={10} size={19} fill="currentColor" />
        </svg>
      ))}
      <b className="gain">{sale.gold}</b>
    </span>
  );
}
