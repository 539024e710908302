import { Coin } from "../../art/glyphs";
import { useWords } from "../../words/page";
import { Card } from "./Card";
import { useAlley } from "./context";
import type { SaleMade } from "./sales";

/** The sets that were sold by the turn that is looked at, which stay above the storehouse for so long. */
export function SoldNow({ sales }: { sales: readonly SaleMade[] }) {
  const words = useWords();
  const { sight } = useAlley();
  return sales.map((sale) => {
    const items = sale.items.flatMap((id) => sight.items.get(id) ?? []);
    const names = items.map((item) => item.name).join(", ");
    return (
      <section key={sale.number} className="sold-now" aria-label={words.phrase("replay-sold", { names })}>
        <span className="sold-now-cards" aria-hidden="true">
          {items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a set are alike
            <span key={at} className="card card-mini">
              <Card item={item} size="mini" />
            </span>
          ))}
        </span>
        <span>
          <b className="sold-now-gold">
            <Coin /> +{sale.gold}
          </b>
          <span className="quiet">{words.phrase("replay-set-aside")}</span>
        </span>
      </section>
    );
  });
}
