import { Coin, Glyph } from "../../art/glyphs";
import { MoonDie } from "../../art/moon";
import { itemsIn } from "../cards/items";
import { Figure, type Figures, Note, useTeaching } from "./Guide";
import { BackPiece, ItemPiece } from "./pieces";
import "../../styles/how/market.css";

const STALLS = ["crystal_ball", "werefur_carpet", "emerald_egg"];
const MIXTURE = ["older_wand", "hexed_boomerang", "dark_lotus", "toothed_fairy", "haunted_doll"];
const SIDES = ["crescent", "half", "full"];
const BALLS = ["crystal_ball", "gelatinous_ball", "crystal_ball"];
const WANDS = ["older_wand", "older_wand", "older_wand"];

/** What is drawn beside the guide to Moonstruck Market. */
export const MARKET_FIGURES: Figures = {
  market: <Stalls />,
  moon: <Sides />,
  struck: (
    <Figure caption className="how-pair">
      <ItemPiece id="gelatinous_ball" />
      <ItemPiece id="gelatinous_ball" isStruck />
    </Figure>
  ),
  sets: <Sets />,
  expend: (
    <Figure caption className="how-sideways">
      <ItemPiece id="werefur_carpet" />
    </Figure>
  ),
  backs: (
    <Figure caption className="how-pair">
      <BackPiece />
      <BackPiece back="moon" />
    </Figure>
  ),
  recipes: (
    <Figure className="how-few">
      {MIXTURE.map((id) => (
        <ItemPiece key={id} id={id} size="mini" />
      ))}
    </Figure>
  ),
};

function Stalls() {
  return (
    <Figure caption className="how-stalls">
      {STALLS.map((id, at) => (
        <span key={id} className="how-stall">
          <ItemPiece id={id} />
          <span className="how-price">
            <Coin figure={String(at + 1)} />
          </span>
        </span>
      ))}
    </Figure>
  );
}

function Sides() {
  return (
    <Figure caption className="how-sides">
      {SIDES.map((side, at) => (
        <span key={side}>
          {at > 0 && <Glyph name="next" />}
          <MoonDie side={side} />
        </span>
      ))}
      <Glyph name="back" />
    </Figure>
  );
}

/** The three kinds of sets, with what each brings. */
function Sets() {
  const items = itemsIn(useTeaching());
  // Any three items that one side of the moon shines on, of three types.
  const shining = [...items.values()].filter((item) => item.moon === SIDES[0]).slice(0, 3);
  const sets = [
    { name: "normal", ids: WANDS, isStruck: false },
    { name: "mixed", ids: BALLS, isStruck: false },
    { name: "moon", ids: shining.map(({ id }) => id), isStruck: true },
  ];
  return (
    <div className="how-sets">
      {sets.map(({ name, ids, isStruck }) => (
        <div key={name}>
          <b>
            <Note name={name} />
          </b>
          <span className="how-set" aria-hidden="true">
            {ids.map((id, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they may all be the same
              <ItemPiece key={at} id={id} size="mini" isStruck={isStruck} />
            ))}
            <span className="how-coin">
              <Coin figure={String(Math.min(...ids.map((id) => items.get(id)?.gold ?? 0)))} />
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
