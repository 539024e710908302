import { useEffect, useState } from "react";
import { useAddress } from "../parts/router";
import { TableWords } from "../parts/TableWords";
import { MenuContext } from "../parts/tableDoor";
import { StoreContext, useTable } from "../parts/useTable";
import { http } from "../protocol/http";
import { keys } from "../store/keys";
import { LiveTable } from "../store/live";
import "../styles/life.css";
import { useWords } from "../words/page";
import { Banner } from "./table/Banner";
import { Banners } from "./table/Banners";
import { NoTable } from "./table/NoTable";
import { Loading, Playing } from "./table/Playing";
import { SharedScreen } from "./table/SharedScreen";
import { TableMenu } from "./table/TableMenu";
import { useOneClick } from "./table/useOneClick";
import { useRenewal } from "./table/useRenewal";
import { type SeatsHere, useSeatsHere } from "./table/useSeatsHere";
import { useTurnNotice } from "./table/useTurnNotice";
import { WaitingRoom } from "./WaitingRoom";

/** A table by its name, as the seat of this device that has the screen sees it: the waiting room, then the game. */
export function TablePage({ name }: { name: string }) {
  const seats = useSeatsHere(name);
  const { secret } = seats;
  const [live, setLive] = useState<LiveTable | null>(null);
  useEffect(() => {
    if (secret === null) return;
    const opened = new LiveTable(name, secret, keys.player(), http.things);
    setLive(opened);
    opened.open();
    return () => opened.close();
  }, [name, secret]);
  // What another seat has seen is gone before this one looks.
  if (live === null || live.secret !== secret) return <Loading />;
  return (
    <StoreContext value={live}>
      <TableWords>
        <MenuContext value={true}>
          <AtTable live={live} seats={seats} />
        </MenuContext>
      </TableWords>
    </StoreContext>
  );
}

function AtTable({ live, seats }: { live: LiveTable; seats: SeatsHere }) {
  const words = useWords();
  useTurnNotice();
  useOneClick(live);
  if (useRenewal(live)) return <Banner>{words.phrase("life-renewing")}</Banner>;
  return (
    <SharedScreen seats={seats}>
      <Banners seats={seats} />
      <Shown live={live} seats={seats} />
      <Menu seats={seats} />
    </SharedScreen>
  );
}

function Shown({ live, seats }: { live: LiveTable; seats: SeatsHere }) {
  const { things, sheet, view, status, wrong } = useTable();
  // Whoever gets up before the game begins may look on.
  const isUp = status === "closed" && wrong?.code === "secret" && sheet?.state === "waiting";
  useEffect(() => {
    if (isUp) seats.lose(live.secret);
  }, [isUp, live, seats]);
  if (status === "closed") return isUp ? <Loading /> : <NoTable seats={seats} />;
  if (sheet?.state === "waiting") return <WaitingRoom sheet={sheet} seats={seats} />;
  return things && view ? <Playing view={view} things={things} /> : <NoTable seats={seats} />;
}

function Menu({ seats }: { seats: SeatsHere }) {
  const { query } = useAddress();
  return query.has("table") ? <TableMenu seats={seats} /> : null;
}
