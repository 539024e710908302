import { useMemo, useState } from "react";
import { useAgain } from "../../parts/again";
import { useTable } from "../../parts/useTable";
import type { Drawn } from "../../protocol/types";
import { type Inspection, inspectionIn } from "./inspection";

/** Returns the inspection that is still to be looked at, and what notes that it was. */
export function useStage(view: Drawn): [Inspection | null, () => void] {
  const again = useAgain();
  const { heard } = useTable();
  const inspection = useMemo(() => inspectionIn(view, heard), [view, heard]);
  const [seen, setSeen] = useState(() => inspection?.number ?? -1);
  const isNew = inspection !== null && inspection.number > seen && inspection.counts.length > 0 && !again;
  return [isNew ? inspection : null, () => setSeen(inspection?.number ?? seen)];
}
