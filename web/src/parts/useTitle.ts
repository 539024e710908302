import { useEffect } from "react";
import { useWords } from "../words/page";

/** Names the page in the browser's title, with the house behind it. */
export function useTitle(title: string): void {
  const words = useWords();
  const house = words.phrase("house");
  useEffect(() => {
    if (title) document.title = words.phrase("page-title", { title });
    return () => {
      document.title = house;
    };
  }, [title, house, words]);
}
