import { useEffect, useState } from "react";
import { callBot } from "../../lobby/bots";
import { useLive, useTable } from "../../parts/useTable";
import type { LiveTable } from "../../store/live";
import { PROGRAM, wasRenewed } from "../../store/renewal";
import { useWords } from "../../words/page";
import { Banner } from "./Banner";
import { Missed } from "./Missed";
import { Requests } from "./Requests";
import type { SeatsHere } from "./useSeatsHere";

// A connection that is back within so long was not missed by anybody.
const BLINK = 500;

/** All that is said over a table: what is lost, asked for, refused, missed. */
export function Banners({ seats }: { seats: SeatsHere }) {
  const live = useLive();
  if (live === null) return null;
  return (
    <div className="banners">
      <div role="alert" className="banners-part">
        <Lost live={live} />
        <WentWrong live={live} />
      </div>
      <div role="status" className="banners-part">
        <Renewed />
        <StoodIn live={live} />
        <Ended />
        <Notices live={live} />
      </div>
      <Requests live={live} seats={seats} />
      {!seats.isShared && <Missed live={live} />}
    </div>
  );
}

/** Says that the connection is lost, once it has been for a moment. */
export function Lost({ live }: { live: LiveTable }) {
  const words = useWords();
  const { status, isBusy } = useTable();
  const [isLong, setLong] = useState(false);
  const isLost = status === "lost";
  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(() => setLong(true), BLINK);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isLost]);
  if (!isLost || !isLong) return null;
  const again = (
    <button type="button" className="button" onClick={() => live.hurry()}>
      {words.phrase("life-try-again")}
    </button>
  );
  return <Banner actions={again}>{words.phrase(isBusy ? "life-lost-busy" : "life-lost")}</Banner>;
}

function WentWrong({ live }: { live: LiveTable }) {
  const words = useWords();
  const { wrong, view } = useTable();
  if (!wrong || !view) return null;
  const { reason, text } = wrong;
  const said = reason && words.has(reason.id) ? words.say(reason) : text;
  if (!said) return null;
  return (
    <Banner actions={<Close onClose={() => live.dismissWrong()} />}>
      {said[0]?.toUpperCase()}
      {said.slice(1)}
    </Banner>
  );
}

/** Says that the page is older than the server, or was just made as new. */
function Renewed() {
  const words = useWords();
  const { program } = useTable();
  const [isNew, setNew] = useState(wasRenewed);
  if (program && program !== PROGRAM) {
    const reload = (
      <button type="button" className="button" onClick={() => location.reload()}>
        {words.phrase("reload")}
      </button>
    );
    return <Banner actions={reload}>{words.phrase("life-older", { page: PROGRAM, server: program })}</Banner>;
  }
  if (!isNew) return null;
  return <Banner actions={<Close onClose={() => setNew(false)} />}>{words.phrase("life-renewed")}</Banner>;
}

function StoodIn({ live }: { live: LiveTable }) {
  const words = useWords();
  const { sheet, seat } = useTable();
  const mine = sheet?.seats[seat];
  if (!mine?.stand_in || sheet?.state !== "playing") return null;
  const bot = callBot(words, mine.stand_in);
  if (mine.has_conceded) return <Banner>{words.phrase("stand-in-conceded", { bot })}</Banner>;
  const back = (
    <button type="button" className="button button-primary" onClick={() => live.comeBack()}>
      {words.phrase("stand-in-back")}
    </button>
  );
  return <Banner actions={back}>{words.phrase("stand-in", { bot })}</Banner>;
}

/** Says why a table has ended before its game did. */
function Ended() {
  const words = useWords();
  const { sheet, view } = useTable();
  if (sheet?.state !== "closed" || !view) return null;
  return <Banner>{whyClosed(words, sheet.why_closed ?? "")}</Banner>;
}

export function whyClosed(words: ReturnType<typeof useWords>, why: string): string {
  const id = `closed-${why.replaceAll(" ", "-")}`;
  return words.has(id) ? words.phrase(id) : words.phrase("closed-otherwise", { why });
}

function Notices({ live }: { live: LiveTable }) {
  const words = useWords();
  const { notices, seat } = useTable();
  return notices.map((notice, at) => {
    const id = `notice-${notice.what.replaceAll("_", "-")}`;
    const isYou = notice.seat === seat && words.has(`${id}-you`);
    return (
      <Banner
        // biome-ignore lint/suspicious/noArrayIndexKey: notices have no other name
        key={at}
        actions={<Close onClose={() => live.dismissNotice(notice)} />}
      >
        {isYou ? words.phrase(`${id}-you`) : words.phrase(id, { name: words.player(notice.seat) })}
      </Banner>
    );
  });
}

function Close({ onClose }: { onClose: () => void }) {
  const words = useWords();
  return (
    <button type="button" className="button" onClick={onClose}>
      {words.phrase("close")}
    </button>
  );
}
