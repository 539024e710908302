import { lazy, Suspense } from "react";
import { useLive, useTable } from "./useTable";

// What checks a deal is not needed before a game is over.
const FairBadge = lazy(() => import("../fair/FairBadge").then((found) => ({ default: found.FairBadge })));

/** Whether the deal of this table was fair, once its game is over; nothing anywhere else. */
export function DealBadge() {
  return useLive() ? <OfThis /> : null;
}

function OfThis() {
  const { sheet } = useTable();
  if (sheet?.state !== "over" || sheet.starts === "record") return null;
  return (
    <Suspense>
      <FairBadge table={sheet.table} />
    </Suspense>
  );
}
