import { Chat } from "../../parts/Chat";
import { Log } from "../../parts/Log";
import { Tabs } from "../../parts/Tabs";
import { useTable } from "../../parts/useTable";
import { useWords } from "../../words/page";
import { SalesList } from "./SalesList";
import type { SaleMade } from "./sales";
import { Tracks } from "./Tracks";

/** Beside the table, or in a drawer: gold and infamy of everybody, the log, the chat, and what was sold. */
export function Rail({ sales }: { sales: readonly SaleMade[] }) {
  const words = useWords();
  const { unread } = useTable();
  return (
    <>
      <Tracks />
      <Tabs
        label={words.phrase("table-log")}
        tabs={[
          { name: "log", title: words.phrase("table-log"), body: <Log /> },
          { name: "chat", title: words.phrase("table-chat"), badge: unread, body: <Chat /> },
          { name: "sold", title: words.phrase("table-sets"), body: <SalesList sales={sales} /> },
        ]}
      />
    </>
  );
}
