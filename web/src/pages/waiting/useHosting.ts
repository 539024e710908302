import { useState } from "react";
import { randomWords } from "../../fair/seal";
import { sitDown } from "../../lobby/settling";
import { useLive, useTable } from "../../parts/useTable";
import { http, Refused } from "../../protocol/http";
import type { TableSheet } from "../../protocol/types";
import { keys } from "../../store/keys";
import { useWords } from "../../words/page";
import { enrolled } from "../enrolling";
import type { SeatsHere } from "../table/useSeatsHere";

/** What somebody can do before a game begins; one thing at a time, and what is refused is said in a sentence. */
export interface Hosting {
  isHost: boolean;
  isSeated: boolean;
  isBusy: boolean;
  trouble: string;
  /** The seats of this device. */
  here: ReadonlySet<number>;
  sit: (seat: number) => void;
  sitHere: (seat: number, name: string) => void;
  giveToBot: (seat: number, bot: string) => void;
  changeBot: (seat: number, bot: string) => void;
  choose: (seat: number, option: string, value: string) => void;
  clear: (seat: number) => void;
  leave: () => void;
  ready: (words: string) => void;
  begin: (words: string) => void;
}

export function useHosting(sheet: TableSheet, seats: SeatsHere): Hosting {
  const words = useWords();
  const live = useLive();
  const { seat } = useTable();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const { table } = sheet;
  const attempt = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setTrouble("");
    try {
      await work();
    } catch (error) {
      setTrouble(error instanceof Refused && error.message ? error.message : words.phrase("went-wrong"));
    }
    setBusy(false);
  };
  const key = () => keys.player();
  /** Seals words for every seat of this device that has sealed none: those that were written for the one in hand. */
  const seal = async (written: string) => {
    if (!sheet.seats[seat]?.seal) await live?.seal(written.trim() || randomWords());
    for (const [at, companion] of seats.others) {
      if (!sheet.seats[at]?.seal) await companion.seal(randomWords());
    }
  };
  return {
    isHost: sheet.seats[seat]?.is_host ?? false,
    isSeated: seat >= 0,
    isBusy,
    trouble,
    here: new Set([...(seat >= 0 ? [seat] : []), ...seats.others.keys()]),
    sit: (at) =>
      attempt(async () => {
        await sitDown(await enrolled(keys.name() || words.phrase("home-guest")), table, { seat: at });
        seats.look();
      }),
    sitHere: (at, name) =>
      attempt(async () => {
        await sitDown(key(), table, { seat: at, name });
        seats.look();
      }),
    giveToBot: (at, bot) =>
      attempt(async () => {
        await http.sit(key(), table, { seat: at, bot });
      }),
    changeBot: (at, bot) =>
      attempt(async () => {
        await http.getUp(key(), table, at);
        await http.sit(key(), table, { seat: at, bot });
      }),
    choose: (at, option, value) => attempt(() => http.choose(key(), table, at, { [option]: value })),
    clear: (at) => attempt(() => http.getUp(key(), table, at)),
    leave: () => attempt(() => http.getUp(key(), table, seat)),
    ready: (written) => attempt(() => seal(written)),
    begin: (written) =>
      attempt(async () => {
        await seal(written);
        await http.start(key(), table);
      }),
  };
}
