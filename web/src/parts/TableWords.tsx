import { type ReactNode, useMemo } from "react";
import { PAGE_WORDS, WordsContext } from "../words/page";
import { Words } from "../words/words";
import { useTable } from "./useTable";

/** Gives everything inside it the words of the table's game, with everybody's name, as the reader reads them. */
export function TableWords({ children }: { children: ReactNode }) {
  const { things, sheet, seat } = useTable();
  const base = useMemo(() => {
    const named = new Map(things?.entries.map((entry) => [`${entry.kind}:${entry.id}`, entry.name]) ?? []);
    return new Words([...(things?.catalogues ?? []), ...PAGE_WORDS], named);
  }, [things]);
  const names = sheet?.seats.map((each, at) =>
    each.bot ? base.phrase(`bot-name-${at}`) : (each.name ?? ""),
  );
  const called = JSON.stringify(names ?? []);
  const words = useMemo(() => base.for(JSON.parse(called) as string[], seat), [base, called, seat]);
  return <WordsContext value={words}>{children}</WordsContext>;
}
