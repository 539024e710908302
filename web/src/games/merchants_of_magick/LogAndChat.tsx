import { useState } from "react";
import { Chat } from "../../parts/Chat";
import { useHintTab } from "../../parts/hint/HintTab";
import type { Telling } from "../../parts/hint/reasons";
import { Log } from "../../parts/Log";
import { Tabs } from "../../parts/Tabs";
import { useTable } from "../../parts/useTable";
import { useWords } from "../../words/page";

/** What happened, and what people say; beside the table hints, too. */
export function LogAndChat({ telling }: { telling?: Telling }) {
  const words = useWords();
  const { unread } = useTable();
  const [shown, setShown] = useState("log");
  const hint = useHintTab(telling);
  return (
    <Tabs
      label={words.phrase("magick-log-and-chat")}
      shown={hint.isShown ? "hint" : shown}
      onShow={(name) => hint.show(name) && setShown(name)}
      tabs={[
        ...hint.tabs,
        { name: "log", title: words.phrase("table-log"), body: <Log /> },
        { name: "chat", title: words.phrase("table-chat"), badge: unread, body: <Chat /> },
      ]}
    />
  );
}
