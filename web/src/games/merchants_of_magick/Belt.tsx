import { Coin, Glyph, SeatMark } from "../../art/glyphs";
import type { Cell } from "../../protocol/types";
import { useWords } from "../../words/page";
import { RowIcon } from "./art";
import { isComplete } from "./book";
import { useMagick } from "./context";

/** The belt of orders between neighbours: what leaves, what is here, what arrives. */
export function Belt() {
  const words = useWords();
  const { desk } = useMagick();
  const to = desk.figure("passes_to");
  const from = desk.view.players.find(
    (player) => player.figures.passes_to === desk.mine && player.seat !== desk.mine,
  )?.seat;
  const hasLeft = desk.view.players.length > 1 && to !== desk.mine && to in desk.view.players;
  return (
    <section className="belt panel" aria-label={words.phrase("magick-belt")}>
      {hasLeft && <Neighbour seat={to} note="magick-leaves" />}
      <ul className="orders">
        {desk.zone("line", desk.mine).cells.map((cell, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of the line has no other name
          <OrderCard key={at} cell={cell} isMine />
        ))}
      </ul>
      {from !== undefined && from !== to && <Neighbour seat={from} note="magick-arrives" />}
    </section>
  );
}

function Neighbour({ seat, note }: { seat: number; note: string }) {
  const words = useWords();
  const { desk } = useMagick();
  return (
    <div className="neighbour">
      <p>
        <SeatMark seat={seat} /> {words.player(seat)} <span className="quiet">{words.phrase(note)}</span>
      </p>
      <ul className="orders">
        {desk.zone("line", seat).cells.map((cell, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of the line has no other name
          <OrderCard key={at} cell={cell} />
        ))}
      </ul>
    </div>
  );
}

function OrderCard({ cell, isMine = false }: { cell: Cell; isMine?: boolean }) {
  const words = useWords();
  const { desk } = useMagick();
  const order = desk.book.orders.get(cell.thing ?? "");
  if (!order) {
    const isEmpty = cell.face === "empty";
    return (
      <li className={isEmpty ? "order is-empty" : "order is-hidden"}>
        {words.phrase(isEmpty ? "place-empty" : "place-hidden")}
      </li>
    );
  }
  return (
    <li className={isMine ? "order" : "order order-small"}>
      <p>
        <b>{order.name}</b>
        <Coin figure={String(order.coins)} />
      </p>
      <span className="order-rows">
        {order.rows.map((row) => {
          const isDone = isMine && isComplete(desk.sheet(), row);
          return (
            <span key={row.id} className={isDone ? "order-row is-done" : "order-row"} title={row.name}>
              <RowIcon id={row.id} />
              {isDone && <Glyph name="check" />}
            </span>
          );
        })}
      </span>
    </li>
  );
}
