import { useState } from "react";
import { Chat } from "../../parts/Chat";
import { useHintTab } from "../../parts/hint/HintTab";
import type { Telling } from "../../parts/hint/reasons";
import { Log } from "../../parts/Log";
import { Tabs } from "../../parts/Tabs";
import { useTable } from "../../parts/useTable";
import { useWords } from "../../words/page";
import { SalesList } from "./SalesList";
import type { SaleMade } from "./sales";
import { Tracks } from "./Tracks";

interface Props {
  sales: readonly SaleMade[];
  /** How hints are told, where the rail has a tab for them. */
  telling?: Telling;
}

/** Beside the table, or in a drawer: gold and infamy of everybody, the log, the chat, and what was sold. */
export function Rail({ sales, telling }: Props) {
  const words = useWords();
  const { unread } = useTable();
  const [shown, setShown] = useState("log");
  const hint = useHintTab(telling);
  return (
    <>
      {/* A hint has the whole rail. */}
      {!hint.isShown && <Tracks />}
      <Tabs
        label={words.phrase("table-log")}
        shown={hint.isShown ? "hint" : shown}
        onShow={(name) => hint.show(name) && setShown(name)}
        tabs={[
          ...hint.tabs,
          { name: "log", title: words.phrase("table-log"), body: <Log /> },
          { name: "chat", title: words.phrase("table-chat"), badge: unread, body: <Chat /> },
          { name: "sold", title: words.phrase("table-sets"), body: <SalesList sales={sales} /> },
        ]}
      />
    </>
  );
}
