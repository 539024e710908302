import { RovingGrid } from "../../parts/RovingGrid";
import { useTable } from "../../parts/useTable";
import { useWords } from "../../words/page";
import type { CardSize } from "./Card";
import { useAlley } from "./context";
import { Place } from "./Place";
import { LIMBO, STASH, STOREHOUSE } from "./sight";

/** The reader's stash; what was taken up to be played lies first, lifted. */
export function Stash({ size }: { size: CardSize }) {
  const words = useWords();
  const { sight } = useAlley();
  const { seat: reader } = useTable();
  const seat = sight.mine;
  const cells = sight.zone(STASH, seat).cells;
  const limbo = sight.zone(LIMBO).cells;
  const lifted = sight.question?.answers.some((answer) => answer.points?.[0]?.zone === STOREHOUSE)
    ? limbo[limbo.length - 1]
    : undefined;
  const held = cells.length + (lifted?.thing ? 1 : 0);
  const seen = new Map<string, number>();
  return (
    <RovingGrid
      label={
        seat === reader
          ? words.phrase("table-your-stash")
          : words.phrase("table-stash-of", { name: words.player(seat) })
      }
      columns={9}
      className={`stash holds-${held <= 3 ? 3 : held === 4 ? 4 : "many"}`}
    >
      {lifted?.thing && (
        <Place
          key="lifted"
          spot={{ zone: LIMBO, place: limbo.length - 1 }}
          shown={sight.shown(lifted, true)}
          where={words.phrase("place-chosen")}
          size={size}
          isLifted
        />
      )}
      {cells.map((cell, at) => {
        const thing = cell.thing ?? "";
        const nth = seen.get(thing) ?? 0;
        seen.set(thing, nth + 1);
        return (
          <Place
            key={`${thing}-${nth}`}
            spot={{ zone: STASH, seat, thing }}
            shown={sight.shown(cell, seat === sight.view.seat)}
            where={words.phrase("place-stash", { number: at + 1 })}
            size={size}
            nth={nth}
          />
        );
      })}
    </RovingGrid>
  );
}
