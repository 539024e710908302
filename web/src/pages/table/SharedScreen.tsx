import { type ReactNode, useState } from "react";
import { useTable } from "../../parts/useTable";
import type { Drawn } from "../../protocol/types";
import { useWords } from "../../words/page";
import { Curtain } from "./Curtain";
import { Loading } from "./Playing";
import type { SeatsHere } from "./useSeatsHere";

/** Returns the seat of this device that has to answer next, in the order of asking; -1 where the reader has. */
export function nextHere(view: Drawn, seat: number, others: Iterable<number>): number {
  if (view.asked.includes(seat)) return -1;
  const here = new Set(others);
  return view.asked.find((asked) => here.has(asked)) ?? -1;
}

/** A table on a screen that several people share: a curtain falls when it is another's turn. */
export function SharedScreen({ seats, children }: { seats: SeatsHere; children: ReactNode }) {
  const { sheet, view } = useTable();
  if (!seats.isShared || sheet?.state !== "playing") return children;
  // As long as nobody knows whose turn it is, nothing is shown.
  return view ? (
    <Passed seats={seats} view={view}>
      {children}
    </Passed>
  ) : (
    <Loading />
  );
}

function Passed({ seats, view, children }: { seats: SeatsHere; view: Drawn; children: ReactNode }) {
  const words = useWords();
  const { seat, sheet } = useTable();
  const [isLookingAgain, setLookingAgain] = useState(false);
  const { secret, others, isLooking } = seats;
  const nameOf = (of: number) =>
    sheet?.seats[of]?.name || words.phrase("player-without-name", { number: of + 1 });
  const show = (to: string) => {
    setLookingAgain(false);
    seats.give(to);
  };
  const next = nextHere(view, seat, others.keys());
  if (next < 0 && isLooking) return children;
  if (next < 0) {
    return <Curtain key={seat} seat={seat} name={nameOf(seat)} onOpen={() => show(secret ?? "")} />;
  }
  if (isLooking && isLookingAgain) {
    return (
      <>
        <p className="curtain-cord">
          <button type="button" className="button button-primary" onClick={() => setLookingAgain(false)}>
            {words.phrase("curtain-pass", { name: nameOf(next) })}
          </button>
        </p>
        {children}
      </>
    );
  }
  const back = isLooking ? { name: nameOf(seat), onBack: () => setLookingAgain(true) } : undefined;
  const pass = () => show(others.get(next)?.secret ?? "");
  return <Curtain key={next} seat={next} name={nameOf(next)} onOpen={pass} back={back} />;
}
