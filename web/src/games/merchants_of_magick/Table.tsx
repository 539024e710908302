import { useMemo, useState } from "react";
import { useAgain } from "../../parts/again";
import { Dialog } from "../../parts/Dialog";
import { Did } from "../../parts/Did";
import { HintSheet } from "../../parts/hint/HintSheet";
import { useHintTab } from "../../parts/hint/HintTab";
import type { Telling } from "../../parts/hint/reasons";
import { useHint } from "../../parts/hint/useHinting";
import { Tabs } from "../../parts/Tabs";
import { useAnswering } from "../../parts/useAnswering";
import { PHONE, useMedia } from "../../parts/useMedia";
import { useTable } from "../../parts/useTable";
import type { Drawn, Things } from "../../protocol/types";
import { useWords } from "../../words/page";
import { MagickActions } from "./Actions";
import { MagickBar } from "./Bar";
import { Belt } from "./Belt";
import { Book } from "./book";
import { Desk, MagickContext, useMagick } from "./context";
import { Dice } from "./Dice";
import { Everybody, WatchedSeat } from "./Everybody";
import { BELOW, useMagickHints, useMagickTelling } from "./hints";
import { InFull, type Looked } from "./InFull";
import { LogAndChat } from "./LogAndChat";
import { MagickOver } from "./MagickOver";
import { PhoneTable } from "./PhoneTable";
import { Preview } from "./Preview";
import { MagickPrompt } from "./Prompt";
import { Score } from "./Score";
import { Sheet } from "./Sheet";
import { useCrafting } from "./useCrafting";
import { Workshop } from "./Workshop";
import "../../styles/magick/table.css";
import "../../styles/magick/sheet.css";
import "../../styles/magick/dice.css";
import "../../styles/magick/workshop.css";
import "../../styles/magick/belt.css";
import "../../styles/magick/side.css";
import "../../styles/magick/everybody.css";
import "../../styles/magick/in-full.css";
import "../../styles/magick/over.css";
import "../../styles/magick/phone.css";

const NARROW = "(max-width: 1040px)";
const WIDE = "(min-width: 1720px)";

/** The table of Merchants of Magick: a real sheet, dice, orders on their belt, and a live score. */
export default function MagickTable({ view, things }: { view: Drawn; things: Things }) {
  const again = useAgain();
  const { seat: reader } = useTable();
  const book = useMemo(() => new Book(things), [things]);
  const [watched, watch] = useState(0);
  const mine = view.seat < 0 ? watched : view.seat;
  const desk = useMemo(() => new Desk(view, book, mine), [view, book, mine]);
  const { told } = useAnswering();
  const after = useMemo(() => (told?.view ? new Desk(told.view, book, mine) : null), [told, book, mine]);
  const crafting = useCrafting(desk, after);
  const hints = useMagickHints();
  const { laid } = useHint();
  const [looked, look] = useState(-1);
  const [isLogOpen, openLog] = useState(false);
  const [inspected, setInspected] = useState<Looked | null>(null);
  const magick = useMemo(() => {
    const inspect = (kind: string, id: string) => setInspected({ kind, id });
    return { desk, after, reader, crafting, hints, look, inspect };
  }, [desk, after, reader, crafting, hints]);
  const isPhone = useMedia(PHONE);
  const isOver = view.traits.phase === "over" && !again;
  return (
    <MagickContext value={magick}>
      <div className={laid >= 0 ? "magick has-laid" : "magick"}>
        <MagickBar isOver={isOver} isPhone={isPhone} onLog={() => openLog(true)} />
        {isOver ? <MagickOver /> : isPhone ? <PhoneTable onWatch={watch} /> : <DeskTable onWatch={watch} />}
        {looked >= 0 && <Everybody seat={looked} onClose={() => look(-1)} />}
        {inspected && <InFull looked={inspected} onClose={() => setInspected(null)} />}
        {isLogOpen && <LogDrawer onClose={() => openLog(false)} />}
      </div>
    </MagickContext>
  );
}

function DeskTable({ onWatch }: { onWatch: (seat: number) => void }) {
  const again = useAgain();
  const isWide = useMedia(WIDE);
  const { desk } = useMagick();
  const telling = useMagickTelling(desk);
  const isBelow = useMedia(BELOW);
  const hasSheet = useHint().isOpen && isBelow;
  const rail = again ? again.rail : isWide && <LogAndChat telling={telling} />;
  return (
    <main className={`magick-main${again ? " is-again" : rail ? " has-rail" : ""}`}>
      <DeskMiddle
        onWatch={onWatch}
        telling={isWide || isBelow || again ? undefined : telling}
        hasSheet={hasSheet}
      />
      <Belt />
      {rail && <aside className="magick-rail">{rail}</aside>}
      {hasSheet && (
        <HintSheet telling={telling}>
          <div className="magick-foot">
            <MagickActions isPhone />
          </div>
        </HintSheet>
      )}
    </main>
  );
}

interface MiddleProps {
  onWatch: (seat: number) => void;
  telling: Telling | undefined;
  hasSheet: boolean;
}

function DeskMiddle({ onWatch, telling, hasSheet }: MiddleProps) {
  const again = useAgain();
  const { mine } = useMagick().desk;
  return (
    <>
      <section className="magick-middle">
        <div className="magick-head">
          {again ? again.head : <MagickPrompt />}
          <Dice />
        </div>
        <Sheet seat={mine} />
      </section>
      <div className="magick-side">
        <Score seat={mine} />
        {again ? <Did /> : <Doing onWatch={onWatch} hasSheet={hasSheet} />}
      </div>
      <WorkshopAndHint seat={mine} telling={telling} />
    </>
  );
}

/** What lies beside the sheet; where hints may be asked for, they have a tab there. */
function WorkshopAndHint({ seat, telling }: { seat: number; telling: Telling | undefined }) {
  const words = useWords();
  const hint = useHintTab(telling, true);
  if (hint.tabs.length === 0) return <Workshop seat={seat} />;
  return (
    <Tabs
      label={words.phrase("magick-workshop-and-hint")}
      className={hint.isShown ? "workshop-tabs has-hint" : "workshop-tabs"}
      shown={hint.isShown ? "hint" : "workshop"}
      onShow={hint.show}
      tabs={[
        { name: "workshop", title: words.phrase("magick-workshop"), body: <Workshop seat={seat} /> },
        ...hint.tabs,
      ]}
    />
  );
}

/** What would follow, and what to do; for those who watch, whom to look at. */
function Doing({ onWatch, hasSheet }: { onWatch: (seat: number) => void; hasSheet: boolean }) {
  const isNarrow = useMedia(NARROW);
  const { view } = useMagick().desk;
  if (view.seat < 0) return <WatchedSeat onWatch={onWatch} />;
  return (
    <>
      <Preview />
      {hasSheet ? null : isNarrow ? (
        <div className="magick-foot">
          <MagickActions isPhone />
        </div>
      ) : (
        <MagickActions />
      )}
    </>
  );
}

function LogDrawer({ onClose }: { onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog label={words.phrase("magick-log-and-chat")} onClose={onClose} className="drawer">
      <LogAndChat />
    </Dialog>
  );
}
