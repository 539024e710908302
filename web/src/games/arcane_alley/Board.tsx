import { useEffect, useRef } from "react";
import { useAgain } from "../../parts/again";
import { Did } from "../../parts/Did";
import { HintsTaken } from "../../parts/hint/HintsTaken";
import { useTable } from "../../parts/useTable";
import { useWords } from "../../words/page";
import { Actions } from "./Actions";
import { Choices } from "./Choices";
import { drawnBy } from "./chronicle";
import { useAlley } from "./context";
import { PreviewPanel, Refusal } from "./PreviewPanel";
import { Prompt } from "./Prompt";
import { Score } from "./Score";
import { SoldNow } from "./SoldNow";
import { Stash } from "./Stash";
import { Storehouse } from "./Storehouse";
import { salesOf } from "./sales";
import { glyphOf, toneOf } from "./verbs";
import { Wizard } from "./Wizard";

interface Props {
  isPhone: boolean;
  /** Whether a hint stands at the foot, which has the buttons then. */
  hasSheet: boolean;
}

/** The reader's own storehouse and stash, under the prompt, with what follows and what can be done. */
export function Board({ isPhone, hasSheet }: Props) {
  const words = useWords();
  const again = useAgain();
  const { fresh, heard, seat: reader } = useTable();
  const { sight, choosing, ghost } = useAlley();
  const store = useRef<HTMLDivElement>(null);
  const chosen = ghost?.place ?? choosing.chosen?.key;
  // In a hand the tray grows with what is chosen, or a hint lies over it, and must not cover it.
  useEffect(() => {
    if (!isPhone || chosen === undefined) return;
    const places = [...(store.current?.querySelectorAll(".storehouse-phone .card") ?? [])];
    places.find((place) => place.getAttribute("data-place") === chosen)?.scrollIntoView({ block: "nearest" });
  }, [isPhone, chosen]);
  const mine = sight.mine;
  const size = isPhone ? "phone" : "table";
  const drawn = sight.view.turn === mine ? drawnBy(mine, heard) : "";
  return (
    <section className="board panel" aria-label={words.player(mine)}>
      <div className="board-head">
        {again ? again.head : <Prompt />}
        <div className="board-me">
          <span>
            <b>
              <HintsTaken seat={mine} /> {words.player(mine)}
            </b>
            <Wizard seat={mine} />
          </span>
          <Score sight={sight} seat={mine} />
        </div>
      </div>
      <div className="board-body" ref={store}>
        {again && <SoldNow sales={salesOf(fresh).filter((sale) => sale.seat === mine)} />}
        <Storehouse seat={mine} size={size} />
        <div className="board-side">
          <div className="stash-head">
            <h2>{words.phrase(mine === reader ? "table-your-stash" : "table-stash")}</h2>
            {drawn && (
              <span className="quiet">
                {words.phrase("table-drawn", { item: words.name("item", drawn) })}
              </span>
            )}
          </div>
          {again ? (
            <>
              <Stash size={size} />
              <Did glyph={glyphOf} tone={toneOf} />
            </>
          ) : isPhone ? (
            <>
              <Choices />
              <PreviewPanel />
              <div className="tray" hidden={hasSheet}>
                <Refusal />
                <Stash size={size} />
                {!hasSheet && <Actions />}
              </div>
            </>
          ) : (
            <>
              <Stash size={size} />
              <Choices />
              <PreviewPanel />
              {!hasSheet && <Actions />}
            </>
          )}
        </div>
      </div>
    </section>
  );
}
