import { useEffect, useState } from "react";
import { Coin } from "../../art/glyphs";
import { useTable } from "../../parts/useTable";
import { useWords } from "../../words/page";
import { Card } from "./Card";
import { useAlley } from "./context";
import { type SaleMade, salesOf } from "./sales";

const LASTS = 2_200;

/** A small celebration of a sale: the three cards gather, and the gold is counted. */
export function SaleBurst() {
  const words = useWords();
  const { fresh } = useTable();
  const { sight } = useAlley();
  const [sale, setSale] = useState<SaleMade | null>(null);
  useEffect(() => {
    const made = salesOf(fresh).findLast((each) => each.gold > 0 || each.seat === sight.view.seat);
    if (made) setSale(made);
  }, [fresh, sight.view.seat]);
  // It ends by itself, whatever else happens meanwhile.
  useEffect(() => {
    if (!sale) return;
    const timer = setTimeout(() => setSale(null), LASTS);
    return () => clearTimeout(timer);
  }, [sale]);
  if (!sale) return null;
  return (
    <div className="sale-burst fades" key={sale.number} role="status">
      <span className="sale-cards" aria-hidden="true">
        {sale.items.map((id, at) => {
          const item = sight.items.get(id);
          return item ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a set are alike
            <span key={at} className="sale-card">
              <Card item={item} />
            </span>
          ) : null;
        })}
      </span>
      <span className="sale-gold">
        <b>{words.player(sale.seat)}</b>
        <span>
          <Coin /> +{sale.gold}
        </span>
      </span>
    </div>
  );
}
