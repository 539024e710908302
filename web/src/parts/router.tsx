import { type MouseEvent, type ReactNode, useSyncExternalStore } from "react";

const moved = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  moved.add(listener);
  addEventListener("popstate", listener);
  return () => {
    moved.delete(listener);
    removeEventListener("popstate", listener);
  };
}

/** Returns the path of the page that is open, and what follows its question mark. */
export function useAddress(): { path: string; query: URLSearchParams } {
  const address = useSyncExternalStore(subscribe, () => location.pathname + location.search);
  const [path = "/", query = ""] = address.split("?");
  return { path, query: new URLSearchParams(query) };
}

/** Goes to another page of this house. */
export function go(to: string, isInstead = false): void {
  if (isInstead) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  for (const listener of moved) listener();
}

interface LinkProps {
  to: string;
  className?: string;
  label?: string;
  children: ReactNode;
}

/** A link that stays in this page. */
export function Link({ to, className, label, children }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} className={className} aria-label={label} title={label} onClick={follow}>
      {children}
    </a>
  );
}
