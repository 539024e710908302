import { SeatMark } from "../../art/glyphs";
import { BotChip } from "../../parts/BotChip";
import { useWords } from "../../words/page";
import { usePlain } from "./context";
import { Shelf } from "./Shelf";

/** All zones: those of the others, those common to all, and one's own. */
export function Everything() {
  const { view } = usePlain();
  const others = view.players.map((player) => player.seat).filter((seat) => seat !== view.seat);
  const common = view.zones.filter((zone) => zone.seat < 0);
  return (
    <div className="plain-table panel">
      <div className={others.length > 3 ? "plain-others are-many" : "plain-others"}>
        {others.map((seat) => (
          <Owner key={seat} seat={seat} />
        ))}
      </div>
      {common.length > 0 && (
        <div className="plain-shelves plain-common">
          {common.map((zone) => (
            <Shelf key={zone.name} zone={zone} />
          ))}
        </div>
      )}
      {view.seat >= 0 && <Owner seat={view.seat} />}
    </div>
  );
}

function Owner({ seat }: { seat: number }) {
  const words = useWords();
  const { view, naming } = usePlain();
  const { figures = {}, traits = {} } = view.players[seat] ?? {};
  return (
    <section
      className={seat === view.seat ? "plain-owner is-mine" : "plain-owner"}
      aria-label={words.player(seat)}
    >
      <header>
        <SeatMark seat={seat} />
        <h2>{words.player(seat)}</h2>
        <BotChip seat={seat} />
        {Object.values(traits).length > 0 && (
          <span className="plain-traits">
            {Object.values(traits)
              .map((id) => naming.thing(id))
              .join(", ")}
          </span>
        )}
        <span className="plain-figures">
          {Object.entries(figures).map(([name, value]) => (
            <span key={name}>
              {naming.figure(name)} <b>{value}</b>
            </span>
          ))}
        </span>
      </header>
      <div className="plain-shelves">
        {view.zones
          .filter((zone) => zone.seat === seat)
          .map((zone) => (
            <Shelf key={zone.name} zone={zone} isOwned />
          ))}
      </div>
    </section>
  );
}
