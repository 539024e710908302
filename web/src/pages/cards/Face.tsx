import type { ReactNode } from "react";
import { WizardEmblem } from "../../art/wizards";
import { Card, type CardSize } from "../../games/arcane_alley/Card";
import type { Shown, Volume } from "./collection";
import { itemsIn } from "./items";
import { AdventurerFace, DieFace, MasteryFace, OrderFace, RowFace } from "./MagickFaces";
import "../../styles/faces.css";

interface Props {
  shown: Shown;
  volume: Volume;
  size?: CardSize;
}

type Draw = (props: Props) => ReactNode;

function ItemFace({ shown, volume, size = "table" }: Props) {
  const item = itemsIn(volume).get(shown.entry.id);
  return item ? <Card item={item} size={size} /> : <PlainFace shown={shown} volume={volume} />;
}

function WizardFace({ shown }: Props) {
  return (
    <span className="paper paper-wizard">
      <WizardEmblem wizard={shown.entry.id} />
      <span className="paper-name">{shown.entry.name}</span>
    </span>
  );
}

/** A thing of a game that nobody has drawn cards for: its name, and its letters if it has any. */
function PlainFace({ shown: { entry } }: Props) {
  return (
    <span className="paper paper-plain">
      {entry.mark && <span className="paper-mark">{entry.mark}</span>}
      <span className="paper-name">{entry.name}</span>
    </span>
  );
}

/** Who draws the things of a game, by kind. */
const DRAWN: Readonly<Record<string, Draw>> = {
  "arcane_alley/item": ItemFace,
  "arcane_alley/wizard": WizardFace,
  "merchants_of_magick/item": RowFace,
  "merchants_of_magick/spell": RowFace,
  "merchants_of_magick/adventurer": AdventurerFace,
  "merchants_of_magick/mastery": MasteryFace,
  "merchants_of_magick/die": DieFace,
  "merchants_of_magick/order": OrderFace,
};

/** A thing as it lies on a table. It says nothing: whatever it stands on has a name. */
export function Face(props: Props) {
  const Drawn = DRAWN[`${props.shown.game}/${props.shown.entry.kind}`] ?? PlainFace;
  return (
    <span className="card-face" aria-hidden="true">
      <Drawn {...props} />
    </span>
  );
}

/** Whether a thing has a small face of its own. */
export function hasMini(shown: Shown): boolean {
  return `${shown.game}/${shown.entry.kind}` === "arcane_alley/item";
}
