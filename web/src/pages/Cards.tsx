import { useEffect, useMemo, useState } from "react";
import { Card } from "../games/arcane_alley/Card";
import { ItemInFull } from "../games/arcane_alley/Inspector";
import { type Item, type Items, itemsOf } from "../games/arcane_alley/items";
import { Dialog } from "../parts/Dialog";
import { TopBar } from "../parts/TopBar";
import { http } from "../protocol/http";
import type { Things } from "../protocol/types";
import { PAGE_WORDS, useWords, WordsContext } from "../words/page";
import { Words } from "../words/words";

const MOMENTS = ["played", "sold", "always", "expend", "special"];

/** Every item, to be read in full. */
export function Cards() {
  const [things, setThings] = useState<Things | null>(null);
  useEffect(() => {
    http
      .thingsOf("arcane_alley", { modules: "moonstruck_market", seats: "4" })
      .then(setThings, () => undefined);
  }, []);
  const words = useMemo(() => {
    const named = new Map(things?.entries.map((entry) => [`${entry.kind}:${entry.id}`, entry.name]) ?? []);
    return new Words([...(things?.catalogues ?? []), ...PAGE_WORDS], named);
  }, [things]);
  const items = useMemo(() => (things ? itemsOf(things) : new Map<string, Item>()), [things]);
  return (
    <WordsContext value={words}>
      <Browser items={items} />
    </WordsContext>
  );
}

function Browser({ items }: { items: Items }) {
  const words = useWords();
  const [moment, setMoment] = useState("");
  const [looked, setLooked] = useState<Item | null>(null);
  const shown = [...items.values()].filter((item) => !moment || item.moments.includes(moment));
  return (
    <>
      <TopBar />
      <main className="cards-page">
        <h1>{words.phrase("cards-title")}</h1>
        <fieldset className="segments">
          <legend>{words.phrase("cards-moment")}</legend>
          {["", ...MOMENTS].map((each) => (
            <label key={each} className={each === moment ? "segment is-picked" : "segment"}>
              <input type="radio" name="moment" checked={each === moment} onChange={() => setMoment(each)} />
              {each ? words.phrase("card-moment", { moment: each }) : words.phrase("cards-any")}
            </label>
          ))}
        </fieldset>
        <ul className="all-cards">
          {shown.map((item) => (
            <li key={item.id}>
              <button type="button" className="card" onClick={() => setLooked(item)}>
                <span className="visually-hidden">{item.name}</span>
                <span className="card-face" aria-hidden="true">
                  <Card item={item} />
                </span>
              </button>
            </li>
          ))}
        </ul>
        {looked && (
          <Dialog label={looked.name} onClose={() => setLooked(null)} className="inspector">
            <ItemInFull item={looked} items={items} isStruck={false} hasMoon={false} />
          </Dialog>
        )}
      </main>
    </>
  );
}
