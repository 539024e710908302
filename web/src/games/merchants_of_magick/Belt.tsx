import type { ReactNode } from "react";
import { Glyph, SeatMark } from "../../art/glyphs";
import { BotChip } from "../../parts/BotChip";
import { useTable } from "../../parts/useTable";
import { useWords } from "../../words/page";
import { useMagick } from "./context";
import { Orders } from "./Orders";

/** The belt of orders: the line of whoever gets what leaves, one's own, and that of whom the next one comes from. */
export function Belt() {
  const words = useWords();
  const { fresh } = useTable();
  const { desk } = useMagick();
  const to = desk.figure("passes_to");
  const from = desk.seats.find((seat) => seat !== desk.mine && desk.figure("passes_to", seat) === desk.mine);
  const isMoved = fresh.some(({ event }) => event.event === "belt_moved" || event.event === "moved_left");
  if (desk.seats.length === 1) return <BeltAlone isMoved={isMoved} />;
  const isTwo = from === to;
  return (
    <section
      className={["belt", "panel", isMoved && "is-moved", isTwo && "is-two"].filter(Boolean).join(" ")}
      aria-label={words.phrase("magick-belt")}
    >
      {to !== desk.mine && (
        <>
          <Neighbour seat={to} side={isTwo ? "magick-next-left" : "magick-left"} />
          <Arrow>{words.phrase("magick-leaves")}</Arrow>
        </>
      )}
      <Orders seat={desk.mine} />
      {from !== undefined && (
        <>
          <Arrow>{words.phrase("magick-arrives")}</Arrow>
          {!isTwo && <Neighbour seat={from} side="magick-right" />}
        </>
      )}
    </section>
  );
}

/** Alone the leftmost order goes past, and two wait at the right. */
function BeltAlone({ isMoved }: { isMoved: boolean }) {
  const words = useWords();
  const { desk } = useMagick();
  const deck = desk.zone("deck").size;
  return (
    <section className={`belt panel${isMoved ? " is-moved" : ""}`} aria-label={words.phrase("magick-belt")}>
      <Arrow>{words.phrase("magick-goes-past")}</Arrow>
      <Orders seat={desk.mine} />
      <Arrow>{words.phrase("magick-arrives")}</Arrow>
      <div className="neighbour">
        <p>
          {words.phrase("magick-waiting")}{" "}
          <span className="quiet">{words.phrase("magick-deck-left", { count: deck })}</span>
        </p>
        <Orders zone="waiting" seat={-1} isSmall />
      </div>
    </section>
  );
}

function Neighbour({ seat, side }: { seat: number; side: string }) {
  const words = useWords();
  const { look } = useMagick();
  return (
    <div className="neighbour">
      <p>
        <button type="button" className="neighbour-name" onClick={() => look(seat)}>
          <SeatMark seat={seat} /> <span>{words.phrase(side, { name: words.player(seat) })}</span>
        </button>{" "}
        <BotChip seat={seat} />
      </p>
      <Orders seat={seat} isSmall />
    </div>
  );
}

function Arrow({ children }: { children: ReactNode }) {
  return (
    <p className="belt-arrow">
      <Glyph name="left" />
      <span>{children}</span>
    </p>
  );
}
