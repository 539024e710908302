import { type RefObject, useRef } from "react";
import { useSlider, useSliderThumb } from "react-aria/useSlider";
import { VisuallyHidden } from "react-aria/VisuallyHidden";
import { type SliderState, useSliderState } from "react-stately/useSliderState";

interface Props {
  label: string;
  value: number;
  least: number;
  most: number;
  step?: number;
  /** What a value is called, shown and read out. */
  say: (value: number) => string;
  onChange: (value: number) => void;
  /** Called once the hand is taken off, where only that matters. */
  onSettle?: (value: number) => void;
  className?: string;
  /** Whether its name is read out alone, since its values say what they are. */
  isQuiet?: boolean;
}

// Numbers are said by the page's own words.
const PLAIN_NUMBERS = new Intl.NumberFormat("en");

/** A value between two others, moved by arrows, by a drag or by a tap on its track. */
export function Slider({
  label,
  value,
  least,
  most,
  step = 1,
  say,
  onChange,
  onSettle,
  className = "",
  isQuiet = false,
}: Props) {
  const track = useRef<HTMLDivElement>(null);
  const bounds = { minValue: least, maxValue: most, step, label };
  const state = useSliderState({
    ...bounds,
    value: [value],
    numberFormatter: PLAIN_NUMBERS,
    onChange: ([next = value]) => onChange(next),
    ...(onSettle ? { onChangeEnd: ([next = value]: number[]) => onSettle(next) } : {}),
  });
  const { groupProps, trackProps, labelProps, outputProps } = useSlider(bounds, state, track);
  return (
    <div {...groupProps} className={`slider ${className}`}>
      <p className="slider-head">
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the label names the group, which the library connects */}
        <label {...labelProps} className={isQuiet ? "visually-hidden" : ""}>
          {label}
        </label>
        <output {...outputProps}>{say(value)}</output>
      </p>
      <div {...trackProps} ref={track} className="slider-track">
        <span className="slider-fill" style={{ "--part": state.getThumbPercent(0) }} />
        <Thumb state={state} track={track} text={say(value)} />
      </div>
    </div>
  );
}

function Thumb({
  state,
  track,
  text,
}: {
  state: SliderState;
  track: RefObject<HTMLDivElement | null>;
  text: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { thumbProps, inputProps } = useSliderThumb({ index: 0, trackRef: track, inputRef: input }, state);
  return (
    <div {...thumbProps} className="slider-thumb">
      <VisuallyHidden>
        <input ref={input} {...inputProps} type="range" aria-valuetext={text} />
      </VisuallyHidden>
    </div>
  );
}
