import { useId } from "react";
import { Glyph } from "../../art/glyphs";
import { MoonBadge } from "../../art/moon";
import { SourceMark } from "../../parts/Provenance";
import { useWords } from "../../words/page";
import type { Words } from "../../words/words";
import { lettersOf, PROMO, type Shelf } from "./collection";
import { type Chosen, type Facet, toggled } from "./facets";
import { TypeChip } from "./TypeChip";

interface Props {
  shelf: Shelf;
  facets: readonly Facet[];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** What the things of a shelf can be filtered by. */
export function Filters({ shelf, facets, chosen, onChoose }: Props) {
  return facets.map((facet) => (
    <FacetGroup
      key={facet.name}
      facet={facet}
      shelf={shelf}
      chosen={chosen[facet.name] ?? []}
      onToggle={(value) => onChoose(toggled(chosen, facet.name, value))}
    />
  ));
}

interface GroupProps {
  facet: Facet;
  shelf: Shelf;
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

function FacetGroup({ facet, shelf, chosen, onToggle }: GroupProps) {
  const words = useWords();
  const id = useId();
  const isTicked = facet.how === "ticked";
  return (
    <fieldset className={`facet facet-${facet.name} facet-${facet.how}`}>
      <legend>{titleOf(words, facet.name)}</legend>
      {facet.values.map(({ value, count }) => {
        const label = labelOf(words, facet.name, value, shelf);
        return (
          <label key={value} className={isTicked ? "tick" : "pick"}>
            <input
              type="checkbox"
              aria-labelledby={`${id}-${value}`}
              checked={chosen.includes(value) !== isTicked}
              onChange={() => onToggle(value)}
            />
            {isTicked && (
              <span className="tick-box" aria-hidden="true">
                <Glyph name="check" />
              </span>
            )}
            <Mark facet={facet.name} value={value} shelf={shelf} />
            <span
              id={`${id}-${value}`}
              className={hasPicture(facet.name, value) ? "visually-hidden" : "facet-label"}
            >
              {label}
              {facet.name === "known" && (
                <span className="facet-note"> {words.phrase(`source-${value}-note`)}</span>
              )}
            </span>
            {isTicked && facet.name !== "known" && <span className="facet-count">{count}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}

/** Whether a value is shown by its picture alone, its words being read out only. */
function hasPicture(facet: string, value: string): boolean {
  return facet === "type" || (facet === "moon" && value !== "none");
}

function Mark({ facet, value, shelf }: { facet: string; value: string; shelf: Shelf }) {
  if (facet === "when") return <Glyph name={value} className="facet-glyph" />;
  if (facet === "known") return <SourceMark source={value} />;
  if (facet === "moon" && value !== "none") return <MoonBadge side={value} isStruck={false} />;
  if (facet === "type") return <TypeChip letters={value} shelf={shelf} />;
  return null;
}

function titleOf(words: Words, facet: string): string {
  const trait = facet.replace(/^trait-/, "");
  const id = `cards-facet-${trait}`;
  return words.has(id) ? words.phrase(id) : spoken(trait);
}

function labelOf(words: Words, facet: string, value: string, shelf: Shelf): string {
  if (facet === "from") return value === PROMO ? words.phrase("cards-promos") : value;
  if (facet === "when") return words.phrase("card-moment", { moment: value });
  if (facet === "known") return words.phrase(`source-${value}`);
  if (facet === "moon")
    return value === "none" ? words.phrase("cards-no-moon") : words.phrase("card-moon", { side: value });
  if (facet === "type") return typeName(words, value, shelf);
  return spoken(value);
}

/** Returns what a type is called: the word that the names of its items end with. */
function typeName(words: Words, letters: string, shelf: Shelf): string {
  const named = shelf.shown.filter(({ entry }) => lettersOf(entry) === letters);
  const endings = new Set(named.map(({ entry }) => entry.name.split(" ").at(-1) ?? ""));
  return endings.size === 1 ? [...endings].join() : words.phrase("card-moment", { moment: "special" });
}

/** Returns a word of the glossary as a sentence begins with it. */
export function spoken(word: string): string {
  const plain = word.replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
