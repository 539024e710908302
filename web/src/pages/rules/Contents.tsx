import { useEffect, useState } from "react";
import type { Rulebook } from "../../protocol/types";
import { useWords } from "../../words/page";
import { anchorIn } from "./Book";

/** What the books have, section by section; the one that is being read is marked. */
export function Contents({ books }: { books: readonly Rulebook[] }) {
  const words = useWords();
  const current = useCurrent(books);
  return (
    <nav className="contents" aria-label={words.phrase("rules-contents")}>
      {books.map((book) => (
        <div key={book.title}>
          <a className="contents-book" href={`#${anchorIn(book.title)}`}>
            {book.title}
          </a>
          <ul>
            {book.sections
              .filter((section) => section.title)
              .map(({ title, depth }) => {
                const anchor = anchorIn(book.title, title);
                return (
                  <li key={title} className={depth > 2 ? "is-below" : ""}>
                    <a href={`#${anchor}`} aria-current={anchor === current ? "location" : undefined}>
                      {title}
                    </a>
                  </li>
                );
              })}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Returns the section that stands at the head of the window. */
function useCurrent(books: readonly Rulebook[]): string {
  const [current, setCurrent] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: other books are other sections
  useEffect(() => {
    const sections = [...document.querySelectorAll<HTMLElement>("[data-section]")];
    const seen = new Set<HTMLElement>();
    const watcher = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) seen.add(target as HTMLElement);
          else seen.delete(target as HTMLElement);
        }
        const first = sections.find((section) => seen.has(section));
        if (first) setCurrent(first.dataset.section ?? "");
      },
      { rootMargin: "-80px 0px -70% 0px" },
    );
    for (const section of sections) watcher.observe(section);
    return () => watcher.disconnect();
  }, [books]);
  return current;
}
