import { Card, type CardSize } from "../../games/arcane_alley/Card";
import { CardBack } from "../../games/arcane_alley/CardBack";
import { itemsIn } from "../cards/items";
import { useTeaching } from "./Guide";

/** An item of the game that is taught, as it lies on the table. */
export function ItemPiece({
  id,
  size = "table",
  isStruck = false,
}: {
  id: string;
  size?: CardSize;
  isStruck?: boolean;
}) {
  const item = itemsIn(useTeaching()).get(id);
  if (!item) return null;
  const classes = ["card", size === "mini" && "card-mini", isStruck && "is-struck"];
  return (
    <span className={classes.filter(Boolean).join(" ")}>
      <Card item={item} size={size} isStruck={isStruck} />
    </span>
  );
}

/** An item face down. */
export function BackPiece({ back = "base", size = "table" }: { back?: string; size?: "table" | "mini" }) {
  return (
    <span className={size === "mini" ? "card card-mini" : "card"}>
      <CardBack back={back} size={size} />
    </span>
  );
}
