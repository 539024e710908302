import { Glyph } from "../../art/glyphs";
import { HintDiscs, meantWords } from "../../parts/hint/HintDiscs";
import { useStore, useTable } from "../../parts/useTable";
import { useWords } from "../../words/page";
import { useMagick } from "./context";
import { useSummary } from "./Preview";

/** To mark in pencil, to take back, to commit; one of them is what the moment asks for. */
export function MagickActions({ isPhone = false }: { isPhone?: boolean }) {
  const words = useWords();
  const { desk } = useMagick();
  if (desk.view.seat < 0) return null;
  if (desk.view.question === null) {
    return <p className="magick-waits">{words.phrase("magick-waiting-note")}</p>;
  }
  return (
    <div className="magick-actions">
      <MarkButton isPhone={isPhone} />
      <UndoButton isPhone={isPhone} />
      <CommitButton isPhone={isPhone} />
      {!isPhone && (
        <p className="quiet">
          {words.phrase(desk.seats.length > 1 ? "magick-commit-note" : "magick-commit-note-alone")}
        </p>
      )}
    </div>
  );
}

/** Takes up the die or marks the circle that is picked; says what to do as long as nothing is. */
function MarkButton({ isPhone }: { isPhone: boolean }) {
  const words = useWords();
  const { isBusy } = useTable();
  const { desk, crafting } = useMagick();
  const summary = useSummary();
  const { answer, isDie } = crafting;
  const isPicked = answer !== null && answer !== desk.commit;
  const place = answer?.points?.[0]?.place ?? -1;
  const asks = desk.view.question?.name;
  // Where nothing but a commit is left, that is what the moment asks for.
  if (asks === undefined || (asks === "die" && desk.view.question?.answers.length === 1)) return null;
  const said = () => {
    if (!isPicked) return words.phrase(asks === "die" ? "magick-take-up" : "magick-pick-circle");
    const die = desk.zone("dice").cells[place]?.thing ?? "";
    if (isDie) return words.phrase("magick-take-up-die", { die });
    if (!isPhone) return words.phrase("magick-mark");
    const circle = desk.book.rowAt(place)?.circles.find((each) => each.place === place);
    const column = words.phrase(`column-${circle?.column}`);
    return words.phrase("magick-pencil-short", { column, number: circle?.number ?? 0 });
  };
  return (
    <button
      type="button"
      className={isPicked ? "button button-primary magick-mark" : "button magick-mark"}
      data-act={isPicked || undefined}
      disabled={!isPicked || isBusy}
      onClick={() => crafting.act()}
    >
      <span>{said()}</span>
      {isPhone && summary && <span className="act-summary">{summary}</span>}
    </button>
  );
}

function UndoButton({ isPhone }: { isPhone: boolean }) {
  const words = useWords();
  const store = useStore();
  const { isBusy } = useTable();
  const { desk } = useMagick();
  const label = words.phrase("table-undo-short");
  return (
    <button
      type="button"
      className="button magick-undo"
      aria-label={label}
      disabled={!desk.view.undo?.can || isBusy}
      onClick={() => store.takeBack()}
    >
      <Glyph name="undo" /> {!isPhone && label}
    </button>
  );
}

/** Commits the round; where results are left it says so, and is asked once more. */
function CommitButton({ isPhone }: { isPhone: boolean }) {
  const words = useWords();
  const { isBusy } = useTable();
  const { desk, crafting, hints } = useMagick();
  const { commit } = desk;
  const meant = hints.get(`answer/${commit?.choice}`);
  const round = desk.view.figures.round ?? 1;
  const isChosen = commit !== undefined && crafting.answer === commit;
  const isAll = desk.view.question?.answers.length === 1;
  const said = isChosen && desk.hasResultsLeft ? "magick-commit-anyway" : "magick-commit-round";
  const label = words.phrase(said, { round });
  return (
    <button
      type="button"
      className={`button magick-commit${isChosen || (commit && isAll) ? " button-primary" : ""}`}
      data-act={isChosen || undefined}
      data-legal={commit !== undefined}
      data-choice={commit?.choice}
      aria-pressed={commit ? isChosen : undefined}
      aria-label={commit ? `${label}, ${words.phrase("place-legal")}` : label}
      aria-description={meantWords(words, meant) || undefined}
      aria-disabled={!commit}
      disabled={isBusy}
      onClick={() => crafting.commit()}
    >
      <HintDiscs numbers={meant} />
      <Glyph name="wall" /> <span>{isPhone && !isAll ? words.phrase("magick-commit-short") : label}</span>
    </button>
  );
}
