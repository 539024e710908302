import { useId } from "react";
import { PHONE, useMedia } from "../parts/useMedia";
import type { Offer, Offered } from "../protocol/types";
import { useWords } from "../words/page";
import { chosenOf, type Draft, withFile, withOption } from "./draft";
import { FileButton } from "./FileButton";
import { stockWords } from "./facts";
import { optionTitle, valueTitle } from "./naming";
import { Row } from "./Row";

const RECIPE = "recipe";

interface Props {
  option: Offered;
  draft: Draft;
  offer: Offer | null;
  onChange: (draft: Draft) => void;
}

/** An option with many values as tiles, each with what is dealt from; a recipe may be one's own. */
export function RecipeTiles({ option, draft, offer, onChange }: Props) {
  const words = useWords();
  const isPhone = useMedia(PHONE);
  const title = optionTitle(words, option.name);
  const chosen = draft.recipe ? (option.chosen ?? "") : chosenOf(draft, option);
  const isOwn = option.name === RECIPE && !option.values?.[chosen];
  const called = isOwn
    ? chosen || words.phrase("recipe-own")
    : valueTitle(words, option.name, chosen, option.values?.[chosen] ?? chosen);
  const whyNot = Object.values(option.why_not ?? {});
  const isAway = whyNot.length === Object.keys(option.values ?? {}).length;
  const tiles = (
    <Tiles
      option={option}
      chosen={chosen}
      draft={draft}
      offer={offer}
      isOwn={isOwn}
      isAway={isAway}
      onChange={onChange}
    />
  );
  if (!isPhone) {
    return (
      <div className="recipe">
        <h2>{title}</h2>
        {tiles}
        {!isAway && <Own option={option} draft={draft} onChange={onChange} />}
      </div>
    );
  }
  const counted = stockWords(words, offer?.stock ?? {});
  return (
    <Row title={title} value={isAway ? (whyNot[0] ?? "") : [called, counted].filter(Boolean).join(", ")}>
      {tiles}
      {!isAway && <Own option={option} draft={draft} onChange={onChange} />}
    </Row>
  );
}

function Tiles(props: Props & { chosen: string; isOwn: boolean; isAway: boolean }) {
  const words = useWords();
  const id = useId();
  const { option, chosen, draft, offer, isOwn, isAway, onChange } = props;
  const reasons = [...new Set(Object.values(option.why_not ?? {}))];
  const pick = (value: string) => {
    const bare = option.name === RECIPE ? withFile(draft, RECIPE, null) : draft;
    onChange(withOption(bare, option.name, value, []));
  };
  return (
    <div className="recipe-body">
      <fieldset className="recipe-tiles" aria-describedby={reasons.length ? `${id}-why` : undefined}>
        <legend className="visually-hidden">{optionTitle(words, option.name)}</legend>
        {Object.entries(option.values ?? {}).map(([value, title]) => {
          const isPicked = !isOwn && !isAway && value === chosen;
          const whyNot = option.why_not?.[value];
          return (
            <label
              key={value}
              className={`recipe-tile${isPicked ? " is-picked" : ""}${whyNot ? " is-barred" : ""}`}
            >
              <input
                type="radio"
                name={id}
                checked={isPicked}
                disabled={!!whyNot}
                onChange={() => pick(value)}
              />
              <b>{valueTitle(words, option.name, value, title)}</b>
              <Stock stock={option.stocks?.[value] ?? {}} />
            </label>
          );
        })}
        {isOwn && !isAway && (
          <span className="recipe-tile is-picked">
            <b>{chosen || words.phrase("recipe-own")}</b>
            <Stock stock={offer?.stock ?? {}} />
          </span>
        )}
      </fieldset>
      {reasons.length > 0 && (
        <p id={`${id}-why`} className="why-not">
          {reasons.join(" ")}
        </p>
      )}
    </div>
  );
}

function Own({ option, draft, onChange }: Pick<Props, "option" | "draft" | "onChange">) {
  const words = useWords();
  if (option.name !== RECIPE) return null;
  return (
    <p className="recipe-own">
      <FileButton
        title={words.phrase("recipe-bring")}
        accept=".toml"
        className="as-link"
        onBring={(file) => onChange(withFile(draft, RECIPE, file))}
      />
    </p>
  );
}

/** What is dealt from, as a bar in parts and in figures. */
function Stock({ stock }: { stock: Readonly<Record<string, number>> }) {
  const words = useWords();
  const parts = Object.entries(stock);
  if (parts.length === 0) return null;
  return (
    <>
      {parts.length > 1 && (
        <span className="stock-bar" aria-hidden="true">
          {parts.map(([back, count]) => (
            <span key={back} className={`stock-${back}`} style={{ flexGrow: count }} />
          ))}
        </span>
      )}
      <span className="stock-words">{stockWords(words, stock)}</span>
    </>
  );
}
