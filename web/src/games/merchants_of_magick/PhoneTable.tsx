import { useEffect, useState } from "react";
import { Glyph } from "../../art/glyphs";
import { useAgain } from "../../parts/again";
import { Did } from "../../parts/Did";
import { HintButton } from "../../parts/hint/HintButton";
import { HintSheet } from "../../parts/hint/HintSheet";
import { useHint } from "../../parts/hint/useHinting";
import { Pieces } from "../../parts/Pieces";
import { RuleLink } from "../../parts/RuleLink";
import { Tabs } from "../../parts/Tabs";
import { useTable } from "../../parts/useTable";
import { useWords } from "../../words/page";
import { MagickActions } from "./Actions";
import { Belt } from "./Belt";
import { useMagick } from "./context";
import { Dice } from "./Dice";
import { WatchedSeat } from "./Everybody";
import { useMagickTelling } from "./hints";
import { LogAndChat } from "./LogAndChat";
import { Orders } from "./Orders";
import { MagickPrompt } from "./Prompt";
import { Score } from "./Score";
import { type HalfName, SheetHalf } from "./Sheet";
import { Workshop } from "./Workshop";

const HALVES: readonly HalfName[] = ["items", "spells"];

/** The table in a hand: dice, orders to swipe through, the sheet by halves, and what to do pinned to the foot. */
export function PhoneTable({ onWatch }: { onWatch: (seat: number) => void }) {
  const words = useWords();
  const again = useAgain();
  const { since } = useTable();
  const { desk, crafting } = useMagick();
  const hasSheet = useHint().isOpen;
  const telling = useMagickTelling(desk);
  const [shown, show] = useState<string>("items");
  const lit = HALVES.map((half) =>
    (crafting.foreseen ?? desk).lit(desk.book.rows.filter((row) => row.isItem === (half === "items"))),
  );
  const [items = 0, spells = 0] = lit;
  // A die that lights circles of the other half alone turns the sheet over.
  useEffect(() => {
    if (items && !spells) show("items");
    if (spells && !items) show("spells");
  }, [items, spells]);
  const hasNews = [...since.spots].some((spot) => spot.startsWith("masteries/"));
  const badge = (count: number) => (count ? words.phrase("magick-lit", { count }) : "");
  return (
    <main className="magick-phone">
      <div className="magick-phone-head">
        {again ? again.head : <MagickPrompt />}
        <HintButton />
      </div>
      {desk.view.seat < 0 && <WatchedSeat onWatch={onWatch} />}
      <Dice />
      <Orders seat={desk.mine} />
      <Tabs
        label={words.phrase("magick-halves")}
        className="sheet-tabs"
        shown={shown}
        onShow={show}
        tabs={[
          ...HALVES.map((half, at) => ({
            name: half,
            title: words.phrase(`magick-${half}`),
            badge: badge(lit[at] ?? 0),
            body: <SheetHalf half={half} seat={desk.mine} />,
          })),
          {
            name: "more",
            title: words.phrase("magick-more"),
            badge: hasNews ? words.phrase("magick-news") : "",
            body: <More />,
          },
        ]}
      />
      {again && (
        <aside className="magick-again">
          <Did />
          {again.rail}
        </aside>
      )}
      {hasSheet ? (
        <HintSheet telling={telling}>
          <Foot />
        </HintSheet>
      ) : (
        <Foot />
      )}
    </main>
  );
}

/** What can't be done, what is left unspent, and what to do, pinned to the foot. */
function Foot() {
  const words = useWords();
  const again = useAgain();
  const { desk, crafting } = useMagick();
  return (
    <div className="magick-foot" hidden={again !== null}>
      {crafting.refused && (
        <p className="refusal">
          <Glyph name="lock" />
          <span>
            <Pieces pieces={words.pieces(crafting.refused.reason)} />{" "}
            <RuleLink game={desk.view.game} rule={crafting.refused.rule} />
          </span>
        </p>
      )}
      {crafting.answer !== null && crafting.answer === desk.commit && <LeftUnspent />}
      <MagickActions isPhone />
    </div>
  );
}

/** What a commit leaves unspent, where there is no room for a preview. */
function LeftUnspent() {
  const words = useWords();
  const { desk } = useMagick();
  const result = desk.view.question?.prompt.fields?.result;
  if (typeof result !== "number") return null;
  return (
    <p className="refusal">
      <Glyph name="warning" /> <span>{words.phrase("magick-results-left", { result })}</span>
    </p>
  );
}

function More() {
  const { desk } = useMagick();
  return (
    <div className="more">
      <Workshop seat={desk.mine} />
      <Score seat={desk.mine} />
      <Belt />
      <LogAndChat />
    </div>
  );
}
