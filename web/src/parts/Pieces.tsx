import type { Piece } from "../words/words";

/** A sentence with what it names set apart. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  let at = 0;
  return pieces.map((piece) => {
    const key = `${at}`;
    at += piece.text.length;
    if (piece.kind === "") return <span key={key}>{piece.text}</span>;
    return (
      <b key={key} className={`said-${piece.kind}`}>
        {piece.text}
      </b>
    );
  });
}
