import { Coin, Glyph, Shield } from "../../art/glyphs";
import { MoonBadge } from "../../art/moon";
import { Pieces } from "../../parts/Pieces";
import { Legend, SourceMark } from "../../parts/Provenance";
import { RuleLink } from "../../parts/RuleLink";
import { useWords } from "../../words/page";
import { Card } from "./Card";
import type { Copies } from "./copies";
import { figureText, type Item, type Items } from "./items";
import "../../styles/in-full.css";

interface Props {
  item: Item;
  items: Items;
  isStruck: boolean;
  hasMoon: boolean;
  /** How many of it are in this game, and how many of them the reader can place; at a table alone. */
  copies?: Copies | undefined;
}

const GAME = "arcane_alley";

/** One card in full, with where everything on it is known from. */
export function ItemInFull({ item, items, isStruck, hasMoon, copies }: Props) {
  const words = useWords();
  const { entry } = item;
  const partners = [...items.values()].filter(
    (other) => other !== item && other.letters === item.letters && item.gold !== null,
  );
  const sources = [...entry.sentences, ...entry.figures].map((each) => each.source);
  return (
    <div className="in-full">
      <div className="in-full-card">
        <span className={isStruck ? "card is-struck" : "card"}>
          <Card item={item} size="large" isStruck={isStruck} />
        </span>
      </div>
      <div className="in-full-words">
        <p className="in-full-kind">
          <span className="letters-chip" style={{ "--type": item.colour }}>
            {item.letters}
          </span>
          <span>{words.phrase(item.moon ? "card-moon-item" : "card-base")}</span>
          {copies ? (
            <span>
              {words.phrase(copies.areRemembered ? "card-seen" : "card-in-sight", {
                copies: copies.all,
                seen: copies.seen,
                unseen: copies.all - copies.seen,
              })}
            </span>
          ) : (
            !!entry.in_box && <span>{words.phrase("card-copies", { copies: entry.in_box })}</span>
          )}
        </p>
        <h2>{item.name}</h2>
        <div className="in-full-figures">
          <p>
            <Coin figure={item.gold === null ? "–" : String(item.gold)} />
            <span>
              <b>
                {item.gold === null
                  ? words.phrase("card-gold-none")
                  : words.phrase("card-gold", { gold: item.gold })}
              </b>
              <span className="quiet">{words.phrase("card-gold-note")}</span>
            </span>
          </p>
          <p>
            <Shield figure={figureText(item.infamy)} />
            <span>
              <b>{words.phrase("card-infamy", { infamy: figureText(item.infamy) })}</b>
              <span className="quiet">{words.phrase("card-infamy-note")}</span>
            </span>
          </p>
          {item.moon && item.moon !== "none" && (
            <p>
              <MoonBadge side={item.moon} isStruck={isStruck} />
              <span>
                <b>{words.phrase("card-moon", { side: item.moon })}</b>
                {hasMoon && (
                  <span className="quiet">
                    {words.phrase(isStruck ? "card-moon-struck" : "card-moon-not")}
                  </span>
                )}
              </span>
            </p>
          )}
        </div>
        <div className="in-full-effect">
          <p className="in-full-moments">
            {item.moments.map((moment) => (
              <span key={moment}>
                <Glyph name={moment} /> {words.phrase("card-when", { moment })}
              </span>
            ))}
          </p>
          <p className="in-full-text">
            {entry.sentences.map((sentence) => (
              <span key={sentence.said.id}>
                <Pieces pieces={words.pieces(sentence.said)} /> <SourceMark source={sentence.source} />{" "}
              </span>
            ))}
          </p>
        </div>
        <Legend sources={sources} />
        <p className="in-full-foot">
          <span className="quiet">{words.phrase("card-rule")}</span>{" "}
          <RuleLink game={GAME} rule={entry.rule}>
            {words.phrase("cards-in-the-rules")}
          </RuleLink>
          {partners.map((other) => (
            <span className="partner" key={other.id}>
              <span className="quiet">{words.phrase("card-sells-with")}</span>
              <span className="partner-card">
                <Card item={other} size="mini" />
              </span>
              {words.phrase("card-partner", { name: other.name })}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}
