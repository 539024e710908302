import { Coin, Glyph } from "../../art/glyphs";
import { textOf } from "../../parts/foretelling";
import { Pieces } from "../../parts/Pieces";
import { RuleLink } from "../../parts/RuleLink";
import { useWords } from "../../words/page";
import { markOf } from "./book";
import { type Consequence, Consequences, reachOf } from "./consequences";
import { useMagick } from "./context";
import { Flask, MagickIcon } from "./icons";

const GLYPHS = ["check", "dot", "special", "warning"];

/** Returns what would follow from the answer that is picked, and what it is called. */
function useConsequences(): { title: string; lines: Consequence[] } | null {
  const words = useWords();
  const { desk, after, crafting } = useMagick();
  const { answer, told } = crafting;
  if (!answer) return null;
  const consequences = new Consequences(words, desk.book, desk, after);
  if (answer === desk.commit) {
    const pencilled = desk.sheet().filter((_, place) => markOf(desk.sheet(), place) === "pencil").length;
    const result = desk.view.question?.prompt.fields?.result;
    const title = words.phrase("magick-if-commit", { round: desk.view.figures.round ?? 1 });
    return { title, lines: consequences.ofCommit(pencilled, result === undefined ? null : Number(result)) };
  }
  const place = answer.points?.[0]?.place ?? -1;
  if (crafting.isDie) {
    const { thing, value } = desk.zone("dice").cells[place] ?? {};
    const title = words.phrase("magick-if-take-up", { die: thing ?? "", value: value ?? 0 });
    return { title, lines: consequences.ofDie() };
  }
  const row = desk.book.rowAt(place);
  const circle = row?.circles.find((each) => each.place === place);
  const title = words.phrase("magick-if-mark", {
    kind: row?.group ?? "",
    row: row?.name ?? "",
    column: words.phrase(`column-${circle?.column}`),
    number: circle?.number ?? 0,
  });
  return { title, lines: told ? consequences.ofMark(told, place) : [] };
}

/** What would follow, always in the same place and form; or why something can't be done. */
export function Preview() {
  const words = useWords();
  const { desk, crafting } = useMagick();
  const found = useConsequences();
  const { refused } = crafting;
  if (refused) {
    return (
      <section className="magick-preview panel is-refused">
        <h2>{words.phrase("preview-refused")}</h2>
        <p className="refusal">
          <Glyph name="lock" />
          <span>
            <Pieces pieces={words.pieces(refused.reason)} />{" "}
            <RuleLink game={desk.view.game} rule={refused.rule} />
          </span>
        </p>
      </section>
    );
  }
  return (
    <section className={`magick-preview panel${found ? "" : " is-idle"}`}>
      {found ? (
        <>
          <h2>{found.title}</h2>
          <ul>
            {found.lines.map((line) => (
              <ConsequenceLine key={textOf(line.pieces)} line={line} />
            ))}
          </ul>
        </>
      ) : (
        <p>{words.phrase(idleWords(desk.view.question?.name))}</p>
      )}
    </section>
  );
}

/** What stands in the preview's place as long as nothing is picked. */
function idleWords(question: string | undefined): string {
  if (question === undefined) return "preview-not-asked";
  return `magick-choose-${question}`;
}

function ConsequenceLine({ line }: { line: Consequence }) {
  return (
    <li className={line.isQuiet ? "consequence is-quiet" : "consequence"}>
      <span className="consequence-icon">
        {line.icon === "flask" ? (
          <Flask />
        ) : line.icon === "coin" ? (
          <Coin />
        ) : GLYPHS.includes(line.icon) ? (
          <Glyph name={line.icon} />
        ) : (
          <MagickIcon id={line.icon} />
        )}
      </span>
      <span>
        <Pieces pieces={line.pieces} />
        {line.gain && <b className="gain"> {line.gain}</b>}
        {line.loss && <b className="loss"> {line.loss}</b>}
      </span>
    </li>
  );
}

/** The same in one line, for a button: what is done by it, and the coins and potions that it brings and takes. */
export function useSummary(): string {
  const words = useWords();
  const { desk, after, crafting } = useMagick();
  const told = crafting.told?.certain ?? [];
  if (!after || !crafting.answer || crafting.answer === desk.commit) return "";
  if (crafting.foreseen) return words.phrase("magick-summary-circles", reachOf(crafting.foreseen));
  const rows = told
    .filter(({ event }) => event.event === "completed")
    .map(({ event }) => desk.book.rows.find((row) => row.id === event.row)?.name ?? "");
  const orders = told.filter(({ event }) => event.event === "claimed").length;
  const what = [...rows, orders && words.phrase("magick-summary-order", { count: orders })].filter(Boolean);
  const coins = after.figure("coins") - desk.figure("coins");
  const potions = after.figure("potions") - desk.figure("potions");
  const brings = [
    coins > 0 && words.phrase("magick-summary-coins", { count: coins }),
    potions < 0 && words.phrase("magick-summary-potions", { count: -potions }),
    potions > 0 && !coins && words.phrase("magick-summary-gained", { count: potions }),
  ].filter(Boolean);
  if (!what.length) return brings.join(", ");
  if (!brings.length) return what.join(", ");
  return words.phrase("magick-summary", { what: what.join(", "), coins: brings.join(", ") });
}
