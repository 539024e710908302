/**
 * Text in twice the size needs the layout of a window half as wide. Widths in media queries know nothing of the
 * size that the page's own text has, so they are multiplied by it, in every stylesheet there is and comes.
 */
const written = new WeakMap<CSSMediaRule, string>();
const LENGTH = /(\d*\.?\d+)(px|r?em)/g;
let factor = 1;

/** Lays the page out as if its window were narrower by a factor. */
export function layOutFor(times: number): void {
  if (times === factor) return;
  factor = times;
  for (const sheet of document.styleSheets) widen(sheet);
}

/** Returns a media query with its lengths multiplied. */
export function widened(query: string, times: number): string {
  return query.replace(LENGTH, (_, length: string, unit: string) => `${Number(length) * times}${unit}`);
}

function widen(within: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of within.cssRules) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, query);
      rule.media.mediaText = widened(query, factor);
    }
    if (rule instanceof CSSGroupingRule) widen(rule);
  }
}

document.addEventListener(
  "load",
  ({ target }) => {
    if (factor !== 1 && target instanceof HTMLLinkElement && target.sheet) widen(target.sheet);
  },
  true,
);
