import { Coin, Glyph, SeatMark } from "../../art/glyphs";
import { BotChip, botAt } from "../../parts/BotChip";
import { HintButton } from "../../parts/hint/HintButton";
import { TopBar } from "../../parts/TopBar";
import { useMedia } from "../../parts/useMedia";
import { useTable } from "../../parts/useTable";
import { useWords } from "../../words/page";
import { useMagick } from "./context";
import { BELOW } from "./hints";
import { Flask } from "./icons";

// With more others than this their names stand in the dialog alone.
const MOST_NAMES = 4;
const MOST_IN_LITTLE_ROOM = 3;
const LITTLE_ROOM = "(max-width: 1380px)";
const NO_ROOM = "(max-width: 1040px)";

interface Props {
  isOver: boolean;
  isPhone: boolean;
  onLog: () => void;
}

/** The bar over the table: which round it is, and who has committed it. */
export function MagickBar({ isOver, isPhone, onLog }: Props) {
  const words = useWords();
  const { desk } = useMagick();
  const isBelow = useMedia(BELOW);
  return (
    <TopBar
      right={
        <>
          {!isOver && isPhone && <Purse />}
          {!isOver && <WhoCrafts isShort={isPhone} />}
          {!isOver && !isPhone && isBelow && <HintButton />}
          {!isOver && !isPhone && (
            <button
              type="button"
              className="icon-button"
              aria-label={words.phrase("magick-log-and-chat")}
              title={words.phrase("magick-log-and-chat")}
              onClick={onLog}
            >
              <Glyph name="log" />
            </button>
          )}
        </>
      }
    >
      <RoundDots
        isOver={isOver}
        round={desk.view.figures.round ?? 1}
        rounds={desk.view.figures.rounds ?? 10}
      />
    </TopBar>
  );
}

function RoundDots({ round, rounds, isOver }: { round: number; rounds: number; isOver: boolean }) {
  const words = useWords();
  return (
    <div className="rounds">
      <b>{words.phrase("table-round", { round, rounds })}</b>
      <span className="round-dots" aria-hidden="true">
        {Array.from({ length: rounds }, (_, at) => at + 1).map((each) => (
          <span key={each} className={isOver || each < round ? "is-done" : each === round ? "is-now" : ""} />
        ))}
      </span>
    </div>
  );
}

/** Potions and coins, as a phone has them in the bar. */
function Purse() {
  const words = useWords();
  const { desk, after } = useMagick();
  const potions = desk.figure("potions");
  const coins = desk.figure("coins");
  const more = after ? after.figure("coins") - coins : 0;
  return (
    <p className="purse">
      <span>
        <Flask />
        <b>{potions}</b>
        <span className="visually-hidden">{words.phrase("magick-potions", { count: potions })}</span>
      </span>
      <span>
        <Coin />
        <b className="gain">{coins}</b>
        <span className="visually-hidden">{words.phrase("magick-score-coins")}</span>
        {more > 0 && <span className="gain">{words.phrase("magick-gain", { count: more })}</span>}
      </span>
    </p>
  );
}

/** Who is still crafting; each is a way to their sheet. */
function WhoCrafts({ isShort }: { isShort: boolean }) {
  const words = useWords();
  const { sheet } = useTable();
  const { desk, look } = useMagick();
  const hasLittle = useMedia(LITTLE_ROOM);
  const hasNone = useMedia(NO_ROOM);
  const most = hasNone ? 1 : hasLittle ? MOST_IN_LITTLE_ROOM : MOST_NAMES;
  const others = desk.seats.filter((seat) => seat !== desk.view.seat);
  const isCrafting = (seat: number) => desk.view.asked.includes(seat);
  const first = others[0];
  if (first === undefined) return null;
  const done = others.filter((seat) => !isCrafting(seat)).length;
  if (isShort || others.length > most) {
    const said = words.phrase("magick-so-many-committed", { count: done, all: others.length });
    return (
      <button
        type="button"
        className="who-crafts-all"
        aria-label={`${words.phrase("magick-everybody")}: ${said}`}
        title={said}
        onClick={() => look(others.find(isCrafting) ?? first)}
      >
        <Glyph name="people" />
        {!isShort && <span>{said}</span>}
      </button>
    );
  }
  return (
    <ul className="who-crafts">
      {others.map((seat) => {
        const state = words.phrase(isCrafting(seat) ? "magick-crafting" : "magick-committed");
        const name = [words.player(seat), botAt(words, sheet, seat)].filter(Boolean).join(", ");
        return (
          <li key={seat}>
            <button
              type="button"
              aria-label={words.phrase("magick-look-at", { name, state })}
              onClick={() => look(seat)}
            >
              <SeatMark seat={seat} /> <span className="who-name">{words.player(seat)}</span>{" "}
              <BotChip seat={seat} />{" "}
              {isCrafting(seat) ? <span className="quiet">{state}</span> : <Glyph name="check" />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
