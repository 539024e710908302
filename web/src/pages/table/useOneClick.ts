import { useEffect } from "react";
import type { LiveTable } from "../../store/live";

/** Lets a double click count once: its second half does nothing where the first has done something already. */
export function useOneClick(live: LiveTable): void {
  useEffect(() => {
    let began = 0;
    const onClick = (event: MouseEvent) => {
      if (event.detail <= 1) {
        began = performance.now();
      } else if (live.actedAt > began) {
        event.stopPropagation();
        event.preventDefault();
      }
    };
    addEventListener("click", onClick, true);
    return () => removeEventListener("click", onClick, true);
  }, [live]);
}
