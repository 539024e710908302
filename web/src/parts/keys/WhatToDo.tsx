import { useMemo } from "react";
import { Glyph } from "../../art/glyphs";
import type { Drawn } from "../../protocol/types";
import { useWords } from "../../words/page";
import { Dialog } from "../Dialog";
import { outcomes, textOf } from "../foretelling";
import type { Naming } from "../naming";
import { Pieces } from "../Pieces";
import { useAnswering } from "../useAnswering";
import { type AnswerOption, answerOptions, barredOptions } from "./options";

const MOST_PLACES = 4;

/** The question with all of its answers, to be heard and to choose from, and what is not allowed and why. */
export function WhatToDo({ view, naming, onClose }: { view: Drawn; naming: Naming; onClose: () => void }) {
  const words = useWords();
  const options = useMemo(() => answerOptions(view, naming, words), [view, naming, words]);
  const barred = useMemo(() => barredOptions(view, naming, words), [view, naming, words]);
  const { question } = view;
  return (
    <Dialog label={words.phrase("aid-what-to-do")} onClose={onClose} className="aid">
      <h2>
        {question ? (
          <Pieces pieces={words.pieces(question.prompt)} />
        ) : (
          words.phrase("table-waiting-for", {
            names: view.asked.map((seat) => words.player(seat)).join(", "),
          })
        )}
      </h2>
      {question && <p className="quiet">{words.phrase("aid-how-to-choose")}</p>}
      <ul className="aid-answers">
        {options.map((option) => (
          <Option key={option.answer.choice} option={option} onClose={onClose} />
        ))}
      </ul>
      {barred.length > 0 && <h3>{words.phrase("preview-refused")}</h3>}
      <ul className="aid-barred">
        {barred.map(({ reason, rule, places }) => (
          <li key={`${rule} ${reason}`}>
            <Glyph name="lock" />
            <span>
              {places.length <= MOST_PLACES
                ? places.join("; ")
                : words.phrase("aid-so-many-places", { count: places.length })}
              : {reason} <span className="rule-id">{rule}</span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Option({ option, onClose }: { option: AnswerOption; onClose: () => void }) {
  const words = useWords();
  const { chosen, pick } = useAnswering();
  const { answer, says, key, isPlain, isWall } = option;
  const isChosen = chosen?.answer.choice === answer.choice;
  const lines = isChosen && chosen?.told ? outcomes(words, chosen.told, isWall) : [];
  return (
    <li>
      <button
        type="button"
        className={`choice${isChosen ? " is-chosen" : ""}`}
        aria-pressed={isChosen}
        onClick={() => {
          if (pick(answer)) onClose();
        }}
      >
        <span className="choice-words">{says}</span>
        {!isPlain && <code aria-hidden="true">{key}</code>}
        {isWall && (
          <span className="outcome-wall" role="img" aria-label={words.phrase("act-wall-mark")}>
            <Glyph name="wall" />
          </span>
        )}
      </button>
      {lines.length > 0 && <p className="quiet">{lines.map((line) => textOf(line.pieces)).join(" ")}</p>}
    </li>
  );
}
