import { type MouseEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";

const moved = new Set<() => void>();
// How many things stand before the page now, such as dialogs.
let standing = 0;
// Whether the history is on its way back, which takes the browser a moment.
let isLeaving = false;
// Whether something was opened that does not stand there yet, since its part of the page is still on its way.
let isOpening = false;
addEventListener("popstate", () => {
  isLeaving = false;
});

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

/** Goes to another page of this house; what stands before the one that is left goes with it. */
export function go(to: string, isInstead = false): void {
  const isHere = new URL(to, location.href).pathname === location.pathname;
  if (isInstead) history.replaceState(isHere ? history.state : null, "", to);
  else if (depth() > 0) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  tell();
  if (!isHere) scrollTo(0, 0);
}

/** Opens something before the page that is there, by its name in the address. */
export function open(name: string): void {
  if (isLeaving) {
    addEventListener("popstate", () => open(name), { once: true });
    return;
  }
  isOpening = true;
  const query = new URLSearchParams(location.search);
  query.set(name, "");
  const to = `${location.pathname}?${query}`;
  // What is opened out of something else has its place, whether that stays or not.
  if (depth() > 0) history.replaceState(history.state, "", to);
  else history.pushState({ over: 1 }, "", to);
  tell();
}

/** Closes what the address says is open before the page, and leaves the rest of the address as it is. */
export function close(name: string): void {
  const query = new URLSearchParams(location.search);
  if (depth() > 0 && depth() === standing) {
    goBack();
  } else if (query.has(name)) {
    query.delete(name);
    go(location.pathname + (query.size ? `?${query}` : ""), true);
  }
}

/** Lets the way back close what stands before the page, and leave the page only after that. */
export function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    standing += 1;
    isOpening = false;
    const level = standing;
    const onBack = () => {
      if (depth() < level) close.current();
    };
    const stand = () => {
      if (depth() < level) history.pushState({ over: level }, "", location.href);
      addEventListener("popstate", onBack);
    };
    // What was closed just before still has its place.
    if (isLeaving) addEventListener("popstate", stand, { once: true });
    else stand();
    return () => {
      removeEventListener("popstate", stand);
      removeEventListener("popstate", onBack);
      standing -= 1;
      // Another one may take its place in the same moment.
      setTimeout(() => depth() > standing && !isOpening && goBack());
    };
  }, []);
}

function goBack(): void {
  if (isLeaving) return;
  isLeaving = true;
  history.back();
}

/** Returns how many things stood before the page where the history is now. */
function depth(): number {
  return (history.state as { over?: number } | null)?.over ?? 0;
}

function tell(): void {
  for (const listener of moved) listener();
}

interface LinkProps {
  /** Where it leads; what begins with a question mark is opened before this page. */
  to: string;
  className?: string;
  label?: string;
  isCurrent?: boolean;
  children: ReactNode;
}

/** A link that stays in this page. */
export function Link({ to, className, label, isCurrent = false, children }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (to.startsWith("?")) open(to.slice(1));
    else go(to);
  };
  return (
    <a
      href={to}
      className={className}
      aria-label={label}
      title={label}
      aria-current={isCurrent ? "page" : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
