import { Glyph } from "../../art/glyphs";
import { useWords } from "../../words/page";
import { useMagick } from "./context";

/** How far it is to the next title of a merchant alone. */
export function NextTitle({ coins }: { coins: number }) {
  const words = useWords();
  const { desk } = useMagick();
  const next = desk.book.titles.find((title) => title.coins > coins);
  const last = desk.book.titles.at(-1);
  return (
    <div className="titles-line">
      <span className="titles-bar" aria-hidden="true">
        <span style={{ width: `${Math.min(100, (100 * coins) / (last?.coins || 1))}%` }} />
        {desk.book.titles.map((title) => (
          <i key={title.id} style={{ left: `${(100 * title.coins) / (last?.coins || 1)}%` }} />
        ))}
      </span>
      <span>
        {next
          ? words.phrase("magick-next-title", {
              missing: next.coins - coins,
              title: words.phrase(`magick-title-${next.id}`),
            })
          : words.phrase("magick-highest-title", { title: words.phrase(`magick-title-${last?.id}`) })}
      </span>
    </div>
  );
}

/** All titles, and which of them was earned in the end. */
export function TitleLadder({ coins }: { coins: number }) {
  const words = useWords();
  const { desk } = useMagick();
  const titles = [{ id: "novice", coins: 0 }, ...desk.book.titles];
  const earned = titles.findLast((title) => title.coins <= coins);
  return (
    <ol className="title-ladder panel" aria-label={words.phrase("magick-titles")}>
      {titles.map((title) => (
        <li
          key={title.id}
          className={title === earned ? "is-earned" : title.coins <= coins ? "is-passed" : ""}
        >
          <b>
            {title.coins <= coins && <Glyph name="check" />} {words.phrase(`magick-title-${title.id}`)}
          </b>
          <span>
            {title.coins
              ? words.phrase("magick-title-from", { coins: title.coins })
              : words.phrase("magick-title-below", { coins: desk.book.titles[0]?.coins ?? 0 })}
          </span>
        </li>
      ))}
    </ol>
  );
}
