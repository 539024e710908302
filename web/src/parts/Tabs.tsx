import { type KeyboardEvent, type ReactNode, useId, useState } from "react";

interface Tab {
  name: string;
  title: string;
  badge?: number | string;
  body: ReactNode;
}

interface Props {
  tabs: readonly Tab[];
  label: string;
  className?: string;
  /** Which tab is open, where something else than its click may decide that. */
  shown?: string;
  onShow?: (name: string) => void;
}

/** Tabs of a panel; arrows go from one to the next. */
export function Tabs({ tabs, label, className = "panel", shown: given, onShow }: Props) {
  const id = useId();
  const [own, setOwn] = useState(tabs[0]?.name ?? "");
  const open = given ?? own;
  const setOpen = onShow ?? setOwn;
  const shown = tabs.find((tab) => tab.name === open) ?? tabs[0];
  const move = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const at = tabs.findIndex((tab) => tab.name === open);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!step || !next) return;
    setOpen(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus();
  };
  return (
    <div className={`tabs ${className}`}>
      <div role="tablist" aria-label={label} className="tab-list" onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            aria-selected={tab === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            className="tab"
            onClick={() => setOpen(tab.name)}
          >
            {tab.title}
            {!!tab.badge && <span className="badge">{tab.badge}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown?.name}`}
        className="tab-panel"
        tabIndex={0}
      >
        {shown?.body}
      </div>
    </div>
  );
}
