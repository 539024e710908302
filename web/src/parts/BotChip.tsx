import { callBot } from "../lobby/bots";
import type { TableSheet } from "../protocol/types";
import { useWords } from "../words/page";
import type { Words } from "../words/words";
import { HintsTaken } from "./hint/HintsTaken";
import { useTable } from "./useTable";

/** Returns which bot plays at a seat, and whether it only stands in for somebody; nothing where none does. */
export function botAt(words: Words, sheet: TableSheet | null, seat: number): string {
  const { bot, stand_in } = sheet?.seats[seat] ?? {};
  if (stand_in) return words.phrase("table-menu-stood-in", { bot: callBot(words, stand_in) });
  return bot ? callBot(words, bot) : "";
}

/** The bot that plays at a seat, beside its name, and how many hints somebody there has taken. */
export function BotChip({ seat }: { seat: number }) {
  const words = useWords();
  const { sheet } = useTable();
  const bot = botAt(words, sheet, seat);
  return (
    <>
      <HintsTaken seat={seat} />
      {bot && <span className="bot-chip">{bot}</span>}
    </>
  );
}
