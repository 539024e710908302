import { Glyph, SeatMark, SeatShape } from "../../art/glyphs";
import { PaperLantern } from "../../art/lanterns";
import { WizardEmblem } from "../../art/wizards";
import { callBot, usualOf } from "../../lobby/bots";
import { LevelStepper } from "../../lobby/LevelStepper";
import { PHONE, useMedia } from "../../parts/useMedia";
import type { Offered, SeatSheet } from "../../protocol/types";
import { useWords } from "../../words/page";
import { OwnChoice } from "./OwnChoice";
import { isReady } from "./readiness";
import type { Hosting } from "./useHosting";

interface Props {
  seat: number;
  sheet: SeatSheet;
  isMine: boolean;
  bots: readonly string[];
  /** What each seat has of its own, with what this one has. */
  own: readonly { option: Offered; value: string }[];
  hosting: Hosting;
  onSitHere: () => void;
}

/** A seat before the game: who has it, with what, and whether it is ready. */
export function Door({ seat, sheet, isMine, bots, own, hosting, onSitHere }: Props) {
  const words = useWords();
  const isPhone = useMedia(PHONE);
  const { isHost, isBusy } = hosting;
  const isFree = sheet.is_free ?? false;
  const isLit = !isFree && isReady(sheet);
  const name = isFree
    ? words.phrase("wait-seat-free")
    : isMine
      ? words.phrase("table-you")
      : words.player(seat);
  const note = isMine
    ? words.phrase(sheet.is_host ? "wait-me-host" : "wait-me", { name: sheet.name ?? "" })
    : hosting.here.has(seat)
      ? words.phrase("wait-here")
      : sheet.is_host
        ? words.phrase("wait-host")
        : "";
  // In a hand there is room for one's own alone; the host has the form of the table for the rest.
  const canSettle = isHost && !isPhone;
  const canChoose = hosting.here.has(seat) || canSettle;
  return (
    <li className={`door${isFree ? " is-free" : ""}`}>
      <Lantern isLit={isLit} />
      <Arch seat={seat} isFree={isFree} wizard={own.find(({ option }) => option.name === "wizards")?.value} />
      <p className="door-name">
        <SeatMark seat={seat} />
        <b>{name}</b>
        {sheet.bot && !canSettle && <span className="door-bot">{callBot(words, sheet.bot)}</span>}
        {note && <span className="door-note">{note}</span>}
      </p>
      {own.map(({ option, value }) => (
        <OwnChoice
          key={option.name}
          seat={seat}
          option={option}
          value={value}
          canChoose={canChoose && !isBusy}
          onPick={(next) => hosting.choose(seat, option.name, next)}
        />
      ))}
      <div className="door-foot">
        {isFree ? (
          <FreeSeat seat={seat} bots={bots} hosting={hosting} onSitHere={onSitHere} />
        ) : sheet.bot && canSettle ? (
          <LevelStepper
            label={words.phrase("seat-level", { number: seat + 1 })}
            bots={bots}
            bot={sheet.bot}
            onChange={(bot) => hosting.changeBot(seat, bot)}
          />
        ) : (
          !(sheet.bot && isPhone) && <Readiness sheet={sheet} />
        )}
      </div>
      {!isFree && isHost && !isMine && (
        <button
          type="button"
          className="icon-button door-clear"
          disabled={isBusy}
          aria-label={words.phrase("wait-remove", { name })}
          title={words.phrase("wait-remove", { name })}
          onClick={() => hosting.clear(seat)}
        >
          <Glyph name="close" />
        </button>
      )}
    </li>
  );
}

type FreeProps = Pick<Props, "seat" | "bots" | "hosting" | "onSitHere">;

/** What can be done with a seat that nobody has. */
function FreeSeat({ seat, bots, hosting, onSitHere }: FreeProps) {
  const words = useWords();
  const { isHost, isSeated, isBusy } = hosting;
  if (!isSeated) {
    return (
      <button
        type="button"
        className="button button-primary"
        disabled={isBusy}
        onClick={() => hosting.sit(seat)}
      >
        {words.phrase("wait-sit")}
      </button>
    );
  }
  return (
    <>
      {isHost && (
        <button
          type="button"
          className="button"
          disabled={isBusy}
          aria-label={words.phrase("wait-add-bot")}
          onClick={() => hosting.giveToBot(seat, usualOf(bots))}
        >
          <Glyph name="bot" /> {words.phrase("seat-who-bot")}
        </button>
      )}
      <button
        type="button"
        className="button"
        disabled={isBusy}
        aria-label={words.phrase("wait-sit-here")}
        onClick={onSitHere}
      >
        <Glyph name="person" /> {words.phrase("seat-who-here")}
      </button>
    </>
  );
}

function Readiness({ sheet }: { sheet: SeatSheet }) {
  const words = useWords();
  return isReady(sheet) ? (
    <span className="door-pill is-ready">
      <Glyph name="check" /> {words.phrase("wait-ready")}
    </span>
  ) : (
    <span className="door-pill">{words.phrase(sheet.is_here ? "wait-not-ready" : "wait-away")}</span>
  );
}

function Lantern({ isLit }: { isLit: boolean }) {
  return (
    <span className="door-lantern" aria-hidden="true">
      <svg className="door-string" viewBox="0 0 100 20" preserveAspectRatio="none" focusable="false">
        <path d="M0 0Q50 24 100 0" vectorEffect="non-scaling-stroke" />
      </svg>
      <svg className="door-lamp" viewBox="-60 -14 120 80" focusable="false">
        <PaperLantern x={0} y={0} isLit={isLit} />
      </svg>
    </span>
  );
}

const ARCH = "M1 129V60C1 27 27 1 60 1s59 26 59 59v69c0 4-2 6-6 6H7c-4 0-6-2-6-6z";

function Arch({ seat, isFree, wizard }: { seat: number; isFree: boolean; wizard: string | undefined }) {
  if (wizard && wizard !== "none" && !isFree) {
    return (
      <span className="door-arch">
        <WizardEmblem wizard={wizard} />
      </span>
    );
  }
  return (
    <span className="door-arch">
      <svg viewBox="0 0 120 136" aria-hidden="true" focusable="false">
        <path d={ARCH} className="arch-ground" />
        {isFree ? (
          <path d="M60 56v28M46 70h28" className="arch-plus" />
        ) : (
          <SeatShape seat={seat} x={60} y={74} size={46} />
        )}
      </svg>
    </span>
  );
}
