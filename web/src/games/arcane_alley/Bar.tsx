import { Glyph } from "../../art/glyphs";
import { MoonDie } from "../../art/moon";
import { gameCalled } from "../../parts/gameCalled";
import { HintButton } from "../../parts/hint/HintButton";
import { RoundSeals, TopBar, TurnOrder } from "../../parts/TopBar";
import { useTable } from "../../parts/useTable";
import { useWords } from "../../words/page";
import { useAlley } from "./context";

interface Props {
  isPhone: boolean;
  /** Opens tracks, log and chat, where they have no place beside the table. */
  onRail: (() => void) | undefined;
  /** The round whose inspection is on the stage, if one is. */
  inspected: number | undefined;
}

/** The bar over the table: the round, who is about to trigger the inspection, and whose turn it is. */
export function Bar({ isPhone, onRail, inspected }: Props) {
  const words = useWords();
  const { unread, sheet } = useTable();
  const { sight } = useAlley();
  const { round = 1, rounds = 3, start = 0 } = sight.view.figures;
  const order = Array.from({ length: sight.seats }, (_, step) => (start + step) % sight.seats);
  if (inspected !== undefined) {
    return (
      <TopBar right={sight.hasMarket && <LockedMoon isPhone={isPhone} />}>
        <RoundSeals round={round} rounds={rounds} />
        <p className="round-words">
          <b>{words.phrase("inspection-title", { round: inspected })}</b>
        </p>
      </TopBar>
    );
  }
  if (sight.view.traits.phase === "over") {
    const game = sheet ? gameCalled(words, sheet) : "";
    return (
      <TopBar>
        <RoundSeals round={round} rounds={rounds} isOver />
        <p className="round-words">
          <b>{sheet?.name || game}</b> {sheet?.name && !isPhone && <span className="round-note">{game}</span>}
        </p>
      </TopBar>
    );
  }
  const right = (
    <>
      {!isPhone && <TurnOrder seats={order} turn={sight.view.turn} />}
      {isPhone && sight.hasMarket && (
        <span className="bar-moon" role="img" aria-label={words.phrase("table-moon", { side: sight.moon })}>
          <MoonDie side={sight.moon} />
        </span>
      )}
      {onRail && <HintButton />}
      {onRail && (
        <button
          type="button"
          className="icon-button bar-log"
          aria-label={words.phrase("table-open-drawer")}
          onClick={onRail}
        >
          <Glyph name="log" />
          {unread > 0 && <span className="badge">{unread}</span>}
        </button>
      )}
    </>
  );
  return (
    <TopBar right={right}>
      <RoundSeals round={round} rounds={rounds} />
      <p className="round-words">
        <b>{words.phrase(isPhone ? "table-round-short" : "table-round", { round, rounds })}</b>{" "}
        <InspectionNote order={order} isShort={isPhone} />
      </p>
    </TopBar>
  );
}

/** The moon die while it is locked. */
function LockedMoon({ isPhone }: { isPhone: boolean }) {
  const words = useWords();
  const { sight } = useAlley();
  return (
    <p className="locked-moon">
      <MoonDie side={sight.moon} />
      <span className={isPhone ? "visually-hidden" : ""}>
        <b>{words.phrase("table-moon", { side: sight.moon })}</b>
        <span className="quiet">
          <Glyph name="lock" /> {words.phrase("table-moon-locked")}
        </span>
      </span>
    </p>
  );
}

/** Who triggered the inspection, or who is nearest to it. */
function InspectionNote({ order, isShort }: { order: readonly number[]; isShort: boolean }) {
  const words = useWords();
  const { sight } = useAlley();
  const { triggered = -1 } = sight.view.figures;
  if (triggered >= 0) {
    return (
      <span className="round-note">{words.phrase("table-triggered", { name: words.player(triggered) })}</span>
    );
  }
  const fewest = order.reduce(
    (one, other) => (sight.hidden(other) < sight.hidden(one) ? other : one),
    order[0] ?? 0,
  );
  const count = sight.hidden(fewest);
  const isYou = fewest === sight.view.seat;
  const name = words.player(fewest);
  if (isShort) {
    return <span className="round-few emphasis">{words.phrase("table-few-short", { name, count })}</span>;
  }
  return (
    <span className="round-note">
      <span className="round-quiet">{words.phrase("table-not-triggered")}</span>{" "}
      <span className="emphasis strong-note">
        {isYou
          ? words.phrase("table-few-hidden-you", { count })
          : words.phrase("table-few-hidden", { name, count })}
      </span>
    </span>
  );
}
