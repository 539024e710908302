import { SeatMark } from "../../art/glyphs";
import { useWords } from "../../words/page";
import { useAlley } from "./context";
import { type SaleMade, SoldChip } from "./sales";

/** Every set that was sold in this round. */
export function SalesList({ sales }: { sales: readonly SaleMade[] }) {
  const words = useWords();
  const { sight } = useAlley();
  if (sales.length === 0) return <p className="quiet">{words.phrase("table-no-sets")}</p>;
  return (
    <ul className="sales-list">
      {[...sales].reverse().map((sale) => (
        <li key={sale.number}>
          <SeatMark seat={sale.seat} />
          <span>
            <b>{words.player(sale.seat)}</b>
            <span className="quiet">
              {" "}
              {[...new Set(sale.items)].map((id) => sight.items.get(id)?.name).join(", ")}
            </span>
          </span>
          <SoldChip sale={sale} />
        </li>
      ))}
    </ul>
  );
}
