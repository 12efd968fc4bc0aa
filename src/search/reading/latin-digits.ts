/** Urdu's digits begin a row of sixteen signs; those of the other scripts of India stand at the end of one. */
const DIGITS = /[۰-۹०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;
const AFTER_URDU = 0x0900;
const FIRST_IN_ROW = 6;

/** Replaces digits of Indian scripts by Latin ones; each stays in its place. */
export const withLatinDigits = (text: string): string =>
  text.replaceAll(DIGITS, (sign) => {
    const code = sign.charCodeAt(0);
    return String((code & 0xf) - (code < AFTER_URDU ? 0 : FIRST_IN_ROW));
  });
