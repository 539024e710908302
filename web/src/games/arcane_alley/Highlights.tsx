import { useWords } from "../../words/page";
import { Card } from "./Card";
import type { Moment } from "./chronicle";
import { finesOf, mostInfamy } from "./over";
import type { SaleMade } from "./sales";
import type { Sight } from "./sight";

interface Props {
  sight: Sight;
  sales: readonly SaleMade[];
  moments: readonly Moment[];
}

/** What is worth remembering of somebody's game: the best sale, and three facts. */
export function Highlights({ sight, sales, moments }: Props) {
  const words = useWords();
  const seat = sight.mine;
  const mine = sales.filter((sale) => sale.seat === seat);
  const best = mine.toSorted((one, other) => other.gold - one.gold)[0];
  return (
    <>
      {best && <BestSale sale={best} sight={sight} />}
      <ul className="alley-facts">
        <Fact figure={mine.length}>
          {words.phrase("end-fact-sets", {
            count: mine.length,
            moon: mine.filter((sale) => sale.isMoonSet).length,
          })}
        </Fact>
        <InfamyFact sight={sight} moments={moments} />
        <FinesFact sight={sight} moments={moments} />
      </ul>
    </>
  );
}

function BestSale({ sale, sight }: { sale: SaleMade; sight: Sight }) {
  const words = useWords();
  const items = sale.items.flatMap((id) => sight.items.get(id) ?? []);
  const names = words.list([...new Set(items.map((item) => item.name))]);
  const isYou = sale.seat === sight.view.seat;
  return (
    <section className="best-sale panel">
      <span className="best-cards" aria-hidden="true">
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a set are alike
          <span key={at} className={sale.isMoonSet ? "card is-struck" : "card"}>
            <Card item={item} isStruck={sale.isMoonSet} />
          </span>
        ))}
      </span>
      <div>
        <h2>
          {isYou ? words.phrase("end-best-you") : words.phrase("end-best", { name: words.player(sale.seat) })}
        </h2>
        <p>
          {words.phrase(sale.isMoonSet ? "end-best-moon" : "end-best-set", {
            names,
            round: sale.round,
            gold: sale.gold,
          })}
        </p>
      </div>
    </section>
  );
}

function InfamyFact({ sight, moments }: { sight: Sight; moments: readonly Moment[] }) {
  const words = useWords();
  const { infamy, round } = mostInfamy(moments, sight.mine);
  const short = (sight.view.figures.most_infamy ?? 0) + 1 - infamy;
  const isNear = short > 0 && short <= 5;
  return (
    <Fact figure={infamy}>
      {words.phrase(isNear ? "end-fact-near" : "end-fact-infamy", { round, short })}
    </Fact>
  );
}

function FinesFact({ sight, moments }: { sight: Sight; moments: readonly Moment[] }) {
  const words = useWords();
  const fines = finesOf(moments, sight.seats);
  const mine = fines[sight.mine] ?? 0;
  const isOnly = mine === 0 && fines.filter((count) => count === 0).length === 1;
  return (
    <Fact figure={mine}>
      {words.phrase(isOnly ? "end-fact-no-fine-only" : "end-fact-fines", { count: mine })}
    </Fact>
  );
}

function Fact({ figure, children }: { figure: number; children: string }) {
  return (
    <li className="panel">
      <b>{figure}</b> <span>{children}</span>
    </li>
  );
}
