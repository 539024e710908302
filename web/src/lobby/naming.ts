import type { Offered } from "../protocol/types";
import type { Words } from "../words/words";

/** Returns a name as ids of messages are made of it. */
export function plain(name: string): string {
  return name.replace(/[^A-Za-z0-9]+/g, "-");
}

/** Returns what an option is called: in the page's words, else by its own name. */
export function optionTitle(words: Words, option: string): string {
  const id = `option-${plain(option)}`;
  return words.has(id) ? words.phrase(id) : option.replaceAll("_", " ");
}

/** Returns what an option is about: in the page's words, else as its game says it. */
export function optionAbout(words: Words, { name, about }: Offered): string {
  const id = `option-${plain(name)}-about`;
  return words.has(id) ? words.phrase(id) : about;
}

/** Returns what a value of an option is called: in the page's words, else as its game calls it. */
export function valueTitle(words: Words, option: string, value: string, title: string): string {
  const id = `value-${plain(option)}-${plain(value) || "none"}`;
  return words.has(id) ? words.phrase(id) : title;
}
