import { Lantern } from "../../art/glyphs";
import { Pieces } from "../../parts/Pieces";
import { usePrompt } from "../../parts/usePrompt";
import { useTable } from "../../parts/useTable";
import type { Message } from "../../protocol/types";
import { useWords } from "../../words/page";
import type { Words } from "../../words/words";
import { useAlley } from "./context";

// More letters than this do not stand in one line.
const LONG = 40;

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
      <h1
        {...prompt}
        className={asked && words.say(shortened(words, asked.prompt)).length > LONG ? "is-long" : ""}
      >
        {asked ? (
          <Asked message={asked.prompt} />
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

/** A question in words: short where what is lit names the rest, and in full for whoever has it read out. */
function Asked({ message }: { message: Message }) {
  const words = useWords();
  const short = shortened(words, message);
  if (short === message) return <Pieces pieces={words.pieces(message)} />;
  return (
    <>
      <span className="visually-hidden">{words.say(message)}</span>
      <span aria-hidden="true">
        <Pieces pieces={words.pieces(short)} />
      </span>
    </>
  );
}

function shortened(words: Words, message: Message): Message {
  const id = `short-${message.id}`;
  return words.has(id) ? { ...message, id } : message;
}
