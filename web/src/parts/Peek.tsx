import { useEffect, useRef, useSyncExternalStore } from "react";
import { currentGlance, glanceAt, subscribeToGlances } from "./looking";

// So long it stays after the pointer has left, so that one can go over to it.
const LINGER = 600;

/**
 * What is hovered over or rested on, in full, at the side where it covers nothing of that: in passing, without taking
 * focus. Whoever has the page read aloud hears the name, and opens the same as a dialog.
 */
export function Peek() {
  const glance = useSyncExternalStore(subscribeToGlances, currentGlance);
  const isHovered = useRef(false);
  useEffect(() => {
    if (!glance) return;
    let timer = 0;
    const leave = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => isHovered.current || glanceAt(null), LINGER);
    };
    const dismiss = ({ key }: KeyboardEvent) => key === "Escape" && glanceAt(null);
    const { beside } = glance;
    beside.addEventListener("pointerleave", leave);
    beside.addEventListener("blur", leave);
    addEventListener("keydown", dismiss, true);
    addEventListener("pointerdown", leave);
    return () => {
      clearTimeout(timer);
      beside.removeEventListener("pointerleave", leave);
      beside.removeEventListener("blur", leave);
      removeEventListener("keydown", dismiss, true);
      removeEventListener("pointerdown", leave);
    };
  }, [glance]);
  if (!glance?.beside.isConnected) return null;
  const { left, right } = glance.beside.getBoundingClientRect();
  const isLeft = (left + right) / 2 > innerWidth * 0.6;
  return (
    <aside
      className={`peek panel fades${isLeft ? " is-left" : ""}`}
      aria-hidden="true"
      onPointerEnter={() => {
        isHovered.current = true;
      }}
      onPointerLeave={() => {
        isHovered.current = false;
        glanceAt(null);
      }}
    >
      {/* Links in it are for the dialog: nothing that passes takes focus. */}
      <div inert>{glance.show()}</div>
    </aside>
  );
}
