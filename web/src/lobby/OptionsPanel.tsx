import { Segments } from "../parts/Segments";
import { Switch } from "../parts/Switch";
import type { Offer, Offered, Terms } from "../protocol/types";
import { useWords } from "../words/page";
import { chosenOf, type Draft, withOption } from "./draft";
import { DAY, paceWords } from "./facts";
import { optionAbout, optionTitle, valueTitle } from "./naming";
import { RecipeTiles } from "./RecipeTiles";
import { Row } from "./Row";

interface Props {
  draft: Draft;
  offer: Offer | null;
  onChange: (draft: Draft) => void;
}

const ELSEWHERE = new Set(["modules", "edition"]);
// So many values stand side by side; more are tiles.
const FEW = 4;

/** What else the game lets one choose, and how people play at the table. */
export function OptionsPanel({ draft, offer, onChange }: Props) {
  const words = useWords();
  const options = draft.start
    ? []
    : (offer?.offered ?? []).filter(
        (option) => !ELSEWHERE.has(option.name) && !Object.keys(option.by_seat ?? {}).length,
      );
  const isTiled = (option: Offered) => Object.keys(option.values ?? {}).length > FEW;
  return (
    <section className="panel form-panel options-panel" aria-label={words.phrase("new-options")}>
      {options.filter(isTiled).map((option) => (
        <RecipeTiles key={option.name} option={option} draft={draft} offer={offer} onChange={onChange} />
      ))}
      <div className="form-rows">
        {options
          .filter((option) => !isTiled(option))
          .map((option) => (
            <OptionRow key={option.name} option={option} draft={draft} onChange={onChange} />
          ))}
        <TermsRows terms={draft.terms} onChange={(terms) => onChange({ ...draft, terms })} />
      </div>
    </section>
  );
}

function OptionRow(props: { option: Offered; draft: Draft; onChange: (draft: Draft) => void }) {
  const words = useWords();
  const { option, draft, onChange } = props;
  const title = optionTitle(words, option.name);
  const values = Object.entries(option.values ?? {});
  const chosen = chosenOf(draft, option);
  const set = (value: string) => onChange(withOption(draft, option.name, value, []));
  return (
    <Row
      title={title}
      note={optionAbout(words, option)}
      value={valueTitle(words, option.name, chosen, option.values?.[chosen] ?? chosen)}
    >
      {values.length ? (
        <Segments
          legend={<span className="visually-hidden">{title}</span>}
          segments={values.map(([value, called]) => ({
            value,
            title: valueTitle(words, option.name, value, called),
            whyNot: option.why_not?.[value],
          }))}
          picked={chosen}
          onPick={set}
        />
      ) : (
        <input
          className="field"
          aria-label={title}
          value={draft.options[option.name] ?? ""}
          onChange={(event) => set(event.target.value)}
        />
      )}
    </Row>
  );
}

const MINUTES = [1, 2, 3, 5, 10, 15, 30, 60];
const DAYS = [1, 2, 3, 7];
const MINUTE = 60;

function TermsRows({
  terms,
  onChange,
}: {
  terms: Required<Terms>;
  onChange: (terms: Required<Terms>) => void;
}) {
  const words = useWords();
  const set = (part: Partial<Terms>) => onChange({ ...terms, ...part });
  return (
    <>
      <Pace pace={terms.pace} onChange={(pace) => set({ pace })} />
      <Row
        title={words.phrase("terms-watch")}
        note={words.phrase("terms-watch-note")}
        value={words.phrase(`terms-watch-${terms.watch}`)}
      >
        <Segments
          legend={<span className="visually-hidden">{words.phrase("terms-watch")}</span>}
          segments={(["nobody", "everyone"] as const).map((watch) => ({
            value: watch,
            title: words.phrase(`terms-watch-${watch}`),
          }))}
          picked={terms.watch}
          onPick={(watch) => set({ watch: watch as Required<Terms>["watch"] })}
        />
      </Row>
      <Row
        title={words.phrase("terms-undo")}
        note={words.phrase("terms-undo-note")}
        value={words.phrase(`terms-undo-${terms.undo}`)}
      >
        <Segments
          legend={<span className="visually-hidden">{words.phrase("terms-undo")}</span>}
          segments={(["friendly", "strict"] as const).map((undo) => ({
            value: undo,
            title: words.phrase(`terms-undo-${undo}`),
          }))}
          picked={terms.undo}
          onPick={(undo) => set({ undo: undo as Required<Terms>["undo"] })}
        />
      </Row>
      <div className="form-switches">
        <OnOff
          title={words.phrase("terms-aids")}
          note={words.phrase("terms-aids-note")}
          isOn={terms.aids}
          onChange={(aids) => set({ aids })}
        />
        <OnOff
          title={words.phrase("terms-hints")}
          note={words.phrase("terms-hints-note")}
          isOn={terms.hints}
          onChange={(hints) => set({ hints })}
        />
        <OnOff
          title={words.phrase("terms-listed")}
          note={words.phrase("terms-listed-note")}
          isOn={terms.is_open}
          onChange={(isOpen) => set({ is_open: isOpen })}
        />
      </div>
    </>
  );
}

function OnOff(props: { title: string; note: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return <Switch className="form-row is-switch" {...props} />;
}

function Pace({ pace, onChange }: { pace: number; onChange: (pace: number) => void }) {
  const words = useWords();
  const kind = !pace ? "live" : pace >= DAY / 2 ? "days" : "minutes";
  const [unit, counts] = kind === "days" ? [DAY, DAYS] : [MINUTE, MINUTES];
  const chosen = Math.max(1, Math.round(pace / unit));
  const pick = (to: string) => onChange(to === "live" ? 0 : to === "days" ? DAY : 5 * MINUTE);
  return (
    <Row
      title={words.phrase("terms-pace")}
      note={words.phrase("terms-pace-note")}
      value={paceWords(words, pace)}
    >
      <div className="form-pace">
        <Segments
          legend={<span className="visually-hidden">{words.phrase("terms-pace")}</span>}
          segments={(["live", "minutes", "days"] as const).map((each) => ({
            value: each,
            title: words.phrase(`terms-pace-${each}`),
            glyph: { live: "sun", minutes: "clock", days: "moon" }[each],
          }))}
          picked={kind}
          onPick={pick}
        />
        {kind !== "live" && (
          <span className="picker">
            <select
              aria-label={words.phrase("terms-pace-turn")}
              value={chosen}
              onChange={(event) => onChange(Number(event.target.value) * unit)}
            >
              {[...new Set([...counts, chosen])]
                .sort((one, two) => one - two)
                .map((count) => (
                  <option key={count} value={count}>
                    {paceWords(words, count * unit)}
                  </option>
                ))}
            </select>
          </span>
        )}
      </div>
    </Row>
  );
}
