import { Glyph } from "../../art/glyphs";
import { HintDiscs, meantWords } from "../../parts/hint/HintDiscs";
import { useCloserLook } from "../../parts/useCloserLook";
import { useTable } from "../../parts/useTable";
import type { Cell } from "../../protocol/types";
import { useWords } from "../../words/page";
import { type Circle, markOf, type Row } from "./book";
import { useMagick } from "./context";
import { Flask } from "./icons";

const TOO_FEW = "why-too-few-potions";

/** Returns whether a mark was made by the latest update, so that it is drawn once and not with every page. */
function useIsFresh(seat: number, place: number, mark: string): boolean {
  const { before } = useTable();
  const sheet: readonly Cell[] | undefined = before?.zones.find(
    (zone) => zone.name === "sheet" && zone.seat === seat,
  )?.cells;
  return mark !== "" && sheet !== undefined && markOf(sheet, place) !== mark;
}

function useName(circle: Circle, row: Row): string {
  const words = useWords();
  return words.phrase("magick-circle", {
    row: row.name,
    column: words.phrase(`column-${circle.column}`),
    number: circle.number,
  });
}

/** A circle of one's own sheet: open, lit, out of reach, marked in pencil or in ink. */
export function CirclePlace(props: { circle: Circle; row: Row; at: number; column: number }) {
  const { circle, row, at, column } = props;
  const words = useWords();
  const { desk, crafting, hints, inspect } = useMagick();
  const meant = hints.get(`sheet/${circle.place}`);
  const name = useName(circle, row);
  const closer = useCloserLook<HTMLButtonElement>({
    look: () => inspect(row.isItem ? "item" : "spell", row.id),
    onPress: () => crafting.pickCircle(circle.place),
  });
  const mark = markOf(desk.sheet(), circle.place);
  const isFresh = useIsFresh(desk.mine, circle.place, mark);
  // A die that is picked shows its circles before it is taken up.
  const lit = crafting.foreseen ?? desk;
  const answer = desk.answer("sheet", circle.place);
  const isComing = !answer && lit.answer("sheet", circle.place) !== undefined;
  const barred = lit.barred("sheet", circle.place);
  const isFar = barred?.reason.id === TOO_FEW;
  const potions = lit.potions(circle.place);
  const isChosen = answer !== undefined && crafting.answer === answer;
  const label = [
    name,
    mark && words.phrase(`magick-${mark}`),
    isComing && words.phrase("magick-coming"),
    !isFar && potions > 0 && words.phrase("magick-for-potions", { potions }),
    isFar && words.phrase("magick-out-of-reach", { potions }),
    meantWords(words, meant),
    answer && words.phrase("place-legal"),
  ];
  const classes = [
    "circle",
    mark && `is-${mark}`,
    isFresh && "is-fresh",
    answer && "is-lit",
    answer && !potions && "is-lit-free",
    isComing && "is-coming",
    isFar && "is-far",
    isChosen && "is-chosen",
  ];
  return (
    <button
      ref={closer.ref}
      type="button"
      className="circle-place"
      data-place={`sheet/${circle.place}`}
      data-row={at}
      data-column={column}
      data-legal={answer !== undefined}
      data-choice={answer?.choice}
      aria-label={label.filter(Boolean).join(", ")}
      aria-pressed={answer ? isChosen : undefined}
      aria-disabled={!answer && !isComing}
      aria-description={barred && !answer ? `${words.say(barred.reason)} ${barred.rule}` : undefined}
      {...closer.props}
    >
      <span className={classes.filter(Boolean).join(" ")}>
        {mark === "ink" ? <Glyph name="check" /> : circle.number}
      </span>
      {potions > 0 && (
        <span className={isFar ? "flask-badge is-far" : "flask-badge"} data-potions={potions}>
          <Flask />
        </span>
      )}
      {meant && <HintDiscs numbers={meant} />}
    </button>
  );
}

/** A circle of somebody else's sheet, which is only looked at. */
export function CircleMark({ circle, row, seat }: { circle: Circle; row: Row; seat: number }) {
  const words = useWords();
  const { desk } = useMagick();
  const name = useName(circle, row);
  const mark = markOf(desk.sheet(seat), circle.place);
  const isFresh = useIsFresh(seat, circle.place, mark);
  return (
    <span
      className="circle-place"
      role="img"
      aria-label={mark ? `${name}, ${words.phrase(`magick-${mark}`)}` : name}
    >
      <span className={["circle", mark && `is-${mark}`, isFresh && "is-fresh"].filter(Boolean).join(" ")}>
        {mark === "ink" ? <Glyph name="check" /> : circle.number}
      </span>
    </span>
  );
}
