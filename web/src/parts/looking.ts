import type { ReactNode } from "react";

/** What is shown in passing of a place that is hovered over or has focus, and beside what. */
export interface Glance {
  show: () => ReactNode;
  beside: Element;
}

// How places are looked at closely: each that can be has a way, by its element.
const ways = new WeakMap<Element, () => void>();
const listeners = new Set<() => void>();
let glance: Glance | null = null;

/** Lets an element be looked at closely. */
export function letLook(element: Element, look: () => void): () => void {
  ways.set(element, look);
  return () => ways.delete(element);
}

/** Looks closely at what has focus; returns whether there is anything to see. */
export function lookAtFocus(): boolean {
  const { activeElement: active } = document;
  const look = active ? ways.get(active) : undefined;
  look?.();
  return look !== undefined;
}

/** Shows something in passing, or nothing any longer. */
export function glanceAt(next: Glance | null): void {
  glance = next;
  for (const listener of listeners) listener();
}

export function currentGlance(): Glance | null {
  return glance;
}

export function subscribeToGlances(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
