import type { ReactNode } from "react";

/** A line over the table that says what is the matter, with what can be done about it. */
export function Banner({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <div className="banner">
      <div className="banner-words">{children}</div>
      {actions}
    </div>
  );
}
