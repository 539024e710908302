import { Lantern } from "../../art/glyphs";
import { Pieces } from "../../parts/Pieces";
import { usePrompt } from "../../parts/usePrompt";
import { useTable } from "../../parts/useTable";
import { useWords } from "../../words/page";
import { useAlley } from "./context";

/** Who must do what, in a sentence, directly above what it asks about. */
export function Prompt() {
  const words = useWords();
  const { sheet } = useTable();
  const { sight } = useAlley();
  const prompt = usePrompt();
  const asked = sight.question;
  const waiting = sight.view.asked.map((seat) => words.player(seat)).join(", ");
  const isBot = sight.view.asked.every((seat) => sheet?.seats[seat]?.bot);
  return (
    <div className={asked ? "prompt is-asked" : "prompt"}>
      <Lantern />
      <h1 {...prompt} className={asked && words.say(asked.prompt).length > 62 ? "is-long" : ""}>
        {asked ? (
          <Pieces pieces={words.pieces(asked.prompt)} />
        ) : sight.view.asked.length === 0 ? (
          words.phrase("table-just-now")
        ) : (
          words.phrase(isBot && sight.view.asked.length === 1 ? "table-thinking" : "table-waiting-for", {
            names: waiting,
          })
        )}
      </h1>
    </div>
  );
}
