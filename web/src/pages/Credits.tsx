import credits from "virtual:credits";
import paths from "virtual:game-icons";
import authors from "../art/icon-credits.json";
import { ReadingHead } from "../parts/ReadingHead";
import { TopBar } from "../parts/TopBar";
import { useTitle } from "../parts/useTitle";
import { useWords } from "../words/page";
import "../styles/credits.css";

type Part = (typeof credits)[number]["parts"][number];

// The table of icons by author: the page draws them instead.
const ICONS = "icons";

/** Who has made what this house stands on. The words are those of the project's own credits. */
export function Credits() {
  const words = useWords();
  useTitle(words.phrase("credits-title"));
  return (
    <>
      <TopBar />
      <main className="credits-page">
        <ReadingHead room="credits" />
        {credits.map((section) => (
          <section key={section.title} className="credits-section panel">
            <h2>{section.title}</h2>
            {section.parts.map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their order
              <Written key={at} part={part} title={section.title} />
            ))}
          </section>
        ))}
      </main>
    </>
  );
}

function Written({ part, title }: { part: Part; title: string }) {
  if ("text" in part) return <p>{part.text}</p>;
  if (part.head.includes(ICONS)) return <Icons />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing can be entered here
    <div className="credits-table" role="group" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {part.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {part.rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns stay in their order
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Every icon that the page draws, by whoever has drawn it first. */
function Icons() {
  return Object.entries(authors).map(([author, icons]) => (
    <section key={author} className="credits-icons" aria-label={author}>
      <h3>{author}</h3>
      <ul>
        {icons.toSorted().map((icon) => (
          <li key={icon}>
            <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
              <path d={paths[icon]} fill="currentColor" />
            </svg>
            <span>{icon.replaceAll("-", " ")}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
