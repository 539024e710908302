import { Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { SeatMark } from "../art/glyphs";
import { FairBadge } from "../fair/FairBadge";
import { tableFor } from "../games";
import { type Again, AgainContext } from "../parts/again";
import { gameCalled } from "../parts/gameCalled";
import { Peek } from "../parts/Peek";
import { Pieces } from "../parts/Pieces";
import { TableWords } from "../parts/TableWords";
import { TopBar } from "../parts/TopBar";
import { dayOf } from "../parts/timeWords";
import { PHONE, useMedia } from "../parts/useMedia";
import { StoreContext, useTable } from "../parts/useTable";
import type { Drawn, Replay, Things } from "../protocol/types";
import { keys } from "../store/keys";
import { EVERYTHING, type Looking, linesOf, ReplayTable } from "../store/replay";
import { useWords } from "../words/page";
import { ReplayCourse } from "./ReplayCourse";
import { ReplayTransport } from "./ReplayTransport";
import { headlineOf } from "./replayed";
import { placeIn, usePlaying, useReplayAddress, useReplayKeys } from "./replaying";
import "../styles/table.css";
import "../styles/replay/page.css";
import "../styles/replay/course.css";
import "../styles/replay/transport.css";
import "../styles/replay/tables.css";
import "../styles/replay/phone.css";

/** A game that has ended, looked at again: the table as it was, and all that it takes to go through it. */
export function ReplayPage({ name }: { name: string }) {
  const [store] = useState(
    () => new ReplayTable(name, keys.chair(name), placeIn(new URLSearchParams(location.search))),
  );
  const looking = useSyncExternalStore(store.subscribe, store.looking);
  useEffect(() => {
    store.open();
  }, [store]);
  return (
    <StoreContext value={store}>
      <TableWords>
        <Shown store={store} looking={looking} />
      </TableWords>
    </StoreContext>
  );
}

function Shown({ store, looking }: { store: ReplayTable; looking: Looking }) {
  const words = useWords();
  const { view, things } = useTable();
  const { replay, story, trouble } = looking;
  if (replay && story && view && things)
    return <Going store={store} looking={looking} replay={replay} view={view} things={things} />;
  return (
    <>
      <TopBar />
      <main className="page-note">
        <h1>{trouble ? words.phrase("replay-trouble") : words.phrase("loading")}</h1>
        {trouble && <p>{trouble === "offline" ? words.phrase("offline") : trouble}</p>}
      </main>
    </>
  );
}

interface Props {
  store: ReplayTable;
  looking: Looking;
  replay: Replay;
  view: Drawn;
  things: Things;
}

function Going({ store, looking, replay, view, things }: Props) {
  const words = useWords();
  const { step, seenBy, story } = looking;
  const go = useCallback((at: number) => store.go({ step: at }), [store]);
  const see = useCallback((seat: number) => store.go({ seenBy: seat }), [store]);
  const playing = usePlaying(step, replay.steps.length - 1, go);
  useReplayAddress(store, looking);
  useReplayKeys({ replay, step, go, see, playing });
  const again = useMemo<Again>(
    () => ({
      head: <Head looking={looking} replay={replay} isPlaying={playing.isOn} />,
      title: <Title replay={replay} step={step} />,
      badge: <FairBadge table={replay.table} />,
      rail: <ReplayCourse looking={looking} replay={replay} go={go} />,
      did: story ? linesOf(story, step).filter((line) => !line.isHeading) : [],
      isAll: seenBy === EVERYTHING,
    }),
    [looking, replay, playing.isOn, step, story, seenBy, go],
  );
  const Table = tableFor(view.game);
  return (
    <AgainContext value={again}>
      <div className="replay">
        <Suspense fallback={<p className="page-note">{words.phrase("loading")}</p>}>
          <Table view={view} things={things} />
        </Suspense>
        <Peek />
        <ReplayTransport looking={looking} replay={replay} go={go} see={see} playing={playing} />
      </div>
    </AgainContext>
  );
}

/** What the table was called, what was played and when; in a hand, where in it one is. */
function Title({ replay, step }: { replay: Replay; step: number }) {
  const words = useWords();
  const isPhone = useMedia(PHONE);
  const { sheet } = useTable();
  const game = sheet ? gameCalled(words, sheet) : replay.title;
  const day = replay.ended ? [dayOf(replay.ended)] : [];
  const isNarrow = useMedia("(max-width: 1180px)");
  const more = isPhone
    ? words.phrase("replay-turn-of", { turn: step, last: replay.steps.length - 1 })
    : (sheet?.name ? [game, ...day] : day).join(", ");
  return (
    <p className="replay-title">
      <b>{sheet?.name || game}</b> {(isPhone || !isNarrow) && <span>{more}</span>}
    </p>
  );
}

/** Who did what, in the place of the prompt. */
function Head({ looking, replay, isPlaying }: { looking: Looking; replay: Replay; isPlaying: boolean }) {
  const words = useWords();
  const { step, story } = looking;
  const said = story && step > 0 ? headlineOf(replay, story, step) : null;
  return (
    <div className="prompt replay-head">
      <SeatMark seat={replay.steps[step]?.seat ?? -1} />
      <h1 tabIndex={-1} aria-live={isPlaying ? "off" : "polite"}>
        {said ? <Pieces pieces={words.pieces(said)} /> : words.phrase("replay-the-deal")}
      </h1>
    </div>
  );
}
