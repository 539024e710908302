import paths from "virtual:game-icons";
import { patternFill } from "./patterns";

interface Look {
  icon: string;
  colour: string;
  pattern: string;
}

/** What stands on the door of each wizard; the colours and patterns are those of the items. */
const WIZARDS: Readonly<Record<string, Look>> = {
  glynna: { icon: "magic-swirl", colour: "#0D687D", pattern: "crosses" },
  meeblemore: { icon: "pointy-hat", colour: "#2A55A3", pattern: "diagonals" },
  corvus: { icon: "raven", colour: "#403766", pattern: "zigzag" },
  dafana: { icon: "queen-crown", colour: "#8A1D48", pattern: "lattice" },
  ninx: { icon: "moon-bats", colour: "#5B3BA3", pattern: "waves" },
  byros: { icon: "coins", colour: "#856008", pattern: "rings" },
  frekah: { icon: "wolf-head", colour: "#A0382A", pattern: "chevrons" },
  gerith: { icon: "triple-claws", colour: "#4A6468", pattern: "cogs" },
  moonstruck: { icon: "", colour: "#17635E", pattern: "phases" },
  bones: { icon: "skeleton", colour: "#332D42", pattern: "level lines" },
};
const NOBODY: Look = { icon: "pointy-hat", colour: "#2B2459", pattern: "rays" };
const CRESCENT = "M300 40A220 220 0 1 0 472 330 180 180 0 0 1 300 40z";
const ARCH = "M1 129V60C1 27 27 1 60 1s59 26 59 59v69c0 4-2 6-6 6H7c-4 0-6-2-6-6z";
const ICON = 66;

/** The emblem of a wizard, in an arch of our own; a hat for one that nobody knows. */
export function WizardEmblem({ wizard }: { wizard: string }) {
  const { icon, colour, pattern } = WIZARDS[wizard] ?? NOBODY;
  return (
    <svg className="wizard-emblem" viewBox="0 0 120 136" aria-hidden="true" focusable="false">
      <path d={ARCH} fill={colour} />
      <path d={ARCH} fill={patternFill(pattern)} />
      <path d={ARCH} fill="url(#light-behind)" />
      <path d={ARCH} fill="none" stroke="#fff6e0" strokeOpacity=".4" />
      <path
        d={paths[icon] ?? CRESCENT}
        fill="#fff6e0"
        transform={`translate(${60 - ICON / 2} ${70 - ICON / 2}) scale(${ICON / 512})`}
      />
    </svg>
  );
}
