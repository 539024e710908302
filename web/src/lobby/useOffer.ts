import { useEffect, useState } from "react";
import { http, Refused } from "../protocol/http";
import type { Laying, Offer } from "../protocol/types";

const SOON = 120;

/** Asks the server what can be chosen with a set-up, a moment after it was changed; the last answer stays meanwhile. */
export function useOffer(wanted: Laying): { offer: Offer | null; trouble: string; isAsking: boolean } {
  const [state, setState] = useState<{ asked: string; offer: Offer | null; trouble: string }>({
    asked: "",
    offer: null,
    trouble: "",
  });
  const asked = JSON.stringify(wanted);
  const isFirst = state.offer === null;
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(
      () => {
        http.offer(JSON.parse(asked) as Laying).then(
          (offer) => isWanted && setState({ asked, offer, trouble: offer.trouble ?? "" }),
          (error: unknown) => {
            const trouble = error instanceof Refused ? error.message : "";
            if (isWanted) setState(({ offer }) => ({ asked, offer, trouble }));
          },
        );
      },
      isFirst ? 0 : SOON,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [asked, isFirst]);
  return { offer: state.offer, trouble: state.trouble, isAsking: state.asked !== asked };
}
