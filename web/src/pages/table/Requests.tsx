import { lasting } from "../../parts/timeWords";
import { useNow } from "../../parts/useNow";
import { useTable } from "../../parts/useTable";
import type { Request } from "../../protocol/types";
import type { LiveTable } from "../../store/live";
import { useWords } from "../../words/page";
import type { SeatsHere } from "./useSeatsHere";

/** What waits for everybody's consent: who asked, who has agreed, who is missing, and until when. */
export function Requests({ live, seats }: { live: LiveTable; seats: SeatsHere }) {
  const { sheet } = useTable();
  return (
    <div role="status" className="banners-part">
      {sheet?.requests?.map((request) => (
        <Requested key={request.number} request={request} live={live} seats={seats} />
      ))}
    </div>
  );
}

function Requested({ request, live, seats }: { request: Request; live: LiveTable; seats: SeatsHere }) {
  const words = useWords();
  const { seat } = useTable();
  const now = useNow(true);
  const { what, number, agreed = [], missing = [], until = 0 } = request;
  const isYou = request.seat === seat;
  const names = (of: readonly number[]) => of.map((each) => words.player(each)).join(", ");
  // Those who share this screen answer together.
  const here = [seat, ...seats.others.keys()].filter((each) => missing.includes(each));
  const answer = (isYes: boolean) => {
    for (const each of here) (each === seat ? live : seats.others.get(each))?.agree(number, isYes);
  };
  return (
    <section className="banner request" aria-label={words.phrase(`request-${what}-you`)}>
      <div className="banner-words">
        <p>
          <b>
            {isYou
              ? words.phrase(`request-${what}-you`)
              : words.phrase(`request-${what}`, { name: words.player(request.seat) })}
          </b>
        </p>
        {what === "undo" && <p>{words.phrase("request-undo-note")}</p>}
        <p className="quiet">{words.phrase("request-agreed", { names: names(agreed) })}</p>
        <p className="quiet">{words.phrase("request-missing", { names: names(missing) })}</p>
        <p className="quiet" aria-live="off">
          {words.phrase("request-until", { time: lasting(words, until - now) })}
        </p>
      </div>
      {here.length > 0 && (
        <div className="banner-actions">
          <button type="button" className="button" onClick={() => answer(true)}>
            {words.phrase(here.length > 1 ? "request-yes-here" : "request-yes")}
          </button>
          <button type="button" className="button" onClick={() => answer(false)}>
            {words.phrase("request-no")}
          </button>
        </div>
      )}
    </section>
  );
}
