/** Where the digits of scripts begin: Indian ones, Arabic ones (Urdu), and the wide ones of some keyboards. */
const ZEROS = [
  0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0660, 0x06f0, 0xff10,
];

/** A text with its digits as 0 to 9, whatever script they were written in: `४५` becomes `45`. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/** A comma before the last two digits is a point (`49,90`, `1.299,00`); others group, as `1,23,456` or `1,299.00`. */
export function withPoint(plain: string): string {
  if (/^\d+,\d{1,2}$/.test(plain)) return plain.replace(',', '.');
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(plain)) return plain.replaceAll('.', '').replace(',', '.');
  return /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
}
