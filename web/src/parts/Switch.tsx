import { type ReactNode, useId } from "react";

interface Props {
  title: ReactNode;
  note?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Why it can't be changed now. */
  whyNot?: string;
  className?: string;
}

/** Something that is on or off. */
export function Switch({ title, note, isOn, onChange, whyNot, className = "" }: Props) {
  const id = useId();
  const said = whyNot || note;
  return (
    <label className={`switch ${className}`}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={!!whyNot}
        aria-describedby={said ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="switch-track" aria-hidden="true" />
      <b className="switch-title">{title}</b>
      {said && (
        <span id={`${id}-note`} className={whyNot ? "why-not" : "switch-note"}>
          {said}
        </span>
      )}
    </label>
  );
}
