import { Coin, Glyph } from "../../art/glyphs";
import { useWords } from "../../words/page";
import { Flask, RowIcon } from "./art";
import { isComplete, markOf } from "./book";
import { useMagick } from "./context";

const REWARDS = ["magick-reward-1", "magick-reward-2", "magick-reward-3"];

/** What lies beside the sheet: the adventurer, the masteries, what was claimed, potions and extra dice. */
export function Workshop() {
  return (
    <div className="workshop">
      <AdventurerCard />
      <Masteries />
      <Stores />
    </div>
  );
}

function AdventurerCard() {
  const words = useWords();
  const { desk } = useMagick();
  const adventurer = desk.book.adventurers.get(desk.player(desk.mine).traits?.adventurer ?? "");
  if (!adventurer) return null;
  const first = desk.figure("adventurer");
  return (
    <section className="adventurer" aria-label={adventurer.name}>
      <header>
        <span className="adventurer-face">
          {adventurer.enchantment && <RowIcon id={adventurer.enchantment.id} />}
        </span>
        <span>
          <h2>{adventurer.name}</h2>
          <span>{words.phrase("magick-each", { enchantment: adventurer.enchantment?.name ?? "" })}</span>
        </span>
        <span className="adventurer-coins">
          <Coin figure={String(adventurer.coins)} />
          {first > 0 && <span className="visually-hidden">{first}</span>}
        </span>
      </header>
      <ul>
        {adventurer.items.map(({ group, row }, at) => {
          const isDone = desk.figure(group) > 0;
          return (
            <li key={group} className={isDone ? "is-done" : ""}>
              <span className="adventurer-item">{row && <RowIcon id={row.id} />}</span>
              <span>
                <b>{row?.name}</b>
                <span>{words.phrase(REWARDS[at] ?? "", { coins: adventurer.coins })}</span>
              </span>
              {isDone && <Glyph name="check" />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Masteries() {
  const words = useWords();
  const { desk } = useMagick();
  return desk.zone("masteries").cells.map((cell) => {
    const mastery = desk.book.masteries.get(cell.thing ?? "");
    if (!mastery) return null;
    const scored = desk.figure(mastery.id);
    const places = desk.book.rows.flatMap((row) =>
      row.circles.filter((circle) => circle.column === mastery.column),
    );
    const marks = places.map((circle) => markOf(desk.sheet(), circle.place)).filter(Boolean);
    const count = Math.min(marks.length, mastery.circles);
    return (
      <section className="mastery panel" key={mastery.id}>
        <p>
          <h2>{mastery.name}</h2>
          <b className="gain">
            {scored
              ? words.phrase("magick-scored", { coins: scored })
              : words.phrase("magick-brings", { coins: cell.value ?? 0 })}
          </b>
        </p>
        <p>
          <span className="dots" aria-hidden="true">
            {Array.from({ length: mastery.circles }, (_, at) => at).map((at) => (
              <span
                key={at}
                className={at < count ? (marks[at] === "pencil" ? "dot is-pencil" : "dot is-on") : "dot"}
              />
            ))}
          </span>
          <span className="quiet">
            {words.phrase("magick-so-many", { count, all: mastery.circles, column: mastery.column })}
          </span>
        </p>
      </section>
    );
  });
}

function Stores() {
  const words = useWords();
  const { desk } = useMagick();
  const claimed = desk.zone("claimed", desk.mine).cells;
  const potions = desk.figure("potions");
  const used = desk.figure("extra_dice");
  return (
    <section className="stores panel">
      <h2 className="quiet">{words.phrase("magick-claimed")}</h2>
      <ul className="claimed">
        {claimed.length === 0 && <li className="quiet">{words.phrase("table-nothing-yet")}</li>}
        {claimed.map((cell, at) => {
          const order = desk.book.orders.get(cell.thing ?? "");
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: claimed orders stay in their order
            <li key={at}>
              <b>{order?.name}</b> <b className="gain">{order?.coins}</b>
            </li>
          );
        })}
      </ul>
      <p className="potions">
        <b>{potions}</b> {words.phrase("magick-potions", { count: potions })}
        <span aria-hidden="true">
          {Array.from({ length: Math.min(potions, 8) }, (_, at) => at).map((at) => (
            <Flask key={at} />
          ))}
        </span>
      </p>
      <h2 className="quiet">{words.phrase("magick-extra-dice")}</h2>
      <ul className="extra-dice">
        {desk.book.extraDice.map((price, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: extra dice go by their place
          <li key={at} className={at < used ? "is-used" : ""}>
            {at < used ? (
              <Glyph name="check" />
            ) : price > 0 ? (
              <>
                <Flask /> {price}
              </>
            ) : (
              words.phrase("magick-free")
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether a row of an order is complete on the reader's sheet. */
export function useIsComplete() {
  const { desk } = useMagick();
  return (id: string) => {
    const row = desk.book.rows.find((each) => each.id === id);
    return row !== undefined && isComplete(desk.sheet(), row);
  };
}
