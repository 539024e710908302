import { Chat } from "../../parts/Chat";
import { Log } from "../../parts/Log";
import { Tabs } from "../../parts/Tabs";
import { useTable } from "../../parts/useTable";
import { useWords } from "../../words/page";

/** What happened, and what is said about it. */
export function LogAndChat() {
  const words = useWords();
  const { unread } = useTable();
  return (
    <Tabs
      label={words.phrase("magick-log-and-chat")}
      tabs={[
        { name: "log", title: words.phrase("table-log"), body: <Log /> },
        { name: "chat", title: words.phrase("table-chat"), badge: unread, body: <Chat /> },
      ]}
    />
  );
}
