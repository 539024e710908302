import {
  type DOMAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from "react";
import { mergeProps } from "react-aria/mergeProps";
import { useLongPress } from "react-aria/useLongPress";
import { glanceAt, letLook } from "./looking";

const LONG = 450;
const MOVED = 8;
// So long something is hovered over or has focus before it is shown in passing.
const REST = 400;
const HAS_ROOM = "(min-width: 761px)";

interface Look {
  /** Opens it in full; nothing where there is nothing to see. */
  look: (() => void) | undefined;
  /** What is shown of it in passing. */
  glance?: () => ReactNode;
  /** What a press does that is not a long one; it is told whether it is the second of a double click. */
  onPress: (isSecond: boolean) => void;
}

interface CloserLook<T extends HTMLElement> {
  ref: RefObject<T | null>;
  props: DOMAttributes<T>;
}

/** Returns what lets a place be looked at closely: by a long press, by Space held, by hovering, by resting on it. */
export function useCloserLook<T extends HTMLElement>({ look, glance, onPress }: Look): CloserLook<T> {
  const ref = useRef<T>(null);
  const began = useRef({ x: 0, y: 0, isHeld: false, wasLong: false });
  const timer = useRef(0);
  const latest = useRef({ look, glance });
  latest.current = { look, glance };
  const canLook = look !== undefined;
  useEffect(() => {
    if (!canLook || !ref.current) return;
    return letLook(ref.current, () => latest.current.look?.());
  }, [canLook]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = () => {
    clearTimeout(timer.current);
    glanceAt(null);
    latest.current.look?.();
  };
  const { longPressProps } = useLongPress({
    threshold: LONG,
    isDisabled: !canLook,
    onLongPress: () => {
      // What was pressed may be gone by now, or let go where something else has come to lie.
      if (!began.current.isHeld || !ref.current) return;
      began.current.wasLong = true;
      open();
    },
  });
  const rest = () => {
    clearTimeout(timer.current);
    if (!canLook || !glance || !matchMedia(HAS_ROOM).matches) return;
    timer.current = window.setTimeout(() => {
      const { current } = ref;
      const { glance: show } = latest.current;
      if (current && show) glanceAt({ show, beside: current });
    }, REST);
  };
  const leave = () => clearTimeout(timer.current);
  const own: DOMAttributes<T> = {
    onPointerDown: ({ clientX: x, clientY: y }) => {
      leave();
      const press = { x, y, isHeld: true, wasLong: false };
      began.current = press;
      // A press that has become a long one is cancelled by what tells so, not by whoever presses.
      const letGo = ({ isTrusted }: Event) => {
        if (isTrusted) press.isHeld = false;
      };
      for (const end of ["pointerup", "pointercancel"]) {
        window.addEventListener(end, letGo, { capture: true, once: true });
      }
    },
    onPointerMove: ({ clientX, clientY, buttons }) => {
      const { x, y } = began.current;
      if (buttons && Math.hypot(clientX - x, clientY - y) > MOVED) began.current.isHeld = false;
    },
    onPointerEnter: ({ pointerType }) => pointerType === "mouse" && rest(),
    onPointerLeave: leave,
    onFocus: ({ currentTarget }) => currentTarget.matches(":focus-visible") && rest(),
    onBlur: leave,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.repeat) return;
      // A key that was held may have been let go elsewhere: the next press is one of its own.
      began.current.wasLong = false;
      if (event.key !== " " || !canLook) return;
      timer.current = window.setTimeout(() => {
        began.current.wasLong = true;
        open();
      }, LONG);
    },
    onKeyUp: leave,
    onContextMenu: (event) => {
      if (!canLook) return;
      event.preventDefault();
      open();
    },
    onClick: ({ detail }) => {
      leave();
      if (began.current.wasLong) began.current.wasLong = false;
      else onPress(detail > 1);
    },
  };
  // Keys stay the button's own: only a pointer presses long. A click must reach what follows the pointer, since
  // it ends the press: a place may be gone a moment later, and would be opened as if it were still held.
  const { onKeyDown: _, ...pointing } = longPressProps;
  return { ref, props: mergeProps(pointing, own) as DOMAttributes<T> };
}
