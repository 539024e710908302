import { useState } from "react";
import { Glyph, SeatMark } from "../art/glyphs";
import { PHONE, useMedia } from "../parts/useMedia";
import { useWidth } from "../parts/useWidth";
import type { Replay } from "../protocol/types";
import { EVERYTHING, type Looking } from "../store/replay";
import { useWords } from "../words/page";
import type { Words } from "../words/words";
import { CHART_WIDTH, FigureChart, useFigureNames } from "./ReplayChart";
import { ReplayGoOn } from "./ReplayGoOn";
import { ReplayScrubber } from "./ReplayScrubber";
import { ReplaySharing } from "./ReplaySharing";
import { type Playing, SPEEDS, type Speed } from "./replaying";

// Where speeds have no room beside one another.
const NARROW = "(max-width: 1240px)";
// Where the names of seats have none, and so many have it elsewhere.
const TIGHT = "(max-width: 1400px)";
const FEW = 4;

interface Props {
  looking: Looking;
  replay: Replay;
  go: (step: number) => void;
  see: (seat: number) => void;
  playing: Playing;
}

/** All that it takes to go through a game, across the foot of the page. */
export function ReplayTransport({ looking, replay, go, see, playing }: Props) {
  const words = useWords();
  const { step } = looking;
  const isPhone = useMedia(PHONE);
  const isNarrow = useMedia(NARROW);
  const last = replay.steps.length - 1;
  const button = (name: string, to: number, isOff: boolean) => (
    <button
      type="button"
      className="transport-button"
      aria-label={words.phrase(`replay-${name}`)}
      title={words.phrase(`replay-${name}`)}
      disabled={isOff}
      onClick={() => go(to)}
    >
      <Glyph name={name} />
    </button>
  );
  const play = words.phrase(playing.isOn ? "replay-pause" : "replay-play");
  return (
    <section className="transport panel" aria-label={words.phrase("replay-transport")}>
      {isPhone && <OneChart replay={replay} step={step} />}
      <ReplayScrubber looking={looking} replay={replay} go={go} />
      <div className="transport-row">
        <div className="transport-buttons">
          {button("first", 0, step === 0)}
          {button("previous", step - 1, step === 0)}
          <button
            type="button"
            className="transport-button transport-play"
            aria-label={play}
            title={play}
            onClick={playing.toggle}
          >
            <Glyph name={playing.isOn ? "pause" : "play"} />
          </button>
          {button("following", step + 1, step === last)}
          {button("last", last, step === last)}
          {isNarrow && <NextSpeed playing={playing} />}
        </div>
        <p className="transport-turn">{words.phrase("replay-turn", { turn: step, last })}</p>
        {!isNarrow && <Speeds playing={playing} />}
        <SeenBy looking={looking} replay={replay} see={see} />
        {!isPhone && <ReplaySharing looking={looking} replay={replay} />}
        <ReplayGoOn replay={replay} step={step} />
      </div>
    </section>
  );
}

/** In a hand there is room for one chart at a time. */
function OneChart({ replay, step }: { replay: Replay; step: number }) {
  const words = useWords();
  const named = useFigureNames();
  const [shown, setShown] = useState(0);
  const [place, width] = useWidth<HTMLDivElement>(CHART_WIDTH);
  const chart = replay.charts[shown];
  if (!chart) return null;
  return (
    <div ref={place} className="transport-chart">
      <fieldset className="chart-choice">
        <legend className="visually-hidden">{words.phrase("replay-course")}</legend>
        {replay.charts.map(({ figure }, at) => (
          <label key={figure} className={at === shown ? "is-picked" : ""}>
            <input type="radio" name="chart" checked={at === shown} onChange={() => setShown(at)} />
            {named(figure)}
          </label>
        ))}
      </fieldset>
      <FigureChart chart={chart} replay={replay} step={step} width={width} height={96} />
    </div>
  );
}

/** Where there is less room the speed is one button, which goes from each to the next. */
function NextSpeed({ playing }: { playing: Playing }) {
  const words = useWords();
  const next = SPEEDS[(SPEEDS.indexOf(playing.speed) + 1) % SPEEDS.length] ?? 1;
  const said = timesText(words, playing.speed);
  return (
    <button
      type="button"
      className="transport-button speed"
      aria-label={`${words.phrase("replay-speed")}: ${said}`}
      onClick={() => playing.setSpeed(next)}
    >
      {said}
    </button>
  );
}

function timesText(words: Words, speed: Speed): string {
  return words.phrase("replay-times", { speed: speed === 0.5 ? "½" : speed });
}

function Speeds({ playing }: { playing: Playing }) {
  const words = useWords();
  return (
    <fieldset className="segments speeds">
      <legend className="visually-hidden">{words.phrase("replay-speed")}</legend>
      {SPEEDS.map((speed) => (
        <label key={speed} className={speed === playing.speed ? "segment is-picked" : "segment"}>
          <input
            type="radio"
            name="speed"
            checked={speed === playing.speed}
            onChange={() => playing.setSpeed(speed)}
          />
          {timesText(words, speed)}
        </label>
      ))}
    </fieldset>
  );
}

function SeenBy({ looking, replay, see }: Pick<Props, "looking" | "replay" | "see">) {
  const words = useWords();
  const isTight = useMedia(TIGHT);
  const isNarrow = useMedia(NARROW);
  const isPhone = useMedia(PHONE);
  const all = [EVERYTHING, ...replay.players.map((_, seat) => seat)];
  // Where seats are many, or a window is narrow, their marks are enough for those who see them.
  const named = isTight || replay.players.length > FEW ? "visually-hidden" : "seen-name";
  return (
    <fieldset className="segments seen-by">
      <legend className={isNarrow && !isPhone ? "visually-hidden" : ""}>
        {words.phrase("replay-seen-by")}
      </legend>
      {all.map((seat) => (
        <label
          key={seat}
          className={seat === looking.seenBy ? "segment is-picked" : "segment"}
          title={seat === EVERYTHING ? undefined : words.player(seat)}
        >
          <input type="radio" name="seen-by" checked={seat === looking.seenBy} onChange={() => see(seat)} />
          {seat === EVERYTHING ? <Glyph name="eye" /> : <SeatMark seat={seat} />}
          <span className={seat === EVERYTHING ? "" : named}>
            {seat === EVERYTHING ? words.phrase("replay-all") : words.player(seat)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
