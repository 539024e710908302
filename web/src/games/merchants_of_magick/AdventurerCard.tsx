import { Coin, Glyph } from "../../art/glyphs";
import { useWords } from "../../words/page";
import { useMagick } from "./context";
import { MagickIcon } from "./icons";

const REWARDS = ["magick-reward-1", "magick-reward-2", "magick-reward-3"];

/** The adventurer that a seat sponsors: what it asks for, and what each item brings in whatever order. */
export function AdventurerCard({ seat }: { seat: number }) {
  const words = useWords();
  const { desk, after, inspect } = useMagick();
  const adventurer = desk.book.adventurers.get(desk.player(seat).traits?.adventurer ?? "");
  if (!adventurer) return null;
  const { enchantment, items, coins } = adventurer;
  const isGot = (group: string) => desk.figure(group, seat) > 0;
  const would = (group: string) => seat === desk.mine && !isGot(group) && (after?.figure(group) ?? 0) > 0;
  const got = items.filter(({ group }) => isGot(group)).length;
  const reward = (number: number) =>
    words.phrase(REWARDS[number] ?? "", { coins, potions: desk.book.number("first_item") });
  // What is fitted out comes first, so that the rewards beside the items are those that wait.
  const inOrder = [...items].sort((one, other) => Number(isGot(other.group)) - Number(isGot(one.group)));
  return (
    <section className="adventurer" aria-label={adventurer.name}>
      <header>
        <span className="adventurer-face">
          <MagickIcon id={adventurer.id} />
        </span>
        <span>
          <h2>
            <button
              type="button"
              className="magick-look"
              onClick={() => inspect("adventurer", adventurer.id)}
            >
              {adventurer.name}
            </button>
          </h2>
          <span className="adventurer-each">
            {words.phrase("magick-each", { enchantment: enchantment?.name ?? "" })}
          </span>
        </span>
        <span className={got === items.length ? "adventurer-coins is-earned" : "adventurer-coins"}>
          <Coin figure={String(coins)} />
          <span className="visually-hidden">{words.phrase("magick-coins-count", { count: coins })}</span>
        </span>
      </header>
      <ul>
        {inOrder.map(({ group, row }, at) => (
          <li key={group} className={isGot(group) ? "is-done" : would(group) ? "is-would" : ""}>
            <span className="adventurer-item">{row && <MagickIcon id={row.id} />}</span>
            <span>
              <b>{row?.name}</b>
              <span>{reward(at)}</span>
            </span>
            {isGot(group) && (
              <>
                <Glyph name="check" />
                <span className="visually-hidden">{words.phrase("magick-got")}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
