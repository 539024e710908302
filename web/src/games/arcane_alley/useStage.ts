import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useAgain } from "../../parts/again";
import { useLive, useTable } from "../../parts/useTable";
import type { Drawn } from "../../protocol/types";
import { type Inspection, inspectionIn } from "./inspection";

/**
 * Returns the inspection that is still to be looked at, and what notes that it was. The table is drawn before the
 * stage, and what others do next waits until the stage is closed.
 */
export function useStage(view: Drawn): [Inspection | null, () => void] {
  const again = useAgain();
  const live = useLive();
  const { heard } = useTable();
  const inspection = useMemo(() => inspectionIn(view, heard), [view, heard]);
  const [seen, setSeen] = useState(() => inspection?.number ?? -1);
  const isNew = inspection !== null && inspection.number > seen && inspection.counts.length > 0 && !again;
  useEffect(() => {
    if (!isNew || !live) return;
    live.hold(true);
    return () => live.hold(false);
  }, [isNew, live]);
  const shown = useDeferredValue(isNew ? inspection : null);
  return [isNew ? shown : null, () => setSeen(inspection?.number ?? seen)];
}
