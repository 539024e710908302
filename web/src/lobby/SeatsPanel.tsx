import { Glyph } from "../art/glyphs";
import { Segments } from "../parts/Segments";
import type { GameSheet, Offer, Offered } from "../protocol/types";
import { useWords } from "../words/page";
import { levelsOf } from "./bots";
import { BY_SEAT, chosenOf, type Draft, withMore, withOption } from "./draft";
import { optionTitle, valueTitle } from "./naming";
import { SeatRow } from "./SeatRow";

interface Props {
  game: GameSheet;
  bots: readonly string[];
  draft: Draft;
  offer: Offer | null;
  onChange: (draft: Draft) => void;
}

/** Who sits where, and with what of that which every seat may have of its own. */
export function SeatsPanel({ game, bots, draft, offer, onChange }: Props) {
  const words = useWords();
  const bySeat = draft.start ? [] : (offer?.offered ?? []).filter((option) => hasAny(option.by_seat));
  const count = draft.seats.length;
  const whyNotMore = draft.start
    ? words.phrase("seats-settled")
    : count >= game.most_seats
      ? words.phrase("seats-most", { title: game.title, most: game.most_seats })
      : (offer?.why_not_seats?.[count + 1] ?? "");
  return (
    <section className="panel form-panel seats-panel">
      <header className="form-head">
        <h2>{words.phrase("new-seats")}</h2>
        <p>{words.phrase("new-seats-note", { count: levelsOf(bots) })}</p>
        {bySeat.map((option) => (
          <BySeat key={option.name} option={option} draft={draft} onChange={onChange} />
        ))}
      </header>
      <ol className="seat-rows">
        {draft.seats.map((plan, seat) => (
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat goes by its number
            key={seat}
            seat={seat}
            plan={plan}
            bots={bots}
            draft={draft}
            bySeat={bySeat.filter((option) => draft.options[option.name] === BY_SEAT)}
            canGo={!draft.start && count > game.least_seats && plan.who !== "me" && plan.who !== "taken"}
            onChange={onChange}
          />
        ))}
      </ol>
      <p className="seats-more">
        <button
          type="button"
          className="seats-add"
          disabled={!!whyNotMore}
          onClick={() => onChange(withMore(draft))}
        >
          <Glyph name="plus" /> {words.phrase("seats-add")}
        </button>
        <span className={whyNotMore && count < game.most_seats ? "why-not" : "quiet"}>
          {whyNotMore || words.phrase("seats-up-to", { most: game.most_seats })}
        </span>
      </p>
    </section>
  );
}

function hasAny(values: Readonly<Record<string, string>> | undefined): boolean {
  return Object.keys(values ?? {}).length > 0;
}

function BySeat(props: { option: Offered; draft: Draft; onChange: (draft: Draft) => void }) {
  const words = useWords();
  const { option, draft, onChange } = props;
  const values = Object.entries(option.values ?? {});
  const away = option.why_not_by_seat?.[0] ?? {};
  const usable = Object.keys(option.by_seat ?? {}).filter((value) => !away[value]);
  const segments = values.map(([value, title]) => ({
    value,
    title: valueTitle(words, option.name, value, title),
    whyNot: option.why_not?.[value],
  }));
  const [first, ...rest] = segments;
  const chosen = { value: BY_SEAT, title: words.phrase("value-by-seat") };
  return (
    <Segments
      className="is-inline"
      legend={optionTitle(words, option.name)}
      segments={first ? [first, chosen, ...rest] : [chosen]}
      picked={chosenOf(draft, option)}
      onPick={(value) => onChange(withOption(draft, option.name, value, usable))}
    />
  );
}
