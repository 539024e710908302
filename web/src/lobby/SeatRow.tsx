import { useState } from "react";
import { Glyph, SeatMark } from "../art/glyphs";
import { Dialog } from "../parts/Dialog";
import { Segments } from "../parts/Segments";
import { PHONE, useMedia } from "../parts/useMedia";
import type { Offered } from "../protocol/types";
import { keys } from "../store/keys";
import { useWords } from "../words/page";
import { callBot, usualOf } from "./bots";
import { type Draft, type Plan, valuesBySeat, without, withSeat, withSeatOption } from "./draft";
import { LevelStepper } from "./LevelStepper";
import { optionTitle, valueTitle } from "./naming";
import { SeatEmblem } from "./SeatEmblem";

interface Props {
  seat: number;
  plan: Plan;
  bots: readonly string[];
  draft: Draft;
  bySeat: readonly Offered[];
  canGo: boolean;
  onChange: (draft: Draft) => void;
}

const LONGEST_NAME = 40;
const GLYPHS = { me: "person", taken: "person", open: "link", here: "person", bot: "bot" } as const;

/** A seat: who is to have it, and with what. */
export function SeatRow({ seat, plan, bots, draft, bySeat, canGo, onChange }: Props) {
  const words = useWords();
  const isPhone = useMedia(PHONE);
  const [isOpen, setOpen] = useState(false);
  const number = seat + 1;
  const set = (next: Plan) => onChange(withSeat(draft, seat, next));
  const pick = (who: string) =>
    set(
      who === "bot"
        ? { who: "bot", bot: usualOf(bots) }
        : who === "here"
          ? { who: "here", name: "" }
          : { who: "open" },
    );
  const isSettled = plan.who === "me" || plan.who === "taken";
  const name = nameOf(plan, seat);
  const who = !isSettled && (
    <Segments
      className="seat-who"
      legend={<span className="visually-hidden">{words.phrase("seat-who", { number })}</span>}
      segments={(["open", "here", "bot"] as const).map((each) => ({
        value: each,
        title: words.phrase(`seat-who-${each}`),
        glyph: GLYPHS[each],
      }))}
      picked={plan.who}
      onPick={pick}
    />
  );
  const how = (
    <span className="seat-how">
      {plan.who === "bot" && (
        <LevelStepper
          label={words.phrase("seat-level", { number })}
          bots={bots}
          bot={plan.bot}
          onChange={(bot) => set({ who: "bot", bot })}
        />
      )}
      {plan.who === "here" && (
        <input
          className="field"
          value={plan.name}
          maxLength={LONGEST_NAME}
          placeholder={words.phrase("seat-here-name")}
          aria-label={words.phrase("seat-here-name-of", { number })}
          onChange={(event) => set({ who: "here", name: event.target.value })}
        />
      )}
      {plan.who === "open" && <span className="quiet">{words.phrase("seat-open-note")}</span>}
    </span>
  );
  const own = bySeat.map((option) => (
    <Own
      key={option.name}
      option={option}
      seat={seat}
      values={valuesBySeat(draft, option.name)}
      onPick={(value, isSwap) => onChange(withSeatOption(draft, option.name, seat, value, isSwap))}
    />
  ));
  const settled = isSettled && (
    <span className="seat-settled">{words.phrase(plan.who === "me" ? "seat-me" : "seat-taken")}</span>
  );
  const label = words.phrase("seat-number", { number });
  if (!isPhone) {
    return (
      <li className={`seat-row is-${plan.who}`} aria-label={label}>
        <SeatMark seat={seat} />
        <b className="seat-name">{name}</b>
        {settled || who}
        {how}
        {own}
        {canGo && (
          <button
            type="button"
            className="icon-button seat-go"
            aria-label={words.phrase("seat-remove", { number })}
            onClick={() => onChange(without(draft, seat))}
          >
            <Glyph name="close" />
          </button>
        )}
      </li>
    );
  }
  const has = bySeat.map((option) => {
    const value = valuesBySeat(draft, option.name)[seat] ?? "";
    return valueTitle(words, `${option.name}-seat`, value, option.by_seat?.[value] ?? value);
  });
  const sort = plan.who === "bot" ? callBot(words, plan.bot) : words.phrase(`seat-who-${plan.who}`);
  return (
    <li className={`seat-row is-${plan.who}`} aria-label={label}>
      <SeatMark seat={seat} />
      <span className="seat-words">
        <b className="seat-name">{name}</b>
        <span>{has.join(", ")}</span>
      </span>
      {isSettled && !own.length ? (
        settled
      ) : (
        <button
          type="button"
          className="button"
          aria-haspopup="dialog"
          aria-label={words.phrase("seat-change", { number, who: sort })}
          onClick={() => setOpen(true)}
        >
          <Glyph name={GLYPHS[plan.who]} /> {sort}
        </button>
      )}
      {isOpen && (
        <Dialog label={label} onClose={() => setOpen(false)} className="form-sheet">
          <h2>
            <SeatMark seat={seat} /> {label}
          </h2>
          <div className="seat-sheet">
            {settled || who}
            {how}
            {own}
            {canGo && (
              <button
                type="button"
                className="as-link"
                onClick={() => {
                  setOpen(false);
                  onChange(without(draft, seat));
                }}
              >
                {words.phrase("seat-remove", { number })}
              </button>
            )}
          </div>
        </Dialog>
      )}
    </li>
  );

  function nameOf(of: Plan, at: number): string {
    if (of.who === "me") return keys.name() || words.phrase("home-guest");
    if (of.who === "taken" || (of.who === "here" && of.name)) return of.name;
    if (of.who === "bot") return words.phrase(`bot-name-${at}`);
    return words.phrase(of.who === "here" ? "seat-here-nameless" : "seat-open");
  }
}

interface OwnProps {
  option: Offered;
  seat: number;
  values: readonly string[];
  onPick: (value: string, isSwap: boolean) => void;
}

/** What a seat has of its own; what another seat has can be swapped with it. */
function Own({ option, seat, values, onPick }: OwnProps) {
  const words = useWords();
  const whyNot = option.why_not_by_seat?.[seat] ?? {};
  const value = values[seat] ?? "";
  const holder = (of: string) => values.findIndex((each, at) => each === of && at !== seat);
  const pick = (next: string) => onPick(next, !!whyNot[next]);
  const tell = (each: string, title: string) => {
    const called = valueTitle(words, `${option.name}-seat`, each, title);
    const why = each === value ? "" : whyNot[each];
    if (!why) return called;
    const at = holder(each);
    return at < 0
      ? words.phrase("seat-own-barred", { title: called, why })
      : words.phrase("seat-own-swap", { title: called, number: at + 1 });
  };
  return (
    <span className="seat-own">
      <span className="picker has-emblem">
        <span className="picker-emblem">
          <SeatEmblem option={option.name} value={value} />
        </span>
        <select
          value={value}
          aria-label={words.phrase("seat-own", {
            option: optionTitle(words, option.name),
            number: seat + 1,
          })}
          onChange={(event) => pick(event.target.value)}
        >
          {Object.entries(option.by_seat ?? {}).map(([each, title]) => (
            <option key={each} value={each} disabled={each !== value && !!whyNot[each] && holder(each) < 0}>
              {tell(each, title)}
            </option>
          ))}
        </select>
        <Glyph name="down" />
      </span>
      {whyNot[value] && <span className="why-not">{whyNot[value]}</span>}
    </span>
  );
}
