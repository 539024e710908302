import { Glyph } from "../../art/glyphs";
import { optionTitle, valueTitle } from "../../lobby/naming";
import type { Offered } from "../../protocol/types";
import { useWords } from "../../words/page";

interface Props {
  seat: number;
  option: Offered;
  value: string;
  canChoose: boolean;
  onPick: (value: string) => void;
}

/** What a seat has of its own, to be chosen by whoever has the seat, or by the host. */
export function OwnChoice({ seat, option, value, canChoose, onPick }: Props) {
  const words = useWords();
  const called = (each: string) =>
    valueTitle(words, `${option.name}-seat`, each, option.by_seat?.[each] ?? each);
  if (!canChoose) return <p className="door-own">{called(value)}</p>;
  const whyNot = option.why_not_by_seat?.[seat] ?? {};
  return (
    <span className="picker door-own">
      <select
        value={value}
        aria-label={words.phrase("seat-own", {
          option: optionTitle(words, option.name),
          number: seat + 1,
        })}
        onChange={(event) => onPick(event.target.value)}
      >
        {Object.keys(option.by_seat ?? {}).map((each) => {
          const why = each === value ? "" : whyNot[each];
          return (
            <option key={each} value={each} disabled={!!why}>
              {why ? words.phrase("seat-own-barred", { title: called(each), why }) : called(each)}
            </option>
          );
        })}
      </select>
      <Glyph name="down" />
    </span>
  );
}
