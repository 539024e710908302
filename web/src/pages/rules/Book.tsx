import { Glyph } from "../../art/glyphs";
import { anchorOf } from "../../parts/RuleLink";
import { Link } from "../../parts/router";
import type { Part, Row, Rulebook, Section, Table } from "../../protocol/types";
import { useWords } from "../../words/page";
import { addressOfCard } from "../cards/address";
import { Looked, Passages } from "./Passages";

/** Returns the anchor of a book, or of a section in it. */
export function anchorIn(book: string, section = ""): string {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return section ? `${plain(book)}-${plain(section)}` : plain(book);
}

/** A book of rules: its sections, with every rule at an anchor of its own. */
export function Book({ book, game, target }: { book: Rulebook; game: string; target: string }) {
  const id = anchorIn(book.title);
  return (
    <section className="rulebook" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {book.title}
      </h2>
      {book.sections.map((section) => (
        <Written key={section.title} section={section} book={book.title} game={game} target={target} />
      ))}
    </section>
  );
}

function Written(props: { section: Section; book: string; game: string; target: string }) {
  const { section, book, game, target } = props;
  const Heading = section.depth > 2 ? "h4" : "h3";
  return (
    <div className="rules-section" data-section={anchorIn(book, section.title)}>
      {section.title && (
        <Heading id={anchorIn(book, section.title)} tabIndex={-1}>
          <Looked text={section.title} />
        </Heading>
      )}
      {section.parts.map((part, at) => (
        <WrittenPart key={part.rule || at} part={part} game={game} target={target} title={section.title} />
      ))}
    </div>
  );
}

function WrittenPart(props: { part: Part; game: string; target: string; title: string }) {
  const { part, game, target, title } = props;
  if (part.table) return <Tabled table={part.table} game={game} target={target} title={title} />;
  const text = <Passages passages={part.passages ?? []} />;
  if (!part.rule) return <p className={part.is_listed ? "rules-text is-listed" : "rules-text"}>{text}</p>;
  const anchor = anchorOf(part.rule);
  return (
    <article
      id={anchor}
      tabIndex={-1}
      className={anchor === target ? "rule is-target" : "rule"}
      aria-label={part.rule}
    >
      <RuleId rule={part.rule} />
      <p className="rules-text">{text}</p>
    </article>
  );
}

function RuleId({ rule }: { rule: string }) {
  const words = useWords();
  return (
    <a
      className="rule-anchor"
      href={`#${anchorOf(rule)}`}
      aria-label={words.phrase("rules-link-to", { rule })}
    >
      <Looked text={rule} />
    </a>
  );
}

/** A table; where its rows are rules, a narrow page lays each of them out below the other. */
function Tabled(props: { table: Table; game: string; target: string; title: string }) {
  const { table, game, target, title } = props;
  const hasRules = table.rows.some((row) => row.rule);
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing can be entered here
    <div
      className={hasRules ? "rules-table has-rules" : "rules-table"}
      role="group"
      aria-label={title}
      tabIndex={0}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: a table that is laid out as blocks is none to some readers */}
      <table role="table">
        <thead>
          <tr>
            {table.head.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stay in their order
              <th key={at} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            <TabledRow
              // biome-ignore lint/suspicious/noArrayIndexKey: most rows have no name
              key={at}
              row={row}
              head={table.head}
              game={game}
              isTarget={row.rule !== "" && anchorOf(row.rule ?? "") === target}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TabledRow(props: { row: Row; head: readonly string[]; game: string; isTarget: boolean }) {
  const { row, head, game, isTarget } = props;
  const words = useWords();
  const [name, ...cells] = row.cells;
  const card = /-(\w+):(\w+)$/.exec(row.rule ?? "");
  return (
    <tr
      id={row.rule ? anchorOf(row.rule) : undefined}
      className={isTarget ? "is-target" : ""}
      tabIndex={row.rule ? -1 : undefined}
    >
      <th scope="row">
        <Passages passages={name ?? []} />
        {card && (
          <Link
            to={addressOfCard(game, card[1] ?? "", card[2] ?? "")}
            className="rules-card"
            label={words.phrase("rules-card")}
          >
            <Glyph name="card" />
          </Link>
        )}
      </th>
      {cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns stay in their order
        <td key={at} data-label={head[at + 1]}>
          <Passages passages={cell} />
        </td>
      ))}
    </tr>
  );
}
