import { useCallback, useEffect, useState } from "react";
import { http } from "../../protocol/http";
import type { Seated } from "../../protocol/types";
import { Companion } from "../../store/companion";
import { keys } from "../../store/keys";

/** The seats of this device at a table: one has the screen, the others wait for it. */
export interface SeatsHere {
  /** The secret of the seat that has the screen; empty for one who watches, nothing while that is found out. */
  secret: string | null;
  /** The other seats, once they are known. */
  others: ReadonlyMap<number, Companion>;
  /** Whether several people share this device. */
  isShared: boolean;
  /** Whether the one whose seat has the screen has said that nobody else is looking. */
  isLooking: boolean;
  /** Gives the screen to a seat, by its secret: its person is looking now. */
  give: (secret: string) => void;
  /** Takes up seats that were kept since. */
  look: () => void;
  /** Asks for the seats of whoever plays here; returns whether there were any. */
  claim: () => Promise<boolean>;
  /** Forgets a seat that this device has no longer. */
  lose: (secret: string) => void;
}

const NONE: ReadonlyMap<number, Companion> = new Map();

/** Asks for the seats that whoever plays here has at a table; there may be no such table. */
async function seatsOfMine(table: string): Promise<Seated[]> {
  const key = keys.player();
  const all = key ? await http.myTables(key) : [];
  const isMine = all.some((listed) => listed.table === table && listed.seats?.length);
  return isMine ? http.seatsOfMine(key, table) : [];
}

/** Returns the seats of this device at a table; those of a key that was kept are asked for, if there are none. */
export function useSeatsHere(table: string): SeatsHere {
  const [secrets, setSecrets] = useState(() => keys.seats(table));
  const [secret, setSecret] = useState<string | null>(() => secrets[0] ?? (keys.player() ? null : ""));
  const [looking, setLooking] = useState("");
  const [others, setOthers] = useState(NONE);

  const give = useCallback((to: string) => {
    setLooking(to);
    setSecret(to);
  }, []);

  const look = useCallback(() => {
    const kept = keys.seats(table);
    setSecrets(kept);
    setSecret((now) => (now && kept.includes(now) ? now : (kept[0] ?? "")));
  }, [table]);

  const claim = useCallback(async () => {
    const seats = await seatsOfMine(table).catch(() => []);
    for (const seat of seats) keys.keepSeat(table, seat.secret ?? "");
    look();
    return seats.length > 0;
  }, [table, look]);

  useEffect(() => {
    if (secret === null) claim();
  }, [secret, claim]);

  const lose = useCallback(
    (lost: string) => {
      keys.dropSeat(table, lost);
      look();
    },
    [table, look],
  );

  useEffect(() => {
    const waiting = secrets.filter((each) => each !== secret);
    const companions = waiting.map(
      (each) =>
        new Companion(table, each, {
          seated: (seat, companion) => setOthers((known) => new Map(known).set(seat, companion)),
          refused: () => lose(each),
        }),
    );
    for (const companion of companions) companion.open();
    return () => {
      for (const companion of companions) companion.close();
      setOthers(NONE);
    };
  }, [table, secrets, secret, lose]);

  const isShared = secrets.length > 1;
  return { secret, others, isShared, isLooking: looking === secret, give, look, claim, lose };
}
