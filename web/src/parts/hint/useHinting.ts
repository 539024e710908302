import {
  createContext,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Advised, Answer } from "../../protocol/types";
import type { Hinted } from "../../store/state";
import type { Answering } from "../useAnswering";
import { useLive, useTable } from "../useTable";

/** Hints at a table: who gives them, what is advised, and which option lies on the table. */
export interface Hinting {
  /** The bot that advises; nobody where hints may not be asked for. */
  adviser: string;
  /** Whether others at the table will know of it. */
  hasCompany: boolean;
  isOpen: boolean;
  /** Opens them; whoever comes by a key or a button goes on there. */
  open: (isGoing?: boolean) => void;
  close: () => void;
  ask: () => void;
  hint: Hinted | null;
  advised: readonly Advised[];
  /** The option that is laid out; -1 for none. */
  laid: number;
  /** Lays an option out as if it was picked on the table, and does nothing more. */
  lay: (at: number) => void;
  /** Whether what is picked goes on with an option that was followed. */
  isFollowed: boolean;
  /** Whether whoever has opened it goes on there. */
  wantsFocus: RefObject<boolean>;
}

const nothing = () => undefined;
const NOTHING_ADVISED: readonly Advised[] = [];

const NO_HINTS: Hinting = {
  adviser: "",
  hasCompany: false,
  isOpen: false,
  open: nothing,
  close: nothing,
  ask: nothing,
  hint: null,
  advised: NOTHING_ADVISED,
  laid: -1,
  lay: nothing,
  isFollowed: false,
  wantsFocus: { current: false },
};

export const HintContext = createContext(NO_HINTS);

export function useHint(): Hinting {
  return useContext(HintContext);
}

/** What is picked of an option, and what comes after it. */
interface Plan {
  question: number;
  choice: number;
  rest: readonly Answer[];
}

/** Makes the hints that all parts of a table share. */
export function useHinting({ weigh }: Answering): Hinting {
  const live = useLive();
  const { sheet, seat, question, view, picked, hint, fresh } = useTable();
  const [isWanted, setWanted] = useState(false);
  const [laidAt, setLaidAt] = useState({ question: 0, at: -1 });
  const [followed, setFollowed] = useState({ question: 0, choice: -1 });
  const plan = useRef<Plan | null>(null);
  const wantsFocus = useRef(false);
  const adviser = (live && seat >= 0 && sheet?.state === "playing" && sheet.adviser) || "";
  const people = sheet?.seats.filter((each) => !each.bot).length ?? 0;
  const advised = hint?.advised ?? NOTHING_ADVISED;
  const answers = view?.question?.answers;

  const lay = useCallback(
    (at: number) => {
      const [first, ...rest] = advised[at]?.answers ?? [];
      const answer = answers?.find(({ choice }) => choice === first?.choice);
      if (!answer) return;
      plan.current = { question, choice: answer.choice, rest };
      setLaidAt({ question, at });
      weigh(answer);
    },
    [advised, answers, question, weigh],
  );

  // Whoever does what an option says finds its next step picked, to be done or not, as long as they keep to it.
  useEffect(() => {
    const now = plan.current;
    if (now === null || question === 0) return;
    if (now.question === question) {
      if (picked?.choice !== now.choice) plan.current = null;
      return;
    }
    const [next, ...rest] = now.rest;
    const isBack = fresh.some(({ event }) => event.event === "took_back");
    const answer = isBack ? undefined : answers?.find((each) => next && isSame(each, next));
    plan.current = answer ? { question, choice: answer.choice, rest } : null;
    if (!answer) return;
    setFollowed({ question, choice: answer.choice });
    weigh(answer);
  }, [question, picked, answers, fresh, weigh]);

  const open = useCallback((isGoing = false) => {
    wantsFocus.current = isGoing;
    setWanted(true);
  }, []);
  const close = useCallback(() => setWanted(false), []);
  const ask = useCallback(() => {
    live?.askHint();
  }, [live]);

  const first = advised[laidAt.at]?.answers[0]?.choice;
  const isLaid = laidAt.question === question && first !== undefined && first === picked?.choice;
  const laid = isLaid ? laidAt.at : -1;
  const isFollowed = followed.question === question && followed.choice === picked?.choice;
  return useMemo(
    () => ({
      adviser,
      hasCompany: people > 1,
      isOpen: isWanted && adviser !== "",
      open,
      close,
      ask,
      hint,
      advised,
      laid,
      lay,
      isFollowed,
      wantsFocus,
    }),
    [adviser, people, isWanted, open, close, ask, hint, advised, laid, lay, isFollowed],
  );
}

/** Whether an answer is the one that was foreseen. */
function isSame(one: Answer, other: Answer): boolean {
  return one.choice === other.choice && one.key === other.key;
}
