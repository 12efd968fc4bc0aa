/** The zeros of Indian scripts, of Arabic and Urdu, and of wide keyboards; the digits 1 to 9 follow each. */
const ZEROS = [
  0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0660, 0x06f0, 0xff10,
];

/**
 * A text with its digits as 0 to 9, whatever script they were written in: `४५` becomes `45`. Each digit stays in its
 * place, so the text keeps its length.
 */
export const plainDigits = (text: string): string =>
  text.replaceAll(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/**
 * The same for a text without a letter: a number, a phone, a date, a time. Names and other words keep the digits that
 * were typed: `वार्ड ५`.
 */
export const plainNumber = (text: string): string => (/[\p{L}\p{M}]/u.test(text) ? text : plainDigits(text));
