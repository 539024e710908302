import { useMemo, useRef } from "react";
import { useSlider, useSliderThumb } from "react-aria/useSlider";
import { VisuallyHidden } from "react-aria/VisuallyHidden";
import { useSliderState } from "react-stately/useSliderState";
import { PHONE, useMedia } from "../parts/useMedia";
import type { Replay } from "../protocol/types";
import type { Looking } from "../store/replay";
import { useWords } from "../words/page";
import { chaptersOf, momentsOf, placeText } from "./replayed";

// Where there are more, key moments bear no number.
const MOST_NUMBERED = 24;
// In a hand more rounds than these are told by their number alone.
const FEW_CHAPTERS = 4;
const PLAIN_NUMBERS = new Intl.NumberFormat("en");

interface Props {
  looking: Looking;
  replay: Replay;
  go: (step: number) => void;
}

/** The whole game as a line: its rounds as chapters, its key moments as hexagons, and where one is. */
export function ReplayScrubber({ looking, replay, go }: Props) {
  const words = useWords();
  const track = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { step, story } = looking;
  const last = Math.max(1, replay.steps.length - 1);
  const chapters = useMemo(() => chaptersOf(replay.steps), [replay]);
  const moments = useMemo(() => momentsOf(replay.steps), [replay]);
  const bounds = { minValue: 0, maxValue: last, step: 1, "aria-label": words.phrase("replay-scrubber") };
  const state = useSliderState({
    ...bounds,
    value: [step],
    numberFormatter: PLAIN_NUMBERS,
    onChange: ([to = step]) => go(to),
  });
  const { groupProps, trackProps } = useSlider(bounds, state, track);
  const { thumbProps, inputProps } = useSliderThumb({ index: 0, trackRef: track, inputRef: input }, state);
  const isCrowded = useMedia(PHONE) && chapters.length > FEW_CHAPTERS;
  const isNumbered = moments.length <= MOST_NUMBERED;
  return (
    <div {...groupProps} className="scrubber">
      <div {...trackProps} ref={track} className="scrubber-track">
        {chapters.map(({ round, first, last: end }, at) => {
          // A chapter reaches to where the next one begins.
          const begins = at === 0 ? 0 : first - 1;
          const part = Math.min(1, Math.max(0, (step - begins) / Math.max(1, end - begins)));
          return (
            <span
              key={first}
              className={`chapter${step >= begins && step <= end ? " is-now" : ""}`}
              style={{ "--from": begins / last, "--to": end / last, "--part": part }}
              aria-hidden="true"
            >
              <span className="chapter-name">
                {round > 0 && (isCrowded ? round : words.phrase("table-round-short", { round }))}
              </span>
              <span className="chapter-line" />
            </span>
          );
        })}
        {moments.map((at, number) => (
          <span
            key={at}
            className={`moment-mark${at === step ? " is-now" : ""}${isNumbered ? "" : " is-small"}`}
            style={{ "--at": at / last }}
            aria-hidden="true"
          >
            {isNumbered && number + 1}
          </span>
        ))}
        <div {...thumbProps} className="scrubber-thumb">
          <VisuallyHidden>
            <input
              ref={input}
              {...inputProps}
              type="range"
              aria-valuetext={placeText(words, replay, story, step)}
            />
          </VisuallyHidden>
        </div>
      </div>
    </div>
  );
}
