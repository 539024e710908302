import type { Plugin } from "postcss";

const PIXELS = /(\d*\.?\d+)px/g;
const PIXEL = "var(--px)";
const SIXTEENTH = 16;

/**
 * Lets text grow: stylesheets give sizes in pixels, as the look does, and the page is built with sizes that follow
 * what people set, in their browser and here. A pixel of text is `--px`, which is fixed inside drawings. Widths in
 * media queries become em, for the same reason.
 */
export function growingText(): Plugin {
  return {
    postcssPlugin: "growing-text",
    Declaration(declaration) {
      if (declaration.prop !== "font-size" && declaration.prop !== "line-height") return;
      declaration.value = grown(declaration.value);
    },
    AtRule: {
      media(rule) {
        rule.params = rule.params.replace(PIXELS, (_, pixels: string) => `${Number(pixels) / SIXTEENTH}em`);
      },
    },
  };
}

/** Returns a size with its pixels following the size of text. */
export function grown(size: string): string {
  const isWithin = /\(/.test(size);
  return size.replace(PIXELS, (_, pixels: string) =>
    isWithin ? `${pixels} * ${PIXEL}` : `calc(${pixels} * ${PIXEL})`,
  );
}
