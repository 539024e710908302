import { useEffect, useRef, useState } from "react";
import { SourceMark } from "../../parts/Provenance";
import { RovingGrid } from "../../parts/RovingGrid";
import { useWords } from "../../words/page";
import type { Words } from "../../words/words";
import type { Shown, Volume } from "./collection";
import type { Copies } from "./decks";
import { Face } from "./Face";
import { spoken } from "./Filters";

interface Props {
  label: string;
  shown: readonly Shown[];
  volume: Volume;
  copies: Copies;
  chosen: string;
  onChoose: (shown: Shown) => void;
}

/** Things side by side, each with its copies and marks under it; arrows go from one to the next. */
export function CardGrid({ label, shown, volume, copies, chosen, onChoose }: Props) {
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const columns = useColumns(frame);
  // A card that the address asks for may lie far down.
  useEffect(() => {
    frame.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={frame}>
      <RovingGrid label={label} columns={columns} className="card-grid">
        {shown.map((each) => (
          <div key={each.key} className={each.key === chosen ? "shown is-chosen" : "shown"}>
            <button
              type="button"
              className="card"
              data-place={each.key}
              data-legal={each.key === chosen}
              aria-current={each.key === chosen ? "true" : undefined}
              onClick={() => onChoose(each)}
            >
              <span className="visually-hidden">{nameOf(words, each, copies)}</span>
              <Face shown={each} volume={volume} />
            </button>
            <p className="shown-foot" aria-hidden="true">
              <CopiesOf shown={each} copies={copies} />
              <span className="shown-marks">
                {each.sources.map((source) => (
                  <SourceMark key={source} source={source} />
                ))}
              </span>
            </p>
          </div>
        ))}
      </RovingGrid>
    </div>
  );
}

function CopiesOf({ shown, copies }: { shown: Shown; copies: Copies }) {
  const words = useWords();
  if (!copies.column) return <span />;
  const count = copies.of(shown)?.value ?? 0;
  return <span>{words.phrase("cards-copies", { count })}</span>;
}

/** Returns what a thing is called where it can't be seen: all that its face says. */
function nameOf(words: Words, { entry, sources }: Shown, copies: Copies): string {
  const figures = entry.figures
    .filter(({ name, value }) => value !== null && !copies.columns.includes(name))
    .map(({ name, value }) => words.phrase("cards-figure", { name: spoken(name), value: value ?? 0 }));
  const moments = (entry.when.names ?? []).map((moment) => words.phrase("card-moment", { moment }));
  const marks = sources.map((source) => words.phrase(`source-${source}`));
  return [entry.name, ...figures, ...moments, ...marks].join(", ");
}

/** Returns how many columns a grid has as it is laid out now. */
function useColumns(frame: React.RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1);
  useEffect(() => {
    const grid = frame.current?.querySelector(".card-grid");
    if (!grid) return;
    // A fieldset doesn't tell its columns: what lies as high as the first card is the first row.
    const count = () => {
      const tops = [...grid.children].map((each) => (each as HTMLElement).offsetTop);
      setColumns(Math.max(1, tops.filter((top) => top === tops[0]).length));
    };
    const watcher = new ResizeObserver(count);
    watcher.observe(grid);
    count();
    return () => watcher.disconnect();
  }, [frame]);
  return columns;
}
