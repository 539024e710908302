import { Glyph } from "../../art/glyphs";
import { HintDiscs, meantWords } from "../../parts/hint/HintDiscs";
import { RovingGrid } from "../../parts/RovingGrid";
import { useTable } from "../../parts/useTable";
import { useWords } from "../../words/page";
import { useMagick } from "./context";
import { Die } from "./Die";

/** The four results; the one in hand is warm, those that are spent have gone grey. */
export function Dice() {
  const words = useWords();
  const { fresh } = useTable();
  const { desk, crafting, hints } = useMagick();
  const isRolled = fresh.some(({ event }) => event.event === "rolled");
  return (
    <RovingGrid
      label={words.phrase("magick-dice")}
      columns={4}
      className={isRolled ? "dice is-rolled" : "dice"}
    >
      {desk.zone("dice").cells.map((cell, place) => {
        const answer = desk.answer("dice", place);
        const state = cell.marks?.[0] ?? "";
        const name = cell.thing ?? "";
        const isOther = desk.isOtherDie(place);
        const isChosen = answer !== undefined && crafting.answer === answer;
        const label = [
          words.phrase("magick-die", { die: name, value: cell.value ?? 0 }),
          state && words.phrase(`magick-${state}`),
          meantWords(words, hints.get(`dice/${place}`)),
          answer && words.phrase("place-legal"),
          isOther && words.phrase("magick-instead"),
        ];
        const classes = [
          "die-place",
          answer && "is-lit",
          state && `is-${state}`,
          isOther && "is-other",
          isChosen && "is-chosen",
        ];
        return (
          <button
            key={name}
            type="button"
            className={classes.filter(Boolean).join(" ")}
            data-place={`dice/${place}`}
            data-legal={answer !== undefined}
            data-choice={answer?.choice}
            aria-label={label.filter(Boolean).join(", ")}
            aria-pressed={answer ? isChosen : undefined}
            aria-disabled={!answer && !isOther}
            onClick={() => crafting.pickDie(place)}
          >
            <Die die={name} value={cell.value ?? 0} />
            <span
              className="die-name"
              data-text={state === "spent" ? `${name}, ${words.phrase("magick-spent")}` : name}
            >
              {isChosen && <Glyph name="check" />}
            </span>
            <HintDiscs numbers={hints.get(`dice/${place}`)} />
          </button>
        );
      })}
    </RovingGrid>
  );
}
