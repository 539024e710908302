import { ItemIcon } from "../../art/icons";
import type { Heard } from "../../protocol/types";
import { holding } from "./chronicle";
import { useAlley } from "./context";
import { isSale } from "./verbs";

/** A set that was sold: by whom, of what, in which round, and the gold for it. */
export interface SaleMade {
  number: number;
  seat: number;
  round: number;
  isMoonSet: boolean;
  items: string[];
  gold: number;
}

/** Returns every sale that was heard of and not taken back, in order. */
export function allSales(heard: readonly Heard[]): SaleMade[] {
  const found: SaleMade[] = [];
  let open: SaleMade | null = null;
  let round = 0;
  for (const { number, event } of holding(heard)) {
    const kind = String(event.event);
    if (kind === "round_began" || kind === "turn_began") round = Number(event.round);
    if (isSale(kind)) {
      const items = event.items as string[];
      const isMoonSet = kind === "sold_moon_set";
      open = { number, seat: Number(event.seat), round, isMoonSet, items, gold: 0 };
      found.push(open);
    } else if (kind === "gained_gold" && open && open.seat === event.seat && open.gold === 0) {
      open.gold = Number(event.gold);
    } else if (kind === "turn_began") {
      open = null;
    }
  }
  return found;
}

/** Returns the sales of this round, in order. */
export function salesOf(heard: readonly Heard[]): SaleMade[] {
  const began = heard.findLastIndex(({ event }) => event.event === "round_began");
  return allSales(heard.slice(began + 1));
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
          <ItemIcon item={sight.items.get(id) ?? { id }} x={10} y={10} size={19} fill="currentColor" />
        </svg>
      ))}
      <b className="gain">{sale.gold}</b>
    </span>
  );
}
