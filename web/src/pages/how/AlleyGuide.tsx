import { Coin, Glyph, Shield } from "../../art/glyphs";
import { useWords } from "../../words/page";
import { Figure, type Figures, Note, useTeaching } from "./Guide";
import { InfamyTrack } from "./InfamyTrack";
import { BackPiece, ItemPiece } from "./pieces";
import "../../styles/how/alley.css";

const BALL = "crystal_ball";
/** A storehouse in the middle of a round: what lies open, and what doesn't. */
const BEFORE = [
  "",
  "three_headed_coin",
  "older_wand",
  BALL,
  BALL,
  BALL,
  "magic_boomerang",
  "",
  "floating_carpet",
];
const OPEN = [
  "three_headed_coin",
  "older_wand",
  "bottled_fairy",
  "magic_boomerang",
  "cursed_mirror",
  "floating_carpet",
];
const DEALT = ["", "", "dark_lotus", "", "crystal_ball", "", "", "", ""];
const MOMENTS = ["played", "sold", "always", "special"];

/** What is drawn beside the guide to Arcane Alley. */
export const ALLEY_FIGURES: Figures = {
  table: <Before />,
  card: <Anatomy />,
  "turn-sell": <Few ids={[BALL, BALL, BALL]} />,
  "turn-draw": <Drawing />,
  "turn-act": <Acting />,
  sale: <Sale />,
  end: <AllOpen />,
  inspection: (
    <Figure caption>
      <InfamyTrack before={20} gained={8} />
    </Figure>
  ),
  between: <Bribe />,
};

function Storehouse({
  ids,
  columns = 3,
  size = "mini",
}: {
  ids: readonly string[];
  columns?: number;
  size?: "mini" | "table";
}) {
  return (
    <span
      className={`how-storehouse how-storehouse-${size}`}
      style={{ gridTemplateColumns: `repeat(${columns}, auto)` }}
    >
      {ids.map((id, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: slots have no other name
        id ? <ItemPiece key={at} id={id} size={size} /> : <BackPiece key={at} size={size} />,
      )}
    </span>
  );
}

function Before() {
  return (
    <Figure caption>
      <Storehouse ids={DEALT} size="table" />
      <span className="how-stash">
        <ItemPiece id="floating_carpet" />
        <ItemPiece id="dragons_egg" />
      </span>
    </Figure>
  );
}

/** An item in large, with what each of its signs means. */
function Anatomy() {
  const words = useWords();
  return (
    <div className="how-anatomy">
      <Figure caption>
        <ItemPiece id={BALL} size="large" />
      </Figure>
      <dl>
        {MOMENTS.map((moment) => (
          <div key={moment}>
            <dt>
              <Glyph name={moment} /> {words.phrase("card-moment", { moment })}
            </dt>
            <dd>
              <Note name={moment} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Few({ ids }: { ids: readonly string[] }) {
  return (
    <Figure className="how-few">
      {ids.map((id, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they may all be the same
        <ItemPiece key={at} id={id} size="mini" />
      ))}
    </Figure>
  );
}

function Drawing() {
  return (
    <Figure className="how-few">
      <BackPiece size="mini" />
      <ItemPiece id="bottled_fairy" size="mini" />
    </Figure>
  );
}

function Acting() {
  return (
    <Figure className="how-few">
      <ItemPiece id={BALL} size="mini" />
      <Glyph name="next" />
      <BackPiece size="mini" />
    </Figure>
  );
}

function Sale() {
  const ball = useTeaching().shown.find(({ entry }) => entry.id === BALL)?.entry;
  const gold = ball?.figures.find(({ name }) => name === "gold")?.value ?? 0;
  return (
    <Figure caption className="how-sale">
      <Storehouse ids={BEFORE} />
      <Glyph name="next" />
      <Storehouse ids={BEFORE.filter((id) => id !== BALL)} />
      <span className="how-coin">
        <Coin figure={`+${gold}`} />
      </span>
    </Figure>
  );
}

/** A storehouse in which nothing is hidden any longer. */
function AllOpen() {
  return (
    <Figure>
      <Storehouse ids={OPEN} />
      <Glyph name="flag" />
    </Figure>
  );
}

function Bribe() {
  return (
    <Figure className="how-few">
      <span className="how-coin">
        <Coin figure="2" />
      </span>
      <Glyph name="next" />
      <span className="how-coin">
        <Shield figure="−1" />
      </span>
    </Figure>
  );
}
