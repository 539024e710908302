import { Lantern } from "../../art/glyphs";
import { Pieces } from "../../parts/Pieces";
import { usePrompt } from "../../parts/usePrompt";
import type { Asked, Message } from "../../protocol/types";
import { useWords } from "../../words/page";
import { useMagick } from "./context";

/** Prompts that are said shorter here, where buttons say the rest. */
const SHORTER = ["ask-die", "ask-die-extra"];

/** What is asked for, with the number set apart where a die shows one. */
function promptOf(question: Asked): Message {
  const { id, fields = {} } = question.prompt;
  if (SHORTER.includes(id)) return { id: `magick-${id}`, fields };
  if (id !== "ask-circle") return question.prompt;
  const result = { kind: "result", id: String(fields.result ?? "") };
  return { id: "magick-ask-circle", fields: { ...fields, result } };
}

/** Who must do what, and which of the results of the round it is for. */
export function MagickPrompt() {
  const words = useWords();
  const { desk } = useMagick();
  const { question, asked, seat } = desk.view;
  const prompt = usePrompt();
  return (
    <div className={question ? "magick-prompt is-asked" : "magick-prompt"}>
      <Lantern />
      <div>
        <h1 {...prompt}>
          {question ? (
            <Pieces pieces={words.pieces(promptOf(question))} />
          ) : (
            words.phrase("table-waiting-for", { names: asked.map((each) => words.player(each)).join(", ") })
          )}
        </h1>
        <p>
          {question && <ResultNote question={question} />}{" "}
          {question?.name !== "free" && words.phrase(noteOf(question, seat))}
        </p>
      </div>
    </div>
  );
}

function noteOf(question: Asked | null, seat: number): string {
  if (question) return "magick-pencil-note";
  return seat < 0 ? "magick-watching-note" : "magick-shown-later";
}

/** Which of the round's results the die in hand is, and what it uses besides. */
function ResultNote({ question }: { question: Asked }) {
  const words = useWords();
  const { desk } = useMagick();
  if (question.name === "free") return words.phrase("magick-result-free");
  if (question.name !== "circle") return null;
  const spent = desk.zone("dice").cells.filter((cell) => cell.marks?.includes("spent")).length;
  if (words.has(`magick-result-${spent + 1}`)) return words.phrase(`magick-result-${spent + 1}`);
  const used = desk.figure("extra_dice");
  return words.phrase("magick-result-extra", { extra: used + 1, potions: desk.book.extraDice[used] ?? 0 });
}
