/** Characters that XML 1.0 cannot hold, and halves of a character. */
const UNSAYABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text inside of XML: between tags, or as an attribute in double quotes. */
export const xmlText = (text: string): string =>
  text.replaceAll(UNSAYABLE, '').replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
