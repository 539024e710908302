import { useState } from "react";
import { Refused } from "../../protocol/http";
import { useWords } from "../../words/page";

/** Does something that may be refused, one thing at a time: what came of it is said in a sentence. */
export function useAttempt() {
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const [said, setSaid] = useState("");
  const attempt = async (work: () => Promise<string | undefined>) => {
    if (isBusy) return;
    setBusy(true);
    setTrouble("");
    setSaid("");
    try {
      setSaid((await work()) ?? "");
    } catch (error) {
      setTrouble(error instanceof Refused && error.message ? error.message : words.phrase("went-wrong"));
    }
    setBusy(false);
  };
  return { attempt, isBusy, trouble, said };
}
