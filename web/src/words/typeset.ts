/** Returns text with the quotation marks and apostrophes that a printer would set. */
export function typeset(text: string): string {
  return text
    .replace(/(^|[\s(])"/g, "$1“")
    .replaceAll('"', "”")
    .replaceAll("'", "’");
}
