import { useEffect, useState } from "react";
import { useTable } from "../../parts/useTable";
import type { LiveTable } from "../../store/live";
import { PROGRAM, renew } from "../../store/renewal";

/** Loads the page anew where the server has another one, once what was said is answered; returns whether it does. */
export function useRenewal(live: LiveTable): boolean {
  const { program, wrong, status } = useTable();
  const [isRenewing, setRenewing] = useState(false);
  const isOther = program !== "" && program !== PROGRAM;
  const isForeign = status === "closed" && wrong?.code === "protocol";
  useEffect(() => {
    if (isForeign) setRenewing(renew(`protocol ${wrong?.text}`));
    else if (isOther) live.settled().then(() => setRenewing(renew(`program ${program}`)));
  }, [live, isOther, isForeign, program, wrong]);
  return isRenewing;
}
